import { toastGapMs, toastMs } from '#foundation/fixed-values.ts'

export type ToastKind = 'danger' | 'warning' | 'info' | 'success'

export interface Toast {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
}

/** Toasts in order. The first one is shown, or its time has just ended and the pause before the next one runs. */
let waiting: readonly Toast[] = []
/** True during the pause between the first toast and the next one. */
let isPause = false
let isHeld = false
let timer: ReturnType<typeof setTimeout> | undefined
let made = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** A message of no known kind stays as long as a success. */
const timeOf = ({ kind }: Toast): number => toastMs[kind] ?? toastMs.success

/** Restarts the timer of the first toast, if a component is there to show it. */
function beginTime(): void {
  clearTimeout(timer)
  const [first] = waiting
  if (!first || listeners.size === 0 || (isHeld && !isPause)) return
  timer = isPause ? setTimeout(showNext, toastGapMs) : setTimeout(closeToast, timeOf(first))
}

function showNext(): void {
  isPause = false
  isHeld = false
  change(waiting.slice(1))
  beginTime()
}

const isEqual = (toast: Toast | undefined, kind: ToastKind, text: string): boolean =>
  toast?.kind === kind && toast.text === text && !(isPause && toast === waiting[0])

/** Queues a short message. The same message twice in a row is shown once. The page must say the same in another place too. */
export function queueToast(kind: ToastKind, text: string): void {
  if (isEqual(waiting.at(-1), kind, text)) return
  change([...waiting, { id: ++made, kind, text }])
  if (waiting.length === 1) beginTime()
}

/** Shows an urgent message. It replaces the current one, unless both are equal, and removes the waiting ones. */
export function showToastAtOnce(kind: ToastKind, text: string): void {
  const [up] = waiting
  if (!up) queueToast(kind, text)
  else if (isEqual(up, kind, text)) change([up])
  else {
    change([up, { id: ++made, kind, text }])
    if (!isPause) closeToast()
  }
}

/** Closes the current message; the next one follows after a pause. Without a current message it does nothing, so the next one is not lost. */
export function closeToast(): void {
  if (isPause || waiting.length === 0) return
  isPause = true
  change([...waiting])
  beginTime()
}

const tellsOfFailure = ({ kind }: Toast): boolean => kind === 'danger' || kind === 'warning'

/** Removes all messages about failures, shown and waiting, because the form they were about is now accepted. */
export function dropFailures(): void {
  const [up, ...rest] = waiting
  if (!up) return
  waiting = [up, ...rest.filter((toast) => !tellsOfFailure(toast))]
  if (!isPause && tellsOfFailure(up)) closeToast()
  else change(waiting)
}

/** A held message stays. Its timer restarts when it is released. */
export function holdToast(held: boolean): void {
  isHeld = held
  if (!isPause) beginTime()
}

export const toasts = {
  now: (): Toast | undefined => (isPause ? undefined : waiting[0]),
  listen(listener: () => void): () => void {
    listeners.add(listener)
    if (listeners.size === 1) beginTime()
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) clearTimeout(timer)
    }
  },
}
