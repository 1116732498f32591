import type { Database } from '#server/platform/database.ts'

/** Orders and baskets of a person that are not finished. They keep their names until they are. */
export interface OpenBusiness {
  readonly orders: readonly string[]
  /** Baskets with a payment whose outcome is open. */
  readonly baskets: readonly string[]
}

interface OpenBusinessQuery {
  readonly orders: readonly string[]
  readonly baskets: readonly string[]
  readonly now: Date
  /** For how many days after its last parcel an order may still be returned or withdrawn from. */
  readonly days: number
}

/** The orders and baskets of a person that are not finished. */
export async function openBusiness(
  inside: Database,
  { orders, baskets, now, days }: OpenBusinessQuery,
): Promise<OpenBusiness> {
  const open = await inside.prepared<{ id: string }>('person-open-orders', openOrdersText, [orders, now, days])
  const paid = await inside.prepared<{ id: string }>('person-open-baskets', openBasketsText, [baskets])
  return { orders: open.map(({ id }) => id), baskets: paid.map(({ id }) => id) }
}

/** The ids under which warehouses store the packing lists of orders. */
export const handoverIds = async (inside: Database, orderIds: readonly string[]): Promise<string[]> =>
  (
    await inside.prepared<{ id: string }>(
      'person-handovers',
      `select o.order_number || '-' || h.place as id from order_handover h join shop_order o on o.id = h.order_id
       where h.order_id = any($1::uuid[])`,
      [orderIds],
    )
  ).map(({ id }) => id)

const openBasketsText = `
  select distinct basket_id::text as id from payment where basket_id = any($1::uuid[])
    and state in ('started', 'unknown', 'actionrequired', 'pending', 'voiding')`

const sincePieces = `greatest(
  (select max(r.made_at) from parcel r where r.order_id = o.id),
  (select max(e.happened_at) from parcel_event e join parcel r on r.id = e.parcel_id where r.order_id = o.id))`

const openReturn = `
  select from goods_return r where r.order_id = o.id and r.state not in ('refunded', 'refused')
    and (r.state <> 'registered' or r.send_by > $2::timestamptz::date - 30)`

// If a provider never confirms a refund, the deletion does not wait for ever.
const openOrdersText = `
  select o.id::text as id from shop_order o join payment p on p.id = o.payment_id
  where o.id = any($1::uuid[]) and (
    o.state in ('paymentprocessing', 'placed')
    or p.state in ('started', 'unknown', 'actionrequired', 'pending', 'voiding')
    or p.money_state = 'disputed'
    or exists (select from refund f where f.payment_id = p.id
      and (f.state = 'asked' or (f.state = 'received' and f.changed_at > $2::timestamptz - interval '30 days')))
    or exists (select from work_entry w where w.payment_id = p.id and w.resolved_at is null)
    or exists (${openReturn})
    or exists (select from gift_card g where g.order_id = o.id and g.plain_code is not null and g.blocked_at is null)
    or exists (select from order_handover h where h.order_id = o.id and h.sent_at is null)
    or ${sincePieces} > $2::timestamptz - make_interval(days => $3)
  )`
