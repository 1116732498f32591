import { type Bits, clearBit, noBits, setBit, without } from './bits.ts'
import { calculateOnce, type SearchColumns } from './market-columns.ts'
import { orderOf } from './orders.ts'

/** Sets of the cheapest products in steps, so that every price bound is close to one of these sets. */
interface PriceSteps {
  /** Prices in ascending order, with their rows. */
  readonly prices: Int32Array
  readonly rows: Int32Array
  readonly cheapest: readonly Bits[]
  readonly step: number
}

const steps = 32

/** Products in a price range, including both bounds. */
export function pricedBetween(columns: SearchColumns, low: number, high: number): Bits {
  const known = calculateOnce(columns, 'price steps', () => priceSteps(columns))
  return without(cheapest(known, firstAbove(known, high)), cheapest(known, firstAbove(known, low - 1)))
}

/** The lowest and highest price in a set; undefined for an empty set. */
export function priceBounds(columns: SearchColumns, among: Bits): readonly [number, number] | undefined {
  const { prices, rows } = calculateOnce(columns, 'price steps', () => priceSteps(columns))
  const isIn = (row: number) => ((among[row >>> 5]! >>> (row & 31)) & 1) === 1
  const first = rows.findIndex(isIn)
  return first < 0 ? undefined : [prices[first]!, prices[rows.findLastIndex(isIn)]!]
}

function priceSteps(columns: SearchColumns): PriceSteps {
  const { rows } = orderOf(columns, 'price_asc', undefined)
  const { slotAt } = columns.goods.rows
  const prices = rows.map((row) => columns.range.prices.minor[slotAt[row]!]!)
  const step = Math.max(1, Math.ceil(rows.length / steps))
  const bits = noBits(columns.goods.count)
  const cheapest: Bits[] = [bits.slice()]
  for (const [at, row] of rows.entries()) {
    setBit(bits, row)
    if ((at + 1) % step === 0) cheapest.push(bits.slice())
  }
  return { prices, rows, cheapest, step }
}

/** The `count` cheapest products. */
function cheapest({ rows, cheapest: known, step }: PriceSteps, count: number): Bits {
  const near = Math.min(known.length - 1, Math.round(count / step))
  const bits = known[near]!.slice()
  for (let at = near * step; at < count; at++) setBit(bits, rows[at]!)
  for (let at = count; at < near * step; at++) clearBit(bits, rows[at]!)
  return bits
}

function firstAbove({ prices }: PriceSteps, price: number): number {
  let [low, high] = [0, prices.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (prices[middle]! <= price) low = middle + 1
    else high = middle
  }
  return low
}
