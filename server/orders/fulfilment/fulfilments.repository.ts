import type { Database } from '#server/platform/database.ts'
import { orderMessages } from '../messages/order-messages.repository.ts'
import { storedCancellations } from './cancellations.repository.ts'
import type { Fulfilments } from './fulfilments.ts'
import { openOrder } from './open-order.repository.ts'
import { readProgress } from './order-progress.repository.ts'
import { storedParcels } from './parcels.repository.ts'

const one = async <Row>(rows: Promise<Row[]>): Promise<Row | undefined> => (await rows)[0]

export function fulfilments(database: Database): Fulfilments {
  return {
    ...orderMessages(database),
    lock: (inside, orderId) => openOrder(inside, orderId, 'for update'),
    read: (orderId, inside = database) => openOrder(inside, orderId, ''),
    idOf: async (orderNumber) =>
      (
        await one(
          database.prepared<{ id: string }>('order-id-of', 'select id from shop_order where order_number = $1', [
            orderNumber,
          ]),
        )
      )?.id,
    ofMoney: async (inside, paymentId) =>
      (await inside.prepared<{ id: string }>('orders-of-money', ordersOfMoneyText, [paymentId])).map(({ id }) => id),
    owedMinor: async (inside, paymentId) =>
      (await one(inside.prepared<{ minor: number }>('order-owed', owedText, [paymentId])))?.minor ?? 0,
    save: async (inside, orderId, lines) => {
      await inside.prepared('order-pieces', saveText, [
        orderId,
        lines.map(({ lineId }) => lineId),
        lines.map(({ shipped }) => shipped),
        lines.map(({ cancelled }) => cancelled),
        lines.map(({ returned }) => returned),
      ])
    },
    moveTo: async (inside, { id, state }, to, cause) => {
      await inside.prepared(
        'order-move-to',
        `with noted as (insert into order_change (order_id, from_state, to_state, cause) values ($1, $2, $3, $4))
         update shop_order set state = $3 where id = $1 and state = $2`,
        [id, state, to, cause],
      )
    },
    ...storedParcels(database),
    ...storedCancellations(database),
    readProgress: async (orderId, inside = database) => readProgress(inside, orderId),
  }
}

const ordersOfMoneyText = `
  select o.id from shop_order o
  where o.payment_id = any (array (select $1::uuid union all select x.payment_id from exchange x where x.source_payment_id = $1))
  order by o.payment_id <> $1, o.made_at, o.id`

const owedText = `
  select greatest(0, coalesce(sum(c.refund_minor - c.money_minor - c.card_minor - c.exchanged_minor), 0) - (
    select coalesce(sum(r.amount_minor), 0) from refund r
    where r.payment_id = $1 and r.cause = 'owed' and r.first_id is null))::bigint as minor
  from order_cancellation c where c.order_id in (select f.id from (${ordersOfMoneyText}) f)`

const saveText = `
  update order_line l set shipped = n.shipped, cancelled = n.cancelled, returned = n.returned
  from unnest($2::text[], $3::int[], $4::int[], $5::int[]) as n (line_id, shipped, cancelled, returned) where l.order_id = $1 and l.line_id = n.line_id`
