import { isId, orderNumber } from '#foundation/ids.ts'
import type { Database } from '#server/platform/database.ts'
import type { NewOrder, Order, OrderState } from './order.ts'
import { statesBefore } from './order-state.ts'

/** Stores orders. An order is made once, together with its lines, in the transaction that settles its payment. */
export interface Orders {
  newNumber(inside: Database): Promise<string>
  place(inside: Database, order: NewOrder): Promise<void>
  /** Returns the order whose state was changed; undefined if there is none. */
  move(
    inside: Database,
    checkoutBasketId: string,
    to: OrderState,
  ): Promise<Pick<Order, 'id' | 'orderNumber'> | undefined>
  find(id: string, inside?: Database): Promise<Order | undefined>
  findByNumber(number: string): Promise<Order | undefined>
  /** The email address of an order. An unknown number takes the same time, so that the time does not reveal which numbers exist. */
  emailOfNumber(number: string): Promise<string | undefined>
  ofCheckoutBasket(
    checkoutBasketId: string,
    inside?: Database,
  ): Promise<Pick<Order, 'id' | 'orderNumber' | 'state'> | undefined>
}

const columns = `o.id, o.order_number as "orderNumber", o.checkout_basket_id as "checkoutBasketId", o.basket_id as "basketId",
  o.payment_id as "paymentId", o.market, o.state, o.total_minor as "totalMinor", o.currency, o.email, o.content, o.consents,
  o.account_id as "accountId", o.made_at as "madeAt", p.method`
const from = 'from shop_order o join payment p on p.id = o.payment_id'

/** Order numbers are reserved in blocks of this size. Numbers left when the program ends are never used. */
const numbersAtOnce = 16

export function orders(database: Database): Orders {
  const numbers: number[] = []
  return {
    newNumber: async (inside) => {
      if (numbers.length === 0) {
        const text = `select nextval('order_sequence') as sequence from generate_series(1, ${numbersAtOnce})`
        numbers.push(...(await inside.prepared<{ sequence: number }>('order-numbers', text)).map((row) => row.sequence))
      }
      return orderNumber(numbers.shift()!)
    },
    place: async (inside, order) => {
      await inside.prepared('order-place', placeText, placeValues(order))
    },
    move: async (inside, checkoutBasketId, to) => {
      const [moved] = await inside.prepared<Pick<Order, 'id' | 'orderNumber'>>(
        'order-move',
        `with was as (select id, state from shop_order where checkout_basket_id = $1 for update),
         noted as (insert into order_change (order_id, from_state, to_state, cause)
           select id, state, $2, 'payment' from was where state = any($3))
         update shop_order o set state = $2 from was where o.id = was.id and was.state = any($3)
         returning o.id, o.order_number as "orderNumber"`,
        [checkoutBasketId, to, statesBefore(to)],
      )
      return moved
    },
    find: async (id, inside = database) =>
      isId(id)
        ? (await inside.prepared<Order>('order-find', `select ${columns} ${from} where o.id = $1`, [id]))[0]
        : undefined,
    findByNumber: async (number) =>
      (
        await database.prepared<Order>('order-by-number', `select ${columns} ${from} where o.order_number = $1`, [
          number,
        ])
      )[0],
    emailOfNumber: async (number) => {
      const text = 'select (select email from shop_order where order_number = $1) as email'
      const [row] = await database.prepared<{ email: string | null }>('order-email', text, [number])
      return row?.email ?? undefined
    },
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
    insert into shop_order (id, order_number, checkout_basket_id, basket_id, payment_id, market, state, total_minor, currency, email, content, consents,
      account_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $19) returning id
  )
  insert into order_line (order_id, line_id, sku, quantity, unit_minor, total_minor, tax_minor)
  select made.id, line.id, line.sku, line.quantity, line.unit, line.total, line.tax
  from made, unnest($13::text[], $14::text[], $15::int[], $16::bigint[], $17::bigint[], $18::bigint[])
    as line (id, sku, quantity, unit, total, tax)`

const placeValues = (order: NewOrder): unknown[] => [
  order.id,
  order.orderNumber,
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
  order.lines.map(({ vatMinor = 0 }) => vatMinor),
  order.accountId,
]
