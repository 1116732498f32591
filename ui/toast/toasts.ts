import { toastGapMs, toastMs } from '#foundation/fixed-values.ts'

export type ToastKind = 'danger' | 'warning' | 'info' | 'success'

export interface Toast {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
}

/** The first one is up, or was just up. */
let waiting: readonly Toast[] = []
/** The first one has left the screen; the next one follows after a pause. */
let isPause = false
let isHeld = false
let timer: ReturnType<typeof setTimeout> | undefined
let made = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** Begins the time of the first one anew, while there is somebody to show it. */
function beginTime(): void {
  clearTimeout(timer)
  const [first] = waiting
  if (!first || listeners.size === 0 || (isHeld && !isPause)) return
  timer = isPause ? setTimeout(showNext, toastGapMs) : setTimeout(closeToast, toastMs[first.kind])
}

function showNext(): void {
  isPause = false
  isHeld = false
  change(waiting.slice(1))
  beginTime()
}

const isEqual = (toast: Toast | undefined, kind: ToastKind, text: string): boolean =>
  toast?.kind === kind && toast.text === text && !(isPause && toast === waiting[0])

/** Shows a short message, after those before it; equal ones in a row once. Never the only place where it is said. */
export function queueToast(kind: ToastKind, text: string): void {
  if (isEqual(waiting.at(-1), kind, text)) return
  change([...waiting, { id: ++made, kind, text }])
  if (waiting.length === 1) beginTime()
}

/** Shows a message that cannot wait: the one that is up goes at once unless it says the same, and what waited behind it is left out. */
export function showToastAtOnce(kind: ToastKind, text: string): void {
  const [up] = waiting
  if (!up) queueToast(kind, text)
  else if (isEqual(up, kind, text)) change([up])
  else {
    change([up, { id: ++made, kind, text }])
    if (!isPause) closeToast()
  }
}

/** Takes away the message that is up; the next one follows after the pause between two. */
export function closeToast(): void {
  isPause = true
  change([...waiting])
  beginTime()
}

const tellsOfFailure = ({ kind }: Toast): boolean => kind === 'danger' || kind === 'warning'

/** Removes all messages about failures, shown and waiting: the form they were about is accepted now. */
export function dropFailures(): void {
  const [up, ...rest] = waiting
  if (!up) return
  waiting = [up, ...rest.filter((toast) => !tellsOfFailure(toast))]
  if (!isPause && tellsOfFailure(up)) closeToast()
  else change(waiting)
}

/** A message that is held stays; its time begins anew when it is let go. */
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
