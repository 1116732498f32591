import { isId, orderNumber } from '#foundation/ids.ts'
import type { Database } from '#server/platform/database.ts'
import type { NewOrder, Order, OrderState } from './order.ts'
import { statesBefore } from './order-state.ts'

/** Orders in their tables. An order is made once, with its lines, in the transaction that settles its payment. */
export interface Orders {
  place(inside: Database, order: NewOrder): Promise<string>
  /** Answers the order whose state it changed; undefined when there is none to change. */
  move(
    inside: Database,
    checkoutBasketId: string,
    to: OrderState,
  ): Promise<Pick<Order, 'id' | 'orderNumber'> | undefined>
  find(id: string): Promise<Order | undefined>
  findByNumber(number: string): Promise<Order | undefined>
  ofCheckoutBasket(
    checkoutBasketId: string,
    inside?: Database,
  ): Promise<Pick<Order, 'id' | 'orderNumber' | 'state'> | undefined>
}

const columns = `o.id, o.order_number as "orderNumber", o.checkout_basket_id as "checkoutBasketId", o.basket_id as "basketId",
  o.payment_id as "paymentId", o.market, o.state, o.total_minor as "totalMinor", o.currency, o.email, o.content, o.consents,
  o.account_id as "accountId", o.made_at as "madeAt", p.method`
const from = 'from shop_order o join payment p on p.id = o.payment_id'

export function orders(database: Database): Orders {
  return {
    place: async (inside, order) => {
      const [next] = await inside.prepared<{ sequence: number }>(
        'order-number',
        `select nextval('order_sequence') as sequence`,
      )
      const number = orderNumber(next!.sequence)
      await inside.prepared('order-place', placeText, placeValues(order, number))
      return number
    },
    move: async (inside, checkoutBasketId, to) => {
      const [moved] = await inside.prepared<Pick<Order, 'id' | 'orderNumber'>>(
        'order-move',
        `update shop_order set state = $2 where checkout_basket_id = $1 and state = any($3) returning id, order_number as "orderNumber"`,
        [checkoutBasketId, to, statesBefore(to)],
      )
      return moved
    },
    find: async (id) =>
      isId(id)
        ? (await database.prepared<Order>('order-find', `select ${columns} ${from} where o.id = $1`, [id]))[0]
        : undefined,
    findByNumber: async (number) =>
      (
        await database.prepared<Order>('order-by-number', `select ${columns} ${from} where o.order_number = $1`, [
          number,
        ])
      )[0],
    ofCheckoutBasket: async (id, inside = database) =>
      (
        await inside.prepared<Pick<Order, 'id' | 'orderNumber' | 'state'>>(
          'order-of-checkout-basket',
          `select id, order_number as "orderNumber", state from shop_order where checkout_basket_id = $1`,
          [id],
        )
      )[0],
  }
}

const placeText = `
  with made as (
    insert into shop_order (id, order_number, checkout_basket_id, basket_id, payment_id, market, state, total_minor, currency, email, content, consents)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id
  )
  insert into order_line (order_id, line_id, sku, quantity, unit_minor, total_minor)
  select made.id, line.id, line.sku, line.quantity, line.unit, line.total
  from made, unnest($13::text[], $14::text[], $15::int[], $16::bigint[], $17::bigint[]) as line (id, sku, quantity, unit, total)`

const placeValues = (order: NewOrder, number: string): unknown[] => [
  order.id,
  number,
  order.checkoutBasketId,
  order.basketId,
  order.paymentId,
  order.market,
  order.state,
  order.totalMinor,
  order.currency,
  order.email,
  JSON.stringify(order.content),
  JSON.stringify(order.consents),
  order.lines.map(({ lineId }) => lineId),
  order.lines.map(({ sku }) => sku),
  order.lines.map(({ quantity }) => quantity),
  order.lines.map(({ unitMinor }) => unitMinor),
  order.lines.map(({ totalMinor }) => totalMinor),
]
