import { sql } from 'kysely'
import type { Changes, Subject } from '#server/platform/changes.ts'
import type { Database } from '#server/platform/database.ts'
import type { NewPrice } from '#server/pricing/index.ts'
import type { ImportState } from './check-rows.ts'
import { type Writer, writers } from './goods-writers.repository.ts'
import { type RowKind, type Rows, rowKinds } from './rows.ts'

export interface Written {
  readonly changed: Readonly<Partial<Record<RowKind, number>>>
  /** Prices that would change the past. */
  readonly alreadyBegan: readonly NewPrice[]
}

export interface WriteGoodsNeeds {
  readonly database: Database
  readonly changes: Changes
  readonly now: Date
  /** If true, a price that would change the past is valid from now on instead. */
  readonly pricesFromNow: boolean
}

export type SomeRows = { readonly [Kind in RowKind]?: readonly Rows[Kind][] }

/** Writes rows of any kinds and reports the changes to the change feed, in one transaction. */
export const writeGoods = (needs: WriteGoodsNeeds, rows: SomeRows): Promise<Written> =>
  needs.database.transaction((inside) => writeWithin({ ...needs, database: inside }, rows))

const publishingNothing = { publish: async () => {}, listen: () => () => {} }

/** Returns what `writeGoods` would change. The rows are written in a transaction that is rolled back. */
export async function dryRunGoods(needs: WriteGoodsNeeds, rows: SomeRows): Promise<Written> {
  const rolledBack = new Error('Rolled back: this was a dry run.')
  let written: Written = { changed: {}, alreadyBegan: [] }
  const trial = needs.database.transaction(async (inside) => {
    written = await writeWithin({ ...needs, database: inside, changes: publishingNothing }, rows)
    throw rolledBack
  })
  await trial.catch((error: unknown) => {
    if (error !== rolledBack) throw error
  })
  return written
}

async function writeWithin(
  { database: inside, changes, now, pricesFromNow }: WriteGoodsNeeds,
  rows: SomeRows,
): Promise<Written> {
  const subjects = new Set<Subject>()
  const changed: Partial<Record<RowKind, number>> = {}
  const began: NewPrice[] = []
  for (const kind of rowKinds) {
    const some = rows[kind] ?? []
    if (some.length === 0) continue
    const told = await (writers[kind] as Writer<RowKind>)(inside, some, now)
    changed[kind] = told.changed
    began.push(...(told.alreadyBegan ?? []))
    for (const subject of told.subjects) subjects.add(subject)
  }
  if (pricesFromNow && began.length > 0) {
    const again = await writers.prices(
      inside,
      began.splice(0).map((price) => ({ ...price, startsAt: null })),
      now,
    )
    changed.prices = (changed.prices ?? 0) + again.changed
    for (const subject of again.subjects) subjects.add(subject)
  }
  if (subjects.size > 0) await changes.publish(inside, [...subjects])
  return { changed, alreadyBegan: began }
}

export async function categoryIds(database: Database): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select category_id as id from category`.execute(database.sql<unknown>())
  return new Set(rows.map(({ id }) => id))
}

/** The content of the tables before an import begins. */
export async function readImportState(database: Database, currencies: ImportState['currencies']): Promise<ImportState> {
  const anything = database.sql<unknown>()
  const { rows: goods } = await sql<{
    id: string
    option: string
  }>`select product_id as id, style_number || ' ' || option_id as option from product`.execute(anything)
  const { rows: variants } = await sql<{ sku: string; ean: string | null }>`select sku, ean from variant`.execute(
    anything,
  )
  return {
    categories: await categoryIds(database),
    products: new Set(goods.map(({ id }) => id)),
    options: new Map(goods.map(({ id, option }) => [option, id])),
    skus: new Set(variants.map(({ sku }) => sku)),
    eans: new Map(variants.flatMap(({ sku, ean }) => (ean === null ? [] : [[ean, sku]]))),
    currencies,
    importedRows: new Set(),
  }
}
