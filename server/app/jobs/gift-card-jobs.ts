import { fromWire } from '#contracts/money.ts'
import type { GiftCards } from '#server/gift-cards/index.ts'
import { type Fulfilments, remainingPieces } from '#server/orders/index.ts'
import type { Database } from '#server/platform/database.ts'

export interface GiftCardJobNeeds {
  readonly database: Database
  readonly fulfilments: Pick<Fulfilments, 'lock'>
  readonly giftCards: Pick<GiftCards, 'issue'>
}

/**
 * Issues the gift cards bought with an order, once. Cancelled pieces get none, and none are issued while the order's
 * money is lost. The order is locked meanwhile, so a cancellation comes either before or after.
 */
export const issueGiftCards =
  ({ database, fulfilments, giftCards }: GiftCardJobNeeds) =>
  (orderId: string): Promise<void> =>
    database.transaction(async (inside) => {
      const order = await fulfilments.lock(inside, orderId)
      if (!order || order.isHeldBack || order.state === 'cancelled' || order.state === 'paymentprocessing') return
      for (const { id, giftCard, unitPrice } of order.content.lines) {
        const line = order.lines.find(({ lineId }) => lineId === id)
        if (!giftCard || !line) continue
        const value = fromWire(unitPrice.listPrice ?? unitPrice.salesPrice)
        const bought = {
          orderId,
          lineId: id,
          market: order.market,
          pieces: remainingPieces(line),
          value,
          letter: giftCard,
        }
        await giftCards.issue(bought, inside)
      }
    })
