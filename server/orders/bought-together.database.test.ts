import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { boughtTogether } from './bought-together.repository.ts'

const database = await testDatabase()

/** Inserts order lines without their orders, which do not matter here. */
async function orders(...baskets: readonly (readonly string[])[]): Promise<void> {
  await sql`alter table order_line drop constraint order_line_order_id_fkey`.execute(database.sql())
  for (const [nth, skus] of baskets.entries())
    for (const [line, sku] of skus.entries())
      await sql`insert into order_line (order_id, line_id, sku, quantity, unit_minor, total_minor)
        values (${`00000000-0000-4000-8000-00000000000${nth}`}, ${String(line)}, ${sku}, 1, 100, 100)`.execute(
        database.sql(),
      )
}

test('lists products ordered together with a product, most often first, for all sizes', async () => {
  await orders(
    ['100_navy_01_38', '200_red_01_one', '300_sand_02_s'],
    ['100_navy_01_40', '300_sand_02_m', '300_sand_02_l'],
    ['200_red_01_one', '400_black_01_one'],
  )
  const together = boughtTogether(database)

  expect(await together(['100_navy_01'], 10)).toEqual(['300_sand_02', '200_red_01'])
  expect(await together(['100_navy_01'], 1)).toEqual(['300_sand_02'])
  expect(await together(['nobody'], 10)).toEqual([])
  expect(await together([], 10)).toEqual([])
})
