import { sql } from 'kysely'
import { Fault } from '#foundation/fault.ts'
import { productIdOf } from '#foundation/sku.ts'
import type { Changes } from '#server/platform/changes.ts'
import type { Database } from '#server/platform/database.ts'
import { type Allotment, allot, summed, type Wanted } from './allot.ts'
import type { Pieces, Place, Stock } from './stock.ts'

/** At or below this number, shoppers see the exact count. */
export const fewPieces = 3

/** Markets name their warehouses by id alone: `main` is the place `warehouse:main`. */
export const placeOf = (name: string): Place => (name.includes(':') ? name : `warehouse:${name}`)

type Moved = Pieces & { readonly before: number; readonly after: number }

/** Stock kept in PostgreSQL. */
export function stockIn(database: Database, changes: Changes): Stock {
  return {
    available: (places, skus) => available(database, places.map(placeOf), skus),

    availableAt: (wanted, inside = database) =>
      inside.prepared<Pieces>('stock-available-at', availableAtText, [
        wanted.map(({ sku }) => sku),
        wanted.map(({ place }) => place),
      ]),

    async reserve(inside, paymentId, places, wanted, { instead, isNew = false } = {}) {
      const held = isNew ? [] : await heldFor(inside, paymentId)
      if (held.length > 0) return { ok: true, taken: held }
      return take(inside, changes, { holder: paymentId, places, wanted, until: null, instead })
    },

    async hold(inside, { basketId, places, wanted, until }) {
      return take(inside, changes, { holder: basketId, places, wanted, until, instead: basketId })
    },

    heldBy: (basketId, inside = database) =>
      inside.prepared<Pieces>(
        'stock-held-by-basket',
        `select sku, place, quantity from reservation where payment_id = $1 and state = 'held' and until > now()`,
        [basketId],
      ),

    releaseExpired: () => releaseExpired(database, changes),

    async sell(inside, paymentId) {
      await inside.prepared('stock-sell', sellText, [paymentId])
    },

    async release(inside, paymentId) {
      await lockHeld(inside, paymentId)
      await publish(inside, changes, await releaseHeld(inside, paymentId))
    },
  }
}

interface ToTake {
  readonly holder: string
  readonly places: readonly Place[]
  readonly wanted: readonly Wanted[]
  readonly until: Date | null
  readonly instead: string | undefined
}

/** Reserves pieces for a holder, replacing the hold of `instead`. All rows are locked in the common order before any change. */
async function take(inside: Database, changes: Changes, asked: ToTake): Promise<Allotment> {
  const { holder, instead, until } = asked
  const lines = summed(asked.wanted)
  const own = asked.places.map(placeOf)
  const from = [...new Set([...own, ...lines.flatMap(({ place }) => place ?? [])])]
  if (instead === undefined && own.length === 1 && from.length === 1) {
    const moved = await takeFromOne(inside, { holder, lines, place: own[0]!, until })
    await publish(inside, changes, moved)
    if (moved.length > 0)
      return { ok: true, taken: moved.map(({ sku, place, quantity }) => ({ sku, place, quantity })) }
  }
  const replaced = instead === undefined ? [] : await heldFor(inside, instead)
  const skus = [...new Set([...lines, ...replaced].map(({ sku }) => sku))]
  const stored = await locked(inside, skus, [...new Set([...from, ...replaced.map(({ place }) => place)])])
  const allotment = allot(lines, own, withBack(stored, replaced))
  if (!allotment.ok) return allotment
  if (instead !== undefined && replaced.length > 0) await publish(inside, changes, await releaseHeld(inside, instead))
  if (allotment.taken.length > 0)
    await publish(inside, changes, await hold(inside, { holder, taken: allotment.taken, until }))
  return allotment
}

/** The stored pieces plus those that are released first. */
const withBack = (stored: readonly Pieces[], back: readonly Pieces[]): Pieces[] =>
  stored.map((row) => {
    const given = back.find(({ sku, place }) => sku === row.sku && place === row.place)
    return given ? { ...row, quantity: row.quantity + given.quantity } : row
  })

const expiredText = `
  select distinct payment_id as holder from reservation where state = 'held' and until is not null and until <= now() limit 500`

/** Frees one holder after the other; a hold that was extended meanwhile stays. */
async function releaseExpired(database: Database, changes: Changes): Promise<number> {
  const holders = await database.prepared<{ holder: string }>('stock-expired', expiredText)
  for (const { holder } of holders)
    await database.transaction(async (inside) => {
      await lockHeld(inside, holder)
      const moved = await inside.prepared<Moved>(
        'stock-release-expired',
        settleText('released', 'available = s.available + h.quantity', 'and until <= now()'),
        [holder],
      )
      await publish(inside, changes, moved)
    })
  return holders.length
}

const availableAtText = `
  select s.sku, s.place, s.available as quantity from stock s
  join unnest($1::text[], $2::text[]) as wanted (sku, place) on s.sku = wanted.sku and s.place = wanted.place`

async function available(
  database: Database,
  places: readonly Place[],
  skus: readonly string[],
): Promise<Map<string, number>> {
  const rows = await database.prepared<{ sku: string; pieces: number }>(
    'stock-available',
    'select sku, sum(available)::int as pieces from stock where sku = any($1) and place = any($2) group by sku',
    [skus, places],
  )
  return new Map(rows.map(({ sku, pieces }) => [sku, pieces]))
}

const heldFor = (inside: Database, paymentId: string): Promise<Pieces[]> =>
  inside.prepared(
    'stock-held',
    `select sku, place, quantity from reservation where payment_id = $1 and state = 'held' order by sku, place`,
    [paymentId],
  )

/** Rows are locked in the common order. */
const sellText = `
  with mine as materialized (
    select s.sku, s.place, r.quantity from reservation r join stock s on s.sku = r.sku and s.place = r.place
    where r.payment_id = $1 and r.state = 'held' order by s.sku, s.place for update of s, r
  ),
  settled as (
    update reservation r set state = 'sold' from mine where r.payment_id = $1 and r.sku = mine.sku and r.place = mine.place
  )
  update stock s set reserved = s.reserved - mine.quantity, sold = s.sold + mine.quantity
  from mine where s.sku = mine.sku and s.place = mine.place`

/** Locks the rows in sku order and returns their counts after locking. */
const locked = (inside: Database, skus: readonly string[], places: readonly Place[]): Promise<Pieces[]> =>
  inside.prepared(
    'stock-lock',
    'select sku, place, available as quantity from stock where sku = any($1) and place = any($2) order by sku, place for update',
    [skus, places],
  )

async function lockHeld(inside: Database, paymentId: string): Promise<void> {
  await inside.prepared(
    'stock-lock-held',
    `select 1 from stock where (sku, place) in (select sku, place from reservation where payment_id = $1 and state = 'held')
     order by sku, place for update`,
    [paymentId],
  )
}

interface ToHoldRows {
  readonly holder: string
  readonly taken: readonly Pieces[]
  readonly until: Date | null
}

/** The condition is in the statement itself, so no row goes below zero, even if it changed since it was read. */
async function hold(inside: Database, { holder, taken, until }: ToHoldRows): Promise<Moved[]> {
  const moved = await inside.prepared<Moved>('stock-hold', holdText, [
    holder,
    taken.map(({ sku }) => sku),
    taken.map(({ place }) => place),
    taken.map(({ quantity }) => quantity),
    until,
  ])
  if (moved.length !== taken.length) throw new Fault('stock.changed-under-lock', { holder, taken, moved })
  return moved
}

interface ToTakeFromOne {
  readonly holder: string
  readonly lines: readonly Wanted[]
  readonly place: Place
  readonly until: Date | null
}

/** Locks and changes the rows of one place in one statement. If any sku falls short, it changes and returns nothing. */
async function takeFromOne(inside: Database, { holder, lines, place, until }: ToTakeFromOne): Promise<Moved[]> {
  const skus = lines.map(({ sku }) => sku)
  if (new Set(skus).size < skus.length) return []
  const quantities = lines.map(({ quantity }) => quantity)
  const moved = await inside.prepared<Moved>('stock-take', takeText, [holder, skus, quantities, place, until])
  if (moved.length > 0 && moved.length < lines.length) throw new Fault('stock.changed-under-lock', { holder, moved })
  return moved
}

/** A released hold can be made again; an active hold is never overwritten. */
const takeAgain = `
    on conflict (payment_id, sku, place) do update set state = 'held', quantity = excluded.quantity, until = excluded.until, made_at = now()
      where reservation.state = 'released'`

const updateStock = `
  update stock s set available = available - w.quantity, reserved = reserved + w.quantity
  from held w where s.sku = w.sku and s.place = w.place and s.available >= w.quantity
  returning s.sku, s.place, w.quantity, s.available + w.quantity as before, s.available as after`

/** Rows are locked in the common order, and read after locking. */
const takeText = `
  with mine as materialized (
    select s.sku, s.place, s.available, w.quantity from stock s join unnest($2::text[], $3::int[]) as w (sku, quantity) on w.sku = s.sku
    where s.sku = any($2) and s.place = $4 order by s.sku, s.place for update of s
  ),
  enough as (select from mine having count(*) = cardinality($2) and bool_and(mine.available >= mine.quantity)),
  held as (
    insert into reservation (payment_id, sku, place, quantity, until) select $1, mine.sku, mine.place, mine.quantity, $5 from mine, enough
    ${takeAgain}
    returning sku, place, quantity
  )
  ${updateStock}`

const holdText = `
  with wanted as (select * from unnest($2::text[], $3::text[], $4::int[]) as w (sku, place, quantity)),
  held as (
    insert into reservation (payment_id, sku, place, quantity, until) select $1, sku, place, quantity, $5 from wanted
    ${takeAgain}
    returning sku, place, quantity
  )
  ${updateStock}`

const releaseHeld = (inside: Database, holder: string): Promise<Moved[]> =>
  inside.prepared<Moved>('stock-release', settleText('released', 'available = s.available + h.quantity'), [holder])

const settleText = (state: 'sold' | 'released', change: string, only = ''): string => `
  with h as (update reservation set state = '${state}' where payment_id = $1 and state = 'held' ${only} returning sku, place, quantity)
  update stock s set reserved = s.reserved - h.quantity, ${change} from h where s.sku = h.sku and s.place = h.place
  returning s.sku, s.place, h.quantity, s.available - h.quantity as before, s.available as after`

/** Only visible changes go to the feed: sold out, back in stock, and the count while few are left. */
async function publish(inside: Database, changes: Changes, moved: readonly Moved[]): Promise<void> {
  const seen = moved.filter(({ before, after }) => before !== after && Math.min(before, after) <= fewPieces)
  if (seen.length > 0) await changes.publish(inside, [...new Set(seen.map(({ sku }) => `product:${productIdOf(sku)}`))])
}

export const placeOfStore = (id: string): Place => `store:${id}`

/** The pieces of a sku in each store. */
export async function storeCounts(database: Database, sku: string): Promise<Map<Place, number>> {
  const rows = await database.prepared<{ place: string; pieces: number }>(
    'stock-of-stores',
    `select place, available as pieces from stock where sku = $1 and starts_with(place, 'store:')`,
    [sku],
  )
  return new Map(rows.map(({ place, pieces }) => [place, pieces]))
}

/** All counts of these skus, for the read model. */
export const allStock = (
  database: Database,
  skus: readonly string[],
): Promise<(Pieces & { readonly sold: number })[]> =>
  database.prepared('stock-of-skus', 'select sku, place, available as quantity, sold from stock where sku = any($1)', [
    skus,
  ])

/** A column of another capability's statement: the pieces of a sku that can be sold from some places; null where it was never counted. */
export const availablePieces = ({ sku, places }: { readonly sku: string; readonly places: string }): string =>
  `(select sum(counted.available)::int from stock counted where counted.sku = ${sku} and counted.place = any(${places}))`

/** A stock count: the pieces that can be sold. With `atLeast`, a place that still has pieces is not changed. */
export type Count = Pieces & { readonly atLeast?: boolean }

/** Sets what can be sold, as counted. What is reserved or sold stays as it is. Answers the skus whose count changed. */
export async function setStock(inside: Database, counts: readonly Count[]): Promise<string[]> {
  const inOrder = counts.toSorted((a, b) => (a.sku + a.place < b.sku + b.place ? -1 : 1))
  const { rows } = await sql<{ sku: string }>`
    insert into stock as known (sku, place, received, available)
    select sku, place, quantity, quantity from json_to_recordset(${JSON.stringify(inOrder)}::json) as row (sku text, place text, quantity int, "atLeast" bool)
      where not coalesce("atLeast", false) or not exists (select 1 from stock s where s.sku = row.sku and s.place = row.place and s.available > 0)
    on conflict (sku, place) do update set available = excluded.available, received = excluded.available + known.reserved + known.sold
      where known.available <> excluded.available
    returning sku`.execute(inside.sql())
  return [...new Set(rows.map(({ sku }) => sku))]
}
