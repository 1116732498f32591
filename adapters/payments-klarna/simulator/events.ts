import { notify } from './notify.ts'
import { nowIn, problem, type SimulatorContext } from './simulator-context.ts'

/** Events that a tester can make happen after an order was captured. */
export interface RaisedEvent {
  /** The merchant's reference of the payment. */
  readonly payment: string
  /**
   * `REVERSAL`: a dispute was lost; `REVERSAL_MERCHANT_PROTECTION`: its amount is paid nevertheless;
   * `FRAUD_RISK_STOPPED`: the order is fraud and is cancelled. Any other is booked with that name.
   */
  readonly type: string
  readonly amount?: number
}

export function makeEvent(context: SimulatorContext, { payment, type, amount }: RaisedEvent): Response {
  const { books, switches } = context
  const order = books.all('order').find(({ purchase }) => purchase.merchant_reference1 === payment)
  if (!order) return problem(404, 'NOT_FOUND', 'Order not found')
  const at = nowIn(switches)
  if (type === 'FRAUD_RISK_STOPPED')
    books.save('order', { ...order, fraud: 'REJECTED', status: 'CANCELLED', stoppedAt: at })
  else {
    const movement = { type, amount: amount ?? order.captured, at }
    books.save('order', { ...order, movements: [...(order.movements ?? []), movement] })
  }
  const page = books.all('page').find(({ token }) => token === order.token)
  if (page) notify(context, page, { order_id: order.id, event_type: type })
  return Response.json({})
}
