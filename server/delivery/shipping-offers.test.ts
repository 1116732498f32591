import { expect, test } from 'vitest'
import { shippingMethod } from '#contracts/delivery.ts'
import { marketFile } from '#contracts/market-file.ts'
import { money } from '#foundation/money.ts'
import type { Market, ShippingMethodSettings } from '#server/markets/index.ts'
import { fakeMarket, fakeMarketFile } from '#server/markets/markets.fakes.ts'
import { carrierMark, carriersOf } from './carriers.ts'
import { freeFreightProgress, reachesFreeFreight } from './free-freight.ts'
import {
  cheapestOffer,
  isLocker,
  needsPickupPoint,
  promisedDelivery,
  shippingMethodOnWire,
  shippingOffers,
} from './shipping-offers.ts'

const home: ShippingMethodSettings = {
  ...{ id: 'home', name: 'delivery.home', carrier: 'Post Nord', deliveryType: 'home', priceMinor: 3900 },
  ...{ freeShipping: true, workingDays: [1, 2], cutoff: '16:00' },
  fromStore: { priceMinor: 5900, workingDays: [2, 4] },
}
const express: ShippingMethodSettings = { ...home, id: 'express', priceMinor: 9900, freeShipping: false }
const point = { ...home, id: 'point', deliveryType: 'pickup', notInRegions: ['GL'], fromStore: undefined } as const
const known = fakeMarket('da-dk')
const marketOf = (freeFreightMinor: number | null): Market => ({
  ...known,
  choices: { ...known.choices, freeFreightMinor, shippingMethods: [home, express, point] as ShippingMethodSettings[] },
})
const market = marketOf(50_000)
const crowns = (minor: number) => money(minor, 'DKK')
const now = new Date('2026-11-17T10:00:00Z')
const prices = (goods: number, route = {}) =>
  shippingOffers(market, crowns(goods), now, route).map(({ method, price }) => [method.id, price.minor])

test('delivers for free from a value of goods on, if the delivery method can be free [C-SHP-O2, C-SHP-O3]', () => {
  const paid = [
    ['home', 3900],
    ['express', 9900],
    ['point', 3900],
  ]
  const free = [
    ['home', 0],
    ['express', 9900],
    ['point', 0],
  ]

  expect([prices(49_999), prices(50_000), prices(0, { free: true })]).toEqual([paid, free, free])
  expect([reachesFreeFreight(market, crowns(50_000)), reachesFreeFreight(market, crowns(49_999))]).toEqual([
    true,
    false,
  ])
  expect(reachesFreeFreight(marketOf(null), crowns(99_000))).toBe(false)
})

test('offers methods that reach a region, with the price and days from a store', () => {
  expect(prices(0, { regionCode: 'GL' }).map(([id]) => id)).toEqual(['home', 'express'])
  expect(prices(0, { from: 'store' })).toEqual([
    ['home', 5900],
    ['express', 5900],
    ['point', 3900],
  ])
  const [fromStore] = shippingOffers(market, crowns(0), now, { from: 'store' })
  expect(fromStore!.prediction).toMatchObject({ first: '2026-11-19', last: '2026-11-23' })
})

test('shows the amount left to free delivery, and nothing if it is never free [C-BSK-O9]', () => {
  const progress = (goods: number, of = market) => {
    const told = freeFreightProgress(of, crowns(goods))
    return told && [told.value.minor, told.remaining.minor, told.reachedShare]
  }

  expect([progress(0), progress(12_345), progress(50_000), progress(60_000)]).toEqual([
    [50_000, 50_000, 0],
    [50_000, 37_655, 0.247],
    [50_000, 0, 1],
    [50_000, 0, 1],
  ])
  expect([progress(100, marketOf(0)), progress(100, marketOf(null))]).toEqual([[0, 0, 1], undefined])
})

test('chooses the cheapest delivery method, and the earliest of several at the same price [C-BSK-10]', () => {
  const offer = (id: string, minor: number, first: string) => ({
    ...{
      method: { ...home, id },
      price: crowns(minor),
      prediction: { first, last: first, cutoffMinutes: 60, cutoffDate: first },
    },
  })
  const offers = [offer('dear', 500, '2026-11-17'), offer('late', 100, '2026-11-19'), offer('soon', 100, '2026-11-18')]

  expect(cheapestOffer(offers)?.method.id).toBe('soon')
  expect(cheapestOffer([])).toBeUndefined()
})

test.each([
  ['da-dk', 49_899, 2900, 49_900],
  ['en-gb', 5999, 295, 6000],
])(
  'promises in %s day and price of the way that is sent, and free delivery from the limit on only [C-SHP-O2]',
  (id, below, price, limit) => {
    const { market, sent } = withCollection(id)
    const promised = (minor: number) => {
      const offer = cheapestOffer(shippingOffers(market, money(minor, market.currency), now))
      return [offer?.method.id, offer?.price.minor, offer?.prediction.first]
    }

    expect([promised(below), promised(limit)]).toEqual([
      ['point', price, sent],
      ['point', 0, sent],
    ])
  },
)

test('names the promised way, and what makes it free only while it costs something and can be free', () => {
  const { market: british } = withCollection('en-gb')
  const promised = (minor: number, of: Market = british) =>
    promisedDelivery(shippingOffers(of, money(minor, of.currency), now), of)
  const methods = british.choices.shippingMethods.map((method) => ({ ...method, freeShipping: false }))

  expect(promised(5999)).toEqual({ methodId: 'point', freeOver: { amount: 60, currency: 'GBP' } })
  expect(promised(6000)).toEqual({ methodId: 'point' })
  expect(promised(5999, { ...british, choices: { ...british.choices, shippingMethods: methods } })).toEqual({
    methodId: 'point',
  })
  expect(promised(5999, { ...british, choices: { ...british.choices, freeFreightMinor: null } })).toEqual({
    methodId: 'point',
  })
  expect(promisedDelivery([], british)).toBeUndefined()
})

/** The market with its own free-delivery limit, a parcel shop, and a store with free collection on the same day. */
function withCollection(id: string) {
  const market = fakeMarket(id)
  const isDanish = id === 'da-dk'
  const shippingMethods = [
    { ...home, id: 'store', deliveryType: 'store', priceMinor: 0, workingDays: [0, 1] },
    { ...point, priceMinor: isDanish ? 2900 : 295, workingDays: [2, 4] },
  ] as ShippingMethodSettings[]
  const freeFreightMinor = isDanish ? 49_900 : 6000
  return {
    market: { ...market, choices: { ...market.choices, freeFreightMinor, shippingMethods } },
    sent: '2026-11-19',
  }
}

test('shows a method with its price, carrier, days and order deadline [C-DLV-02, C-ENT-08, C-ENT-14, C-CST-11, C-DLV-01, C-DLV-O1, C-SHP-01]', () => {
  const offers = shippingOffers(market, crowns(0), now)
  const told = offers.map((offer) => shippingMethodOnWire(offer, market, (key, ...args) => [key, ...args].join(' ')))

  expect(told[0]).toEqual({
    ...{ id: 'home', name: 'delivery.home', price: { amount: 39, currency: 'DKK' }, deliveryType: 'home' },
    ...{ carrier: 'Post Nord', freeShipping: false, predictionCutoffLocale: '16', predictionCutoff: 300 },
    predictionCutoffDate: '2026-11-17',
    ...{ predictedDeliveryDate: '2026-11-18', latestDeliveryDate: '2026-11-19' },
    deliveryPrediction: expect.stringMatching(/^delivery.order-within 5 .*18/),
  })
  expect(told[2]).toMatchObject({ deliveryType: 'pickup', pickupPointCarrier: 'Post Nord' })
  const [free] = shippingOffers(market, crowns(50_000), now)
  expect(shippingMethodOnWire(free!, market, (key) => key).freeShipping).toBe(true)
  const [late] = shippingOffers(market, crowns(0), new Date('2026-11-17T14:31:00Z'))
  expect(shippingMethodOnWire(late!, market, (key, hours) => `${key} ${hours}`)).toMatchObject({
    ...{ predictionCutoff: 29, deliveryPrediction: 'delivery.order-within 1' },
  })
  const [early] = shippingOffers(market, crowns(0), new Date('2026-11-17T12:01:00Z'))
  expect(shippingMethodOnWire(early!, market, (key, hours) => `${key} ${hours}`)).toMatchObject({
    ...{ predictionCutoff: 179, deliveryPrediction: 'delivery.order-within 2' },
  })
})

test('writes the hour to order by as the market writes hours [C-DLV-O1]', () => {
  const [offer] = shippingOffers(market, crowns(0), now)
  const cutoffIn = (id: string) => shippingMethodOnWire(offer!, fakeMarket(id), (key) => key).predictionCutoffLocale

  expect(['en-gb', 'da-dk', 'de-de', 'fr-fr'].map(cutoffIn)).toEqual(['4pm', '16', '16', '16\u00a0h'])
})

test('requires a pickup point for methods without home delivery, and recognises parcel boxes that open by code', () => {
  expect([home, point].map((method) => needsPickupPoint(method as ShippingMethodSettings))).toEqual([false, true])
  expect([isLocker({ carrierVariant: 'locker' }), isLocker({})]).toEqual([true, false])
})

test('lists each carrier once, in the order of the methods, with its logo [C-SHP-06]', () => {
  expect(carriersOf([home, { carrier: 'UPS' }, express])).toEqual([
    { carrierId: 'Post Nord', name: 'Post Nord', logo: 'post-nord' },
    { carrierId: 'UPS', name: 'UPS', logo: 'ups' },
  ])
  expect([' Royal  Mail!', 'GLS (DK)'].map(carrierMark)).toEqual(['royal-mail', 'gls-dk'])
})

test.each([
  ['home', false],
  ['pickup', true],
  ['locker', true],
  ['packstation', true],
  ['store', true],
] as const)(
  'a market may send by %s, which the calls tell, and asks for a place where it is not the door: %s [C-SHP-O2]',
  (deliveryType, needsPlace) => {
    const file = fakeMarketFile()
    const shippingMethods = [{ ...file.shippingMethods[0]!, deliveryType }]
    const sent = { ...market, choices: { ...market.choices, shippingMethods: [{ ...home, deliveryType }] } }
    const [offer] = shippingOffers(sent, crowns(0), now)
    const told = shippingMethodOnWire(offer!, sent, (key) => key)

    expect(marketFile.safeParse({ ...file, shippingMethods }).error).toBeUndefined()
    expect(shippingMethod.parse(told)).toMatchObject({ deliveryType })
    expect(shippingMethod.parse({ ...told, deliveryType: 'digital' })).toMatchObject({ deliveryType: 'digital' })
    expect([needsPickupPoint(offer!.method), told.pickupPointCarrier !== undefined]).toEqual([needsPlace, needsPlace])
  },
)
