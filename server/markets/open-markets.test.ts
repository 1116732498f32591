import { expect, test } from 'vitest'
import type { MarketFile } from '#contracts/market-file.ts'
import { marketFile } from '#contracts/market-file.ts'
import { checkFile } from '#contracts/shop-folder.ts'
import { knownMarkets } from './known-markets.ts'
import { fakeMarketFile, fakeMarkets } from './markets.fakes.ts'
import { openMarkets } from './open-markets.ts'

const opened = (id: string, changes: Partial<MarketFile> = {}) => openMarkets({ [id]: fakeMarketFile(changes) })
const choicesOf = (id: string, changes: Partial<MarketFile>) => {
  const answer = opened(id, changes)
  return answer.ok ? answer.value.open[0]!.choices : answer.problem.mistakes
}

test('opens the markets a shop chose, in the order of their priority', () => {
  expect(fakeMarkets('ar-ae', 'en-gb', 'da-dk').open.map(({ id }) => id)).toEqual(['da-dk', 'en-gb', 'ar-ae'])
})

test('finds an open market whatever its case, and no other', () => {
  const markets = fakeMarkets('da-dk')
  expect([markets.find('DA-dk')?.id, markets.find('de-de')]).toEqual(['da-dk', undefined])
})

test('keeps amounts in the smallest unit of the market’s currency', () => {
  expect(choicesOf('en-gb', { freeFreight: 60 })).toMatchObject({
    freeFreightMinor: 6000,
    shippingMethods: [{ priceMinor: 395 }],
  })
  expect(choicesOf('fr-tn', { freeFreight: 60 })).toMatchObject({ freeFreightMinor: 60_000 })
  expect(choicesOf('is-is', { freeFreight: null })).toMatchObject({
    freeFreightMinor: null,
    shippingMethods: [{ priceMinor: 4 }],
  })
})

test('takes the payment fee of a market’s file, and none where the file names none [C-PAY-O4]', () => {
  expect(choicesOf('da-dk', { paymentFee: 19.5 })).toMatchObject({ paymentFeeMinor: 1950 })
  expect(choicesOf('fr-tn', { paymentFee: 1.5 })).toMatchObject({ paymentFeeMinor: 1500 })
  expect(choicesOf('da-dk', {})).toMatchObject({ paymentFeeMinor: undefined })
  expect(checkFile(marketFile, 'markets/da-dk.json', fakeMarketFile({ paymentFee: -1 }))).toMatchObject({
    mistakes: [expect.stringMatching(/^markets\/da-dk\.json: paymentFee: /)],
  })
})

test('has a market’s prices under its own name unless it shares another’s list', () => {
  expect(choicesOf('nl-be', {})).toMatchObject({ priceList: 'nl-be' })
  expect(choicesOf('fr-be', { priceList: 'nl-be' })).toMatchObject({ priceList: 'nl-be' })
})

test('asks for the new terms at sign-up unless a market keeps to the earlier ones [C-TGL-26, C-TRM-O2]', () => {
  expect(choicesOf('en-us', { newSignupTerms: false })).toMatchObject({ newSignupTerms: false })
  expect(choicesOf('en-us', { newSignupTerms: undefined })).toMatchObject({ newSignupTerms: undefined })
})

test('offers the delivery methods of the market’s file, each with its price and cut-off time [C-SHP-O3]', () => {
  const [first] = fakeMarketFile().shippingMethods
  const shippingMethods = [first!, { ...first!, id: 'express', price: 9, freeShipping: false, cutoff: '11:30' }]

  expect(choicesOf('en-gb', { shippingMethods })).toMatchObject({
    shippingMethods: [
      { id: 'post-home', priceMinor: 395, freeShipping: true, cutoff: '16:00' },
      { id: 'express', priceMinor: 900, freeShipping: false, cutoff: '11:30' },
    ],
  })
})

test('accepts returns for thirty days unless the market has its own period [C-RET-O2]', () => {
  expect(choicesOf('da-dk', { returns: undefined })).toMatchObject({ returns: { days: 30 } })
  expect(choicesOf('da-dk', { returns: { days: 100 } })).toMatchObject({ returns: { days: 100 } })
})

test('sends 0 as both bounds where a market has no buying threshold [C-THR-O2]', () => {
  expect(choicesOf('da-dk', {})).toMatchObject({ threshold: { minimumMinor: 0, maximumMinor: 0 } })
})

test('limits what an order may be worth in the US, the Emirates and Algeria only [C-THR-01, C-CST-17, C-GEN-O3, D-29]', () => {
  expect(choicesOf('en-us', { threshold: { minimum: 0, maximum: 800 } })).toMatchObject({
    threshold: { maximumMinor: 80_000 },
  })
  expect(choicesOf('fr-dz', { threshold: { minimum: 7000, maximum: 0 } })).toMatchObject({
    threshold: { minimumMinor: 700_000 },
  })
  for (const id of ['ar-ae', 'en-ae'])
    expect(choicesOf(id, { threshold: { minimum: 100, maximum: 0 } })).toMatchObject({
      threshold: { minimumMinor: 10_000 },
    })
  const limited = new Set(['en-us', 'fr-dz', 'ar-ae', 'en-ae'])
  const others = knownMarkets.map(({ id }) => id).filter((id) => !limited.has(id))
  expect(others).toHaveLength(knownMarkets.length - 4)
  for (const id of others)
    for (const threshold of [
      { minimum: 100, maximum: 0 },
      { minimum: 0, maximum: 800 },
    ])
      expect(choicesOf(id, { threshold })).toEqual([
        `markets/${id}.json: threshold: only US, AE, DZ have a buying threshold`,
      ])
})

test('lets gift cards pay for gift cards only where the market says so [C-GFT-O4]', () => {
  expect(choicesOf('da-dk', { giftCardsBuyGiftCards: true })).toMatchObject({ giftCardsBuyGiftCards: true })
  expect(choicesOf('da-dk', {})).not.toMatchObject({ giftCardsBuyGiftCards: true })
})

test('shows promotions beside a basket where the toggle of the market says so [C-TGL-20, C-BSK-11]', () => {
  const shows = (toggles: Record<string, boolean>) => choicesOf('da-dk', { toggles })

  expect(shows({ promoPanelsInBasketFlyout: true })).toMatchObject({ tellsPromotions: true })
  expect(shows({ promoPanelsInBasketFlyout: false })).toMatchObject({ tellsPromotions: false })
  expect(shows({})).toMatchObject({ tellsPromotions: false })
})

test('reports an unknown market, and a delivery method named twice, with file and field', () => {
  expect(choicesOf('xx-yy', {})).toEqual([expect.stringMatching(/^markets\/xx-yy\.json: \(file\): no such market/)])
  const [method] = fakeMarketFile().shippingMethods
  expect(choicesOf('da-dk', { shippingMethods: [method!, method!] })).toEqual([
    'markets/da-dk.json: shippingMethods: two have the id post-home',
  ])
})

test('reports a wrong field of a market’s file in one line', () => {
  const wrong = {
    ...fakeMarketFile(),
    freeFreight: 'much',
    shippingMethods: [{ ...fakeMarketFile().shippingMethods[0], cutoff: '25:00' }],
  }
  const checked = checkFile(marketFile, 'markets/da-dk.json', wrong)
  expect('mistakes' in checked && checked.mistakes).toEqual([
    expect.stringMatching(/^markets\/da-dk\.json: freeFreight: .+/),
    'markets/da-dk.json: shippingMethods.0.cutoff: must be a time of day, such as 16:00',
  ])
})

test('lets a market of the United States ask a tax service that says where goods leave from, and no other', () => {
  const taxFrom = { regionCode: 'NJ', postalCode: '07001', city: 'Avenel', street: '305 W Village Dr' }

  expect(choicesOf('en-us', { taxService: 'taxjar', taxFrom })).toMatchObject({ taxService: 'taxjar', taxFrom })
  expect(choicesOf('en-us', { taxService: 'taxjar' })).toEqual([
    'markets/en-us.json: taxFrom: must say where goods leave from, since the tax service asks',
  ])
  expect(choicesOf('da-dk', { taxService: 'taxjar', taxFrom })).toEqual([
    'markets/da-dk.json: taxService: only the United States ask a service for their taxes',
  ])
})

test('bills in any country in the European Union, and elsewhere in the market’s own, unless the market says otherwise [D-06]', () => {
  const billsAnywhere = (id: string, changes: Partial<MarketFile> = {}) => {
    const { billingInAnyCountry: _, ...file } = fakeMarketFile(changes)
    const answer = openMarkets({ [id]: { ...file, ...changes } })
    return answer.ok ? answer.value.open[0]!.choices.billingInAnyCountry : answer.problem.mistakes
  }

  for (const id of ['da-dk', 'de-de', 'fr-fr', 'el-gr', 'hr-hr', 'en-ie']) expect(billsAnywhere(id), id).toBe(true)
  for (const id of ['en-gb', 'no-no', 'is-is', 'tr-tr', 'en-us', 'de-ch']) expect(billsAnywhere(id), id).toBe(false)
  expect(billsAnywhere('en-gb', { billingInAnyCountry: true })).toBe(true)
  expect(billsAnywhere('da-dk', { billingInAnyCountry: false })).toBe(false)
})

test('splits orders by warehouse and store where the shop says so, unless a market says otherwise [C-TGL-06, C-CHK-05]', () => {
  const splits = (shop: Readonly<Record<string, boolean>>, toggles?: MarketFile['toggles']) => {
    const answer = openMarkets({ 'da-dk': fakeMarketFile({ toggles }) }, shop)
    return answer.ok ? answer.value.open[0]!.choices.splitShipments : answer.problem.mistakes
  }

  expect([splits({}), splits({ splitOrderCheckout: false }), splits({ splitOrderCheckout: true })]).toEqual([
    ...[false, false, true],
  ])
  expect(splits({ splitOrderCheckout: true }, { splitOrderCheckout: false })).toBe(false)
  expect(splits({}, { splitOrderCheckout: true })).toBe(true)
})
