import { sql } from 'kysely'
import type { Changes } from '#server/platform/changes.ts'
import type { Database } from '#server/platform/database.ts'
import { importedCategory } from './feeds/feed-shop.ts'
import type { Removals } from './report.ts'
import type { Presence } from './retire-missing.repository.ts'

interface ReplaceNeeds {
  readonly database: Database
  readonly changes: Changes
}

const atOnce = 1000

/**
 * Removes goods from categories that this import does not name for them, if it names at least one. Also removes
 * categories that a table of categories no longer contains. Goods that are not in the import do not change.
 */
export async function replaceCategories(
  { database, changes }: ReplaceNeeds,
  presence: Presence,
  dryRun: boolean,
): Promise<Removals> {
  let memberships = 0
  const told = [...presence.categoriesByProduct]
  for (let at = 0; at < told.length; at += atOnce) {
    const some = told.slice(at, at + atOnce).map(([product, kept]) => ({ product, kept: [...kept] }))
    const gone = sql<{ id: string }>`
      from product_category c using json_to_recordset(${JSON.stringify(some)}::json) as row (product text, kept jsonb)
      where c.product_id = row.product and not row.kept ? c.category_id`
    memberships += dryRun ? await counted(database, some) : await removeMemberships({ database, changes }, gone)
  }
  return { memberships, categories: await withoutCategories({ database, changes }, presence.categories, dryRun) }
}

async function counted(database: Database, some: readonly object[]): Promise<number> {
  const [row] = await database.prepared<{ count: number }>(
    'count-categories-not-named',
    `select count(*)::int as count from product_category c, json_to_recordset($1::json) as row (product text, kept jsonb)
     where c.product_id = row.product and not row.kept ? c.category_id`,
    [JSON.stringify(some)],
  )
  return row?.count ?? 0
}

const removeMemberships = (
  { database, changes }: ReplaceNeeds,
  gone: ReturnType<typeof sql<{ id: string }>>,
): Promise<number> =>
  database.transaction(async (inside) => {
    const { rows } = await sql<{ id: string }>`delete ${gone} returning c.product_id as id`.execute(inside.sql())
    const products = [...new Set(rows.map(({ id }) => `product:${id}` as const))]
    if (products.length > 0) await changes.publish(inside, products)
    return rows.length
  })

/** A table of categories must contain all categories of a shop. Only the category that feeds add is never removed. */
function withoutCategories(
  { database, changes }: ReplaceNeeds,
  told: ReadonlySet<string>,
  dryRun: boolean,
): Promise<number> {
  if (told.size === 0) return Promise.resolve(0)
  const kept = [...told, importedCategory.id]
  return database.transaction(async (inside) => {
    const { rows } = await sql<{ id: string }>`
      select category_id as id from category where not category_id = any(${kept})`.execute(inside.sql())
    const ids = rows.map(({ id }) => id)
    if (dryRun || ids.length === 0) return ids.length
    const { rows: products } = await sql<{ id: string }>`
      delete from product_category where category_id = any(${ids}) returning product_id as id`.execute(inside.sql())
    await sql`delete from category_text where category_id = any(${ids})`.execute(inside.sql())
    await sql`update category set parent_id = null where parent_id = any(${ids})`.execute(inside.sql())
    await sql`delete from category where category_id = any(${ids})`.execute(inside.sql())
    await changes.publish(inside, [
      ...ids.map((id) => `category:${id}` as const),
      ...new Set(products.map(({ id }) => `product:${id}` as const)),
    ])
    return ids.length
  })
}
