import type { Product } from '#server/catalogue/index.ts'
import { hasBit, slotsOf } from './bits.ts'
import type { Sorting } from './read-request.ts'
import type { SearchColumns } from './search-columns.ts'

type Compare = (a: number, b: number) => number

/** All listed products in an order; made once for as long as the columns live. Relevance depends on the category that is listed. */
export function orderOf(columns: SearchColumns, sorting: Sorting, category: string | undefined): Uint32Array {
  const key = sorting === 'relevance' ? `relevance ${category ?? ''}` : sorting
  const known = columns.orders.get(key)
  if (known) return known
  const made = Uint32Array.from(slotsOf(columns.listed)).sort(comparing(columns, sorting, category))
  columns.orders.set(key, made)
  return made
}

function comparing(columns: SearchColumns, sorting: Sorting, category: string | undefined): Compare {
  const { slots } = columns.range.assortment
  const { minor } = columns.range.prices
  const product = (slot: number): Product => slots[slot]!
  const newest: Compare = (a, b) => product(b).availableFrom - product(a).availableFrom || a - b
  const compare: Record<Sorting, () => Compare> = {
    newest: () => newest,
    price_asc: () => (a, b) => minor[a]! - minor[b]! || newest(a, b),
    price_desc: () => (a, b) => minor[b]! - minor[a]! || newest(a, b),
    discount_desc: () => (a, b) => columns.percent[b]! - columns.percent[a]! || newest(a, b),
    popular: () => (a, b) => product(b).sold - product(a).sold || newest(a, b),
    relevance() {
      const place = new Map(slots.map((one, slot) => [slot, one ? placeIn(one, category) : 0]))
      const soldOut = (slot: number) => (hasBit(columns.stocked, slot) ? 0 : 1)
      return (a, b) => soldOut(a) - soldOut(b) || place.get(a)! - place.get(b)! || newest(a, b)
    },
  }
  return compare[sorting]()
}

/** Where editors put a product: in the category itself, else the best place it has anywhere. */
function placeIn({ categories }: Product, category: string | undefined): number {
  const own = categories.find(({ id }) => id === category)?.position
  return own ?? Math.min(...categories.map(({ position }) => position), Number.MAX_SAFE_INTEGER)
}
