/** A set of rows, 32 rows per word. */
export type Bits = Int32Array

/** An even number of words, because counting processes two at a time. */
export const noBits = (rows: number): Bits => new Int32Array(((rows + 63) >>> 6) << 1)

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

export const hasNoBits = (bits: Bits): boolean => bits.every((word) => word === 0)

/** The intersection of two sets. */
export function intersection(a: Bits, b: Bits): Bits {
  const out = new Int32Array(a.length)
  for (let at = 0; at < a.length; at++) out[at] = a[at]! & b[at]!
  return out
}

/** The union of at least one set. */
export function any(sets: readonly Bits[]): Bits {
  const [first, ...rest] = sets as [Bits, ...Bits[]]
  const out = first.slice()
  for (const set of rest) for (let at = 0; at < out.length; at++) out[at]! |= set[at]!
  return out
}

/** The difference: rows of the first set that are not in the second. */
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

/** The end of each style's run of rows. A style whose rows are in several words has one run per word and is listed in `long`. */
export interface StyleRuns {
  readonly ends: Bits
  /** The rows of styles with more than one run. */
  readonly long: readonly (readonly number[])[]
}

/** Words per block. A block is processed or skipped as a whole. */
const blockWords = 8

const blocksIn = (bits: Bits): number => Math.ceil(bits.length / blockWords)

function isEmpty(bits: Bits, block: number): boolean {
  const start = block * blockWords
  const end = Math.min(start + blockWords, bits.length)
  for (let at = start; at < end; at++) if (bits[at] !== 0) return false
  return true
}

/** A set, and the numbers of its blocks that are not empty. */
export interface BitsWithBlocks {
  readonly bits: Bits
  readonly blocks: Int32Array
}

/** Similar goods are adjacent, so in most sets most blocks are empty. */
export function withBlocks(bits: Bits): BitsWithBlocks {
  const blocks: number[] = []
  for (let block = 0; block < blocksIn(bits); block++) if (!isEmpty(bits, block)) blocks.push(block)
  return { bits, blocks: Int32Array.from(blocks) }
}

/** A set with which many others are intersected to count styles. */
export interface Among {
  readonly bits: Bits
  /** 1 for each block that is not empty. */
  readonly filled: Uint8Array
}

export function among(bits: Bits): Among {
  const filled = new Uint8Array(blocksIn(bits))
  for (let block = 0; block < filled.length; block++) if (!isEmpty(bits, block)) filled[block] = 1
  return { bits, filled }
}

/** The number of styles with a product in both sets. */
export function countStyles(
  { bits: a, filled }: Among,
  { bits: b, blocks }: BitsWithBlocks,
  { ends, long }: StyleRuns,
): number {
  let count = 0
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at]!
    if (filled[block] !== 0) count += stylesInBlock(a, b, ends, block * blockWords)
  }
  for (const rows of long) {
    const runs = new Set(rows.filter((row) => hasBit(a, row) && hasBit(b, row)).map((row) => row >>> 5))
    count -= Math.max(0, runs.size - 1)
  }
  return count
}

/** Counts in separate bytes as long as no byte can overflow. This is faster than adding word by word. */
function stylesInBlock(a: Bits, b: Bits, ends: Bits, start: number): number {
  const end = Math.min(start + blockWords, a.length)
  let bytes = 0
  for (let at = start; at < end; at += 2) {
    const nibbles =
      nibblesIn(lastOfRuns(a[at]! & b[at]!, ends[at]!)) + nibblesIn(lastOfRuns(a[at + 1]! & b[at + 1]!, ends[at + 1]!))
    bytes += (nibbles & 0x0f0f0f0f) + ((nibbles >>> 4) & 0x0f0f0f0f)
  }
  const halves = (bytes & 0x00ff00ff) + ((bytes >>> 8) & 0x00ff00ff)
  return (halves & 0xffff) + (halves >>> 16)
}

/** The last bit of each run with at least one hit: an addition carries into the last bit if another bit of the run is set. */
const lastOfRuns = (hits: number, last: number): number => (((hits & ~last) + ~last) | hits) & last

/** The number of bits in each group of four bits. It is at most 4, so two such sums fit into four bits. */
function nibblesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
}

export function meetsBlocked(a: Bits, { bits: b, blocks }: BitsWithBlocks): boolean {
  for (let block = 0; block < blocks.length; block++) {
    const start = blocks[block]! * blockWords
    const end = Math.min(start + blockWords, a.length)
    for (let at = start; at < end; at++) if ((a[at]! & b[at]!) !== 0) return true
  }
  return false
}
