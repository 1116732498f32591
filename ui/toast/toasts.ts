export type ToastKind = 'danger' | 'warning' | 'info' | 'success'

export interface Toast {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
  /** It gave way to one that could not wait. */
  readonly over?: true
}

let waiting: readonly Toast[] = []
let made = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  waiting = next
  for (const listener of listeners) listener()
}

const isEqual = (toast: Toast | undefined, kind: ToastKind, text: string): boolean =>
  toast !== undefined && !toast.over && toast.kind === kind && toast.text === text

/** Shows a short message, after those before it; equal ones in a row once. Never the only place where it is said. */
export function queueToast(kind: ToastKind, text: string): void {
  if (!isEqual(waiting.at(-1), kind, text)) change([...waiting, { id: ++made, kind, text }])
}

/** Shows a message that cannot wait: the one that is up goes at once unless it says the same, and what waited behind it is left out. */
export function showToastAtOnce(kind: ToastKind, text: string): void {
  const [up] = waiting
  if (up && isEqual(up, kind, text)) change([up])
  else change([...(up ? [{ ...up, over: true as const }] : []), { id: ++made, kind, text }])
}

export const dropToast = (id: number): void => change(waiting.filter((toast) => toast.id !== id))

export const toasts = {
  now: (): Toast | undefined => waiting[0],
  listen(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
