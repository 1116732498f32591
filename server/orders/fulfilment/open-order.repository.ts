import { isHeldBack, type MoneyState } from '#server/payments/index.ts'
import type { Database } from '#server/platform/database.ts'
import { costsBeside } from '../costs-beside.ts'
import { type OrderContent, taxIsOnTop } from '../order.ts'
import type { OpenOrder } from './fulfilments.ts'
import type { OrderPieces } from './order-pieces.ts'

/** The payment that the money of an order came from, and the order's own payment if that is another; always locked in this sequence. */
const paymentsText = `
  select p.method, p.money_state as "moneyState", p.released_at as "releasedAt" from payment p
  where p.id = any (array (select o.payment_id from shop_order o where o.id = $1 union all
    select x.source_payment_id from shop_order o join exchange x on x.payment_id = o.payment_id where o.id = $1))
  order by p.id = (select o.payment_id from shop_order o where o.id = $1)`

type OrderRow = Omit<
  OpenOrder,
  'lines' | 'shippingMinor' | 'refundedMinor' | 'refundedShippingMinor' | 'isHeldBack' | 'isDisputed' | 'method'
>

interface LineRow extends Omit<OrderPieces, 'worthMinor' | 'place'> {
  readonly totalMinor: number
  readonly taxMinor: number
  readonly refundedMinor: number
  readonly refundedShippingMinor: number
}

/** An order with its pieces and the state of its money. It is locked after its payment, or read without a lock. */
export async function openOrder(
  inside: Database,
  orderId: string,
  lock: 'for update' | '',
): Promise<OpenOrder | undefined> {
  const named = (statement: string) => (lock === '' ? `${statement}-read` : statement)
  const [payments, [order], rows] = await Promise.all([
    inside.prepared<{ method: string; moneyState: MoneyState; releasedAt: Date | null }>(
      named('order-lock-payment'),
      `${paymentsText} ${lock === '' ? '' : 'for update of p'}`,
      [orderId],
    ),
    inside.prepared<OrderRow>(
      named('order-lock'),
      `select id, order_number as "orderNumber", state, payment_id as "paymentId", market, currency, total_minor as "totalMinor", email,
         made_at as "madeAt", content from shop_order where id = $1 ${lock}`,
      [orderId],
    ),
    inside.prepared<LineRow>(
      'order-lines',
      `select line_id as "lineId", sku, quantity, shipped, cancelled, returned, total_minor as "totalMinor", tax_minor as "taxMinor",
         (select coalesce(sum(refund_minor), 0)::bigint from order_cancellation where order_id = $1) as "refundedMinor",
         (select coalesce(sum(shipping_minor), 0)::bigint from order_cancellation where order_id = $1) as "refundedShippingMinor"
       from order_line where order_id = $1 order by line_id`,
      [orderId],
    ),
  ])
  if (!order) return undefined
  const [behind] = payments
  return {
    ...order,
    shippingMinor: shippingMinorOf(order.content),
    refundedMinor: rows[0]?.refundedMinor ?? 0,
    refundedShippingMinor: rows[0]?.refundedShippingMinor ?? 0,
    method: payments.at(-1)?.method ?? '',
    isHeldBack: behind !== undefined && isHeldBack(behind),
    isDisputed: behind?.moneyState === 'disputed',
    lines: piecesOf(order.content, rows),
  }
}

function shippingMinorOf(content: OrderContent): number {
  const { deliveryMinor, feeMinor } = costsBeside(content)
  return deliveryMinor + feeMinor
}

function piecesOf(content: OrderContent, rows: readonly LineRow[]): OrderPieces[] {
  const onTop = taxIsOnTop(content)
  return rows.map(({ totalMinor, taxMinor, refundedMinor: _refunded, refundedShippingMinor: _shipping, ...row }) => ({
    ...row,
    worthMinor: totalMinor + (onTop ? taxMinor : 0),
    place: placeOfLine(content, row.lineId),
  }))
}

function placeOfLine({ shipments, lines }: OrderContent, lineId: string): string {
  const line = lines.find(({ id }) => id === lineId)
  if (line?.isDigital) return 'online'
  return shipments.find(({ lineIds }) => lineIds?.includes(lineId))?.id ?? line?.stockLocation ?? 'warehouse'
}
