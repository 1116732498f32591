import { expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { marketNamed } from './catalogue.fakes.ts'
import { openGoodsShop, serveForTests } from './goods-shop.fakes.ts'
import { fetchDuePictures } from './import/photographs/fetch-pictures.service.ts'
import type { Photographs } from './import/photographs/photographs.client.ts'

const database = await testDatabase()
const shop = await openGoodsShop(database)
const { catalogue, clock, changes } = shop
const app = await serveForTests([shop.calls])
const germany = marketNamed('de-de')
const parka = 'fell-parka_forest_01'
const card = async () => (await app.inject(`/api/catalog/de-de/products-simple?productIds=${parka}`)).json()[0]
const inBasket = async () => (await catalogue.sellable(germany, [`${parka}_s`])).variants.get(`${parka}_s`)!

test('shows a plate for goods of a feed until their picture has come, on tiles, on their page and in baskets', async () => {
  const { images, frontImage, backImage } = await card()

  expect(images).toMatchObject({
    plate: 'coming',
    indexes: [{ index: 1, alt: '~catalogue.plate-coming Fell parka' }],
  })
  expect(backImage).toBe(frontImage)
  expect(catalogue.detail(germany, parka)!.images).toEqual(images)
  expect(catalogue.picture(parka)!.media.plate).toBe('coming')
  expect((await inBasket()).imageAlt).toBe('~catalogue.plate-coming Fell parka')
})

test('shows the picture itself, under another address, as soon as it has come', async () => {
  const before = await card()
  const photographs: Photographs = { fetch: async () => ({ name: 'a'.repeat(32) }) }

  await fetchDuePictures({ database, changes, clock, photographs })
  await shop.catchUp()

  const after = await card()
  expect(after.images.plate).toBeUndefined()
  expect(after.images.indexes).toMatchObject([{ index: 1, alt: '~catalogue.picture-front Forest Fell parka' }])
  expect(after.frontImage).not.toBe(before.frontImage)
  expect((await inBasket()).imageUrl).toBe(after.frontImage)
  expect((await inBasket()).imageAlt).toBe('~catalogue.picture-front Forest Fell parka')
})

test('says that there is no picture of goods whose picture cannot be fetched', async () => {
  const other = await openGoodsShop(database)
  const photographs: Photographs = { fetch: async () => ({ why: 'was answered with 404', permanent: true }) }

  await fetchDuePictures({ database, changes: other.changes, clock, photographs })
  await other.catchUp()

  expect(other.catalogue.card(germany, parka)!.images).toMatchObject({
    plate: 'none',
    indexes: [{ alt: '~catalogue.plate-none Fell parka' }],
  })
})
