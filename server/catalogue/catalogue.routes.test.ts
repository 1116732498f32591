import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { ProductImages } from '#contracts/images.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { marketNamed } from './catalogue.fakes.ts'
import { openGoodsShop, serveForTests } from './goods-shop.fakes.ts'

const shop = await openGoodsShop(await testDatabase())
const { catalogue } = shop
const app = await serveForTests([shop.calls])
const get = async (path: string) => {
  const answer = await app.inject(path)
  return { status: answer.statusCode, body: answer.json() }
}
const denmark = marketNamed('da-dk')
const britain = marketNamed('en-gb')
const america = marketNamed('en-us')
const germany = marketNamed('de-de')

test('returns a product with all that a tile shows', async () => {
  const { status, body } = await get(
    '/api/catalog/da-dk/products-simple?productIds=900100_sand_02&productIds=nobody_knows_it',
  )

  expect(status).toBe(200)
  expect(body).toMatchObject([
    {
      id: '900100_sand_02',
      styleNumber: '900100',
      optionId: '02',
      name: 'Skjortekjole i hør',
      url: '/da-dk/p/skjortekjole-i-hoer/900100_sand_02',
      subBrand: 'women',
      colourName: 'Sand',
      colourFamilyName: '~colour.beige',
      inStock: true,
      isDigital: false,
      hasEcom: true,
    },
  ])
})

test('counts the colours of a style and links each [B-CAT-09]', async () => {
  const { body } = await get('/api/catalog/en-gb/products-simple?productIds=900100_navy_01')

  expect(body[0].styleOptionCount).toBe(2)
  expect(body[0].productRelations).toMatchObject([
    { id: '900100_navy_01', colour: 'Navy' },
    { id: '900100_sand_02', hex: '#ccb89b', url: '/en-gb/p/linen-shirt-dress/900100_sand_02' },
  ])
})

test('builds picture addresses by filling in index and format, the first for the front and the second for the back [B-CAT-11, B-CAT-O1]', async () => {
  const card = catalogue.card(britain, '900300_black_01')!
  const { urlTemplate, indexes } = card.images

  expect(indexes.map(({ index, format }) => urlTemplate.replace('{0}', String(index)).replace('{1}', format))[0]).toBe(
    card.frontImage,
  )
  const [, second] = indexes
  expect(card.backImage).toBe(urlTemplate.replace('{0}', String(second!.index)).replace('{1}', second!.format))
  expect(urlTemplate).toMatch(/^\/images\/900300_black_01\/[0-9a-f]{8}\/\{0\}\.\{1\}$/)
})

test('shows in front and at the back the first and the second picture there is, and the first at the back too where it is alone [B-CAT-O1]', async () => {
  const navy = '900100_navy_01'
  const { rows } = await sql`select media from product where product_id = ${navy}`.execute(shop.database.sql())
  const pictured = async (media: unknown) => {
    await sql`update product set media = ${JSON.stringify(media)}::jsonb where product_id = ${navy}`.execute(
      shop.database.sql(),
    )
    await shop.readModel.apply(new Set([`product:${navy}`]))
    const { frontImage, backImage } = catalogue.card(britain, navy)!
    const [relation] = catalogue.card(britain, '900100_sand_02')!.productRelations
    return [frontImage, backImage, relation!.frontImage].map((address) => address?.slice(-7))
  }
  const made = (...views: string[]) => ({ made: { views, description: {} } })

  expect(await pictured(made('figure', 'back'))).toEqual(['/2.jpeg', '/4.jpeg', '/2.jpeg'])
  expect(await pictured(made('detail'))).toEqual(['/3.jpeg', '/3.jpeg', '/3.jpeg'])
  expect(await pictured((rows[0] as { media: unknown }).media)).toEqual(['/1.jpeg', '/2.jpeg', '/1.jpeg'])
})

test('shows the flat picture and the close-up of the cloth only on the product page', async () => {
  const views = ({ indexes }: ProductImages) => indexes.map(({ index, view }) => `${index} ${view}`)
  const { images } = catalogue.detail(britain, '900100_navy_01')!

  expect(views(images)).toEqual([...views(catalogue.card(britain, '900100_navy_01')!.images), '5 flat', '6 cloth'])
  expect(images.indexes.map(({ alt }) => alt).slice(-2)).toEqual([
    '~catalogue.picture-flat Navy Linen shirt dress',
    '~catalogue.picture-cloth Navy Linen shirt dress',
  ])
})

test('tells reductions against the lowest price of 30 days in the EU and against the list price elsewhere [B-CAT-04]', () => {
  expect(catalogue.card(denmark, '900100_sand_02')!.price).toMatchObject({
    salesPrice: { amount: 349.96, currency: 'DKK' },
    historicPrice: { amount: 499.95 },
    percentage: 30,
  })
  expect(catalogue.card(britain, '900100_sand_02')!.price).toMatchObject({
    salesPrice: { amount: 42 },
    listPrice: { amount: 60 },
    percentage: 30,
  })
  // Other markets also return the prior price, for shops that show it. The percentage is still based on the list price.
  expect(catalogue.card(britain, '900100_sand_02')!.price.historicPrice).toEqual({ amount: 60, currency: 'GBP' })
})

test('returns everything a product page needs [B-API-28]', async () => {
  const { body } = await get('/api/catalog/de-de/product/900100_navy_01')

  expect(body).toMatchObject({
    ...{ id: '900100_navy_01', name: 'Hemdblusenkleid aus Leinen', url: expect.stringMatching(/^\/de-de\/p\//) },
    ...{ price: { salesPrice: { currency: 'EUR' } }, images: { urlTemplate: expect.any(String) } },
    variants: [{ id: '900100_navy_01_36' }, { id: '900100_navy_01_38' }, { id: '900100_navy_01_40' }],
    description: expect.stringMatching(/./),
    careInstructions: ['wash-40'],
    styleOptionNumber: '900100-01',
    fabricComposition: '100 % Leinen',
    fabricCompositionEnglish: '100% linen',
    colour: { id: 'navy', name: 'Marine', pantoneHexCode: '#1f304a' },
    styleOptions: [{ id: '900100_navy_01' }, { id: '900100_sand_02' }],
    tags: ['summer'],
    productSafety: { manufacturer: 'Halden A/S' },
    breadcrumb: [
      { title: 'Damen', url: '/de-de/damen' },
      { title: 'Kleider', url: '/de-de/damen/kleider' },
    ],
  })
})

test('says for each size whether it is in stock, and how many are left if they are few', async () => {
  const { body } = await get('/api/catalog/da-dk/product/900100_navy_01')

  expect(body.variants).toMatchObject([
    { id: '900100_navy_01_36', inStockEcom: true, size: { sizeId: '36', name: '36' } },
    { id: '900100_navy_01_38', inStockEcom: true, fewLeft: 2 },
    { id: '900100_navy_01_40', inStockEcom: false, inStockRetail: true },
  ])
  expect(body.variants[0]).not.toHaveProperty('fewLeft')
})

test('counts only stores of the market’s own country', () => {
  const inStores = (market: string) =>
    catalogue.detail(marketNamed(market), '900100_navy_01')!.variants.map(({ inStockRetail }) => inStockRetail)

  expect(inStores('da-dk')).toEqual([false, false, true])
  expect(inStores('en-gb')).toEqual([false, false, false])
})

test('reads stock from the warehouses of the market', () => {
  expect(catalogue.detail(america, '900100_navy_01')!.variants.map(({ inStockEcom }) => inStockEcom)).toEqual([
    true,
    true,
    true,
  ])
})

test('opens a product with a sku of its own and with no other [B-PDP-03, B-API-29, B-CAT-O4, D-17]', async () => {
  const { body } = await get('/api/catalog/en-gb/product/900200_indigo_01/900200_indigo_01_28_32')
  expect(body.variants[1]).toMatchObject({ id: body.chosenSku, length: { lengthId: '32', name: '32' } })
  expect((await get('/api/catalog/en-gb/product/900200_indigo_01')).body).not.toHaveProperty('chosenSku')
  expect((await get('/api/catalog/en-gb/product/900200_indigo_01/900300_black_01_one')).status).toBe(404)
  expect((await get('/api/catalog/en-gb/product/900999_navy_01/900200_indigo_01_28_32')).status).toBe(404)
  expect((await get('/api/catalog/xx-xx/product/900200_indigo_01/900200_indigo_01_28_32')).status).toBe(400)
})

test('answers 404 for an unknown product and for one without a price in the market [B-PDP-O3, B-API-28, B-ERR-06]', async () => {
  const [parka] = [...shop.readModel.range(germany).assortment.slotOf.keys()].filter((id) =>
    id.startsWith('fell-parka'),
  )

  expect((await get('/api/catalog/en-gb/product/900999_navy_01')).body).toMatchObject({
    status: 404,
    code: 'catalogue.product-not-found',
  })
  expect((await get(`/api/catalog/en-gb/product/${parka}`)).status).toBe(404)
  expect((await get(`/api/catalog/de-de/product/${parka}`)).status).toBe(200)
})

test('answers 400 for an unknown market [B-API-28]', async () => {
  expect((await get('/api/catalog/xx-xx/product/900100_navy_01')).status).toBe(400)
})

test('finds categories and products by their addresses, in the language of the market', () => {
  expect(catalogue.categoryAt(denmark, '/da-dk/kvinder/kjoler')).toMatchObject({
    id: 'women-dresses',
    title: 'Kjoler',
    parent: 'women',
  })
  expect(catalogue.categoryAt(denmark, '/en-gb/women/dresses')).toBeUndefined()
  expect(catalogue.children(denmark, 'women').map(({ url }) => url)).toEqual([
    '/da-dk/kvinder/kjoler',
    '/da-dk/kvinder/jeans',
    '/da-dk/kvinder/tasker',
  ])
  expect(catalogue.productAt(denmark, '/da-dk/p/another-slug/900300_black_01')).toBe('900300_black_01')
  expect(catalogue.productAt(denmark, '/da-dk/p/shopper-i-laeder/unknown')).toBeUndefined()
})

test('names the product that was at an address and is no longer sold, in the language of the market', async () => {
  const [path, id] = ['/da-dk/p/shopper-i-laeder/900300_black_01', '900300_black_01']
  expect(await catalogue.goneAt(denmark, path)).toBeUndefined()

  await sql`update product set retired = true where product_id = ${id}`.execute(shop.database.sql())
  const gone = await catalogue.goneAt(denmark, path)
  await sql`update product set retired = false where product_id = ${id}`.execute(shop.database.sql())

  expect(gone).toMatchObject({ name: catalogue.card(denmark, id)!.name, siblings: [] })
  expect(gone!.categories.length).toBeGreaterThan(0)
  expect(await catalogue.goneAt(denmark, '/da-dk/p/any/never_was_01')).toBeUndefined()
})

test('offers no category in a market that sells nothing in it', () => {
  expect(catalogue.children(britain, undefined).map(({ id }) => id)).toEqual(['women', 'new-in'])
  expect(catalogue.children(germany, undefined).map(({ id }) => id)).toEqual(['women', 'new-in', 'imported'])
})

test('finds variants by sku, and by product id if there is just one [C-LIN-O8, B-CAT-O4, D-17]', async () => {
  const { variants } = await catalogue.sellable(denmark, [
    '900200_indigo_01_28_30',
    '900300_black_01',
    '900100_navy_01',
    'nothing',
  ])

  expect([...variants.keys()].sort()).toEqual(['900200_indigo_01_28_30', '900300_black_01'])
  expect(variants.get('900300_black_01')).toMatchObject({
    sku: '900300_black_01_one',
    size: '~size.one',
    name: 'Shopper i læder',
    url: '/da-dk/p/shopper-i-laeder/900300_black_01',
    retired: false,
  })
  expect(variants.get('900200_indigo_01_28_30')).toMatchObject({
    size: '28',
    length: '30',
    colour: { name: 'Indigo', base: { name: '~colour.blue', hex: '#2356c5' } },
  })
})

test('names goods in the basket as the market’s country writes its language', async () => {
  await sql`insert into product_text select product_id, 'en-us', 'Tote of the US', colour_name, description, fabric, slug
    from product_text where product_id = '900300_black_01' and language = 'en'`.execute(shop.database.sql())
  const nameIn = async (market: typeof america) =>
    (await catalogue.sellable(market, ['900300_black_01'])).variants.get('900300_black_01')?.name

  expect(await nameIn(america)).toBe('Tote of the US')
  expect(await nameIn(britain)).not.toBe('Tote of the US')
  expect(await nameIn(denmark)).not.toBe(await nameIn(britain))
})

test('names goods in the basket of Switzerland, and goods that are gone, without ß', async () => {
  await sql`update product_text set name = 'Große Tasche', colour_name = 'Weiß'
    where product_id = '900300_black_01' and language = 'de'`.execute(shop.database.sql())
  const tasche = async (market: typeof germany) =>
    (await catalogue.sellable(market, ['900300_black_01'])).variants.get('900300_black_01')

  expect(await tasche(germany)).toMatchObject({ name: 'Große Tasche', colour: { name: 'Weiß' } })
  const swiss = { ...germany, id: 'de-ch' }
  expect(await tasche(swiss)).toMatchObject({ name: 'Grosse Tasche', colour: { name: 'Weiss' } })

  await sql`update product set retired = true where product_id = '900300_black_01'`.execute(shop.database.sql())
  const gone = await catalogue.goneAt(swiss, '/de-ch/p/tasche/900300_black_01')
  await sql`update product set retired = false where product_id = '900300_black_01'`.execute(shop.database.sql())
  expect(gone?.name).toBe('Grosse Tasche')
})

test('still returns a retired variant, so that an old basket can be shown', async () => {
  await sql`update variant set retired = true where sku = '900200_indigo_01_30_32'`.execute(shop.database.sql())
  await shop.readModel.apply(new Set(['product:900200_indigo_01']))

  const { variants } = await catalogue.sellable(britain, ['900200_indigo_01_30_32'])
  expect(variants.get('900200_indigo_01_30_32')?.retired).toBe(true)
  expect(catalogue.detail(britain, '900200_indigo_01')!.variants).toHaveLength(2)
})

test('shows a change of stock at once when the feed reports it, and names the listings of the product', async () => {
  await shop.database.transaction((inside) =>
    shop.stock.reserve(inside, {
      paymentId: 'a0000000-0000-4000-8000-000000000001',
      places: ['main'],
      requested: [{ sku: '900100_navy_01_38', quantity: 2 }],
    }),
  )

  const tags = await shop.catchUp()

  expect(catalogue.detail(britain, '900100_navy_01')!.variants[1]).toMatchObject({ inStockEcom: false })
  expect([...tags]).toEqual(
    expect.arrayContaining(['product:900100_navy_01', 'category:women-dresses', 'category:women']),
  )
})

test('a card and a product page show the price for members as soon as that is switched on, and only then [B-FT-31, B-FT-49, D-05]', () => {
  const told = () =>
    [shop.catalogue.card(britain, '900300_black_01')!, shop.catalogue.detail(britain, '900300_black_01')!].flatMap(
      ({ price, staticClubPrice }) => [price.shown.member, staticClubPrice],
    )
  const nothing = Array(4).fill(undefined)

  expect(told()).toEqual(nothing)
  shop.switchedOn.add('memberPrice')
  expect(told()).toEqual(Array(4).fill({ amount: 108, currency: 'GBP' }))
  shop.switchedOn.delete('memberPrice')
  expect(told()).toEqual(nothing)
})

test('tells what only some products have: model, certificate, look, parts of a set, pre-order, a place in the range for good [B-API-28]', async () => {
  const [jeans, bag] = ['900200_indigo_01', '900300_black_01'] as const
  const told = async (id: string) => (await get(`/api/catalog/da-dk/product/${id}`)).body
  expect(await told(jeans)).toMatchObject({ isNoos: false, isPreorder: false, allowInStockNotifications: true })

  const claim = { id: 'european-linen', certificate: 'EL-1', scope: 'style 900200', validUntil: '2026-12-31' }
  const model = { height: '177 cm', size: '36', shoeSize: '38', chest: '84' }
  const look = { id: 'l1', title: { en: 'By the sea' } }
  await shop.addAttributes(jeans, {
    ...{ isNoos: true, allowInStockNotifications: false, preorderShipsOn: '2026-04-01', looks: [look] },
    ...{ modelMeasurements: model, sustainabilityReasons: [claim], sustainabilityText: 'Flax.', subGroup: 'Everyday' },
  })
  await shop.addAttributes(bag, { setOf: ['900100_sand_02', jeans] })

  expect(await told(jeans)).toMatchObject({
    ...{ isNoos: true, isPreorder: true, preorderShipsOn: '2026-04-01', allowInStockNotifications: false },
    ...{ shopTheLookIds: ['l1'], subGroup: 'Everyday', sustainabilityText: 'Flax.', modelMeasurements: model },
    sustainabilityReasons: [{ id: 'european-linen', reason: expect.any(String), supportText: expect.any(String) }],
    colour: { id: 'indigo', base: '~colour.blue', nuance: expect.any(String) },
  })
  const set = await told(bag)
  expect(set).toMatchObject({ isProductSet: true, productSetOptionsCount: 2 })
  const parts = set.productSetOptions as readonly { readonly id: string; readonly variants: readonly object[] }[]
  expect(parts.map(({ id, variants }) => [id, variants[0]])).toMatchObject([
    ['900100_sand_02', { id: expect.stringMatching(/^900100_sand_02_/) }],
    [jeans, { id: `${jeans}_28_30` }],
  ])
})
