import { queueToast, type ToastKind } from '#ui/toast/index.ts'
import { type AnalyticsArea, trackError } from './analytics.ts'

/** Severity and key of the text. */
export type ToastMessage = readonly [kind: ToastKind, key: string]

const wentWrong: ReadonlySet<ToastKind> = new Set(['danger', 'warning'])

/** Shows a toast. Warnings and failures are also sent to analytics, by their key. */
export function showToast(area: AnalyticsArea, [kind, key]: ToastMessage, text: string, show = queueToast): void {
  show(kind, text)
  if (wentWrong.has(kind)) trackError(area, key)
}
