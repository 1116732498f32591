import { beforeEach, expect, test } from 'vitest'
import type { ProductMedia } from '#contracts/images.ts'
import { csvLine } from '#foundation/csv-line.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { feedShop } from './feed-shop.fakes.ts'

const database = await testDatabase()
let shop: Awaited<ReturnType<typeof feedShop>>
beforeEach(async () => {
  shop = await feedShop(database)
})

const columns =
  'product_id,style_number,option_id,colour,colour_family,colour_hex,sub_brand,brand,family,available_from'
const coat = 'c1_black_01,c1,01,black,black,#000000,women,North,coats,'
const without = `${columns},attributes\n${coat},`
const withMedia = (media: object) =>
  `${columns},attributes,media\n${csvLine([...coat.split(','), '', JSON.stringify(media)])}`
const told = async (): Promise<unknown> => {
  const [row] = await database.prepared<{ media: unknown }>('media-of-coat', 'select media from product')
  return row!.media
}

const photograph = 'a'.repeat(32)
const made: ProductMedia['made'] = { views: ['front', 'back'], description: { cut: 'double', buttons: [2, 3] } }

test('accepts a product that names no pictures, and shows a plate', async () => {
  const report = await shop.take(without)

  expect(report.refused).toEqual([])
  expect(await told()).toEqual({ plate: 'none' })
})

test.each<ProductMedia>([
  { photographs: [photograph] },
  { photographs: [photograph], made },
  { plate: 'coming' },
  { made },
])('takes media %j as they stand, and keeps them when a later file does not name them', async (media) => {
  await shop.take(withMedia(media))
  expect(await told()).toEqual(media)

  await shop.take(without)
  expect(await told()).toEqual(media)
})

test('keeps photographs when a file names a plate or another description', async () => {
  await shop.take(withMedia({ photographs: [photograph] }))

  await shop.take(withMedia({ made }))
  expect(await told()).toEqual({ photographs: [photograph], made })
  await shop.take(withMedia({ plate: 'none' }))
  expect(await told()).toEqual({ photographs: [photograph], plate: 'none' })
})

test.each([
  [{}, 'media cannot be read (at its top)'],
  [{ photographs: ['coat.jpg'] }, 'media cannot be read (at photographs.0)'],
  [{ made: { views: ['inside'], description: {} } }, 'media cannot be read (at made.views.0)'],
])('refuses the media %j by row', async (media, why) => {
  expect((await shop.take(withMedia(media))).refused).toMatchObject([{ line: 2, why }])
})
