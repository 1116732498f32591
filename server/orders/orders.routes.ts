import { ordersCalls } from '#contracts/orders.ts'
import type { Clock } from '#foundation/clock.ts'
import { accepted, refused } from '#foundation/result.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { orderDetail, showsPersonalData } from './order.ts'
import { orderProblems } from './orders.problems.ts'
import type { Orders } from './orders.repository.ts'

export function ordersRoutes({ orders, clock }: { readonly orders: Orders; readonly clock: Clock }): CallGroup {
  return serveCalls(ordersCalls, orderProblems, {
    'GET /api/order/{catalog}/order/receipt/{orderId}': async (ask) => {
      const order = await orders.find(ask.params.orderId)
      if (order?.market !== ask.market.id) return refused({ code: 'order.not-found' })
      return accepted({ order: orderDetail(order, showsPersonalData(order, ask.visitor, clock())) })
    },
    'GET /api/order/order/internal/number/{orderNumber}': async (ask) => {
      const order = await orders.findByNumber(ask.params.orderNumber)
      return order ? accepted({ order: orderDetail(order, true) }) : refused({ code: 'order.not-found' })
    },
  })
}
