import { expect, test } from 'vitest'
import { promotion } from '#server/promotions/promotions.fakes.ts'
import { basketWith, giftCard, goodsOf, marketOf } from './basket.fakes.ts'
import { basketResponse } from './basket-response.ts'
import { calculateTotals } from './calculate-totals.ts'
import { usesOf } from './card-uses.ts'
import { addBonus, withoutUnearned } from './change-bonuses.ts'

const now = new Date('2026-06-15T12:00:00Z')
const market = marketOf()
const dress = { sku: '1_red_01_s', minor: 8000, listMinor: 10_000 }
const card = { sku: '9_gift_01_50', minor: 5000, isGiftCard: true, isDigital: true }
const delivered = { shipments: { all: { shippingMethodId: 'home' } } }
const shown = (...[basket, facts]: [Parameters<typeof calculateTotals>[0], Parameters<typeof calculateTotals>[1]]) =>
  basketResponse(basket, { ...facts, t: (key) => key }).basket

test('shows a double discount: the markdown first, then the promotion [B-CAT-08, C-LIN-O6, C-ENT-02, C-ENT-04]', () => {
  const goods = goodsOf([dress], { promotions: [promotion({ id: 'ten', percent: 10 })] })
  const [line] = shown(basketWith([{ sku: dress.sku, quantity: 2 }]), { market, goods, now }).lines

  expect(line?.discounts?.map(({ reference, amount }) => [reference, amount])).toEqual([
    ['markdown', 40],
    ['ten', 16],
  ])
  expect(line?.price.discounts.map(({ reference, amount }) => [reference, amount])).toEqual([
    ['markdown', 20],
    ['ten', 8],
  ])
  expect(line).toMatchObject({ unitPrice: { salesPrice: eur(80) }, quantity: 2 })
  expect(line).toMatchObject({ totalPrice: { amount: 144 }, promotionName: 'ten', promotionLevel: 'line' })
})

test('takes off the total of a line its own reductions alone, and none of those of the whole basket [C-LIN-O6]', () => {
  const sock = { sku: '2_blue_01_one', minor: 1500 }
  const whole = { categories: [], products: [], subBrands: [], brands: [], fullPriceOnly: false }
  const goods = goodsOf([dress, sock], {
    promotions: [
      promotion({ id: 'ten', percent: 10, scope: { ...whole, products: ['1_red_01'] } }),
      promotion({ id: 'half', level: 'basket', percent: 50 }),
    ],
  })
  const { lines, total } = shown(basketWith([{ sku: dress.sku, quantity: 2 }, { sku: sock.sku }]), {
    ...{ market, goods, now },
  })

  expect(lines.map(({ totalPrice, groupTotalPrice }) => [totalPrice, groupTotalPrice])).toEqual([
    [eur(144), eur(144)],
    [eur(15), eur(15)],
  ])
  expect(total).toEqual(eur(79.5))
})

test('drops a delivery method that does not reach the region of the address [C-CHK-O4]', () => {
  const [home] = market.choices.shippingMethods
  const choices = { ...market.choices, shippingMethods: [{ ...home!, notInRegions: ['AK'] }] }
  const chosenIn = (regionCode: string) => {
    const addresses = { shipping: { regionCode }, useBillingForShipping: false }
    const basket = basketWith([{ sku: dress.sku }], { ...delivered, addresses })
    const [parcel] = calculateTotals(basket, { market: { ...market, choices }, goods: goodsOf([dress]), now }).shipments
    return parcel?.chosen?.method.id
  }

  expect(['NY', 'AK'].map(chosenIn)).toEqual(['home', undefined])
})

test('counts all lines after discounts towards free delivery, also bought gift cards [C-SHP-O3, C-ENT-03]', () => {
  const goods = goodsOf([dress, card], { promotions: [promotion({ id: 'ten', percent: 10 })] })
  const told = (freeFreightMinor: number) =>
    basketResponse(basketWith([{ sku: dress.sku }, { sku: card.sku }], delivered), {
      ...{ market: marketOf({ freeFreightMinor }), goods, now },
      t: (key) => key,
    })
  // The dress costs 72 after both discounts, the card 50.
  const [reached, missed] = [told(12_200), told(12_201)]

  expect(reached.freeFreight).toMatchObject({ remaining: eur(0), reachedShare: 1 })
  expect(reached.basket).toMatchObject({ subtotal: eur(150), totalDiscount: eur(28), freeShipping: true })
  expect(reached.basket.shippingTotal).toEqual(eur(0))
  expect(missed.freeFreight).toMatchObject({ remaining: eur(0.01) })
  expect(missed.basket).toMatchObject({ freeShipping: false, shippingTotal: eur(5) })
})

test('adds up: list value, less all reductions, plus delivery [C-BSK-O5, C-PRO-06]', () => {
  const promotions = [
    promotion({ id: 'ten', percent: 10 }),
    promotion({ id: 'code', level: 'basket', minor: 1000, currency: 'EUR', needsCode: true }),
  ]
  const codes = new Map([['SAVE', anyCode('SAVE', 'code')]])
  const basket = basketWith([{ sku: dress.sku }], { promoCodes: ['SAVE'], ...delivered })
  const told = shown(basket, { market, goods: goodsOf([dress], { promotions, codes }), now })

  expect(told).toMatchObject({
    subtotal: { amount: 100 },
    totalDiscount: { amount: 38 },
    shippingTotal: { amount: 5 },
    total: { amount: 67 },
    promoCodes: ['SAVE'],
    promoCodeAmounts: { SAVE: { amount: 10 } },
  })
})

test('pays delivery by a promotion, and shows the saved amount [C-BSK-11]', () => {
  const free = promotion({ id: 'free', level: 'shipping', needsCode: true })
  const goods = goodsOf([dress], { promotions: [free], codes: new Map([['FREE', anyCode('FREE', 'free')]]) })
  const told = shown(basketWith([{ sku: dress.sku }], { promoCodes: ['FREE'], ...delivered }), { market, goods, now })

  expect(told).toMatchObject({
    total: { amount: 80 },
    shippingTotal: { amount: 0 },
    freeShipping: true,
    promoCodeAmounts: { FREE: { amount: 5 } },
    discounts: [{ promotionId: 'free', level: 'shipping', amount: { amount: 5 } }],
  })
})

test('adds the payment fee of the market to what is paid, once, and no fee where none is set or nothing costs anything [C-PAY-O4]', () => {
  const told = (paymentFeeMinor: number | undefined, more: object = {}, lines = [{ sku: dress.sku, quantity: 2 }]) => {
    const charging = marketOf(paymentFeeMinor === undefined ? {} : { paymentFeeMinor })
    const goods = goodsOf([dress], { cards: new Map([giftCard('A', 3000)]) })
    return shown(basketWith(lines, more), { market: charging, goods, now })
  }

  expect(told(190, delivered)).toMatchObject({
    ...{ subtotal: eur(200), totalDiscount: eur(40), shippingTotal: eur(5), paymentFee: eur(1.9) },
    ...{ total: eur(166.9), remainingTotal: eur(166.9), paymentFeeVat: eur(0.32), totalVat: eur(27.82) },
  })
  expect(told(190, { giftCards: ['A'] })).toMatchObject({ total: eur(161.9), remainingTotal: eur(131.9) })
  for (const none of [told(undefined, delivered), told(0, delivered)]) {
    expect(none).toMatchObject({ total: eur(165), remainingTotal: eur(165) })
    expect(none).not.toHaveProperty('paymentFee')
    expect(none).not.toHaveProperty('paymentFeeVat')
  }
  expect(told(190, {}, [])).toMatchObject({ total: eur(0) })
  expect(told(190, {}, [])).not.toHaveProperty('paymentFee')
})

test('lets gift cards cover what is left, in the order they were added [C-GFT-03, C-GFT-O1, C-BSK-O5]', () => {
  const goods = goodsOf([dress], { cards: new Map([giftCard('A', 3000), giftCard('B', 9000), giftCard('C', 500)]) })
  const told = shown(basketWith([{ sku: dress.sku }], { giftCards: ['A', 'B', 'C'] }), { market, goods, now })

  expect(told.giftCards).toEqual([
    { cardId: 'card-A', giftCardNumber: '…A', balance: eur(30), covered: eur(30) },
    { cardId: 'card-B', giftCardNumber: '…B', balance: eur(90), covered: eur(50) },
    { cardId: 'card-C', giftCardNumber: '…C', balance: eur(5), covered: eur(0) },
  ])
  expect(told).toMatchObject({ total: eur(80), remainingTotal: eur(0) })
})

test('recalculates what gift cards pay when the basket changes, and never pays gift cards with gift cards [C-GFT-O4]', () => {
  const goods = goodsOf([dress, card], { cards: new Map([giftCard('A', 99_000)]) })
  const bought = { sku: card.sku, letter: { recipientEmail: 'a@b.dk' } }
  const told = (lines: Parameters<typeof basketWith>[0], choices = {}) =>
    calculateTotals(basketWith(lines, { giftCards: ['A'] }), {
      market: { ...market, choices: { ...market.choices, ...choices } },
      goods,
      now,
    }).remaining.minor

  expect(told([{ sku: dress.sku }])).toBe(0)
  expect(told([{ sku: dress.sku }, bought])).toBe(5000)
  expect(told([{ sku: dress.sku }, { ...bought, quantity: 3 }])).toBe(15_000)
  expect(told([{ sku: dress.sku }, bought], { giftCardsBuyGiftCards: true })).toBe(0)
})

test('takes no tax of a gift card, which is taxed when it is spent', () => {
  const goods = goodsOf([dress, card])
  const { totals } = calculateTotals(basketWith([{ sku: dress.sku }, { sku: card.sku }]), { market, goods, now })

  expect(totals.lines.map(({ vat }) => vat.minor)).toEqual([1333, 0])
})

test('shows promotions without a code beside a basket, if the shop turned that on [C-TGL-20, C-BSK-11]', () => {
  const text = (callout: string, disclaimer = '') => ({ en: { name: 'Offer', callout, disclaimer } })
  const promotions = [
    promotion({ id: 'three', texts: text('15% off from three on') }),
    promotion({
      id: 'bag',
      level: 'bonus',
      minimumMinor: 25_000,
      currency: 'EUR',
      texts: text('A bag', 'One per order'),
    }),
    promotion({ id: 'secret', needsCode: true, texts: text('20% off') }),
    promotion({ id: 'silent' }),
  ]
  const panels = (tellsPromotions: boolean) => {
    const telling = { ...market, choices: { ...market.choices, tellsPromotions } }
    const facts = { market: telling, goods: goodsOf([dress], { promotions }), now, t: (key: string) => key }
    return basketResponse(basketWith([{ sku: dress.sku }]), facts).promotionPanels
  }

  expect(panels(true)).toEqual([
    { promotionId: 'three', name: 'Offer', callout: '15% off from three on' },
    {
      ...{ promotionId: 'bag', name: 'Offer', callout: 'A bag', disclaimer: 'One per order' },
      from: { amount: 250, currency: 'EUR' },
    },
  ])
  expect(panels(false)).toBeUndefined()
})

test('adds a bonus for free, and only as long as it is earned [C-BON-04, C-BON-O3, C-BSK-O6, C-BON-01, C-ENT-04, C-BSK-O5]', () => {
  const gift = promotion({
    id: 'gift',
    level: 'bonus',
    minimumMinor: 8000,
    bonus: { rewardId: 'r', pieces: 1, repeats: false },
    rewards: ['2_blue_01'],
    texts: { en: { name: 'Socks on us', callout: '', disclaimer: '' } },
  })
  const sock = { sku: '2_blue_01_one', minor: 1500 }
  const goods = goodsOf([dress, sock], { promotions: [gift] })
  const bonus = { sku: sock.sku, bonus: { promotionId: 'gift', rewardId: 'r' } }
  const basket = basketWith([{ sku: dress.sku }, bonus])
  const told = shown(basket, { market, goods, now })

  expect(told.lines[1]).toMatchObject({
    isBonusProduct: true,
    totalPrice: eur(0),
    promotionName: 'Socks on us',
    promotionLevel: 'bonus',
  })
  expect(told).toMatchObject({ quantity: 2, total: eur(80), subtotal: eur(115), totalDiscount: eur(35) })
  expect(told.bonusProductContexts).toEqual([
    {
      isCallToAction: false,
      callToActionCount: 1,
      optedOutCount: 0,
      promotionId: 'gift',
      rewardId: 'r',
      promotionName: 'Socks on us',
    },
  ])
  const without = { ...basket, lines: basket.lines.slice(1) }
  expect(withoutUnearned({ goods, market, now }, without).lines).toEqual([])
  expect(withoutUnearned({ goods, market, now }, basket)).toBe(basket)
})

test('gives every piece of a bonus for free, on a separate line from paid pieces of the same goods [C-BON-04, C-LIN-O6, C-BON-01]', () => {
  const bonus = { promotionId: 'gift', rewardId: 'r' }
  const gift = promotion({
    ...{ id: 'gift', level: 'bonus', minimumMinor: 8000, rewards: ['2_blue_01'] },
    bonus: { rewardId: 'r', pieces: 2, repeats: false },
  })
  const sock = { sku: '2_blue_01_one', minor: 1500 }
  const goods = goodsOf([dress, sock], { promotions: [gift] })
  const facts = { goods, market, now }
  const bought = basketWith([{ sku: dress.sku }, { sku: sock.sku }])
  const changed = addBonus(facts, bought, { sku: sock.sku, quantity: 2, ...bonus })
  if (!changed.ok) throw new Error(changed.problem.code)

  expect(shown(changed.value, facts).lines.slice(1)).toMatchObject([
    { sku: sock.sku, quantity: 1, isBonusProduct: false, totalPrice: eur(15), groupTotalPrice: eur(15) },
    { sku: sock.sku, quantity: 2, isBonusProduct: true, totalPrice: eur(0), groupTotalPrice: eur(0) },
  ])
  const one = addBonus(facts, bought, { sku: sock.sku, quantity: 1, ...bonus })
  const contexts = [bought, ...(one.ok ? [one.value] : []), changed.value].map((basket) => {
    const [context] = shown(basket, facts).bonusProductContexts
    return [context?.isCallToAction, context?.callToActionCount]
  })
  expect(contexts).toEqual([
    [true, 2],
    [true, 2],
    [false, 2],
  ])
})

test('counts only uses with a code or a budget, each with what it saved', () => {
  const promotions = [
    promotion({ id: 'plain', percent: 5 }),
    promotion({ id: 'capped', level: 'basket', percent: 10, budgetMinor: 100_000 }),
    promotion({ id: 'coded', level: 'basket', minor: 700, currency: 'EUR', needsCode: true }),
  ]
  const goods = goodsOf([dress], { promotions, codes: new Map([['SAVE', anyCode('SAVE', 'coded')]]) })
  const calculation = calculateTotals(basketWith([{ sku: dress.sku }], { promoCodes: ['SAVE'] }), {
    market,
    goods,
    now,
  })

  expect(usesOf(calculation, goods)).toEqual([
    { promotionId: 'capped', code: null, minor: 760 },
    { promotionId: 'coded', code: 'SAVE', minor: 700 },
  ])
})

test('keeps only the exclusive code when two baskets are merged [C-PRO-O3]', () => {
  const promotions = ['a', 'b'].map((id) => promotion({ id, level: 'basket', percent: 10, needsCode: true }))
  const codes = new Map([
    ['A', anyCode('A', 'a')],
    ['B', { ...anyCode('B', 'b'), exclusive: true }],
  ])
  const told = shown(basketWith([{ sku: dress.sku }], { promoCodes: ['A', 'B'] }), {
    market,
    goods: goodsOf([dress], { promotions, codes }),
    now,
  })

  expect(told.promoCodeAmounts).toEqual({ A: eur(0), B: eur(8) })
})

const eur = (amount: number) => ({ amount, currency: 'EUR' })
const anyCode = (code: string, promotionId: string) => ({
  code,
  promotionId,
  exclusive: false,
  isUsedUp: false,
  startsAt: null,
  endsAt: null,
})
