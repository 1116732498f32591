/** A set of rows, 32 to a word. */
export type Bits = Int32Array

export const noBits = (rows: number): Bits => new Int32Array((rows + 31) >>> 5)

export const setBit = (bits: Bits, row: number): void => {
  bits[row >>> 5]! |= 1 << (row & 31)
}

export const clearBit = (bits: Bits, row: number): void => {
  bits[row >>> 5]! &= ~(1 << (row & 31))
}

export const hasBit = (bits: Bits, row: number): boolean => ((bits[row >>> 5]! >>> (row & 31)) & 1) === 1

/** The same set with room for `rows`. */
export function grownBits(bits: Bits, rows: number): Bits {
  const next = noBits(rows)
  next.set(bits.subarray(0, next.length))
  return next
}

/** What is in both of them. */
export function both(a: Bits, b: Bits): Bits {
  const out = new Int32Array(a.length)
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

/** What is in the first and not in the second. */
export function without(a: Bits, b: Bits): Bits {
  const out = new Int32Array(a.length)
  for (let at = 0; at < a.length; at++) out[at] = a[at]! & ~b[at]!
  return out
}

/** Visits the rows of a set, in order. */
export function eachRow(bits: Bits, visit: (row: number) => void): void {
  for (let at = 0; at < bits.length; at++) {
    for (let word = bits[at]!; word !== 0; word &= word - 1) visit((at << 5) + (31 - Math.clz32(word & -word)))
  }
}

/** Rows of a set, in order. */
export function rowsOf(bits: Bits): number[] {
  const rows: number[] = []
  eachRow(bits, (row) => rows.push(row))
  return rows
}

/** Where each style's run of rows ends; a style with more colours than a word has bits is split, and named in `long`. */
export interface StyleRuns {
  readonly ends: Bits
  /** The rows of styles that have more than one run. */
  readonly long: readonly (readonly number[])[]
}

/** Words looked at together or not at all. */
const blockWords = 16

/** Numbers of the blocks in which a set has anything. Goods that are alike stand side by side, so most sets leave most blocks empty. */
export function blocksOf(bits: Bits): Int32Array {
  const blocks: number[] = []
  for (let start = 0; start < bits.length; start += blockWords) {
    let seen = 0
    for (let at = start; at < Math.min(start + blockWords, bits.length); at++) seen |= bits[at]!
    if (seen !== 0) blocks.push(start / blockWords)
  }
  return Int32Array.from(blocks)
}

/** A set whose blocks are known. */
export interface Blocked {
  readonly bits: Bits
  readonly blocks: Int32Array
}

export const blocked = (bits: Bits): Blocked => ({ bits, blocks: blocksOf(bits) })

/** How many styles have a product in both sets. Within a run, adding ones to every place but the last carries into the last if any bit was set. */
export function countStyles(a: Bits, { bits: b, blocks }: Blocked, { ends, long }: StyleRuns): number {
  let count = 0
  for (let block = 0; block < blocks.length; block++) {
    const start = blocks[block]! * blockWords
    const end = Math.min(start + blockWords, a.length)
    for (let at = start; at < end; at++) {
      const hits = a[at]! & b[at]!
      if (hits === 0) continue
      const last = ends[at]!
      count += onesIn((((hits & ~last) + ~last) | hits) & last)
    }
  }
  for (const rows of long) {
    const runs = new Set(rows.filter((row) => hasBit(a, row) && hasBit(b, row)).map((row) => row >>> 5))
    count -= Math.max(0, runs.size - 1)
  }
  return count
}

export function meetsBlocked(a: Bits, { bits: b, blocks }: Blocked): boolean {
  for (let block = 0; block < blocks.length; block++) {
    const start = blocks[block]! * blockWords
    const end = Math.min(start + blockWords, a.length)
    for (let at = start; at < end; at++) if ((a[at]! & b[at]!) !== 0) return true
  }
  return false
}

function onesIn(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
