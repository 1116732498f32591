import type { Sorting } from '../read-request.ts'
import { hasBit } from './bits.ts'
import { calculateOnce, type SearchColumns, valuesOf } from './market-columns.ts'

/** Rows in a display order, and the position of each row. */
export interface Order {
  readonly rows: Int32Array
  /** Built at the first use. */
  placeOf(): Int32Array
}

/** All products that are sold, in this order. By relevance, a category has only its own products, in the editors' order. */
export function orderOf(columns: SearchColumns, sorting: Sorting, category: string | undefined): Order {
  const own = sorting === 'relevance' ? category : undefined
  return calculateOnce(columns, `order ${sorting} ${own ?? ''}`, () =>
    order(columns.goods.count, rowsIn(columns, sorting, own)),
  )
}

function order(count: number, rows: Int32Array): Order {
  let places: Int32Array | undefined
  return {
    rows,
    placeOf() {
      if (places) return places
      places = new Int32Array(count)
      for (let place = 0; place < rows.length; place++) places[rows[place]!] = place
      return places
    },
  }
}

function rowsIn(columns: SearchColumns, sorting: Sorting, category: string | undefined): Int32Array {
  if (sorting === 'newest') return newest(columns)
  const first = orderOf(columns, 'newest', undefined).rows
  const { goods, percent, range } = columns
  const { slotAt } = goods.rows
  const price = (row: number) => range.prices.minor[slotAt[row]!]!
  switch (sorting) {
    case 'price_asc':
      return sorted(first, price)
    case 'price_desc':
      return sorted(first, (row) => -price(row))
    case 'discount_desc':
      return sorted(first, (row) => -percent[row]!)
    case 'popular':
      return sorted(first, (row) => -goods.sold[row]!)
    default:
      return asPlaced(columns, first, category)
  }
}

function newest({ goods, sold }: SearchColumns): Int32Array {
  const rows: number[] = []
  for (const row of goods.rows.rowOf) if (row >= 0 && hasBit(sold, row)) rows.push(row)
  return sorted(Int32Array.from(rows), (row) => -goods.since[row]!)
}

/** The editors' order: by a product's position in the category itself, else by its best position anywhere. Sold-out products come last. */
function asPlaced(columns: SearchColumns, first: Int32Array, category: string | undefined): Int32Array {
  const { goods, stock } = columns
  const among = category === undefined ? undefined : valuesOf(columns, 'category').get(category)?.bits
  const rows = among ? first.filter((row) => hasBit(among, row)) : first
  const place = (row: number): number => {
    const { categories } = goods.assortment.slots[goods.rows.slotAt[row]!]!
    const own = categories.find(({ id }) => id === category)?.position
    return Math.min(farthest, own ?? Math.min(farthest, ...categories.map(({ position }) => position)))
  }
  return sorted(sorted(rows, place), (row) => (hasBit(stock.stocked, row) ? 0 : 1))
}

const farthest = 2 ** 30

const digitBits = 11
const digits = 1 << digitBits

/** Sorts rows by a whole number. Equal rows keep their order. A radix sort, because it is faster than comparing. */
export function sorted(rows: Int32Array, keyOf: (row: number) => number): Int32Array {
  const keys = new Float64Array(rows.length)
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < rows.length; at++) {
    const key = keyOf(rows[at]!)
    keys[at] = key
    if (key < least) least = key
    if (key > most) most = key
  }
  let order: Int32Array = Int32Array.from(rows.keys())
  for (let unit = 1; unit <= most - least; unit *= digits) {
    const starts = new Int32Array(digits + 1)
    const digitOf = (at: number) => Math.floor((keys[at]! - least) / unit) % digits
    for (let at = 0; at < order.length; at++) starts[digitOf(order[at]!) + 1]! += 1
    for (let digit = 0; digit < digits; digit++) starts[digit + 1]! += starts[digit]!
    const next = new Int32Array(order.length)
    for (let at = 0; at < order.length; at++) next[starts[digitOf(order[at]!)]!++] = order[at]!
    order = next
  }
  return order.map((at) => rows[at]!)
}
