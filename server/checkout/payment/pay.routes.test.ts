import { afterAll, beforeEach, expect, test } from 'vitest'
import type { WireMoney } from '#contracts/money.ts'
import { newId } from '#foundation/ids.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { importGiftCards } from '../../gift-cards/import-gift-cards.repository.ts'
import {
  addressIn,
  dress,
  type Guest,
  guest,
  layOutGoods,
  openBuyingShop,
  setPieces,
  shirt,
  testCard,
  upToPayment,
} from '../buying-shop.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())
beforeEach(async () => {
  await layOutGoods(database)
  await shop.control({
    failing: 0,
    losing: 0,
    garbling: 0,
    slowMs: 0,
    notifyAfterMs: 0,
    notifyTimes: 1,
    notifyNewestFirst: false,
    notifySignedWrong: false,
    notifyNever: false,
    pendingMs: stillMs,
  })
  shop.alerts.length = 0
  shop.clock.now = new Date()
})

interface Paid {
  paymentState: string
  orderId?: string
  orderNumber?: string
  error?: string
  code?: string
  adyenAction?: { url: string }
}

const pay = async (who: Guest, checkoutBasketId: string, paymentMethod: object = testCard()) =>
  (await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod })).body as Paid
const ordersPlaced = async () =>
  (
    await database.prepared<{ count: number }>('test-orders', `select count(*) from shop_order where state = 'placed'`)
  )[0]!.count
const orderStates = async () =>
  (await database.prepared<{ state: string }>('test-states', 'select state from shop_order')).map(({ state }) => state)
const paymentStates = async () =>
  (await database.prepared<{ state: string }>('test-payments', 'select state from payment order by made_at')).map(
    ({ state }) => state,
  )
const stockOf = async (sku: string) =>
  (
    await database.prepared<object>(
      'test-stock',
      `select available, reserved, sold from stock where sku = $1 and place = 'warehouse:main'`,
      [sku],
    )
  )[0]
/** Longer than any test: pending payments proceed only when a test triggers it. */
const stillMs = 3_600_000
const shopperPresses = async (url: string, outcome: string) => {
  const back = await fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
  return new URL(back.headers.get('location')!)
}

test('charges ten presses of the button and two tabs once [C-EOR-17, C-PAY-O2, C-PRS-O3]', async () => {
  const who = guest(shop, 'da-dk')
  const checkoutBasketId = await upToPayment(shop, who, 'da-dk')
  const cookie = who.basketId()
  const before = (await shop.ledger()).length

  await Promise.all(Array.from({ length: 10 }, () => pay(who, checkoutBasketId)))
  who.takeBasket(cookie)
  const again = await pay(who, checkoutBasketId)

  expect((await shop.ledger()).length - before).toBe(1)
  expect(await ordersPlaced()).toBe(1)
  expect(again.paymentState).toBe('authorised')
  expect(again.orderId).toBeDefined()
})

test('keeps basket and goods free after a refusal, and lets the shopper try again [C-PRS-O1, C-PRS-O2, C-PAY-O6]', async () => {
  const who = guest(shop, 'en-gb')
  const checkoutBasketId = await upToPayment(shop, who, 'en-gb')

  const refused = await pay(who, checkoutBasketId, testCard('4000000000000002'))

  expect(refused).toMatchObject({ paymentState: 'refused', error: 'payment.refused' })
  expect(await stockOf(dress)).toEqual({ available: 500, reserved: 0, sold: 0 })
  expect(await orderStates()).toEqual([])
  expect((await who.call('GET', 'basket')).status).toBe(200)
  expect((await pay(who, checkoutBasketId)).paymentState).toBe('authorised')
  expect(await orderStates()).toEqual(['placed'])
})

test('asks the bank first and places one order when the browser returns, even if it returns several times [C-CAR-02, C-CAR-03, C-EOR-04, C-PRS-03, C-PRS-O3, C-BSK-01, C-PRS-01, C-PAY-O6]', async () => {
  const who = guest(shop, 'de-de')
  const checkoutBasketId = await upToPayment(shop, who, 'de-de')
  const asked = await pay(who, checkoutBasketId, testCard('4917610000000000'))
  const back = await shopperPresses(asked.adyenAction!.url, 'approve')

  const first = await who.ask({
    method: 'GET',
    url: back.pathname + back.search,
    headers: { accept: 'text/html', 'sec-fetch-site': 'cross-site' },
  })
  const second = await who.ask({
    method: 'GET',
    url: back.pathname + back.search,
    headers: { accept: 'text/html', 'sec-fetch-site': 'cross-site' },
  })

  expect(asked.paymentState).toBe('actionrequired')
  expect(asked.adyenAction).toMatchObject({ type: 'redirect', method: 'GET', paymentMethodType: 'scheme' })
  expect(first.status).toBe(303)
  expect(first.location).toMatch(/^\/de-de\/.*\?orderid=[0-9a-f-]{36}$/)
  expect(second.location).toBe(first.location)
  expect(await ordersPlaced()).toBe(1)
})

test('frees everything when the shopper cancels at the provider [C-PRS-O1, C-PAY-O6, C-EOR-04]', async () => {
  const who = guest(shop, 'da-dk')
  const checkoutBasketId = await upToPayment(shop, who, 'da-dk')
  const asked = await pay(who, checkoutBasketId, { type: 'mobilepay' })
  const back = await shopperPresses(asked.adyenAction!.url, 'cancel')

  const returned = await who.ask({ method: 'GET', url: back.pathname + back.search })

  expect(returned.body).toMatchObject({ paymentState: 'cancelled', error: 'payment.cancelled' })
  const nowhere = await who.call('GET', `basket/${newId()}/return?redirectResult=x`)
  expect([nowhere.status, nowhere.body]).toMatchObject([404, { code: 'checkout.unknown' }])
  expect(await orderStates()).toEqual([])
  expect(await stockOf(dress)).toEqual({ available: 500, reserved: 0, sold: 0 })
  expect((await who.call('GET', 'basket')).status).toBe(200)
})

test('ends the same whether return or notification is first [C-PAY-O5, C-PRS-O3]', async () => {
  await shop.control({ notifyTimes: 3 })
  for (let round = 0; round < 5; round++) {
    const who = guest(shop, 'da-dk')
    const checkoutBasketId = await upToPayment(shop, who, 'da-dk')
    const asked = await pay(who, checkoutBasketId, { type: 'mobilepay' })
    const back = await shopperPresses(asked.adyenAction!.url, 'approve')
    await Promise.all(Array.from({ length: 3 }, () => who.ask({ method: 'GET', url: back.pathname + back.search })))
  }

  await expect.poll(ordersPlaced).toBe(5)
  expect(await stockOf(dress)).toEqual({ available: 495, reserved: 0, sold: 5 })
  await shop.runJobs()
  expect(await shop.buying.outbox.latest(10)).toHaveLength(5)
})

test('places the order by notification alone when the browser never returns [C-PAY-O5]', async () => {
  const who = guest(shop, 'da-dk')
  const asked = await pay(who, await upToPayment(shop, who, 'da-dk'), { type: 'mobilepay' })

  await shopperPresses(asked.adyenAction!.url, 'approve')

  await expect.poll(ordersPlaced).toBe(1)
})

test('keeps all holds while the bank reports pending, and places the order when it approves [C-PRS-O1, C-ORD-O1]', async () => {
  const who = guest(shop, 'en-us')
  const checkoutBasketId = await upToPayment(shop, who, 'en-us')
  const pending = await pay(who, checkoutBasketId, testCard('4111111111111111', 'PENDING'))
  const pressedAgain = await pay(who, checkoutBasketId)
  expect(await orderStates()).toEqual(['paymentprocessing'])
  expect(await stockOf(dress)).toMatchObject({ sold: 0 })
  await shop.control({ pendingMs: 0 })

  expect(pending).toMatchObject({ paymentState: 'pending', orderNumber: expect.stringMatching(/^\d{8,}$/) })
  expect(pressedAgain.paymentState).toBe('pending')
  await expect.poll(ordersPlaced).toBe(1)
  expect(await paymentStates()).toEqual(['authorised'])
})

test('cancels the order and gives the basket back when a pending payment is refused [C-PRS-O1, C-ORD-O1, C-PAY-O5, C-PAY-O6]', async () => {
  const who = guest(shop, 'en-gb')
  const cookie = who.basketId
  const checkoutBasketId = await upToPayment(shop, who, 'en-gb')
  const id = cookie()
  await pay(who, checkoutBasketId, testCard('4111111111111111', 'PENDING REFUSED'))
  await shop.control({ pendingMs: 0 })
  await expect.poll(paymentStates).toEqual(['refused'])
  who.takeBasket(id)

  expect((await who.call('GET', 'basket')).status).toBe(200)
  expect(await stockOf(dress)).toEqual({ available: 500, reserved: 0, sold: 0 })
  expect(await orderStates()).toEqual(['cancelled'])
  const setup = (await who.call('GET', 'get-payment-methods')).body as { checkoutBasketId: string }
  expect((await pay(who, setup.checkoutBasketId)).paymentState).toBe('authorised')
})

test('uses the answer of the first attempt if it was lost on the way [C-PAY-O6]', async () => {
  const who = guest(shop, 'de-de')
  const checkoutBasketId = await upToPayment(shop, who, 'de-de')
  const before = (await shop.ledger()).length
  await shop.control({ garbling: 1 })

  const paid = await pay(who, checkoutBasketId)

  expect(paid.paymentState).toBe('authorised')
  expect((await shop.ledger()).length - before).toBe(1)
})

test('stays in doubt when no answer can be had, holds the goods, and believes the notification [C-PAY-O5, C-PAY-O6]', async () => {
  const who = guest(shop, 'de-de')
  const checkoutBasketId = await upToPayment(shop, who, 'de-de')
  await shop.control({ garbling: 2, notifyAfterMs: stillMs })

  const doubtful = await pay(who, checkoutBasketId)
  const held = await stockOf(dress)
  await shop.control({ notifyAfterMs: 0 })

  expect(doubtful.paymentState).toBe('pending')
  expect(held).toEqual({ available: 499, reserved: 1, sold: 0 })
  await expect.poll(ordersPlaced).toBe(1)
})

test('asks again under the same key when a payment in doubt is pressed once more', async () => {
  const who = guest(shop, 'de-de')
  const checkoutBasketId = await upToPayment(shop, who, 'de-de')
  const before = (await shop.ledger()).length
  await shop.control({ garbling: 2, notifyNever: true })
  await pay(who, checkoutBasketId)
  shop.clock.now = new Date(Date.now() + 20_000)

  const again = await pay(who, checkoutBasketId)

  expect(again.paymentState).toBe('authorised')
  expect((await shop.ledger()).length - before).toBe(1)
})

test('withdraws payments that nobody completed within a quarter of an hour, and releases the goods [C-PAY-O6, C-PRS-O1]', async () => {
  const who = guest(shop, 'da-dk')
  await pay(who, await upToPayment(shop, who, 'da-dk'), { type: 'mobilepay' })
  await database.prepared('test-due', 'update payment set check_at = now()')
  shop.clock.now = new Date(Date.now() + 16 * 60_000)

  await shop.buying.checkout.recheck()

  expect(await paymentStates()).toEqual(['expired'])
  expect(await orderStates()).toEqual([])
  expect(await stockOf(dress)).toEqual({ available: 500, reserved: 0, sold: 0 })
})

test('makes no order at an old amount: a basket changed while paying gets the money back [C-PAY-O2]', async () => {
  const who = guest(shop, 'da-dk')
  const checkoutBasketId = await upToPayment(shop, who, 'da-dk')
  const asked = await pay(who, checkoutBasketId, { type: 'mobilepay' })
  await who.call('POST', 'basket/line', { sku: shirt, quantity: 1 })
  const back = await shopperPresses(asked.adyenAction!.url, 'approve')
  await who.ask({ method: 'GET', url: back.pathname + back.search })
  await expect.poll(paymentStates).toEqual(['voiding'])

  await shop.buying.checkout.recheck()
  await shop.runJobs()

  expect(await ordersPlaced()).toBe(0)
  expect((await shop.ledger()).at(-1)!.state).toBe('reversed')
  expect(await paymentStates()).toEqual(['voided'])
  const { payment } = (await shop.buying.checkout.latestPayment(checkoutBasketId))!
  const { amountMinor } = payment
  expect(await shop.buying.refunds.of(payment.id)).toMatchObject([{ kind: 'void', state: 'done', amountMinor }])
  expect((await shop.buying.outbox.latest(5)).map(({ kind }) => kind)).toEqual(['money-back'])
})

test('refuses to charge a frozen basket that has changed since [C-PAY-O2, C-CHK-O3, C-EOR-17]', async () => {
  const who = guest(shop, 'da-dk')
  const checkoutBasketId = await upToPayment(shop, who, 'da-dk')
  await who.call('POST', 'basket/line', { sku: shirt, quantity: 1 })

  const answer = await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: testCard() })

  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ code: 'checkout.basket-changed' })
  const unknown = { checkoutBasketId: newId(), paymentMethod: testCard() }
  expect((await who.call('POST', 'basket/create-payment', unknown)).status).toBe(404)
  expect(await ordersPlaced()).toBe(0)
})

test('reports what a basket still needs in every call that takes money or orders [C-CHK-O3, C-GFT-O3, C-PAY-O3, C-THR-O2, C-THR-02, C-EOR-20]', async () => {
  const who = guest(shop, 'ar-ae')
  const calls = {
    card: () => who.call('POST', 'basket/create-payment', { basketId: who.basketId(), paymentMethod: testCard() }),
    giftCard: () =>
      who.ask({
        method: 'GET',
        url: '/api/order/ar-ae/basket/complete-payment-using-giftcard',
        headers: { 'sec-fetch-mode': 'cors', 'x-current-market': 'ar-ae' },
      }),
    setUp: () => who.call('GET', 'get-payment-methods'),
  }
  const answers = async () => {
    const said: string[] = []
    for (const call of Object.values(calls)) {
      const { status, body } = await call()
      said.push(`${status} ${(body as { code: string }).code}`)
    }
    return new Set(said)
  }
  const all = (code: string) => new Set([`400 ${code}`])
  const market = shop.market('ar-ae')
  const home = market.choices.shippingMethods.find(({ deliveryType }) => deliveryType === 'home')!

  await who.call('POST', 'basket/line', { sku: shirt, quantity: 1 })
  await who.call('PUT', 'basket/line', { sku: shirt, quantity: 0 })
  expect(await answers()).toEqual(all('checkout.basket-empty'))
  await who.call('POST', 'basket/line', { sku: shirt, quantity: 1 })
  expect(await answers()).toEqual(all('checkout.email-missing'))
  await who.call('PUT', 'basket/continue-as-guest', { email: 'guest@example.com' })
  expect(await answers()).toEqual(all('checkout.address-missing'))
  await who.call('PUT', 'basket/address', { shippingAddress: addressIn(market) })
  expect(await answers()).toEqual(all('checkout.shipping-method-missing'))
  await who.call('PUT', 'basket/shipment', { shippingMethodId: home.id })
  expect(await answers()).toEqual(all('checkout.terms-not-accepted'))
  await who.call('PUT', 'basket/accept-terms', { acceptTerms: true })
  await database.prepared('test-cheap', `update price_now set minor = 100 where list = 'ar-ae'`)
  expect(await answers()).toEqual(all('checkout.below-minimum'))
  await database.prepared('test-dear', `update price_now set minor = 15000 where list = 'ar-ae'`)
  await setPieces(database, shirt, 0)
  expect(await answers()).toEqual(all('basket.sold-out'))
  await setPieces(database, shirt, 5)
  const paid = await calls.card()

  expect(paid.body).toMatchObject({ paymentState: 'authorised' })
  expect(await ordersPlaced()).toBe(1)
})

test('compares the total before gift cards with the limits of the market [C-THR-O2]', async () => {
  await importGiftCards(database, ['shops/demo/promotions/gift_cards.csv'])
  const who = guest(shop, 'ar-ae')
  const card = { giftCardNumber: '6006000000000060', giftCardNumberValidationCode: 'DEMO1234' }
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  const { body } = await who.call('POST', 'basket/add-giftcard', card)

  expect(body).toMatchObject({ minimumThreshold: { amount: 100 }, basket: { remainingTotal: { amount: 0 } } })
  expect(await upToPayment(shop, who, 'ar-ae', [])).toEqual(expect.any(String))
})

test('hands nothing to a provider that is longer than any way to pay', async () => {
  const who = guest(shop, 'da-dk')
  const checkoutBasketId = await upToPayment(shop, who, 'da-dk')
  const { status } = await who.call('POST', 'basket/create-payment', {
    ...{ checkoutBasketId, paymentMethod: { ...testCard(), note: 'x'.repeat(40_000) } },
  })

  expect(status).toBe(400)
  expect((await pay(who, checkoutBasketId)).paymentState).toBe('authorised')
})

test('refuses to charge a price the shopper has not seen [C-PAY-O2]', async () => {
  const who = guest(shop, 'da-dk')
  const checkoutBasketId = await upToPayment(shop, who, 'da-dk')
  await database.prepared('test-price', `update price_now set minor = minor + 100 where list = 'da-dk'`)

  const answer = await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: testCard() })
  const anew = (await who.call('GET', 'get-payment-methods')).body as { checkoutBasketId: string }

  expect(answer.body).toMatchObject({ status: 400, code: 'checkout.basket-changed' })
  expect(anew.checkoutBasketId).not.toBe(checkoutBasketId)
})

test('charges a call that names only the basket for the one frozen basket its shopper can have seen [C-PAY-O3]', async () => {
  const who = guest(shop, 'da-dk')
  const first = await upToPayment(shop, who, 'da-dk')
  const byBasket = (shownAmount?: object) =>
    who.call('POST', 'basket/create-payment', { basketId: who.basketId(), shownAmount, paymentMethod: testCard() })
  await who.call('PUT', 'basket/line', { sku: shirt, quantity: 2 })
  await upToPayment(shop, who, 'da-dk')
  const second = (await who.call('GET', 'get-payment-methods')).body as { checkoutBasketId: string }

  expect(second.checkoutBasketId).not.toBe(first)
  expect(await byBasket()).toMatchObject({ status: 400, body: { code: 'checkout.shown-more-than-once' } })
  const { remainingTotal } = ((await who.call('GET', 'basket')).body as { basket: { remainingTotal: WireMoney } })
    .basket
  const other = await byBasket({ ...remainingTotal, amount: remainingTotal.amount - 1 })
  expect(other).toMatchObject({ status: 400, body: { code: 'checkout.basket-changed' } })
  expect(await paymentStates()).toEqual([])
  expect(await byBasket(remainingTotal)).toMatchObject({ status: 200, body: { paymentState: 'authorised' } })
})

test('never charges a frozen basket that another tab saw, whoever is first [C-PAY-O3]', async () => {
  for (let turn = 0; turn < 6; turn++) {
    const who = guest(shop, 'da-dk')
    const shown = await upToPayment(shop, who, 'da-dk')
    const basketId = who.basketId()
    const otherTab = async () => {
      await who.call('PUT', 'basket/line', { sku: shirt, quantity: 2 })
      await who.call('GET', 'get-payment-methods')
    }
    const payNow = () => who.call('POST', 'basket/create-payment', { basketId, paymentMethod: testCard() })
    const [, paid] = turn % 2 === 0 ? await Promise.all([otherTab(), payNow()]) : [await otherTab(), await payNow()]
    const again = await payNow()

    const charged = await database.prepared<{ id: string }>(
      'test-charged',
      'select checkout_basket_id as id from payment where basket_id = $1',
      [basketId],
    )
    const isPaid = [paid, again].some(({ status }) => status === 200)
    expect(charged.map(({ id }) => id)).toEqual(isPaid ? [shown] : [])
  }
})

test('freezes a basket again when a price or anything else changed, and never accepts the old one [C-PAY-O2]', async () => {
  const who = guest(shop, 'da-dk')
  const first = await upToPayment(shop, who, 'da-dk')
  const frozenNow = async () =>
    ((await who.call('GET', 'get-payment-methods')).body as { checkoutBasketId: string }).checkoutBasketId
  const raise = (minor: number) =>
    database.prepared('test-price-by', `update price_now set minor = minor + $1 where list = 'da-dk'`, [minor])

  await raise(100)
  const dearer = await frozenNow()
  await raise(-100)
  const ofOldPrice = await pay(who, first)
  const again = await frozenNow()
  await who.call('PUT', 'basket/note', { note: 'Ring twice' })
  const withNote = await frozenNow()
  await who.call('PUT', 'basket/note', { note: 'Do not ring' })
  const beforeNote = await pay(who, withNote)
  const last = await frozenNow()

  expect([ofOldPrice.code, beforeNote.code]).toEqual(['checkout.basket-changed', 'checkout.basket-changed'])
  expect(new Set([first, dearer, again, withNote, last]).size).toBe(5)
  expect(await ordersPlaced()).toBe(0)
  expect((await pay(who, last)).paymentState).toBe('authorised')
})

test('never charges an old frozen basket after a change that costs nothing, and charges the new one once [C-PAY-O2]', async () => {
  const who = guest(shop, 'da-dk')
  const frozenNow = async () =>
    ((await who.call('GET', 'get-payment-methods')).body as { checkoutBasketId: string }).checkoutBasketId
  const seen = [await upToPayment(shop, who, 'da-dk')]
  const changes = [
    ['continue-as-guest', { email: 'other@example.com' }],
    ['address', { shippingAddress: { ...addressIn(shop.market('da-dk')), line1: 'Nygade 7' } }],
    ['accept-newsletter', { acceptNewsletter: true }],
  ] as const
  for (const [path, body] of changes) {
    expect([path, (await who.call('PUT', `basket/${path}`, body)).status]).toEqual([path, 200])
    const old = { checkoutBasketId: seen.at(-1), paymentMethod: testCard() }
    expect(await who.call('POST', 'basket/create-payment', old)).toMatchObject({
      ...{ status: 400, body: { code: 'checkout.basket-changed' } },
    })
    seen.push(await frozenNow())
  }

  expect(new Set(seen).size).toBe(4)
  expect(await paymentStates()).toEqual([])
  expect((await pay(who, seen.at(-1)!)).paymentState).toBe('authorised')
  expect(await ordersPlaced()).toBe(1)
})

test('uses one frozen basket for an unchanged basket, and makes another when it changes [C-PAY-O2]', async () => {
  const who = guest(shop, 'da-dk')
  const first = await upToPayment(shop, who, 'da-dk')
  const same = (await who.call('GET', 'get-payment-methods')).body as { checkoutBasketId: string }
  await who.call('POST', 'basket/line', { sku: shirt, quantity: 1 })
  const other = (await who.call('GET', 'get-payment-methods')).body as { checkoutBasketId: string }

  expect(same.checkoutBasketId).toBe(first)
  expect(other.checkoutBasketId).not.toBe(first)
})

test('sells 20 pieces to exactly 20 of 200 buyers at once, and charges nobody else [C-LIN-O3, C-CHK-O3, C-PRS-O3]', {
  timeout: 120_000,
}, async () => {
  const buyers: { who: Guest; checkoutBasketId: string }[] = []
  for (let batch = 0; batch < 25; batch++) {
    buyers.push(
      ...(await Promise.all(
        Array.from({ length: 8 }, async () => {
          const who = guest(shop, 'da-dk')
          return { who, checkoutBasketId: await upToPayment(shop, who, 'da-dk') }
        }),
      )),
    )
  }
  await setPieces(database, dress, 20)
  const before = (await shop.ledger()).length

  const answers = await Promise.all(buyers.map(({ who, checkoutBasketId }) => pay(who, checkoutBasketId)))
  const charged = (await shop.ledger()).slice(before).filter(({ state }) => state === 'authorised')
  const placed = await database.prepared<{ paymentId: string }>(
    'test-paid',
    `select payment_id as "paymentId" from shop_order where state = 'placed'`,
  )

  expect(answers.filter(({ paymentState }) => paymentState === 'authorised')).toHaveLength(20)
  expect(answers.filter(({ code }) => code === 'basket.sold-out' || code === 'basket.not-enough-stock')).toHaveLength(
    180,
  )
  expect(charged.map(({ reference }) => reference).sort()).toEqual(placed.map(({ paymentId }) => paymentId).sort())
  expect(await stockOf(dress)).toEqual({ available: 0, reserved: 0, sold: 20 })
})
