import { isId } from '#foundation/ids.ts'
import { accepted, refused } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { OrderAnswers } from '../order-answers.ts'
import { orderPurchase } from '../order-purchase.ts'
import type { OrderHandlers, OrdersRoutesNeeds } from '../orders-needs.ts'

/** The receipt, for everybody who has its address. `order-access.ts` decides whether it shows personal data. */
export function receiptHandlers(needs: OrdersRoutesNeeds, { detailOf, storedDetailOf }: OrderAnswers) {
  const receiptOf = async (id: string, market: Market, visitor: { readonly accountId: string | undefined }) => {
    const order = await needs.orders.find(id)
    if (order?.market !== market.id) return undefined
    return { order, personal: await needs.ownOrders.mayReadPersonalData(order, visitor.accountId) }
  }
  return {
    'GET /api/order/{catalog}/order/receipt/{orderId}': async ({ market, params, visitor }) => {
      const { orderId } = params
      // Both queries run at the same time, to save a round trip to the database.
      const [found, progress] = await Promise.all([
        receiptOf(orderId, market, visitor),
        isId(orderId) ? needs.fulfilments.readProgress(orderId) : undefined,
      ])
      if (!found || !progress) return refused({ code: 'order.not-found' })
      const purchase = orderPurchase(found.order, market.country.tax.included)
      return accepted({ ...detailOf(found.order, found.personal, progress), purchase })
    },
    'GET /api/order/{catalog}/order/receipt/{orderId}/pdf': async ({ market, params, visitor }) => {
      const found = await receiptOf(params.orderId, market, visitor)
      if (!found) return refused({ code: 'order.not-found' })
      const { order } = await storedDetailOf(found.order, found.personal)
      const file = await needs.receiptPdf(order, market)
      return accepted({ readyFile: file, type: 'application/pdf', name: `${order.orderNumber}.pdf` })
    },
  } satisfies Partial<OrderHandlers>
}
