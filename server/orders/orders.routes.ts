import { ordersCalls } from '#contracts/order-calls.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { orderActionHandlers } from './customer-service/order-actions.handler.ts'
import { workListHandlers } from './customer-service/work-list.handler.ts'
import { parcelNoticeHandlers } from './fulfilment/parcel-notices.handler.ts'
import { ownOrderHandlers } from './history/own-orders.handler.ts'
import { orderAnswers } from './order-answers.ts'
import { orderProblems } from './orders.problems.ts'
import type { OrdersRoutesNeeds } from './orders-needs.ts'
import { receiptHandlers } from './receipt/receipt.handler.ts'

/** The calls about orders: for receipts, for owners, for customer service and for warehouses. */
export function ordersRoutes(needs: OrdersRoutesNeeds): CallGroup {
  const answers = orderAnswers(needs)
  return serveCalls(ordersCalls, orderProblems, {
    ...receiptHandlers(needs, answers),
    ...ownOrderHandlers(needs, answers),
    ...orderActionHandlers(needs, answers),
    ...workListHandlers(needs),
    ...parcelNoticeHandlers(needs),
  })
}
