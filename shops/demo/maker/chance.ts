/** Repeatable random values: the same seed always gives the same goods. */
export interface Chance {
  /** A number from 0 up to, but not including, 1. */
  next(): number
  /** True in this share of cases. */
  happens(share: number): boolean
  whole(low: number, high: number): number
  pick<Value>(list: readonly Value[]): Value
  shuffled<Value>(list: readonly Value[]): Value[]
}

export function chanceFrom(seed: string): Chance {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    whole,
    happens: (share) => next() < share,
    pick: (list) => list[whole(0, list.length - 1)]!,
    shuffled: (list) => {
      const cards = [...list]
      for (let last = cards.length - 1; last > 0; last--) {
        const other = whole(0, last)
        const held = cards[last]!
        cards[last] = cards[other]!
        cards[other] = held
      }
      return cards
    },
  }
}
