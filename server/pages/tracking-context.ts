import type { TrackingContext } from '#contracts/analytics.ts'
import type { BasketResponse } from '#contracts/basket.ts'
import { fromWire } from '#contracts/money.ts'
import { majorOf, money } from '#foundation/money.ts'
import type { Market } from '#server/markets/index.ts'

/** What the data layer contains about a visitor: guest or user, and the contents of the basket. */
export function trackingContext(
  market: Pick<Market, 'currency'>,
  userId: string | undefined,
  basket: BasketResponse | undefined,
): TrackingContext {
  const lines = basket?.basket.lines ?? []
  return {
    user: userId === undefined ? { status: 'guest' } : { status: 'user', id: userId },
    commerce: {
      currencyCode: market.currency,
      basketValue: majorOf(
        money(
          lines.reduce((sum, { totalPrice }) => sum + fromWire(totalPrice).minor, 0),
          market.currency,
        ),
      ),
      basketItems: lines.map(({ productId, sku, name, unitPrice, quantity }) => ({
        ...{ productId, sku, name, quantity, price: unitPrice.salesPrice.amount },
      })),
    },
  }
}
