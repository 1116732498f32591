/** A set of slots, 32 to a word. */
export type Bits = Uint32Array

export const noBits = (slots: number): Bits => new Uint32Array((slots + 31) >>> 5)

export const setBit = (bits: Bits, slot: number): void => {
  bits[slot >>> 5]! |= 1 << (slot & 31)
}

export const clearBit = (bits: Bits, slot: number): void => {
  bits[slot >>> 5]! &= ~(1 << (slot & 31))
}

export const hasBit = (bits: Bits, slot: number): boolean => ((bits[slot >>> 5]! >>> (slot & 31)) & 1) === 1

/** The same set with room for `slots`. */
export function grownBits(bits: Bits, slots: number): Bits {
  const next = noBits(slots)
  next.set(bits.subarray(0, next.length))
  return next
}

/** What is in all of them. */
export function both(a: Bits, b: Bits): Bits {
  const out = new Uint32Array(a.length)
  for (let at = 0; at < a.length; at++) out[at] = a[at]! & b[at]!
  return out
}

/** What is in any of them; at least one set must be given. */
export function any(sets: readonly Bits[]): Bits {
  const [first, ...rest] = sets as [Bits, ...Bits[]]
  const out = first.slice()
  for (const set of rest) for (let at = 0; at < out.length; at++) out[at]! |= set[at]!
  return out
}

export function meet(a: Bits, b: Bits): boolean {
  for (let at = 0; at < a.length; at++) if ((a[at]! & b[at]!) !== 0) return true
  return false
}

/** Visits the slots of a set, in order. */
export function eachSlot(bits: Bits, visit: (slot: number) => void): void {
  for (let at = 0; at < bits.length; at++) {
    for (let word = bits[at]!; word !== 0; word &= word - 1) visit((at << 5) + (31 - Math.clz32(word & -word)))
  }
}

/** Slots of a set, in order. */
export function slotsOf(bits: Bits): number[] {
  const slots: number[] = []
  eachSlot(bits, (slot) => slots.push(slot))
  return slots
}

/** Where each style's run of slots ends; a style with more colours than a word has bits is split, and named in `long`. */
export interface StyleRuns {
  readonly ends: Bits
  /** The slots of styles that have more than one run. */
  readonly long: readonly (readonly number[])[]
}

/** How many styles have a product in both sets. Within a run, adding ones to every place but the last carries into the last if any bit was set. */
export function countStyles(a: Bits, b: Bits, { ends, long }: StyleRuns): number {
  let count = 0
  for (let at = 0; at < a.length; at++) {
    const hits = a[at]! & b[at]!
    if (hits === 0) continue
    const end = ends[at]!
    const carried = (((hits & ~end) + ~end) | hits) & end
    count += onesIn(carried)
  }
  for (const slots of long) {
    const runs = new Set(slots.filter((slot) => hasBit(a, slot) && hasBit(b, slot)).map((slot) => slot >>> 5))
    count -= Math.max(0, runs.size - 1)
  }
  return count
}

function onesIn(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
