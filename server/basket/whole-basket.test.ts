import { expect, test } from 'vitest'
import { fakeMarket } from '#server/markets/markets.fakes.ts'
import { promotion } from '#server/promotions/promotions.fakes.ts'
import { basketWith, giftCard, goodsOf } from './basket.fakes.ts'
import { basketResponse } from './basket-response.ts'

/** Monday morning in Canada; the carrier's offices are open. */
const now = new Date('2026-06-15T12:00:00Z')
const texts = (name: string) => ({ texts: { en: { name, callout: '', disclaimer: '' } } })
const cad = (amount: number) => ({ amount, currency: 'CAD' })
const dress = { sku: '1_red_01_s', minor: 2000, listMinor: 2500 }
const goods = goodsOf([dress, { sku: '2_blue_01_one', minor: 1500 }], {
  promotions: [
    promotion({ id: 'four', level: 'basket', minor: 400, currency: 'CAD', needsCode: true, ...texts('Four off') }),
    promotion({
      ...{ id: 'gift', level: 'bonus', minimumMinor: 3000, rewards: ['2_blue_01'], ...texts('Socks on us') },
      bonus: { rewardId: 'socks', pieces: 1, repeats: false },
    }),
  ],
  codes: new Map([
    ['FOUR', { code: 'FOUR', promotionId: 'four', exclusive: false, isUsedUp: false, startsAt: null, endsAt: null }],
  ]),
  cards: new Map([giftCard('6006000000001234', 1000, 'CAD')]),
})
const address = { firstName: 'Ane', lastName: 'Holm', city: 'Montréal', postalCode: 'H2Y 1C6', country: 'CA' }
const shipping = { ...address, line1: '1 Rue Notre-Dame', regionCode: 'QC' }
const billing = { ...address, line1: '2 Rue Notre-Dame', regionCode: 'QC' }
const basket = basketWith([{ sku: dress.sku, quantity: 2 }], {
  ...{ id: 'b1', currency: 'CAD', promoCodes: ['FOUR'], giftCards: ['6006000000001234'] },
  addresses: { shipping, billing, useBillingForShipping: false },
  shipments: { all: { shippingMethodId: 'post-home' } },
})
const told = () =>
  basketResponse(basket, { market: fakeMarket('en-ca'), goods, now, t: (key, ...args) => [key, ...args].join(' ') })

test('shows every sum of a basket under its own name, with two taxes, a code, a gift card and a gift to choose [C-ENT-03, C-TAX-04, C-BSK-O5, C-BSK-12, C-PRO-06, C-BON-01, C-GFT-03, C-ENT-02, C-SHP-08, C-TAX-O1, B-CAT-04]', () => {
  const { lines, shipments, ...rest } = told().basket

  // The tax of one piece of 20: 5 % and 9.975 %.
  const price = { salesPrice: cad(20), listPrice: cad(25), vatAmount: 1, vatAmount2: 2 }
  expect(lines).toMatchObject([{ id: '1', quantity: 2, totalPrice: cad(40), price }])
  expect(shipments).toMatchObject([{ shippingMethodId: 'post-home', price: cad(3.95) }])
  expect(rest).toMatchObject({
    ...{ basketId: 'b1', quantity: 2 },
    ...{ shippingAddress: shipping, billingAddress: billing, useBillingAddressForShipping: false },
    // Two pieces with list price 25, sold at 20, minus 4 by the code.
    ...{ subtotal: cad(50), totalDiscount: cad(14), shippingTotal: cad(3.95) },
    // 5 % and 9.975 % of 36 and of 3.95, each rounded separately.
    ...{ totalVat1: cad(1.8 + 0.2), totalVat2: cad(3.59 + 0.39), totalVat: cad(5.98), shippingVat: cad(0.59) },
    ...{ vatName: 'GST', vatName2: 'QST' },
    ...{ total: cad(45.93), remainingTotal: cad(35.93), freeShipping: false },
    ...{ promoCodes: ['FOUR'], promoCodeAmounts: { FOUR: cad(4) } },
    giftCards: [{ giftCardNumber: '…1234', balance: cad(10), covered: cad(10) }],
    bonusProductContexts: [
      {
        ...{ isCallToAction: true, callToActionCount: 1, optedOutCount: 0 },
        ...{ promotionId: 'gift', rewardId: 'socks', promotionName: 'Socks on us' },
      },
    ],
  })
  const french = basketResponse(basket, { market: fakeMarket('fr-ca'), goods, now, t: (key) => key }).basket
  expect(french).toMatchObject({ vatName: 'TPS', vatName2: 'TVQ', totalVat2: cad(3.59 + 0.39) })
})

test('lists every code with what it alone saves: on the goods, on delivery, or nothing yet [C-PRO-06]', () => {
  const ofCodes = [
    promotion({ id: 'three', level: 'basket', minor: 300, currency: 'CAD', needsCode: true }),
    promotion({ id: 'ten', percent: 10, needsCode: true }),
    promotion({ id: 'sent-free', level: 'shipping', needsCode: true }),
    promotion({ id: 'later', level: 'basket', minor: 900, currency: 'CAD', minimumMinor: 90_000, needsCode: true }),
  ]
  const named = { THREE: 'three', TEN: 'ten', POST: 'sent-free', LATER: 'later' }
  const code = { exclusive: false, isUsedUp: false, startsAt: null, endsAt: null }
  const codes = new Map(
    Object.entries(named).map(([text, promotionId]) => [text, { code: text, promotionId, ...code }]),
  )
  const { promoCodes, promoCodeAmounts } = basketResponse(
    { ...basket, promoCodes: Object.keys(named) },
    { market: fakeMarket('en-ca'), goods: { ...goods, promotions: ofCodes, codes }, now, t: (key) => key },
  ).basket

  expect(promoCodes).toEqual(['THREE', 'TEN', 'POST', 'LATER'])
  // Two pieces at 20 and delivery at 3.95.
  expect(promoCodeAmounts).toEqual({ THREE: cad(3), TEN: cad(4), POST: cad(3.95), LATER: cad(0) })
})

test('marks on a line what its markdown takes off, and names the promotion on top of it [B-CAT-07]', () => {
  const ten = promotion({ id: 'ten', percent: 10, ...texts('Ten off') })
  const { lines } = basketResponse(
    { ...basket, promoCodes: [] },
    { market: fakeMarket('en-ca'), goods: { ...goods, promotions: [ten] }, now, t: (key) => key },
  ).basket

  // Two pieces with list price 25, sold at 20.
  expect(lines[0]?.discounts).toEqual([
    { ...cad(10), reference: 'markdown' },
    { ...cad(4), reference: 'ten', promotionName: 'Ten off', promotionLevel: 'line' },
  ])
})

test('shows beside a basket how it can be sent and when, the provinces with their taxes, and the bounds of the market [C-ENT-03, C-ENT-O1, C-BSK-10, C-BSK-O2, C-ADR-06, C-DLV-01, C-DLV-O1, D-25, C-TAX-04]', () => {
  const { basket: _, ...beside } = told()
  const quebec = beside.allowedProvinces.find(({ abbreviation }) => abbreviation === 'QC')

  expect(beside).toMatchObject({
    shippingMethods: [
      { id: 'post-home', name: 'delivery.home', price: cad(3.95), predictedDeliveryDate: '2026-06-16' },
    ],
    cheapestPredictedDeliveryDate: '2026-06-16',
    allowedStates: [],
    turkishLocations: { districts: [], zones: [] },
    ...{ minimumThreshold: cad(0), maximumThreshold: cad(0) },
    freeFreight: { freightValue: cad(60), remaining: cad(24), reachedShare: 0.6 },
  })
  expect(quebec).toEqual({
    ...{ name: 'Quebec', abbreviation: 'QC', vatNameEnglish: 'GST + QST', vatNameFrench: 'TPS + TVQ' },
  })
})

test('names the districts of Turkey with their zones, and the states of America, under their own names [C-ENT-03, C-ENT-O1, C-BSK-10, C-ADR-06, C-ADR-05]', () => {
  const regionsOf = (id: string) =>
    basketResponse(basketWith([]), { market: fakeMarket(id), goods, now, t: (key) => key })
  const { turkishLocations, allowedProvinces } = regionsOf('tr-tr')
  const { allowedStates } = regionsOf('en-us')

  expect(turkishLocations.districts.length).toBeGreaterThan(80)
  const [district] = turkishLocations.districts
  expect(turkishLocations.zones.map(({ id }) => id)).toContain(district!.zoneId)
  expect(turkishLocations.zones[0]).toEqual({
    ...{ id: expect.any(String), name: expect.any(String), abbreviation: expect.any(String) },
  })
  expect(allowedProvinces).toEqual([])
  expect(allowedStates).toContainEqual({ name: 'California', abbreviation: 'CA' })
})
