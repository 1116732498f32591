export interface Moving {
  /** Pause between two moves. */
  readonly everyMs: number
  /** True if somebody is looking closer just now, or nobody at all. */
  readonly rests: () => boolean
  readonly move: () => void
}

/** Moves something on, again and again, but never under a hand or an eye. Answers how to end that. */
export function keepMoving({ everyMs, rests, move }: Moving): () => void {
  const timer = setInterval(() => rests() || move(), everyMs)
  return () => clearInterval(timer)
}
