import { afterAll, beforeEach, expect, test } from 'vitest'
import { money } from '#foundation/money.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { importGiftCards } from '../gift-cards/import-gift-cards.repository.ts'
import { importPromotions } from '../promotions/import-promotions.service.ts'
import {
  dress,
  guest,
  layOutGoods,
  openBuyingShop,
  setPieces,
  shirt,
  testCard,
  upToPayment,
} from './buying-shop.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())
beforeEach(async () => {
  await layOutGoods(database)
  await importGiftCards(database, ['shops/demo/promotions/gift_cards.csv'])
  await shop.control({ notifyAfterMs: 0, notifyNever: true })
  shop.clock.now = new Date()
  shop.alerts.length = 0
})

type Who = ReturnType<typeof guest>
const pay = async (who: Who, checkoutBasketId: string, card = testCard()) =>
  (await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: card })).body as {
    readonly paymentState?: string
    readonly code?: string
  }
const setupOf = async (who: Who) => (await who.call('GET', 'get-payment-methods')).body as { checkoutBasketId: string }
const basketOf = async (who: Who) =>
  ((await who.call('GET', 'get-with-settings')).body as { basket: { lines: { warning?: string }[] } }).basket
const challenged = testCard('4111111111111111', 'CHALLENGE')

test('the last piece is not sold out for the buyer whose own open payment holds it', async () => {
  const who = guest(shop, 'da-dk')
  const first = await upToPayment(shop, who, 'da-dk')
  const other = guest(shop, 'da-dk')
  await other.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  await setPieces(database, dress, 1)
  expect(await pay(who, first, challenged)).toMatchObject({ paymentState: 'actionrequired' })

  shop.clock.now = new Date(Date.now() + 60_000)
  const mine = await basketOf(who)
  const again = await pay(who, (await setupOf(who)).checkoutBasketId)

  expect(mine.lines.map(({ warning }) => warning)).toEqual([undefined])
  expect((await basketOf(other)).lines).toMatchObject([{ warning: expect.anything() }])
  expect(again).toMatchObject({ paymentState: 'authorised' })
})

test('a gift card still pays for the buyer whose own open payment holds its money', async () => {
  const who = guest(shop, 'en-gb')
  await upToPayment(shop, who, 'en-gb')
  const card = { giftCardNumber: '6006 0000 0000 0029', giftCardNumberValidationCode: 'demo1234' }
  const added = await who.call('POST', 'basket/add-giftcard', card)
  expect(added.status).toBe(200)
  const sums = async () => {
    const { basket } = (await who.call('GET', 'get-with-settings')).body as {
      basket: { giftCards?: unknown; remainingTotal: unknown }
    }
    return [basket.giftCards, basket.remainingTotal]
  }
  const before = await sums()
  expect(await pay(who, (await setupOf(who)).checkoutBasketId, challenged)).toMatchObject({
    paymentState: 'actionrequired',
  })

  expect(await sums()).toEqual(before)
  shop.clock.now = new Date(Date.now() + 60_000)
  expect(await pay(who, (await setupOf(who)).checkoutBasketId)).toMatchObject({ paymentState: 'authorised' })
})

test('the last use of a code still counts for the buyer whose own open payment took it, and for nobody else', async () => {
  const files = ['promotions', 'promotion_codes', 'promotion_texts'].map((name) => `shops/demo/promotions/${name}.csv`)
  await importPromotions({ database, changes: { publish: async () => {}, listen: () => () => {} } }, files)
  await database.prepared('test-last-use', `update promotion_code set most_uses = 1 where code = 'WELCOME10'`, [])
  await shop.promotions.renew()
  const [who, other] = [guest(shop, 'da-dk'), guest(shop, 'da-dk')]
  await upToPayment(shop, who, 'da-dk')
  await other.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  for (const one of [who, other])
    expect((await one.call('POST', 'basket/add-promo-code', { promoCode: 'WELCOME10' })).status).toBe(200)
  const reduced = async (one: Who) => {
    const { basket } = (await one.call('GET', 'get-with-settings')).body as { basket: { promoCodeAmounts: object } }
    return basket.promoCodeAmounts
  }
  const before = await reduced(who)
  expect(await pay(who, (await setupOf(who)).checkoutBasketId, challenged)).toMatchObject({
    paymentState: 'actionrequired',
  })

  expect(before).toMatchObject({ WELCOME10: { amount: expect.any(Number) } })
  expect(await reduced(who)).toEqual(before)
  expect(await reduced(other)).toMatchObject({ WELCOME10: { amount: 0 } })
  shop.clock.now = new Date(Date.now() + 60_000)
  expect(await pay(who, (await setupOf(who)).checkoutBasketId)).toMatchObject({ paymentState: 'authorised' })
})

test('a budget that is used up still reduces for the buyer whose own open payment used it, and for nobody else', async () => {
  const files = ['promotions', 'promotion_texts'].map((name) => `shops/demo/promotions/${name}.csv`)
  await importPromotions({ database, changes: { publish: async () => {}, listen: () => () => {} } }, files)
  const [who, other] = [guest(shop, 'da-dk'), guest(shop, 'da-dk')]
  const [mine, theirs] = [await upToPayment(shop, who, 'da-dk'), await upToPayment(shop, other, 'da-dk')]
  const discount = async (one: Who) => {
    const { basket } = (await one.call('GET', 'get-with-settings')).body as {
      basket: { totalDiscount: { amount: number } }
    }
    return basket.totalDiscount.amount
  }
  const without = await discount(who)
  await database.prepared(
    'test-no-code',
    `update promotion set retired = promotion_id <> 'welcome', rule = rule || '{"needsCode": false}', budget_minor = 1000000`,
  )
  await shop.promotions.renew()
  const before = await discount(who)
  await database.prepared('test-budget', `update promotion set budget_minor = $1 where promotion_id = 'welcome'`, [
    Math.round((before - without) * 150),
  ])
  await shop.promotions.renew()
  const shown = [await setupOf(who), await setupOf(other)].map(({ checkoutBasketId }) => checkoutBasketId)
  expect(shown).not.toEqual([mine, theirs])
  expect(await pay(who, shown[0]!, challenged)).toMatchObject({ paymentState: 'actionrequired' })
  expect(await pay(other, shown[1]!)).toMatchObject({ code: 'promotion.budget-spent' })
  await shop.promotions.renew()

  expect(before).toBeGreaterThan(without)
  expect(await discount(who)).toBe(before)
  expect(await discount(other)).toBe(without)
  shop.clock.now = new Date(Date.now() + 60_000)
  const again = await setupOf(who)
  expect(again.checkoutBasketId).toBe(shown[0])
  expect(await pay(who, again.checkoutBasketId)).toMatchObject({ paymentState: 'authorised' })
  const [spent] = await database.prepared<{ minor: number }>(
    'test-spent',
    `select spent_minor as minor from promotion where promotion_id = 'welcome'`,
  )
  expect(spent!.minor).toBe(Math.round((before - without) * 100))
})

test('a payment with a wrong amount or currency settles nothing, from any source and however often it is reported', async () => {
  const who = guest(shop, 'da-dk')
  const checkoutBasketId = await upToPayment(shop, who, 'da-dk')
  await shop.control({ pendingMs: 3_600_000 })
  await pay(who, checkoutBasketId, testCard('4111111111111111', 'PENDING'))
  const latest = async () => (await shop.buying.checkout.latestPayment(checkoutBasketId))!
  const { payment, order } = await latest()
  const { id: paymentId, amountMinor } = payment
  const told = { paymentId, outcome: 'authorised' } as const

  await shop.buying.checkout.handleNotices('adyen', [
    { ...told, eventId: 'more', amount: money(amountMinor + 1, 'DKK') },
    { ...told, eventId: 'other', amount: money(amountMinor, 'EUR') },
    { ...told, eventId: 'none' },
  ])
  await shop.buying.checkout.refreshOrderPayment(order!.orderNumber)
  await shop.buying.checkout.refreshOrderPayment(order!.orderNumber)

  expect((await latest()).payment.state).toBe('pending')
  expect(shop.alerts.filter((code) => code === 'payment.amount-is-not-ours')).toHaveLength(5)
})

test('a notification of one provider settles no payment of another', async () => {
  const who = guest(shop, 'da-dk')
  const checkoutBasketId = await upToPayment(shop, who, 'da-dk')
  await pay(who, checkoutBasketId, challenged)
  const latest = async () => (await shop.buying.checkout.latestPayment(checkoutBasketId))!
  const { payment } = await latest()
  const amount = money(payment.amountMinor, payment.currency)

  for (const from of ['klarna', 'iyzico'] as const)
    await shop.buying.checkout.handleNotices(from, [
      { eventId: `${from}1`, paymentId: payment.id, outcome: 'authorised', amount },
      { eventId: `${from}2`, paymentId: payment.id, outcome: 'refused' },
    ])

  expect((await latest()).payment.state).toBe('actionrequired')
  expect(new Set(shop.alerts)).toEqual(new Set(['payment.notice-of-unknown-payment']))
  await shop.buying.checkout.handleNotices('pos', [
    { eventId: 'own', paymentId: payment.id, outcome: 'authorised', amount },
  ])
  expect((await latest()).payment.state).toBe('authorised')
})

test('a second press never charges an amount that was not shown: it shows the changes and the new amount', async () => {
  const who = guest(shop, 'da-dk')
  const first = await upToPayment(shop, who, 'da-dk')
  await pay(who, first, challenged)
  const inOtherTab = guest(shop, 'da-dk')
  inOtherTab.takeBasket(who.basketId())
  await inOtherTab.call('POST', 'basket/line', { sku: shirt, quantity: 1 })
  await setupOf(inOtherTab)
  shop.clock.now = new Date(Date.now() + 60_000)

  const refused = await pay(who, first)

  expect(refused).toMatchObject({
    code: 'checkout.basket-changed',
    changed: ['goods', 'delivery'],
    shown: { minor: 43895, currency: 'DKK' },
    now: { currency: 'DKK' },
  })
  expect((refused as unknown as { now: { minor: number } }).now.minor).toBeGreaterThan(43895)
  expect((await shop.buying.checkout.latestPayment(first))!.payment.state).toBe('cancelled')
})

test('a caller that sends the shown amount is never charged another amount, even if the basket changed meanwhile', async () => {
  const who = guest(shop, 'da-dk')
  await upToPayment(shop, who, 'da-dk')
  const press = async (shownAmount: object) =>
    (
      await who.call('POST', 'basket/create-payment', {
        ...{ basketId: who.basketId(), shownAmount, paymentMethod: testCard() },
      })
    ).body as { readonly code?: string; readonly paymentState?: string; readonly now?: { readonly minor: number } }
  const inOtherTab = guest(shop, 'da-dk')
  inOtherTab.takeBasket(who.basketId())
  await inOtherTab.call('POST', 'basket/line', { sku: shirt, quantity: 1 })
  await setupOf(inOtherTab)

  const refused = await press({ amount: 438.95, currency: 'DKK' })
  expect(refused).toMatchObject({ code: 'checkout.basket-changed', shown: { minor: 43895, currency: 'DKK' } })
  expect(refused.now!.minor).toBeGreaterThan(43895)
  const now = refused.now!.minor / 100
  expect(await press({ amount: now, currency: 'EUR' })).toMatchObject({ code: 'checkout.basket-changed' })
  expect(await press({ amount: now, currency: 'DKK' })).toMatchObject({ paymentState: 'authorised' })
})

test('Klarna charges only the amount its caller showed', async () => {
  const who = guest(shop, 'fr-fr')
  const checkoutBasketId = await upToPayment(shop, who, 'fr-fr')
  const press = async (more: object) =>
    (
      await who.call('POST', `payment/klarna/request-payment-url/${who.basketId()}`, {
        paymentMethodCategory: 'pay_later',
        ...more,
      })
    ).body

  expect(await press({ shownAmount: { amount: 1, currency: 'EUR' } })).toMatchObject({
    code: 'checkout.basket-changed',
  })
  await who.call('POST', 'basket/line', { sku: shirt, quantity: 1 })
  await setupOf(who)
  expect(await press({ checkoutBasketId })).toMatchObject({ code: 'checkout.basket-changed' })
})
