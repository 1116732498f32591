import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { inLockOrder } from './allot.ts'
import type { Pieces, Place } from './stock.ts'

/** Markets name their warehouses by id only: `main` is the place `warehouse:main`. */
export const placeOf = (name: string): Place => (name.includes(':') ? name : `warehouse:${name}`)

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

/** A column for the statement of another capability: the pieces of a sku that some places can sell; null if it was never counted. */
export const availablePieces = ({ sku, places }: { readonly sku: string; readonly places: string }): string =>
  `(select sum(counted.available)::int from stock counted where counted.sku = ${sku} and counted.place = any(${places}))`

/** A stock count: the pieces that can be sold. With `atLeast`, a place that still has pieces is not changed. */
export type Count = Pieces & { readonly atLeast?: boolean }

/** Sets the sellable pieces to the counts. Reserved and sold pieces do not change. Returns the skus whose count changed. */
export async function setStock(inside: Database, counts: readonly Count[]): Promise<string[]> {
  const inOrder = counts.toSorted(inLockOrder)
  const { rows } = await sql<{ sku: string }>`
    insert into stock as known (sku, place, received, available)
    select sku, place, quantity, quantity from json_to_recordset(${JSON.stringify(inOrder)}::json) as row (sku text, place text, quantity int, "atLeast" bool)
      where not coalesce("atLeast", false) or not exists (select 1 from stock s where s.sku = row.sku and s.place = row.place and s.available > 0)
    on conflict (sku, place) do update set available = excluded.available, received = excluded.available + known.reserved + known.sold
      where known.available <> excluded.available
    returning sku`.execute(inside.sql())
  return [...new Set(rows.map(({ sku }) => sku))]
}
