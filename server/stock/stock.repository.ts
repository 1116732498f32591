import { Fault } from '#foundation/fault.ts'
import { fewPieces } from '#foundation/fixed-values.ts'
import { productIdOf } from '#foundation/sku.ts'
import type { Changes } from '#server/platform/changes.ts'
import type { Database } from '#server/platform/database.ts'
import { type Allotment, allot, type RequestedPieces, summed } from './allot.ts'
import type { Pieces, Place, Stock } from './stock.ts'
import { placeOf } from './stock-counts.repository.ts'

type Moved = Pieces & { readonly before: number; readonly after: number }

/** Stock, stored in PostgreSQL. */
export function stockIn(database: Database, changes: Changes): Stock {
  return {
    available: (places, skus) => available(database, places.map(placeOf), skus),

    availableAt: (requested, inside = database) =>
      inside.prepared<Pieces>('stock-available-at', availableAtText, [
        requested.map(({ sku }) => sku),
        requested.map(({ place }) => place),
      ]),

    async reserve(inside, { paymentId, places, requested, instead, isNew = false }) {
      const held = isNew ? [] : await heldFor(inside, [paymentId])
      if (held.length > 0) return { ok: true, reserved: held }
      const replaces = instead === undefined ? [] : [instead]
      return reservePieces(inside, changes, { holder: paymentId, places, requested, until: null, replaces })
    },

    async hold(inside, { basketId: holder, places, requested, until, takesOver, orFewer }) {
      const replaces = takesOver === undefined ? [holder] : [holder, takesOver]
      return reservePieces(inside, changes, { holder, places, requested, until, replaces, orFewer })
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

interface ToReserve {
  readonly holder: string
  readonly places: readonly Place[]
  readonly requested: readonly RequestedPieces[]
  readonly until: Date | null
  /** The holders whose holds are released for it. */
  readonly replaces: readonly string[]
  readonly orFewer?: boolean | undefined
}

/** Reserves pieces for a holder, and replaces other holds. All rows are locked in the common sequence before any change. */
async function reservePieces(inside: Database, changes: Changes, asked: ToReserve): Promise<Allotment> {
  const { holder, replaces, until } = asked
  const lines = summed(asked.requested)
  const own = asked.places.map(placeOf)
  const from = [...new Set([...own, ...lines.flatMap(({ place }) => place ?? [])])]
  if (replaces.length === 0 && own.length === 1 && from.length === 1) {
    const moved = await reserveAtOne(inside, { holder, lines, place: own[0]!, until })
    await publish(inside, changes, moved)
    if (moved.length > 0)
      return { ok: true, reserved: moved.map(({ sku, place, quantity }) => ({ sku, place, quantity })) }
  }
  const seen = replaces.length === 0 ? [] : await heldFor(inside, replaces)
  const skus = [...new Set([...lines, ...seen].map(({ sku }) => sku))]
  const stored = await locked(inside, skus, [...new Set([...from, ...seen.map(({ place }) => place)])])
  // A hold may have expired before its rows were locked.
  const replaced = seen.length === 0 ? [] : await heldFor(inside, replaces)
  const allotment = allot(lines, own, withBack(stored, replaced), asked)
  if (!allotment.ok) return allotment
  if (replaced.length > 0) for (const each of replaces) await publish(inside, changes, await releaseHeld(inside, each))
  if (allotment.reserved.length > 0)
    await publish(inside, changes, await hold(inside, { holder, reserved: allotment.reserved, until }))
  return allotment
}

/** The stored pieces plus those that are released first. */
const withBack = (stored: readonly Pieces[], back: readonly Pieces[]): Pieces[] =>
  stored.map((row) => {
    const given = back.filter(({ sku, place }) => sku === row.sku && place === row.place)
    return { ...row, quantity: given.reduce((sum, { quantity }) => sum + quantity, row.quantity) }
  })

const expiredText = `
  select distinct payment_id as holder from reservation where state = 'held' and until is not null and until <= now() limit 500`

/** Releases one holder after another; a hold that was extended meanwhile stays. */
async function releaseExpired(database: Database, changes: Changes): Promise<number> {
  const holders = await database.prepared<{ holder: string }>('stock-expired', expiredText)
  for (const { holder } of holders)
    await database.transaction(async (inside) => {
      await lockHeld(inside, holder)
      const moved = await inside.prepared<Moved>('stock-release-expired', releaseText('and until <= now()'), [holder])
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

const heldFor = (inside: Database, holders: readonly string[]): Promise<Pieces[]> =>
  inside.prepared(
    'stock-held',
    `select sku, place, quantity from reservation where payment_id = any($1) and state = 'held' order by sku, place`,
    [holders],
  )

/** Rows are locked in the common sequence. */
const sellText = `
  with mine as materialized (
    select s.sku, s.place, r.quantity from reservation r join stock s on s.sku = r.sku and s.place = r.place
    where r.payment_id = $1 and r.state = 'held' order by s.sku, s.place for update of s, r
  ),
  sales as (
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
  readonly reserved: readonly Pieces[]
  readonly until: Date | null
}

/** The condition is in the statement itself, so no count becomes negative, even if the row changed since it was read. */
async function hold(inside: Database, { holder, reserved, until }: ToHoldRows): Promise<Moved[]> {
  const moved = await inside.prepared<Moved>('stock-hold', holdText, [
    holder,
    reserved.map(({ sku }) => sku),
    reserved.map(({ place }) => place),
    reserved.map(({ quantity }) => quantity),
    until,
  ])
  if (moved.length !== reserved.length) throw new Fault('stock.changed-under-lock', { holder, reserved, moved })
  return moved
}

interface ToReserveAtOne {
  readonly holder: string
  readonly lines: readonly RequestedPieces[]
  readonly place: Place
  readonly until: Date | null
}

/** Locks and changes the rows of one place in one statement. If one sku has too few pieces, it changes and returns nothing. */
async function reserveAtOne(inside: Database, { holder, lines, place, until }: ToReserveAtOne): Promise<Moved[]> {
  const skus = lines.map(({ sku }) => sku)
  if (new Set(skus).size < skus.length) return []
  const quantities = lines.map(({ quantity }) => quantity)
  const moved = await inside.prepared<Moved>('stock-reserve', reserveText, [holder, skus, quantities, place, until])
  if (moved.length > 0 && moved.length < lines.length) throw new Fault('stock.changed-under-lock', { holder, moved })
  return moved
}

/** A released hold can be made again; an active hold is never overwritten. */
const holdAgain = `
    on conflict (payment_id, sku, place) do update set state = 'held', quantity = excluded.quantity, until = excluded.until, made_at = now()
      where reservation.state = 'released'`

const updateStock = `
  update stock s set available = available - w.quantity, reserved = reserved + w.quantity
  from held w where s.sku = w.sku and s.place = w.place and s.available >= w.quantity
  returning s.sku, s.place, w.quantity, s.available + w.quantity as before, s.available as after`

/** Rows are locked in the common sequence, and read after locking. */
const reserveText = `
  with mine as materialized (
    select s.sku, s.place, s.available, w.quantity from stock s join unnest($2::text[], $3::int[]) as w (sku, quantity) on w.sku = s.sku
    where s.sku = any($2) and s.place = $4 order by s.sku, s.place for update of s
  ),
  enough as (select from mine having count(*) = cardinality($2) and bool_and(mine.available >= mine.quantity)),
  held as (
    insert into reservation (payment_id, sku, place, quantity, until) select $1, mine.sku, mine.place, mine.quantity, $5 from mine, enough
    ${holdAgain}
    returning sku, place, quantity
  )
  ${updateStock}`

const holdText = `
  with wanted as (select * from unnest($2::text[], $3::text[], $4::int[]) as w (sku, place, quantity)),
  held as (
    insert into reservation (payment_id, sku, place, quantity, until) select $1, sku, place, quantity, $5 from wanted
    ${holdAgain}
    returning sku, place, quantity
  )
  ${updateStock}`

const releaseHeld = (inside: Database, holder: string): Promise<Moved[]> =>
  inside.prepared<Moved>('stock-release', releaseText(), [holder])

const releaseText = (only = ''): string => `
  with h as (update reservation set state = 'released' where payment_id = $1 and state = 'held' ${only} returning sku, place, quantity)
  update stock s set reserved = s.reserved - h.quantity, available = s.available + h.quantity from h where s.sku = h.sku and s.place = h.place
  returning s.sku, s.place, h.quantity, s.available - h.quantity as before, s.available as after`

/** Only visible changes are published: sold out, back in stock, and the count while few are left. */
async function publish(inside: Database, changes: Changes, moved: readonly Moved[]): Promise<void> {
  const seen = moved.filter(({ before, after }) => before !== after && Math.min(before, after) <= fewPieces)
  if (seen.length > 0) await changes.publish(inside, [...new Set(seen.map(({ sku }) => `product:${productIdOf(sku)}`))])
}
