import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { marketNamed } from './catalogue.fakes.ts'
import { openGoodsShop } from './goods-shop.fakes.ts'

const { catalogue, addAttributes, database, readModel, switchedOn } = await openGoodsShop(await testDatabase())
const denmark = marketNamed('da-dk')
const [dress, sand, jeans, bag] = ['900100_navy_01', '900100_sand_02', '900200_indigo_01', '900300_black_01'] as const
const kroner = (amount: number) => ({ amount, currency: 'DKK' })
const callout = {
  ...{ callout: 'We mend it', disclaimer: 'In any store.', clipboardCode: 'CARE', clipboardTitle: 'Copy' },
  ...{ color: '#2f4a3c', backgroundColor: '#eef1ea', hideDiscountBadge: true, hideListPrice: true },
}
const modelMeasurements = {
  ...{ height: '178 cm', size: '38', chest: '84 cm', waist: '64 cm', hip: '91 cm', innerLeg: '82 cm' },
  ...{ shoulder: '39 cm', shoeSize: '40' },
}

/** A dress of which everything is known, and a set of it and a plain bag. */
beforeAll(async () => {
  await addAttributes(dress, {
    ...{ isNoos: true, subFamily: 'shirt-dress', disclaimer: { da: 'Remme varierer.' }, subGroup: { da: 'Hverdag' } },
    ...{ pantoneCode: '19-4007', secondColourHex: '#f4f1ea', nextDelivery: '2026-03-20' },
    ...{ looks: [{ id: 'l1' }, { id: 'l2' }], preorderShipsOn: '2026-03-05', careInstructions: ['wash-40', 'iron-1'] },
    ...{ callout, modelMeasurements, sustainabilityText: 'Grown in France.' },
    sustainabilityReasons: [{ id: 'linen', certificate: 'EL-1', scope: 'style', validUntil: '2026-12-31' }],
  })
  await addAttributes(jeans, { setOf: [dress, bag] })
})

test('tells a tile every fact of goods of which all is known [B-CAT-01, B-CAT-03, B-REC-04]', () => {
  const picture = expect.stringMatching(/^\/images\/900100_navy_01\/[0-9a-f]{8}\/1\.jpeg$/)
  const url = '/da-dk/p/skjortekjole-i-hoer/900100_navy_01'

  expect(catalogue.card(denmark, dress)).toEqual({
    ...{ id: dress, styleNumber: '900100', optionId: '01', name: 'Skjortekjole i hør', url },
    price: { salesPrice: kroner(499.95), discounts: [], shown: { now: kroner(499.95) } },
    ...{ subBrand: 'women', brand: 'Halden', badges: [], calloutAttributes: callout, disclaimer: 'Remme varierer.' },
    ...{ ediCategory: 'dress', ediSubCategory: 'shirt-dress', isNew: false, isProductSet: false, inStock: true },
    ...{ comingSoonProduct: false, isInDeliverySet: true, productSetOptionsCount: 0, hasCompleteTheLook: true },
    ...{ hasEcom: true, hasRetail: true, isDigital: false },
    ...{ frontImage: picture, backImage: expect.stringMatching(/\/900100_navy_01\/[0-9a-f]{8}\/2\.jpeg$/) },
    images: {
      urlTemplate: expect.stringMatching(/^\/images\/900100_navy_01\/[0-9a-f]{8}\/\{0\}\.\{1\}$/),
      indexes: [1, 2, 3, 4].map((index) => expect.objectContaining({ index, format: 'jpeg' })),
    },
    ...{ colourFamilyName: '~colour.navy', colourName: 'Marineblå', styleOptionCount: 2 },
    productRelations: [
      {
        ...{ id: dress, colour: 'Marineblå', pantoneCode: '19-4007', hex: '#1f304a', secondHex: '#f4f1ea', url },
        ...{ inStock: true, frontImage: picture },
      },
      expect.objectContaining({ id: sand, colour: 'Sand', hex: '#ccb89b' }),
    ],
    fabricComposition: '100 % hør',
  })
})

test('tells a tile of a set and of plain goods what they are and are not [B-CAT-01, B-CAT-14, B-REC-04]', () => {
  const plain = { isInDeliverySet: false, hasCompleteTheLook: false, hasRetail: false, hasEcom: true, isDigital: false }

  switchedOn.add('memberPrice')
  expect(catalogue.card(denmark, bag)).toMatchObject({
    ...{ ...plain, ean: '2999000000104', ediCategory: 'bag', staticClubPrice: kroner(899.96), styleOptionCount: 1 },
    ...{ isProductSet: false, productSetOptionsCount: 0, colourFamilyName: '~colour.black', brand: 'Halden' },
  })
  expect(catalogue.card(denmark, jeans)).toMatchObject({
    ...{ ...plain, isProductSet: true, productSetOptionsCount: 2, price: { salesPrice: kroner(1499.9) } },
  })
})

test('tells a product page everything more than a tile [B-CAT-02, B-CAT-03, B-REC-04]', () => {
  const card = catalogue.card(denmark, dress)!
  const more = Object.entries(catalogue.detail(denmark, dress)!).filter(([key]) => !(key in card))
  const size = (sizeId: string, ean: string, states: object = {}) => ({
    ...{ id: `${dress}_${sizeId}`, ean, size: { sizeId, name: sizeId } },
    ...{ inStockEcom: true, inStockRetail: false, inDeliveryDateSet: false, ...states },
  })
  const awaited = { inStockEcom: false, inStockRetail: true, inDeliveryDateSet: true, inDeliveryDate: '2026-03-20' }

  const { styleOptions, ...told } = Object.fromEntries(more)
  expect(told).toEqual({
    ...{ allowInStockNotifications: true, isPreorder: true, preorderShipsOn: '2026-03-05', isNoos: true },
    ...{ description: 'Skjortekjole i hør.', careInstructions: ['wash-40', 'iron-1'], styleOptionNumber: '900100-01' },
    fabricCompositionEnglish: '100% linen',
    colour: {
      ...{ id: 'navy', name: 'Marineblå', base: '~colour.navy', nuance: 'Marineblå', pantoneHexCode: '#1f304a' },
    },
    variants: [size('36', '2999000000012'), size('38', '2999000000029'), size('40', '2999000000036', awaited)],
    ...{ modelMeasurements, shopTheLookIds: ['l1', 'l2'], sustainabilityText: 'Grown in France.', subGroup: 'Hverdag' },
    sustainabilityReasons: [
      {
        ...{ id: 'linen', reason: '~sustainability.linen' },
        supportText: '~sustainability.linen.support EL-1 31-12-2026',
        certificate: { number: 'EL-1', scope: 'style', validUntil: '2026-12-31' },
      },
    ],
    productSafety: expect.objectContaining({ manufacturer: 'Halden A/S', contact: 'safety@halden.example' }),
    tags: ['summer'],
    breadcrumb: [
      { title: 'Kvinder', url: '/da-dk/kvinder' },
      { title: 'Kjoler', url: '/da-dk/kvinder/kjoler' },
    ],
  })
  const option = (id: string, name: string, optionId: string, price: number) => ({
    ...{ id, name, colour: name, optionId, inStock: true, url: `/da-dk/p/skjortekjole-i-hoer/${id}` },
    ...{ image: expect.stringContaining(`/images/${id}/`), price: { salesPrice: kroner(price) } },
    variants: ['36', '38', '40'].map((sizeId) => ({
      ...{ id: `${id}_${sizeId}`, sizeId, inStockEcom: id !== dress || sizeId !== '40' },
    })),
  })
  expect(styleOptions).toMatchObject([
    { ...option(dress, 'Marineblå', '01', 499.95), subGroup: 'Hverdag' },
    option(sand, 'Sand', '02', 349.96),
  ])
})

test('tells a product page of a set its parts, of plain goods what they lack, and of trousers their lengths [B-CAT-02]', () => {
  const [set, plain] = [jeans, bag].map((id) => catalogue.detail(denmark, id)!)

  expect(set!.productSetOptions?.map(({ id, variants }) => [id, variants.length])).toEqual([
    [dress, 3],
    [bag, 1],
  ])
  expect(plain).toMatchObject({ isPreorder: false, isNoos: false, sustainabilityReasons: [], tags: [] })
  expect(set!.variants[0]).toMatchObject({ size: { sizeId: '28', name: '28' }, length: { lengthId: '30', name: '30' } })
})

test('tells a product page the name of a length, and which other colours are sold out [B-CAT-02]', async () => {
  const ofSand = () => catalogue.detail(denmark, dress)!.styleOptions.find(({ id }) => id === sand)!
  expect(ofSand().inStock).toBe(true)
  await sql`update variant set length_name = 'Long' where sku = ${`${jeans}_28_30`}`.execute(database.sql())
  await sql`update stock set available = 0, received = reserved + sold where sku like ${`${sand}%`}`.execute(
    database.sql(),
  )
  await readModel.apply(new Set([`product:${jeans}`, `product:${sand}`]))

  expect(ofSand().inStock).toBe(false)
  expect(ofSand().variants.map(({ inStockEcom }) => inStockEcom)).toEqual([false, false, false])
  expect(catalogue.detail(denmark, jeans)!.variants[0]!.length).toEqual({ lengthId: '30', name: 'Long' })
})
