import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type ProductCard, productCard, productDetail } from '#contracts/catalogue.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { marketNamed } from './catalogue.fakes.ts'
import { openGoodsShop } from './goods-shop.fakes.ts'

const shop = await openGoodsShop(await testDatabase())
const { catalogue, database, readModel, switchedOn, addAttributes } = shop
const [britain, denmark, germany] = ['en-gb', 'da-dk', 'de-de'].map(marketNamed) as [
  ReturnType<typeof marketNamed>,
  ReturnType<typeof marketNamed>,
  ReturnType<typeof marketNamed>,
]
const [dress, sandDress, jeans, bag] = [
  '900100_navy_01',
  '900100_sand_02',
  '900200_indigo_01',
  '900300_black_01',
] as const

test('answers cards and details of the agreed form, with every fact that is known [B-CAT-01] [B-CAT-02] [B-CAT-03] [B-PDP-04, B-API-28, B-PDP-11]', async () => {
  await addAttributes(bag, {
    ...{
      subFamily: 'tote',
      pantoneCode: '19-4007',
      secondColourHex: '#f4f1ea',
      disclaimer: { en: 'Straps vary.', da: 'Remme varierer.' },
    },
    callout: {
      ...{ callout: { en: 'We mend it', da: 'Vi reparerer' }, disclaimer: 'In any store.', clipboardCode: 'CARE' },
      ...{ clipboardTitle: { en: 'Copy the code' }, color: '#2f4a3c', backgroundColor: '#eef1ea' },
    },
    subGroup: { en: 'Everyday' },
    sustainabilityText: { en: 'Tanned without chrome.' },
  })

  const card = catalogue.card(denmark, bag)!
  const detail = catalogue.detail(denmark, bag)!

  expect(productCard.strict().parse(card)).toEqual(card)
  expect(productDetail.strict().parse(detail)).toEqual(detail)
  expect(card).toMatchObject({
    ean: expect.stringMatching(/^\d{13}$/),
    ediSubCategory: 'tote',
    disclaimer: 'Remme varierer.',
    calloutAttributes: {
      ...{
        callout: 'Vi reparerer',
        disclaimer: 'In any store.',
        clipboardCode: 'CARE',
        clipboardTitle: 'Copy the code',
      },
      ...{ color: '#2f4a3c', backgroundColor: '#eef1ea', hideDiscountBadge: false, hideListPrice: false },
    },
    price: { salesPrice: { amount: expect.any(Number), currency: 'DKK' } },
  })
  expect(detail.productRelations[0]).toMatchObject({ pantoneCode: '19-4007', secondHex: '#f4f1ea' })
  const { shown: _, ...toldPrice } = card.price
  expect(detail.styleOptions[0]).toMatchObject({
    price: toldPrice,
    subGroup: 'Everyday',
    variants: [{ id: `${bag}_one`, sizeId: 'one' }],
  })
  expect(detail.subGroup).toBe('Everyday')
})

test('shows when a coming product can be bought, until that moment [B-CAT-13] [B-CNT-02]', async () => {
  const launch = async (at: string) => {
    await sql`update product set available_from = ${at} where product_id = ${jeans}`.execute(database.sql())
    await readModel.apply(new Set([`product:${jeans}`]))
    return catalogue.card(britain, jeans)
  }

  expect(await launch('2026-03-05T08:00:00Z')).toMatchObject({
    comingSoonProduct: true,
    launchDateTime: '2026-03-05T08:00:00.000Z',
  })
  expect(JSON.parse(String(shop.details.find(britain, jeans)!.json)).comingSoonProduct).toBe(true)
  const launched = await launch('2026-03-01T11:59:59Z')
  expect(shop.details.find(britain, jeans)!.detail.comingSoonProduct).toBe(false)
  expect(launched).toMatchObject({ comingSoonProduct: false, isNew: true })
  expect(launched).not.toHaveProperty('launchDateTime')
  expect(await launch('2026-03-01T12:00:00.001Z')).toMatchObject({ comingSoonProduct: true })
  expect(await launch('2026-03-01T12:00:00Z')).toMatchObject({ comingSoonProduct: false })
})

test('goods that come on a day can be seen and bought from the midnight of the market on', async () => {
  await sql`update product set available_from = '2026-03-02' where product_id = ${jeans}`.execute(database.sql())
  await readModel.apply(new Set([`product:${jeans}`]))
  const sku = catalogue.detail(britain, jeans)!.variants[0]!.id
  const firstToWake = { ...britain, country: { ...britain.country, timeZone: 'Pacific/Kiritimati' } }
  const isSold = async (market: typeof britain) => !(await catalogue.sellable(market, [sku])).variants.get(sku)!.retired

  expect(catalogue.card(britain, jeans)!.launchDateTime).toBe('2026-03-02T00:00:00.000Z')
  expect(catalogue.card(denmark, jeans)!.launchDateTime).toBe('2026-03-01T23:00:00.000Z')
  expect([await isSold(britain), await isSold(firstToWake)]).toEqual([false, true])
})

test('sells a pre-order with the day it is sent, until that day is over [B-PDP-O4]', async () => {
  await addAttributes(jeans, { preorderShipsOn: '2026-03-01' })
  expect(catalogue.detail(britain, jeans)).toMatchObject({ isPreorder: true, preorderShipsOn: '2026-03-01' })

  await addAttributes(jeans, { preorderShipsOn: '2026-02-28' })
  expect(catalogue.detail(britain, jeans)!.isPreorder).toBe(false)
})

test('shows the day of the next delivery only for sold-out sizes, until that day is over [B-CAT-O8]', async () => {
  await addAttributes(dress, { nextDelivery: '2026-03-20' })
  const { variants, isInDeliverySet, allowInStockNotifications } = catalogue.detail(britain, dress)!

  expect([isInDeliverySet, allowInStockNotifications]).toEqual([true, true])
  expect(catalogue.card(britain, dress)!.isInDeliverySet).toBe(true)
  expect(catalogue.card(britain, bag)!.isInDeliverySet).toBe(false)
  expect(variants.filter(({ inDeliveryDateSet }) => inDeliveryDateSet)).toMatchObject([
    { id: `${dress}_40`, inStockEcom: false, inDeliveryDate: '2026-03-20' },
  ])

  await addAttributes(dress, { nextDelivery: '2026-02-20' })
  const late = catalogue.detail(britain, dress)!
  expect([late.isInDeliverySet, late.variants.some(({ inDeliveryDateSet }) => inDeliveryDateSet)]).toEqual([
    false,
    false,
  ])
})

test('keeps goods of the stores out of the warehouse, and tells where they are [B-CAT-O7]', async () => {
  await addAttributes(dress, { soldOnly: 'stores' })
  const { hasEcom, hasRetail, variants, allowInStockNotifications, inStock } = catalogue.detail(denmark, dress)!

  expect({ hasEcom, hasRetail, allowInStockNotifications, inStock }).toEqual({
    hasEcom: false,
    hasRetail: true,
    allowInStockNotifications: false,
    inStock: true,
  })
  expect(variants.some(({ inStockEcom }) => inStockEcom)).toBe(false)
  expect(variants.some(({ inStockRetail }) => inStockRetail)).toBe(true)
  const { variants: sellable } = await catalogue.sellable(denmark, [`${dress}_36`])
  expect(sellable.get(`${dress}_36`)!.retired).toBe(true)
  await addAttributes(dress, { soldOnly: null })
})

test('shows a sustainability claim in the EEA only while a certificate with scope and last day supports it [B-FT-26] [B-FT-27] [D-14]', async () => {
  const claim = { id: 'european-linen', certificate: 'EL-1', scope: 'style 900100', issuer: 'Flax Register' }
  const told = (market: typeof denmark) => {
    const { sustainabilityReasons, sustainabilityText } = catalogue.detail(market, sandDress)!
    return { reasons: sustainabilityReasons.map(({ id }) => id), text: sustainabilityText }
  }
  const say = (more: object) =>
    addAttributes(sandDress, { sustainabilityReasons: [{ ...claim, ...more }], sustainabilityText: 'Flax.' })

  await say({ validUntil: '2026-03-01' })
  expect(catalogue.detail(denmark, sandDress)!.sustainabilityReasons).toMatchObject([
    { certificate: { number: 'EL-1', scope: 'style 900100', validUntil: '2026-03-01', issuer: 'Flax Register' } },
  ])
  expect(told(denmark).text).toBe('Flax.')

  await say({ validUntil: '2026-02-28' })
  expect([told(denmark), told(britain)]).toEqual([
    { reasons: [], text: undefined },
    { reasons: ['european-linen'], text: 'Flax.' },
  ])
  for (const lacking of [{ certificate: undefined }, { scope: undefined }, { validUntil: undefined }]) {
    await say({ validUntil: '2026-03-01', ...lacking })
    expect(told(germany)).toEqual({ reasons: [], text: undefined })
  }
  await addAttributes(sandDress, { sustainabilityReasons: [], sustainabilityText: 'Flax.' })
  expect([told(germany), told(britain)]).toEqual([
    { reasons: [], text: undefined },
    { reasons: [], text: 'Flax.' },
  ])
})

test('names the manufacturer and the responsible person of a product in the EU, with its warnings, in the EEA [D-13]', async () => {
  const productSafety = {
    ...{ manufacturer: 'Alder & Loom Ltd', address: 'Hebden Bridge', contact: 'safety@alder-loom.example' },
    responsiblePerson: { name: 'Halden A/S', address: 'Vejle', contact: 'safety@halden.example' },
    warnings: [{ en: 'Keep away from fire.', da: 'Holdes væk fra ild.' }],
  }
  await addAttributes(sandDress, { productSafety })

  expect(catalogue.detail(denmark, sandDress)!.productSafety).toEqual({
    ...productSafety,
    warnings: ['Holdes væk fra ild.'],
  })
  expect(catalogue.detail(britain, sandDress)).not.toHaveProperty('productSafety')
})

test('tells texts in English where a shop prefers them, under the address of the market [B-FT-29, B-PDP-O6]', () => {
  const inDanish = catalogue.detail(denmark, dress)!
  switchedOn.add('englishOverride')
  const inEnglish = catalogue.detail(denmark, dress)!
  switchedOn.clear()

  expect(inDanish).toMatchObject({ name: 'Skjortekjole i hør', fabricCompositionEnglish: '100% linen' })
  expect(inEnglish).toMatchObject({ name: 'Linen shirt dress', colourName: 'Navy', fabricComposition: '100% linen' })
  expect(inDanish.description).not.toBe(inEnglish.description)
  expect(inEnglish.description).toBe(catalogue.detail(britain, dress)!.description)
  expect(inEnglish.url).toBe(inDanish.url)
})

test('writes the amounts of a digital gift card with two decimals, each with its own price [B-CAT-10, C-LIN-07, C-TAX-03]', async () => {
  await sql`update variant set size_name = split_part(sku, '_', 4) where product_id = ${dress}`.execute(database.sql())
  await sql`update price_now set minor = minor + 1000 where sku = ${`${dress}_38`}`.execute(database.sql())
  await addAttributes(dress, { isDigital: true, isGiftCard: true })

  const card = catalogue.detail(germany, dress)!

  expect(card).toMatchObject({ isDigital: true, isGiftCard: true, isFromPrice: true, allowInStockNotifications: false })
  expect(card.variants.map(({ size }) => size.name)).toEqual(['36,00', '38,00', '40,00'])
  expect(card.variants[1]!.price).toBeDefined()
  expect(catalogue.detail(britain, dress)!.variants[0]!.size.name).toBe('36.00')
  const inBasket = await catalogue.sellable(germany, [`${dress}_38`])
  expect(inBasket.variants.get(`${dress}_38`)?.size).toBe('38,00')
  await addAttributes(dress, { isDigital: false, isGiftCard: false })
})

test('tells both percentages: in the EEA the reduction from the lowest price of 30 days, elsewhere that from the list price [B-CAT-O3, D-04]', async () => {
  const told = (market: typeof denmark) => {
    const { salesPrice, listPrice, historicPrice, percentage, historicPercentage } = catalogue.card(
      market,
      sandDress,
    )!.price
    return [salesPrice.amount, listPrice?.amount, historicPrice?.amount, percentage, historicPercentage]
  }
  expect(told(denmark)).toEqual([349.96, 499.95, 499.95, 30, 30])
  expect(told(britain)).toEqual([42, 60, 60, 30, 30])
})

test('hides the percentage or the struck price where an offer says so, and never the lowest price of 30 days in the EEA [B-CAT-O3]', async () => {
  const hidden = { callout: 'Two for one', hideDiscountBadge: true, hideListPrice: true }
  const shown = (market: typeof denmark) => catalogue.card(market, sandDress)!.price.shown
  const [before, abroad] = [shown(britain), shown(denmark)]
  await addAttributes(sandDress, { callout: hidden })

  expect([before.percent, before.before?.amount, abroad.percent, abroad.prior?.amount]).toEqual([30, 60, 30, 499.95])
  expect([shown(britain).percent, shown(britain).before]).toEqual([undefined, undefined])
  expect([shown(denmark).percent, shown(denmark).prior?.amount]).toEqual([undefined, 499.95])
  await addAttributes(sandDress, { callout: { ...hidden, hideListPrice: false } })
  expect([shown(britain).percent, shown(britain).before?.amount]).toEqual([undefined, 60])
  await addAttributes(sandDress, { callout: { ...hidden, hideDiscountBadge: false } })
  expect([shown(britain).percent, shown(britain).before]).toEqual([30, undefined])
  await addAttributes(sandDress, { callout: null })
})

test('tells a markdown and the promotion on top of it as two discounts that add up [B-CAT-08, B-CAT-04, B-CAT-O5, B-CAT-07, C-ENT-02]', async () => {
  await addAttributes(sandDress, {
    promotion: {
      reference: 'season-end',
      percent: 20,
      name: { en: 'Season’s end' },
      ...{ callout: 'Extra 20%', disclaimer: 'Ends on Sunday', badges: ['season-end'] },
    },
  })
  const { price } = catalogue.card(britain, sandDress) as ProductCard
  const [markdown, promotion] = price.discounts

  expect(price.discounts).toHaveLength(2)
  expect(markdown!.reference).toBe('markdown')
  expect(promotion).toMatchObject({
    reference: 'season-end',
    promotionName: 'Season’s end',
    promotionLevel: 'product',
    ...{ callout: 'Extra 20%', disclaimer: 'Ends on Sunday', badges: ['season-end'] },
  })
  expect(markdown!.amount + promotion!.amount).toBeCloseTo(price.listPrice!.amount - price.salesPrice.amount, 2)
})

test('keeps a detail ready as text until its product changes', async () => {
  const first = shop.details.find(britain, sandDress)!

  expect(shop.details.find(britain, sandDress)).toBe(first)
  await addAttributes(bag, { tags: ['winter'] })
  expect(shop.details.find(britain, sandDress)).toBe(first)

  await addAttributes(sandDress, { tags: ['summer', 'linen'] })

  expect(JSON.parse(String(shop.details.find(britain, sandDress)!.json))).toEqual(catalogue.detail(britain, sandDress))
  expect(shop.details.find(britain, sandDress)!.detail.tags).toEqual(['summer', 'linen'])
  expect(shop.details.find(britain, 'nobody')).toBeUndefined()
})
