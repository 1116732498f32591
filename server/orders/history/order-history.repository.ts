import type { WireMoney } from '#contracts/money.ts'
import { parcelEventKinds } from '#contracts/orders.ts'
import type { Database } from '#server/platform/database.ts'
import type { OrderContent, OrderState } from '../order.ts'
import type { OrderOwner } from '../order-access.ts'

/** An order as a list shows it. */
export interface ListedOrder {
  readonly id: string
  readonly orderNumber: string
  readonly state: OrderState
  readonly market: string
  readonly madeAt: Date
  readonly total: WireMoney
  /** The number of bought pieces. */
  readonly pieces: number
  /** The first few lines. */
  readonly lines: OrderContent['lines']
  /** The newest event of any parcel. */
  readonly newest: { readonly kind: string; readonly text: string | null; readonly link: string | null } | null
}

export interface HistoryQuery {
  /** The id of the last order on the previous page; without it, the first page. */
  readonly after?: string | undefined
  /** How many orders to skip at the beginning. */
  readonly first?: number
  readonly size: number
  /** The beginning of an order number or sku, or a part of an article's name. */
  readonly search?: string | undefined
}

export interface OrderHistory {
  /** Newest first, with a single query. */
  page(owner: OrderOwner, query: HistoryQuery): Promise<ListedOrder[]>
  count(owner: OrderOwner, search?: string): Promise<number>
}

export function orderHistory(database: Database): OrderHistory {
  return {
    page: ({ accountId, email }, { after, first = 0, size, search }) =>
      database.prepared<ListedOrder>('order-history', pageText, [
        ...[accountId, email ?? null, search ?? null],
        ...[after ?? null, first + size, first],
      ]),
    count: async ({ accountId, email }, search) => {
      const values = [accountId, email ?? null, search ?? null]
      const [row] = await database.prepared<{ count: number }>('order-history-count', countText, values)
      return row!.count
    },
  }
}

// The orders of the account and of its address each have an index; a condition with "or" would use no index.
const ofAccount = 'o.account_id = $1'
const ofAddress = 'o.account_id is null and lower(o.email) = lower($2)'
const found = `($3::text is null or starts_with(o.order_number, $3) or exists (
  select from jsonb_array_elements(o.content->'lines') line
  where strpos(lower(line->>'name'), lower($3)) > 0 or starts_with(lower(line->>'sku'), lower($3))))`
const afterMark = `(o.made_at, o.id) < (coalesce((select made_at from mark), 'infinity'::timestamptz),
  coalesce((select id from mark), 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid))`
const newestFirst = 'order by o.made_at desc, o.id desc'
const some = (whose: string) =>
  `(select o.id from shop_order o where ${whose} and ${afterMark} and ${found} ${newestFirst} limit $5)`

/** Sorts like `newest-first.ts` sorts the events of one parcel. */
const kinds = `array['${parcelEventKinds.join("','")}']`
const rank = `coalesce(array_position(${kinds}, e.kind), 0)`
const second = `date_trunc('second', e.happened_at)`
const newestEvent = `case when ${rank} < array_position(${kinds}, 'delivered') then least(${second}, (
    select max(date_trunc('second', d.happened_at)) from parcel_event d where d.parcel_id = e.parcel_id and d.kind = 'delivered'))
  else ${second} end desc, ${rank} desc, e.happened_at desc`

const pageText = `
  with mark as (select made_at, id from shop_order where id = $4::uuid),
    own as (${some(ofAccount)} union all ${some(ofAddress)})
  select o.id, o.order_number as "orderNumber", o.state, o.market, o.made_at as "madeAt", o.content->'total' as total,
    (select sum(l.quantity)::int from order_line l where l.order_id = o.id) as pieces,
    jsonb_path_query_array(o.content->'lines', '$[0 to 3]') as lines,
    (select jsonb_build_object('kind', e.kind, 'text', e.text, 'link', p.tracking_link) from parcel p join parcel_event e on e.parcel_id = p.id
      where p.order_id = o.id order by ${newestEvent} limit 1) as newest
  from own join shop_order o on o.id = own.id ${newestFirst} limit $5 - $6 offset $6`

const countText = `
  select ((select count(*) from shop_order o where ${ofAccount} and ${found})
    + (select count(*) from shop_order o where ${ofAddress} and ${found}))::int as count`
