import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { up as bringProductMedia } from '../migrations/0025-product-media.ts'
import { migrate, migrationsToCome } from './migrate.ts'

const database = await testDatabase()

test('has nothing to do on a schema that is up to date', async () => {
  expect(await migrationsToCome(database)).toEqual([])
  expect(await migrate(database)).toEqual([])
})

const coat = { family: 'coat', cut: 'double', cloth: 'wool', colour: 'camel', form: 'women', seed: '1' }
const photograph = 'a'.repeat(32)

test('keeps photographs, plates and drawings of products as their media, and drops drawings that were never shown', async () => {
  const before = {
    drawn: coat,
    bag: { ...coat, family: 'bag' },
    card: { ...coat, family: 'accessory' },
    photographed: { ...coat, photographs: [photograph] },
    fed: { ...coat, plate: 'none', photographs: [photograph] },
    coming: { ...coat, plate: 'coming' },
  }
  await sql`alter table product alter column media drop default; alter table product rename column media to drawing`.execute(
    database.sql(),
  )
  await sql`insert into style (style_number) values ('1')`.execute(database.sql())
  await sql`
    insert into product (product_id, style_number, option_id, colour, colour_family, colour_hex, sub_brand, brand, family, available_from, drawing)
    select '1_navy_' || id, '1', id, 'navy', 'navy', '#14213d', 'women', 'Halden', 'coats', now(), drawing
    from jsonb_each(${JSON.stringify(before)}::jsonb) as row (id, drawing)`.execute(database.sql())

  await bringProductMedia(database.sql())

  const rows = await database.prepared<{ id: string; media: unknown }>(
    'media',
    'select option_id as id, media from product',
  )
  const worn = ['front', 'back', 'detail', 'figure', 'flat', 'cloth']
  expect(Object.fromEntries(rows.map(({ id, media }) => [id, media]))).toEqual({
    drawn: { made: { views: worn, description: coat } },
    bag: { made: { views: ['front', 'back', 'detail', 'cloth'], description: before.bag } },
    card: { made: { views: ['front', 'back', 'detail'], description: before.card } },
    photographed: { photographs: [photograph], made: { views: worn, description: coat } },
    fed: { photographs: [photograph], plate: 'none' },
    coming: { plate: 'coming' },
  })
})

test('refuses a schema newer than the program, and names what it does not know', async () => {
  await database.prepared('newer', `insert into migration (name, timestamp) values ('9999-returns', now()::text)`)

  await expect(migrate(database)).rejects.toMatchObject({
    code: 'database.schema-newer',
    details: { newer: ['9999-returns'] },
  })
})
