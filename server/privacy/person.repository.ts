import type { Database } from '#server/platform/database.ts'
import { personalTables } from './registry/personal-data.ts'
import { columnsOf, type Owner, type PersonalTable } from './registry/stored-data.ts'

/** The owner of an account. `email` is in lower case, and null if it was not confirmed. */
export interface AccountOwner {
  readonly accountId: string
  readonly email: string | null
  /** The address of the account, confirmed or not: mails about the account were sent there. */
  readonly address?: string
}

/** The ids of everything that belongs to a person, by kind. */
export type Person = Readonly<Record<Owner['by'], readonly string[]>>

/** Limits what is read of a person: leaves out some orders and baskets, and reads at most `most` orders. */
export interface PartOfPerson {
  readonly without?: { readonly orders: readonly string[]; readonly baskets: readonly string[] }
  readonly most?: number
}

/** Finds what belongs to a person: by their account, and as a guest by their confirmed address. */
export async function personOf(
  inside: Database,
  { accountId, email, address = '' }: AccountOwner,
  { without = { orders: [], baskets: [] }, most = 100_000 }: PartOfPerson = {},
): Promise<Person> {
  const values = [accountId, email, without.orders, without.baskets, most, address]
  const [row] = await inside.prepared<Record<string, readonly string[]>>('person-of', personText, values)
  return { ...(row as Person), account: [accountId], email: email === null ? [] : [email] }
}

export interface PersonalRows {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  /** True if there are more rows than requested. */
  readonly isCut: boolean
}

/** The rows of one table that belong to a person, with the columns that an export contains. */
export async function rowsOf(
  inside: Database,
  table: string,
  { person, most }: { readonly person: Person; readonly most: number },
): Promise<PersonalRows> {
  const { owners, shown } = personalTables[table]!
  if (owners.length === 0 || shown === '') return { rows: [], isCut: false }
  const read = await inside.prepared<{ row: Readonly<Record<string, unknown>> }>(
    `person-rows-${table}`,
    `select to_jsonb(t) as row from (select ${columnsOf(shown).map(quoted).join(', ')} from ${table}
     where ${ownedBy(owners)} limit ${most + 1}) t`,
    idsOf(owners, person),
  )
  return { rows: read.slice(0, most).map(({ row }) => row), isCut: read.length > most }
}

/** The condition that a row belongs to a person; each owner's ids are one parameter. */
export const ownedBy = (owners: PersonalTable['owners'], first = 1): string =>
  owners
    .map(({ by, column }, index) =>
      isText(by)
        ? `${by === 'email' ? `lower(${quoted(column)})` : quoted(column)} = any($${first + index}::text[])`
        : `${quoted(column)} = any($${first + index}::uuid[])`,
    )
    .join(' or ')

export const idsOf = (owners: PersonalTable['owners'], person: Person): (readonly string[])[] =>
  owners.map(({ by }) => person[by])

export const quoted = (column: string): string => `"${column}"`

const isText = (by: Owner['by']): boolean => by === 'email' || by === 'mail'

/** If the basket is deleted and no order was made, only the content identifies the person. */
const lostBaskets = `
  select c.id, c.content ->> 'email' as email from checkout_basket c
  where not exists (select from shop_order x where x.checkout_basket_id = c.id)
    and c.basket_id <> all($4::uuid[]) and not exists (select from basket k where k.id = c.basket_id)`

const mailsOfOrders = `
  select 'order-placed:' || id from o
  union all select mailed || ':' || payment_id from o, unnest(array['payment-voiding', 'payment-refused']) mailed
  union all select 'order-shipped:' || id from parcels
  union all select mailed || ':' || c.id from order_cancellation c join o on o.id = c.order_id,
    unnest(array['order-cancelled', 'order-refunded']) mailed
  union all select 'parcel-' || turn || ':' || id from parcels,
    unnest(array['out-for-delivery', 'ready-to-collect', 'delivered', 'delayed', 'failed-attempt', 'returned']) turn
  union all select 'withdrawal-received:' || w.id from withdrawal w join o on o.id = w.order_id
  union all select 'gift-card:' || id from cards
  union all select mailed || ':' || id from returns, unnest(array['return-registered', 'return-arrived', 'return-refused']) mailed
  union all select 'basket-abandoned:' || id from b
  union all select 'support-request:' || id from support_request where account_id = $1::uuid or email = $2::text
  union all select event_id from mail where event_id like any(
    select 'wishlist-shared:' || id || ':%' from wishlist where account_id = $1::uuid)
  union all select event_id from mail where position($1::text in event_id) > 0
  union all select event_id from mail where lower(recipient) = $6::text and event_id like any(array['account-verify:%', 'account-reset:%'])
  union all select event_id from account_deletion d, mail where d.account_id = $1::uuid and position(d.id::text in event_id) > 0`

const personText = `
  with o as materialized (
    select id, basket_id, payment_id from (
      select id, basket_id, payment_id from shop_order where account_id = $1::uuid
      union select id, basket_id, payment_id from shop_order where account_id is null and lower(email) = $2::text
    ) own where id <> all($3::uuid[]) limit $5
  ), b as materialized (
    select id from basket where (account_id = $1::uuid or (account_id is null and lower(email) = $2::text))
      and id <> all($4::uuid[])
      and not exists (select from shop_order x where x.basket_id = basket.id and x.id = any($3::uuid[]))
    union select basket_id from o where basket_id <> all($4::uuid[])
  ), lost as materialized (${lostBaskets}), frozen as materialized (
    select id from checkout_basket where void_at is null and basket_id in (select id from b)
    union select id from checkout_basket where void_at is not null and basket_id in (select id from b)
    union select id from lost where lower(email) = $2::text
  ), parcels as materialized (select id from parcel where order_id in (select id from o)),
  returns as materialized (select id from goods_return where order_id in (select id from o)),
  cards as materialized (select id from gift_card where order_id in (select id from o))
  select array(select id::text from o) as "order", array(select id::text from b) as basket,
    array(select id::text from frozen) as "frozen-basket",
    array(select id::text from payment where checkout_basket_id in (select id from frozen)) as payment,
    array(select id::text from parcels) as parcel, array(select id::text from returns) as return,
    array(select id::text from cards) as "gift-card",
    array(select id::text from contact where email = $2::text) as contact,
    array(select id::text from wishlist where account_id = $1::uuid) as wishlist,
    array(${mailsOfOrders}) as mail`
