import { accepted, refused } from '#foundation/result.ts'
import type { Order } from '../order.ts'
import { isOwn, type OrderOwner } from '../order-access.ts'
import type { OrderAnswers } from '../order-answers.ts'
import type { OrderHandlers, OrdersRoutesNeeds } from '../orders-needs.ts'
import type { ListedOrder } from './order-history.repository.ts'
import { orderSummary } from './order-summary.ts'

/** The calls of signed-in shoppers about their own orders. */
export function ownOrderHandlers(needs: OrdersRoutesNeeds, { storedDetailOf }: OrderAnswers) {
  const { orders } = needs
  const ownerOf = async (accountId: string): Promise<OrderOwner> => ({
    accountId,
    email: await needs.emailOf(accountId),
  })
  const ownOrder = async (order: Order | undefined, accountId: string | undefined) => {
    if (accountId === undefined) return refused({ code: 'order.sign-in-needed' })
    if (!order || !isOwn(order, await ownerOf(accountId))) return refused({ code: 'order.not-found' })
    return accepted(await storedDetailOf(order, true))
  }
  return {
    'GET /api/order/order/{orderId}': async ({ params, visitor }) =>
      ownOrder(await orders.find(params.orderId), visitor.accountId),
    'GET /api/order/order/number/{orderNumber}': async ({ params, visitor }) =>
      ownOrder(await orders.findByNumber(params.orderNumber), visitor.accountId),
    'GET /api/order/order/history': async ({ query: { page, size, after, search }, visitor: { accountId } }) => {
      if (accountId === undefined) return refused({ code: 'order.sign-in-needed' })
      const first = after === undefined ? (page - 1) * size : 0
      const [{ orders: listed }, total] = await Promise.all([
        needs.ownOrders.list(accountId, { first, size, after, search }),
        needs.ownOrders.count(accountId, search),
      ])
      const wordsOf = (order: ListedOrder) => needs.words(needs.markets.find(order.market) ?? needs.markets.open[0]!)
      return accepted({ orders: listed.map((order) => orderSummary(order, wordsOf(order))), total, page, size })
    },
    'POST /api/order/order/number/{orderNumber}/cancel': async ({ params, visitor: { accountId } }) => {
      if (accountId === undefined) return refused({ code: 'order.sign-in-needed' })
      const done = await needs.ownOrders.cancel(accountId, params.orderNumber)
      return done.ok ? accepted(await storedDetailOf(done.value, true)) : done
    },
  } satisfies Partial<OrderHandlers>
}
