import type { ImportOrder } from './import-order.ts'

interface Lined {
  readonly lines: number
}

/** The progress of an import, in lines of all its files. */
export interface Meter {
  /** Records that this line of a file was read. */
  markRead(source: Lined, line: number): void
  report(label: string): void
  finish(): void
}

export function progressMeter(sources: readonly Lined[], progress: ImportOrder['progress']): Meter {
  const total = sources.reduce((sum, { lines }) => sum + lines, 0)
  const reached = new Map<Lined, number>()
  const done = () => [...reached].reduce((sum, [{ lines }, line]) => sum + Math.min(lines, line), 0)
  return {
    markRead: (source, line) => void reached.set(source, line),
    report: (label) => progress?.(done(), total, label),
    finish: () => progress?.(total, total, ''),
  }
}
