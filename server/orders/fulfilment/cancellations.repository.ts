import type { Database } from '#server/platform/database.ts'
import type { Cancellation, Fulfilments } from './fulfilments.ts'

export const cancellationColumns = `c.id, c.kind, c.order_id as "orderId", c.actor, c.reason, c.lines, c.refund_minor as "refundMinor",
  c.money_minor as "moneyMinor", c.card_minor as "cardMinor", c.exchanged_minor as "exchangedMinor", c.shipping_minor as "shippingMinor", c.made_at as "madeAt",
  coalesce((select r.amount_minor from refund r where coalesce(r.first_id, r.id) = c.id and c.money_minor > 0
    and (r.state = 'failed' or (r.state = 'asked' and r.tries > 1)) and not exists (select from refund later
      where later.first_id = c.id and later.tries > r.tries)), 0)::bigint as "openMinor"`

/** The cancelled and refunded pieces of orders. */
export const storedCancellations = (database: Database): Pick<Fulfilments, 'addCancellation' | 'cancellation'> => ({
  addCancellation: async (inside, it) => {
    await inside.prepared(
      'order-cancellation',
      `insert into order_cancellation
           (id, order_id, actor, reason, lines, refund_minor, money_minor, card_minor, kind, shipping_minor, exchanged_minor)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        ...[it.id, it.orderId, it.actor, it.reason, JSON.stringify(it.lines), it.refundMinor],
        ...[it.moneyMinor, it.cardMinor, it.kind, it.shippingMinor, it.exchangedMinor],
      ],
    )
  },
  cancellation: async (id, inside = database) =>
    (
      await inside.prepared<Cancellation>(
        'cancellation-find',
        `select ${cancellationColumns} from order_cancellation c where c.id = $1`,
        [id],
      )
    )[0],
})
