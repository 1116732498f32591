import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { BasketHold, Stock } from '#server/stock/index.ts'
import type { BasketProblem } from './basket.problems.ts'
import type { Basket } from './basket.ts'
import { placeOfLine } from './basket-line.ts'
import type { ReadBasket } from './basket-with-goods.ts'
import type { Goods } from './goods.ts'

export interface HoldNeeds {
  readonly stock: Pick<Stock, 'hold'>
  readonly clock: () => Date
}

const usualMinutes = 15

/** True if pieces are held as soon as they are put into a basket. */
const isHeld = (goods: Goods, { choices }: Market, sku: string): boolean =>
  choices.reserveMinutes !== undefined || goods.variants.get(sku)?.reserveAt === 'basket'

export const needsHolding = ({ lines, holdsUntil }: Basket, goods: Goods, market: Market): boolean =>
  holdsUntil !== null || lines.some(({ sku }) => isHeld(goods, market, sku))

/** Holds exactly the pieces of the basket's lines, and stores until when. */
export async function holdPieces(
  { stock, clock }: HoldNeeds,
  inside: Database,
  market: Market,
  { basket, goods, ...how }: ReadBasket & Pick<BasketHold, 'takesOver' | 'orFewer'>,
): Promise<Result<Basket, BasketProblem>> {
  const requested = basket.lines
    .filter(({ sku }) => isHeld(goods, market, sku))
    .map((line) => ({ sku: line.sku, quantity: line.quantity, place: placeOfLine(line) }))
  const minutes = market.choices.reserveMinutes ?? usualMinutes
  const until = new Date(clock().getTime() + minutes * 60_000)
  const places = market.choices.warehouses
  const held = await stock.hold(inside, { basketId: basket.id, places, requested, until, ...how })
  if (held.ok) return accepted({ ...basket, holdsUntil: held.reserved.length > 0 ? until : null })
  const { sku, available } = held.short[0] ?? { sku: '', available: 0 }
  return refused(
    available === 0 ? { code: 'basket.sold-out', sku } : { code: 'basket.not-enough-stock', sku, available },
  )
}
