export interface AutoplayOptions {
  /** Pause between two moves. */
  readonly everyMs: number
  /** True while the moving part is hovered, focused or out of sight. */
  readonly isPaused: () => boolean
  readonly move: () => void
}

/** Calls `move` at intervals, except while `isPaused` is true. Returns a function that stops it. */
export function keepMoving({ everyMs, isPaused, move }: AutoplayOptions): () => void {
  const timer = setInterval(() => isPaused() || move(), everyMs)
  return () => clearInterval(timer)
}
