import type { Assortment, Product } from '#server/catalogue/index.ts'
import { type Bits, noBits, type StyleRuns, setBit } from './bits.ts'

/**
 * The order of products in columns. Similar products are adjacent, so a set such as all dresses is one range, and
 * counting can skip the rest. The colours of a style are adjacent.
 */
export interface Rows {
  /** -1 for an empty row. */
  readonly slotAt: Int32Array
  /** -1 for an empty slot. */
  readonly rowOf: Int32Array
  readonly runs: StyleRuns
  /** The first and last row of the style, for each row. */
  readonly first: Int32Array
  readonly last: Int32Array
}

/** Bits per word. The rows of a style are in one word unless it has more colours than this. */
const word = 32

/** Gives each product a row. With `old`, known products keep their rows and new ones follow. */
export function arranged({ slots, slotsOfStyle }: Assortment, old?: Rows): Rows {
  // The same number of slots means the same styles and colours: a style with a new colour moves to new slots at the
  // end.
  if (old?.rowOf.length === slots.length) return old
  const slotAt: number[] = old ? Array.from(old.slotAt) : []
  const rowOf = new Int32Array(slots.length).fill(-1)
  if (old) rowOf.set(old.rowOf.subarray(0, slots.length))
  const fresh = [...slotsOfStyle.values()].filter((own) => own.length > 0 && !(old && rowOf[own[0]!]! >= 0))
  const inOrder = fresh
    .map((own) => ({ own, key: likeness(slots[own.find((slot) => slots[slot]) ?? -1]) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.own[0]! - b.own[0]!))
  for (const { own } of inOrder) {
    const room = word - (slotAt.length % word)
    if (own.length > room && own.length <= word) for (let at = 0; at < room; at++) slotAt.push(-1)
    for (const slot of own) rowOf[slot] = slotAt.push(slot) - 1
  }
  return { slotAt: Int32Array.from(slotAt), rowOf, ...runsOf(slotsOfStyle, rowOf, slotAt.length) }
}

/** The sort key of rows: the properties that most filters use. */
function likeness(product: Product | undefined): string {
  if (!product) return ''
  const deepest = product.categories.map(({ id }) => id).sort((a, b) => b.length - a.length)[0] ?? ''
  return [product.subBrand, product.family, product.variants[0]?.sizeGroup, deepest, product.attributes.material].join(
    ' ',
  )
}

function runsOf(
  slotsOfStyle: Assortment['slotsOfStyle'],
  rowOf: Int32Array,
  count: number,
): Pick<Rows, 'runs' | 'first' | 'last'> {
  const [first, last] = [new Int32Array(count), new Int32Array(count)]
  const ends: Bits = noBits(count)
  const long: number[][] = []
  for (const slots of slotsOfStyle.values()) {
    if (slots.length === 0) continue
    const [start, end] = [rowOf[slots[0]!]!, rowOf[slots.at(-1)!]!]
    for (let row = start; row <= end; row++) {
      first[row] = start
      last[row] = end
      if (row === end || (row & 31) === 31) setBit(ends, row)
    }
    if (start >>> 5 !== end >>> 5) long.push(slots.map((slot) => rowOf[slot]!))
  }
  return { runs: { ends, long }, first, last }
}
