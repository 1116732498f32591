import { randomUUID } from 'node:crypto'
import { untilDue } from '#server/platform/simulators/simulator-delay.ts'
import { type HostedPage, type KlarnaBooks, type KlarnaOrder, type Purchase, refundedOf } from './books.ts'
import { notify } from './notify.ts'
import { nowIn, problem, type SimulatorContext, type SimulatorRequest, type Switches } from './simulator-context.ts'
import { purchaseMistake } from './sum-rules.ts'

export function placeOrder(
  { books, switches, url }: SimulatorContext,
  token: string,
  { body, key }: SimulatorRequest,
): Response {
  const known = books.all('order').find((order) => order.token === token)
  if (known && known.key === key && key !== '') return Response.json(placedOnWire(known, url))
  if (known) return problem(409, 'CONFLICT', 'The authorization was used')
  const page = books.all('page').find((one) => one.token === token)
  const session = page && books.find('session', page.session)
  if (!session) return problem(404, 'NOT_FOUND', 'Authorization not found')
  const bad = purchaseMistake(body)
  if (bad) return problem(400, 'BAD_VALUE', bad)
  const purchase = body as unknown as Purchase
  if (purchase.order_amount !== session.purchase.order_amount)
    return problem(400, 'BAD_VALUE', 'Bad value: order_amount')
  const email = purchase.billing_address?.email ?? ''
  const pending = email.includes('pend') || session.underReview === true
  const order = books.save('order', {
    id: randomUUID(),
    token,
    key,
    purchase,
    fraud: email.includes('reject') ? 'REJECTED' : pending ? 'PENDING' : 'ACCEPTED',
    status: 'AUTHORIZED',
    captured: 0,
    refunds: {},
    at: new Date().toISOString(),
  })
  if (order.fraud === 'ACCEPTED') capture(books, switches, order)
  if (order.fraud === 'PENDING')
    void untilDue(() => switches.pendingMs).then(() => endReview({ books, switches, url }, order.id, page!))
  return Response.json(placedOnWire(books.find('order', order.id)!, url))
}

const placedOnWire = ({ id, fraud }: KlarnaOrder, url: string) => ({
  order_id: id,
  redirect_url: `${url}/done/${id}`,
  fraud_status: fraud,
  authorized_payment_method: { type: 'invoice', number_of_days: 30 },
})

function capture(books: KlarnaBooks, switches: Switches, order: KlarnaOrder): KlarnaOrder {
  const captured = order.purchase.order_amount + switches.overcharge
  const captureId = randomUUID()
  const at = nowIn(switches)
  return books.save('order', {
    ...order,
    fraud: 'ACCEPTED',
    status: 'CAPTURED',
    captured,
    movements: [
      { type: 'SALE', amount: captured, at, captureId },
      { type: 'FEE', amount: Math.ceil(captured / 50), at, captureId },
    ],
  })
}

function endReview(context: SimulatorContext, id: string, page: HostedPage): void {
  const order = context.books.find('order', id)
  if (order?.fraud !== 'PENDING' || order.status !== 'AUTHORIZED') return
  const refused = order.purchase.billing_address?.email?.includes('refuse') === true
  if (refused) context.books.save('order', { ...order, fraud: 'REJECTED' })
  else capture(context.books, context.switches, order)
  const event = refused ? 'FRAUD_RISK_REJECTED' : 'FRAUD_RISK_ACCEPTED'
  notify(context, page, { order_id: id, event_type: event })
}

const onWire = (order: KlarnaOrder) => ({
  order_id: order.id,
  status: order.status,
  fraud_status: order.fraud,
  order_amount: order.captured > 0 ? order.captured : order.purchase.order_amount,
  purchase_currency: order.purchase.purchase_currency,
  captured_amount: order.captured,
  refunded_amount: refundedOf(order),
  updated_at: order.stoppedAt ?? order.at,
  merchant_reference1: order.purchase.merchant_reference1,
})

export function readOrder({ books }: SimulatorContext, id: string): Response {
  const order = books.find('order', id)
  return order ? Response.json(onWire(order)) : problem(404, 'NOT_FOUND', 'Order not found')
}

export function refund({ books, switches }: SimulatorContext, id: string, { body, key }: SimulatorRequest): Response {
  const order = books.find('order', id)
  if (!order) return problem(404, 'NOT_FOUND', 'Order not found')
  const amount = Number(body.refunded_amount)
  if (order.refunds[key] === undefined) {
    if (!(amount > 0) || refundedOf(order) + amount > order.captured)
      return problem(403, 'REFUND_NOT_ALLOWED', 'Not that much is left')
    const movement = { type: 'RETURN', amount, at: nowIn(switches), refundId: randomUUID() }
    books.save('order', {
      ...order,
      refunds: { ...order.refunds, [key]: amount },
      movements: [...(order.movements ?? []), movement],
    })
  }
  return new Response(null, { status: 201, headers: { 'refund-id': randomUUID() } })
}

export function cancel({ books }: SimulatorContext, id: string): Response {
  const order = books.find('order', id)
  if (!order) return problem(404, 'NOT_FOUND', 'Order not found')
  if (order.captured > 0) return problem(403, 'CANCEL_NOT_ALLOWED', 'Captured')
  books.save('order', { ...order, status: 'CANCELLED' })
  return new Response(null, { status: 204 })
}
