export interface Turns {
  /** Current number of lines; it can change when a phone is rotated. */
  count(): number
  readonly delayMs: number
  /** Number of rounds; 0 is endless. */
  readonly loops: number
  /** True if somebody is reading just now, or nobody at all. */
  rests(): boolean
  show(index: number): void
  /** All have had their turn often enough. */
  ended(): void
}

/** Shows one after the other, and begins again. `go` moves on by hand. */
export function takeTurns({ count, delayMs, loops, rests, show, ended }: Turns) {
  let at = 0
  let told = 0
  const go = (by: number): void => {
    const all = count()
    at = all === 0 ? 0 : (at + by + all) % all
    show(at)
  }
  const timer = setInterval(() => {
    if (rests()) return
    if (at >= count() - 1) told += 1
    if (loops === 0 || told < loops) return go(1)
    clearInterval(timer)
    ended()
  }, delayMs)
  return { go, stop: () => clearInterval(timer) }
}
