import type { Database } from '#server/platform/database.ts'
import type { HeldPlace, SharedPlaces } from '#server/platform/http/shared-places.port.ts'

/**
 * The checkout places in the database. A basket that was ordered, emptied or not seen for a while holds no place.
 * Regular upkeep deletes its row.
 */
export const checkoutPlacesIn = (database: Database): SharedPlaces => ({
  note: async ({ taken, seenAgain }, since) => {
    if (taken.length > 0) await database.prepared('checkout-places-taken', takenText, columnsOf(taken))
    if (seenAgain.length > 0) await database.prepared('checkout-places-seen', seenText, columnsOf(seenAgain))
    return database.prepared<HeldPlace>('checkout-places-held', heldText, [new Date(since)])
  },
  take: ({ holder, network, seenAt }, { places, perNetwork, since }) =>
    database.transaction(async (inside) => {
      await inside.prepared('checkout-places-lock', `select pg_advisory_xact_lock(hashtext('checkout_place'))`)
      const values = [holder, network ?? null, new Date(seenAt), new Date(since), places, perNetwork]
      return (await inside.prepared('checkout-places-take', takeText, values)).length > 0
    }),
  leave: async (holder) => {
    await database.prepared('checkout-places-leave', 'delete from checkout_place where holder = $1', [holder])
  },
})

const columnsOf = (places: readonly HeldPlace[]): unknown[] => [
  places.map(({ holder }) => holder),
  places.map(({ network }) => network ?? null),
  places.map(({ seenAt }) => new Date(seenAt)),
]

// Rows are locked in a fixed order, so that processes with the same baskets do not deadlock.
const told = `(select * from unnest($1::uuid[], $2::text[], $3::timestamptz[]) as told (holder, network, seen_at) order by holder)`

const takenText = `
  insert into checkout_place (holder, network, seen_at) select * from ${told} as told
  on conflict (holder) do update set network = excluded.network, seen_at = greatest(checkout_place.seen_at, excluded.seen_at)`

const seenText = `
  with mine as (select holder from checkout_place where holder = any($1) order by holder for update)
  update checkout_place set network = told.network, seen_at = greatest(checkout_place.seen_at, told.seen_at)
  from mine join ${told} as told using (holder) where checkout_place.holder = mine.holder`

const held = (since: string): string => `
  from checkout_place place join basket on basket.id = place.holder
  where place.seen_at >= ${since} and jsonb_array_length(basket.lines) > 0
    and not exists (select 1 from shop_order where shop_order.basket_id = place.holder and shop_order.state <> 'cancelled')`

const heldText = `
  select place.holder, place.network, (extract(epoch from place.seen_at) * 1000)::float8 as "seenAt" ${held('$1')}`

/** Runs alone in its transaction and behind the lock, so its counts stay correct until it has written. */
const takeText = `
  with held as (select place.holder, place.network ${held('$4')})
  insert into checkout_place (holder, network, seen_at)
  select $1::uuid, $2::text, $3::timestamptz
  where exists (select 1 from held where holder = $1::uuid)
    or ((select count(*) from held) < $5::int
      and (select count(*) from held where network = $2::text) < $6::int)
  on conflict (holder) do update set network = excluded.network, seen_at = excluded.seen_at
  returning holder`
