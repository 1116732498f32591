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
 * An order that was placed issues the gift cards bought with it, once; not those of pieces that were cancelled, and none while its money is
 * lost. The order is locked until they are made, so that it is cancelled either before or after.
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
