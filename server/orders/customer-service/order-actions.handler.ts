import { mostFoundOrders } from '#contracts/order-work.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { answerOnce } from '#server/platform/answer-once.repository.ts'
import type { Database } from '#server/platform/database.ts'
import type { OrderAnswers } from '../order-answers.ts'
import type { OrderProblem } from '../orders.problems.ts'
import type { OrderHandlers, OrdersRoutesNeeds } from '../orders-needs.ts'
import { keyedCall, type RequestHeaders } from './keyed-call.ts'
import { unnamedService } from './order-actions.repository.ts'
import { actOnOrder } from './order-actions.service.ts'

/** The calls of customer service that read and change orders. */
export function orderActionHandlers(needs: OrdersRoutesNeeds, { storedDetailOf }: OrderAnswers) {
  const { orders, fulfilments } = needs
  /** Changes an order once per key, and returns its state. */
  const changed = async <Body extends { readonly orderNumber: string }>(
    scope: string,
    body: Body,
    headers: RequestHeaders,
    change: (body: Body, orderId: string, inside: Database) => Promise<Result<unknown, OrderProblem>>,
  ) => {
    const orderId = await fulfilments.idOf(body.orderNumber)
    return answerOnce(needs.database, keyedCall(scope, body, headers), async (inside) => {
      if (orderId === undefined) return refused({ code: 'order.not-found' as const })
      const done = await change(body, orderId, inside)
      return done.ok ? accepted(await storedDetailOf((await orders.find(orderId, inside))!, true, inside)) : done
    })
  }

  return {
    'GET /api/order/order/internal/find': async ({ query: { search } }) => {
      const found = await needs.stories.find(search, mostFoundOrders)
      return accepted({
        orders: found.map(({ id, state, madeAt, ...order }) => ({
          ...order,
          ...{ orderId: id, orderState: state, created: madeAt.toISOString() },
        })),
      })
    },
    'POST /api/order/order/internal/number/{orderNumber}/action': ({ params, body, headers }) =>
      changed('action', { ...body, ...params }, headers, ({ orderNumber: _number, ...action }, orderId, inside) =>
        actOnOrder(needs, inside, orderId, action),
      ),
    'GET /api/order/order/internal/number/{orderNumber}/story': async ({ params }) => {
      const order = await orders.findByNumber(params.orderNumber)
      if (!order) return refused({ code: 'order.not-found' })
      const [{ order: detail }, story] = await Promise.all([storedDetailOf(order, true), needs.stories.story(order.id)])
      return accepted({ order: detail, story: story.map((entry) => ({ ...entry, at: entry.at.toISOString() })) })
    },
    'GET /api/order/order/internal/number/{orderNumber}': async ({ params }) => {
      const order = await orders.findByNumber(params.orderNumber)
      return order ? accepted(await storedDetailOf(order, true)) : refused({ code: 'order.not-found' })
    },
    'POST /api/order/manual-order-part-cancel': ({ body, headers }) =>
      changed('part-cancel', body, headers, ({ lines, ...asked }, orderId, inside) =>
        actOnOrder(needs, inside, orderId, { ...askedBy(asked), action: { kind: 'cancel', lines } }),
      ),
    'POST /api/order/manual-order-refund': ({ body, headers }) =>
      changed('refund', body, headers, ({ lines, shipping, ...asked }, orderId, inside) =>
        actOnOrder(needs, inside, orderId, { ...askedBy(asked), action: { kind: 'refund', lines, shipping } }),
      ),
  } satisfies Partial<OrderHandlers>
}

/** Services of other companies may leave out who requests the change and why. */
const askedBy = ({ by, reason }: { readonly by?: string | undefined; readonly reason?: string | undefined }) => ({
  by: by ?? unnamedService,
  reason: reason || 'not given',
})
