export interface Moving {
  /** Pause between two moves. */
  readonly everyMs: number
  /** True while the moving part is hovered, focused or out of sight. */
  readonly rests: () => boolean
  readonly move: () => void
}

/** Calls `move` at intervals, except while `rests` is true. Returns a function that stops it. */
export function keepMoving({ everyMs, rests, move }: Moving): () => void {
  const timer = setInterval(() => rests() || move(), everyMs)
  return () => clearInterval(timer)
}
