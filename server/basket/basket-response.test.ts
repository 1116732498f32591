import { expect, test } from 'vitest'
import { promotion } from '#server/promotions/promotions.fakes.ts'
import { basketWith, goodsOf, marketOf } from './basket.fakes.ts'
import { basketResponse } from './basket-response.ts'
import { calculateTotals } from './calculate-totals.ts'
import { optOutOfBonus } from './change-bonuses.ts'

const now = new Date('2026-06-15T12:00:00Z')
const market = marketOf()
const jeans = {
  ...{ sku: '1_blue_02_30_32', productId: '1_blue_02', minor: 8000, listMinor: 10_000, pieces: 7 },
  ...{ name: 'Jeans', imageAlt: 'Jeans, blue', size: '30', length: '32' },
}
const shirt = { sku: '2_white_01_m', minor: 2500 }
const shown = (lines: Parameters<typeof basketWith>[0], pieces = 7) =>
  basketResponse(basketWith(lines), { market, goods: goodsOf([{ ...jeans, pieces }, shirt]), now, t: (key) => key })
    .basket.lines

test('shows for each line its product, picture text, length, old price, reduction, tax and maximum quantity [C-LIN-01, C-ENT-04, C-ENT-O1, C-ENT-02]', () => {
  expect(shown([{ sku: jeans.sku, quantity: 2, seenMinor: 8000 }])[0]).toMatchObject({
    ...{ sku: '1_blue_02_30_32', productId: '1_blue_02', name: 'Jeans', imageAlt: 'Jeans, blue' },
    variant: { size: '30', length: '32' },
    unitPrice: { salesPrice: { amount: 80, currency: 'EUR' }, listPrice: { amount: 100, currency: 'EUR' } },
    totalPrice: { amount: 160, currency: 'EUR' },
    discounts: [{ amount: 40, currency: 'EUR', reference: 'markdown' }],
    taxPercent: 20,
    maxQuantity: 7,
  })
  expect(shown([{ sku: jeans.sku }], 500)[0]?.maxQuantity).toBe(99)
})

test('adds up the lines of one variant that are sent from different places [C-LIN-01, C-LIN-O6]', () => {
  const lines = [
    { sku: shirt.sku, quantity: 1 },
    { sku: jeans.sku, quantity: 1 },
    { sku: jeans.sku, quantity: 2, stockLocation: 'store', storeId: 'copenhagen' },
  ] as const
  const told = shown(lines)

  expect(told.map(({ totalPrice }) => totalPrice.amount)).toEqual([25, 80, 160])
  expect(told.map(({ groupTotalPrice }) => groupTotalPrice.amount)).toEqual([25, 240, 240])
})

test('returns the order limits of the market with a basket [C-THR-05, C-BSK-10, C-BSK-O2, C-ENT-03]', () => {
  const choices = { ...market.choices, threshold: { minimumMinor: 2_500, maximumMinor: 80_000 } }
  const goods = goodsOf([jeans])
  const told = basketResponse(basketWith([]), { market: { ...market, choices }, goods, now, t: (key) => key })

  expect(told.minimumThreshold).toEqual({ amount: 25, currency: 'EUR' })
  expect(told.maximumThreshold).toEqual({ amount: 800, currency: 'EUR' })
})

test('tells with a basket the day of its cheapest delivery, wherever that stands among the methods [C-BSK-10, C-DLV-01, C-DLV-O1]', () => {
  const [home] = market.choices.shippingMethods
  const way = (id: string, priceMinor: number, days: number) => ({
    ...{ ...home!, id, priceMinor, workingDays: [days, days] as const },
  })
  const shippingMethods = [way('express', 900, 1), way('slow', 300, 4), way('usual', 500, 2)]
  const { shippingMethods: told, cheapestPredictedDeliveryDate } = basketResponse(basketWith([{ sku: jeans.sku }]), {
    market: { ...market, choices: { ...market.choices, shippingMethods } },
    ...{ goods: goodsOf([jeans]), now, t: (key: string) => key },
  })

  expect(new Set(told.map(({ predictedDeliveryDate }) => predictedDeliveryDate)).size).toBe(3)
  expect(cheapestPredictedDeliveryDate).toBe(told.find(({ id }) => id === 'slow')!.predictedDeliveryDate)
})

test('describes the discount of a line with the texts of the market, else with those of its language [C-LIN-01, C-ENT-02]', () => {
  const worded = (name: string) => ({ name, callout: `${name} now`, disclaimer: `${name} ends` })
  const ten = (texts: Parameters<typeof promotion>[0]['texts']) => promotion({ id: 'ten', percent: 10, texts: texts! })
  const told = (texts: Parameters<typeof promotion>[0]['texts']) => {
    const goods = goodsOf([jeans], { promotions: [ten(texts)] })
    const facts = { market: { ...market, id: 'en-ie' }, goods, now, t: (key: string) => key }
    const [line] = basketResponse(basketWith([{ sku: jeans.sku }]), facts).basket.lines
    return [line?.promotionName, line?.discounts?.at(-1), line?.price.discounts.at(-1)]
  }
  const [irish, english] = [worded('Ten in Ireland'), worded('Ten')]
  const shown = ({ name, callout, disclaimer }: typeof irish) => [
    name,
    ...Array.from({ length: 2 }, () => expect.objectContaining({ promotionName: name, callout, disclaimer })),
  ]

  expect(told({ 'en-ie': irish, en: english })).toEqual(shown(irish))
  expect(told({ en: english })).toEqual(shown(english))
})

test('remembers each bonus that was declined beside the others [C-EOR-32]', () => {
  const gift = (id: string) =>
    promotion({ id, level: 'bonus', bonus: { rewardId: `${id}-reward`, pieces: 2, repeats: false }, rewards: [] })
  const facts = { goods: goodsOf([jeans], { promotions: [gift('bag'), gift('socks')] }), market, now }
  const basket = basketWith([{ sku: jeans.sku }], { optedOut: { bag: 1 } })

  expect(optOutOfBonus(facts, basket, { promotionId: 'socks', rewardId: 'socks-reward', count: 2 })).toMatchObject({
    ok: true,
    value: { optedOut: { bag: 1, socks: 2 } },
  })
  expect(optOutOfBonus(facts, basket, { promotionId: 'socks', rewardId: 'bag-reward', count: 2 })).toMatchObject({
    ok: false,
  })
})

test('shows the accepted terms', () => {
  const agreed = { version: '1', at: '2026-06-15T12:00:00Z' }
  const told = (more: Parameters<typeof basketWith>[1]) =>
    basketResponse(basketWith([], more), { market, goods: goodsOf([]), now, t: (key) => key }).basket

  expect(told({ terms: agreed })).toMatchObject({ acceptTerms: true, acceptNewsletter: false })
  expect(told({ newsletter: agreed })).toMatchObject({ acceptTerms: false, acceptNewsletter: true })
})

test('shows the amount left to free delivery, and that it is reached when a promotion pays for it [C-BSK-11]', () => {
  const told = (promotions: readonly ReturnType<typeof promotion>[]) =>
    basketResponse(basketWith([{ sku: jeans.sku }]), {
      ...{ market: marketOf({ freeFreightMinor: 20_000 }), goods: goodsOf([jeans], { promotions }) },
      ...{ now, t: (key: string) => key },
    }).freeFreight

  expect(told([])).toMatchObject({ remaining: { amount: 120 }, reachedShare: 0.4 })
  expect(told([promotion({ id: 'free', level: 'shipping' })])).toMatchObject({
    remaining: { amount: 0 },
    reachedShare: 1,
  })
})

test('takes promotions of a brand, or of goods at their full price, off those goods alone', () => {
  const off = (scope: object) => {
    const whole = { categories: [], products: [], subBrands: [], brands: [], fullPriceOnly: false, ...scope }
    const goods = goodsOf([jeans, { ...shirt, brand: 'Other', subBrand: 'men' }], {
      promotions: [promotion({ id: 'ten', percent: 10, scope: whole })],
    })
    const lines = basketWith([{ sku: jeans.sku }, { sku: shirt.sku }])
    return basketResponse(lines, { market, goods, now, t: (key) => key }).basket.lines.map(
      (line) => line.totalPrice.amount,
    )
  }

  expect([off({ brands: ['Other'] }), off({ subBrands: ['men'] }), off({ fullPriceOnly: true })]).toEqual([
    ...[
      [80, 22.5],
      [80, 22.5],
      [80, 22.5],
    ],
  ])
  expect([off({ brands: ['Halden'] }), off({})]).toEqual([
    [72, 25],
    [72, 22.5],
  ])
})

test('uses the taxes that a service quoted for the basket, and those of the table once the basket has changed', () => {
  const american = marketOf({ included: false })
  const choices = { ...american.choices, taxService: 'taxjar' as const }
  const facts = { market: { ...american, choices }, goods: goodsOf([jeans, shirt]), now }
  const addresses = { shipping: { regionCode: 'CA', country: 'US' }, useBillingForShipping: false }
  const basket = basketWith([{ sku: shirt.sku }, { sku: jeans.sku }], { addresses })
  const { key } = calculateTotals(basket, facts).taxQuoting!
  const part = (id: string, taxMinor: number) => ({ id, taxMinor, taxableMinor: 2_000, percent: 10 })
  const delivery = { taxableMinor: 0, percent: 0, taxMinor: 0 }
  const taxQuote = { key, lines: [part('1', 200), part('2', 700)], delivery }
  const vat = (lines: typeof basket.lines) =>
    calculateTotals({ ...basket, lines, taxQuote }, facts).totals.lines.map((line) => line.vat.minor)

  expect(vat(basket.lines)).toEqual([200, 700])
  expect(vat([{ ...basket.lines[0]!, quantity: 2 }, basket.lines[1]!])).toEqual([1000, 1600])
  expect(calculateTotals({ ...basket, addresses: { useBillingForShipping: true } }, facts).taxQuoting).toBeUndefined()
  const estimated = (one: typeof basket) =>
    basketResponse(one, { ...facts, t: (key: string) => key }).basket.taxEstimated
  expect([estimated({ ...basket, taxQuote }), estimated(basket)]).toEqual([undefined, true])
  expect(estimated({ ...basket, addresses: { useBillingForShipping: true } })).toBeUndefined()
})

test('takes nothing off gift cards, whatever is reduced', () => {
  const card = { sku: '9_paper_01_one', minor: 5000, isGiftCard: true }
  const goods = goodsOf([shirt, card], { promotions: [promotion({ id: 'all', percent: 10 })] })
  const lines = basketResponse(basketWith([{ sku: shirt.sku }, { sku: card.sku }]), {
    ...{ market, goods, now, t: (key: string) => key },
  }).basket.lines

  expect(lines.map(({ totalPrice }) => totalPrice.amount)).toEqual([22.5, 50])
})

test('offers no more pieces of a line than other lines of the same stock leave', () => {
  const [bought, given] = shown(
    [
      { sku: jeans.sku, quantity: 1 },
      { sku: jeans.sku, quantity: 2, bonus: { promotionId: 'p', rewardId: 'r' } },
    ],
    7,
  )

  expect([bought?.maxQuantity, given?.maxQuantity]).toEqual([5, 2])
})

test('warns of a line whose price has changed, or that is sold no more, and never of a bonus', () => {
  const lines = [
    { sku: jeans.sku, seenMinor: 8000 },
    { sku: shirt.sku, seenMinor: 2400 },
    { sku: 'gone_red_01_one', seenMinor: 900 },
    { sku: shirt.sku, seenMinor: 2400, bonus: { promotionId: 'p', rewardId: 'r' } },
  ]

  expect(shown(lines).map(({ warning }) => warning)).toEqual([undefined, 'price-changed', 'sold-out', undefined])
})
