export interface RotationOptions {
  /** Current number of lines. It can change when a phone is rotated. */
  count(): number
  readonly delayMs: number
  /** Number of rounds; 0 means without end. */
  readonly loops: number
  /** True while the lines are paused, hovered or focused, or the page is hidden. */
  isResting(): boolean
  show(index: number): void
  /** Called after the last round. */
  ended(): void
}

/** Shows the lines in turn, in rounds. `go` moves to another line when the shopper requests it. */
export function rotateLines({ count, delayMs, loops, isResting, show, ended }: RotationOptions) {
  let at = 0
  let told = 0
  const go = (by: number): void => {
    const all = count()
    at = all === 0 ? 0 : (at + by + all) % all
    show(at)
  }
  const timer = setInterval(() => {
    if (isResting()) return
    if (at >= count() - 1) told += 1
    if (loops === 0 || told < loops) return go(1)
    clearInterval(timer)
    ended()
  }, delayMs)
  return { go, stop: () => clearInterval(timer) }
}
