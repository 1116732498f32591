import { queueToast, type ToastKind } from '#ui/toast/index.ts'
import { type Area, tellError } from './analytics.ts'

/** Severity and text key. */
export type ToastMessage = readonly [kind: ToastKind, key: string]

const wentWrong: ReadonlySet<ToastKind> = new Set(['danger', 'warning'])

/** Says something that passes by; what went wrong is told to analytics as well, by its key. */
export function showToast(area: Area, [kind, key]: ToastMessage, text: string, show = queueToast): void {
  show(kind, text)
  if (wentWrong.has(kind)) tellError(area, key)
}
