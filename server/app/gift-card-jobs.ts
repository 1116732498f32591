import { fromWire } from '#contracts/money.ts'
import type { GiftCards } from '#server/gift-cards/index.ts'
import type { Orders } from '#server/orders/index.ts'

export interface GiftCardJobNeeds {
  readonly orders: Pick<Orders, 'find'>
  readonly giftCards: Pick<GiftCards, 'issue'>
}

/** An order that was placed issues the gift cards bought with it; told twice, they are made once. */
export const issueGiftCards =
  ({ orders, giftCards }: GiftCardJobNeeds) =>
  async (orderId: string): Promise<void> => {
    const order = await orders.find(orderId)
    if (!order) return
    for (const { id, giftCard, unitPrice, quantity } of order.content.lines) {
      if (!giftCard) continue
      await giftCards.issue({
        orderId: order.id,
        lineId: id,
        market: order.market,
        pieces: quantity,
        value: fromWire(unitPrice.listPrice ?? unitPrice.salesPrice),
        letter: giftCard,
      })
    }
  }
