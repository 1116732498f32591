import type { Database } from '#server/platform/database.ts'

export async function hasNoGoods(database: Database): Promise<boolean> {
  const [row] = await database.prepared<{ empty: boolean }>(
    'catalogue-empty',
    'select not exists (select from product) as empty',
  )
  return row!.empty
}

export async function categoryIds(database: Database): Promise<string[]> {
  const rows = await database.prepared<{ id: string }>('category-ids', 'select category_id as id from category')
  return rows.map(({ id }) => id)
}
