import type { WireMoney } from '#contracts/money.ts'
import type { Database } from '#server/platform/database.ts'
import type { OrderState } from '../order.ts'

/** Something that happened to an order. */
export interface StoryEntry {
  readonly at: Date
  readonly what: string
  readonly details: Readonly<Record<string, unknown>>
}

export interface FoundOrder {
  readonly id: string
  readonly orderNumber: string
  readonly state: OrderState
  readonly market: string
  readonly madeAt: Date
  readonly email: string
  readonly total: WireMoney
}

export interface OrderStories {
  /** Everything that happened to an order, oldest first. */
  story(orderId: string): Promise<StoryEntry[]>
  /** Finds orders by number, email address or last name, newest first. */
  find(search: string, size: number): Promise<FoundOrder[]>
}

export const orderStories = (database: Database): OrderStories => ({
  story: (orderId) => database.prepared<StoryEntry>('order-story', storyText, [orderId]),
  find: (search, size) => database.prepared<FoundOrder>('orders-found', findText, [search, size]),
})

// The same expression as in the index.
const lastName = `lower(coalesce(content->'billingAddress'->>'lastName', content->'shippingAddress'->>'lastName'))`

// Each condition has its own index, hence the union; a condition with "or" would use no index.
const findText = `
  select o.id, o.order_number as "orderNumber", o.state, o.market, o.made_at as "madeAt", o.email, o.content->'total' as total
  from shop_order o where o.id in (
    (select id from shop_order where order_number = $1)
    union (select id from shop_order where lower(email) = lower($1) order by made_at desc limit $2)
    union (select id from shop_order where ${lastName} = lower($1) order by made_at desc limit $2))
  order by o.made_at desc, o.id desc limit $2`

/** A mail of an order. Its content is stored, or was deleted because it held a secret or its storage time has ended. */
export interface MailOfOrder {
  readonly kind: string
  readonly recipient: string
  readonly isStored: boolean
}

/** A part of the story: rows as objects, without the columns that add nothing. */
const part = (what: string, at: string, from: string, leftOut: readonly string[] = []): string =>
  `select ${at} as at, '${what}' as what, to_jsonb(t) - array[${['order_id', ...leftOut].map((name) => `'${name}'`).join(', ')}] as details from ${from}`

const mailEvents = `
  select 'order-placed:' || id from o
  union all select mailed || ':' || payment_id from o, unnest(array['payment-voiding', 'payment-refused']) mailed
  union all select 'order-shipped:' || p.id from parcel p join o on o.id = p.order_id
  union all select 'parcel-' || turn || ':' || p.id from parcel p join o on o.id = p.order_id,
    unnest(array['out-for-delivery', 'ready-to-collect', 'delivered', 'delayed', 'failed-attempt', 'returned']) turn
  union all select mailed || ':' || c.id from order_cancellation c join o on o.id = c.order_id,
    unnest(array['order-cancelled', 'order-refunded']) mailed
  union all select 'gift-card:' || g.id from gift_card g join o on o.id = g.order_id
  union all select mailed || ':' || r.id from goods_return r join o on o.id = r.order_id,
    unnest(array['return-registered', 'return-arrived', 'return-refused']) mailed
  union all select 'withdrawal-received:' || w.id from withdrawal w join o on o.id = w.order_id`

const ofOrder = (table: string): string => `${table} t join o on t.order_id = o.id`
const ofPayment = (table: string): string => `${table} t join o on t.payment_id = o.payment_id`

const storyText = `
  with o as (select id, payment_id from shop_order where id = $1::uuid)
  select at, what, details from (
    ${[
      part('payment', 't.made_at', 'payment t join o on t.id = o.payment_id', ['action', 'context']),
      part('payment-event', 't.heard_at', ofPayment('payment_event')),
      part('money-event', 't.heard_at', ofPayment('money_event')),
      part('refund', 't.made_at', ofPayment('refund')),
      part('work', 't.opened_at', ofPayment('work_entry')),
      part('stock', 't.made_at', ofPayment('reservation')),
      part('state', 't.made_at', ofOrder('order_change')),
      part('parcel', 't.made_at', ofOrder('parcel')),
      part(
        'parcel-event',
        't.happened_at',
        'parcel_event t join parcel p on p.id = t.parcel_id join o on o.id = p.order_id',
      ),
      part('cancellation', 't.made_at', ofOrder('order_cancellation')),
      part('action', 't.made_at', ofOrder('order_action')),
      part('handover', 't.made_at', ofOrder('order_handover'), ['content']),
      part('return', 't.made_at', ofOrder('goods_return')),
      part('exchange', 't.made_at', 'exchange t join o on o.id in (t.order_id, t.new_order_id)'),
      part('invoice', 't.made_at', ofOrder('invoice'), ['document']),
      part('withdrawal', 't.made_at', ofOrder('withdrawal')),
      part('mail', 't.made_at', `mail t where t.event_id in (${mailEvents})`, ['html', 'text', 'attachments']),
    ].join('\n    union all ')}
  ) story order by at, what`

const mailText = `
  with o as (select id, payment_id from shop_order where id = $1::uuid)
  select t.kind, t.recipient, t.html <> '' as "isStored" from mail t where t.id = $2 and t.event_id in (${mailEvents})`

export const mailOfOrder = async (
  inside: Database,
  orderId: string,
  mailId: number,
): Promise<MailOfOrder | undefined> =>
  (await inside.prepared<MailOfOrder>('order-mail', mailText, [orderId, mailId]))[0]
