import { expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { type Guest, guest, upToPayment } from './buying-shop.fakes.ts'
import { crossSite, openProviderShop, type Paid, press } from './other-providers.fakes.ts'

const { kept, methods, orders, shop, stateOf } = await openProviderShop()

test('requests the Klarna page only for an existing basket, and only if Klarna is the provider [C-EOR-42, C-KLA-02, C-KLA-O1]', async () => {
  const [french, danish] = [guest(shop, 'fr-fr'), guest(shop, 'da-dk')]
  await upToPayment(shop, french, 'fr-fr')
  await upToPayment(shop, danish, 'da-dk')
  const asked = (who: Guest, basketId: string | undefined, paymentMethodCategory = 'pay_later') =>
    who.call('POST', `payment/klarna/request-payment-url/${basketId}`, { paymentMethodCategory })

  expect(await asked(french, newId())).toMatchObject({ status: 404, body: { code: 'checkout.unknown' } })
  expect(await asked(danish, danish.basketId(), 'mobilepay')).toMatchObject({
    status: 400,
    body: { code: 'checkout.payment-method-unknown' },
  })
  expect(await orders()).toEqual([])
  expect(await asked(french, french.basketId())).toMatchObject({ body: { status: 'redirect' } })
  expect(await methods()).toEqual(['pay_later'])
})

test('pays with Klarna on its page without a fee, and places the order when the browser comes back, once [C-EOR-42, C-KLA-02, C-KLA-O1, C-PRS-O3, C-PAY-O4]', async () => {
  const who = guest(shop, 'fr-fr')
  const checkoutBasketId = await upToPayment(shop, who, 'fr-fr')
  const asked = (
    await who.call('POST', `payment/klarna/request-payment-url/${who.basketId()}`, {
      paymentMethodCategory: 'pay_later',
    })
  ).body as Paid

  const first = await press(who, asked.redirectUrl!, 'approve')
  const again = await who.ask({
    method: 'GET',
    url: `/api/order/de-de/basket/${checkoutBasketId}/return?sid=x`,
    headers: crossSite,
  })

  expect(asked).toMatchObject({ paymentState: 'actionrequired', status: 'redirect', url: asked.redirectUrl })
  expect(first.location).toMatch(/\?orderid=/)
  expect(again.location).toBe(first.location)
  expect(await kept()).toEqual([6494])
  expect(await orders()).toMatchObject([{ state: 'placed' }])
})

test('goes back to the payment step when the shopper cancels at Klarna or is refused, and charges nothing [C-KLA-03, C-KLA-O1, C-PAY-O6]', async () => {
  for (const [outcome, refusal] of [
    ['cancel', 'payment.cancelled'],
    ['fail', 'payment.refused'],
    ['back', 'payment.cancelled'],
    ['error', 'payment.failed'],
  ] as const) {
    const who = guest(shop, 'fr-fr')
    const checkoutBasketId = await upToPayment(shop, who, 'fr-fr')
    const asked = (
      await who.call('POST', 'basket/create-payment', {
        checkoutBasketId,
        provider: 'klarna',
        paymentMethod: { type: 'pay_later' },
      })
    ).body as Paid

    const back = await press(who, asked.url!, outcome)

    expect(back.location).toBe(`/fr-fr/checkout/payment?checkoutbasketid=${checkoutBasketId}`)
    expect((await who.page(back.location!)).body).toMatchObject({ payment: { refusal, methods: [{}, {}, {}] } })
    expect((await who.call('GET', 'basket')).status).toBe(200)
  }
  expect(await orders()).toEqual([])
  expect(await kept()).toEqual([])
})

test('reports that Klarna could not be reached; the outcome is certain, because Klarna takes money on its own page only [C-KLA-03]', async () => {
  const who = guest(shop, 'fr-fr')
  const checkoutBasketId = await upToPayment(shop, who, 'fr-fr')
  await fetch(`${shop.simulatorsUrl}/faults/klarna`, {
    method: 'POST',
    body: JSON.stringify({ kind: '500', moment: 'before', calls: 2 }),
  })

  const failed = (
    await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: { type: 'pay_now' } })
  ).body as Paid

  expect(failed).toMatchObject({ paymentState: 'error', error: 'payment.not-reached' })
  expect((await who.call('GET', 'basket')).status).toBe(200)
})

test('leads a shopper whom Klarna cannot take back to the payment step, which says so and lets them try again [C-KLA-03, C-KLA-O1]', async () => {
  const who = guest(shop, 'fr-fr')
  const checkoutBasketId = await upToPayment(shop, who, 'fr-fr')
  await fetch(`${shop.simulatorsUrl}/faults/klarna`, {
    method: 'POST',
    body: JSON.stringify({ kind: '500', moment: 'before', calls: 2 }),
  })
  const form = { formAction: 'pay', paymentMethod: 'pay_later', checkoutBasketId }

  const failed = await who.post('/checkout/payment', form)
  expect(failed.location).toBe(`/fr-fr/checkout/payment?checkoutbasketid=${checkoutBasketId}`)
  expect((await who.page(failed.location!)).body).toMatchObject({
    payment: {
      ...{ provider: 'klarna', refusal: 'payment.not-reached' },
      methods: ['pay_now', 'pay_later', 'pay_over_time'].map((type) => ({ type, fields: 'redirect' })),
    },
  })
})

test('places a Klarna order by its notification alone, and believes none without its key [C-PAY-O5]', async () => {
  await shop.control({ notifyNever: false })
  const who = guest(shop, 'fr-fr')
  const checkoutBasketId = await upToPayment(shop, who, 'fr-fr')
  const asked = (
    await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: { type: 'pay_now' } })
  ).body as Paid
  const forged = await shop.app.inject({
    method: 'POST',
    url: `/api/order/payment/klarna/notification?payment=${newId()}&key=${'0'.repeat(64)}`,
    payload: { session_id: 'x', status: 'COMPLETED' },
  })
  await fetch(asked.url!, { method: 'POST', body: new URLSearchParams({ outcome: 'approve' }), redirect: 'manual' })
  await expect.poll(() => stateOf(checkoutBasketId)).toBe('authorised')

  expect(forged.statusCode).toBe(401)
  expect(await orders()).toMatchObject([{ state: 'placed' }])
})
