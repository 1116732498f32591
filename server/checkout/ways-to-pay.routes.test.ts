import { expect, onTestFinished, test } from 'vitest'
import { importGiftCards } from '#server/gift-cards/import-gift-cards.repository.ts'
import { dress, guest, upToPayment } from './buying-shop.fakes.ts'
import { openProviderShop } from './other-providers.fakes.ts'

const { shop, switchedOff } = await openProviderShop()

test('returns one block of the chosen provider, the accepted payment types, and the amount gift cards cover [C-EOR-20, C-PAY-01, C-PAY-O1, C-CAR-01, C-KLA-01, C-IYZ-01, C-ENT-11, C-SHP-O7, C-CAR-O1, C-KLA-O1]', async () => {
  const blocks: Record<string, Record<string, never>> = {}
  const basketIds: Record<string, string | undefined> = {}
  for (const market of ['da-dk', 'fr-fr', 'tr-tr']) {
    const who = guest(shop, market)
    await upToPayment(shop, who, market)
    basketIds[market] = who.basketId()
    blocks[market] = (await who.call('GET', 'basket/get-payment-methods')).body
    expect((await who.call('GET', 'get-payment-methods')).body).toEqual(blocks[market])
  }

  for (const block of Object.values(blocks)) expect(block.checkoutBasketId).toMatch(/^[0-9a-f-]{36}$/)
  expect(blocks['da-dk']).toMatchObject({
    amountCoveredByGiftCards: { amount: 0, currency: 'DKK' },
    acceptedPaymentTypes: ['credit-card', 'mobilepay', 'apple-pay', 'google-pay'],
    adyen: {
      clientKey: 'test_simulator',
      locale: 'da-DK',
      environment: 'test',
      checkoutBasketId: blocks['da-dk']!.checkoutBasketId,
      paymentMethodsResponse: { paymentMethods: expect.arrayContaining([expect.objectContaining({ type: 'scheme' })]) },
      amount: { value: 43895, currency: 'DKK' },
      applePayPaymentSettings: { configuration: { merchantId: '000000000200001' } },
    },
  })
  expect(blocks['fr-fr']!.klarna).toMatchObject({
    basketId: basketIds['fr-fr'],
    sessionId: expect.stringMatching(/./),
    sessionPaymentMethodCategories: [
      { identifier: 'pay_now' },
      { identifier: 'pay_later' },
      { identifier: 'pay_over_time' },
    ],
  })
  expect(blocks['tr-tr']!.iyzico).toEqual({
    checkoutBasketId: blocks['tr-tr']!.checkoutBasketId,
    checkoutPersonalNumber: '',
  })
  expect((await guest(shop, 'da-dk').call('GET', 'get-payment-methods')).status).toBe(404)
  for (const block of Object.values(blocks))
    expect(['adyen', 'klarna', 'iyzico', 'payByLink', 'pos'].filter((name) => name in block)).toHaveLength(1)
})

test('says how much gift cards cover and leaves the rest to the provider, and if the market takes gift cards at all [C-ENT-11, C-GFT-O3, C-GFT-03, C-GFT-O1, C-PAY-01, C-TGL-02]', async () => {
  await importGiftCards(shop.database, ['shops/demo/promotions/gift_cards.csv'])
  const who = guest(shop, 'en-gb')
  await upToPayment(shop, who, 'en-gb', [{ sku: dress, quantity: 3 }])
  const card = { giftCardNumber: '6006 0000 0000 0029', giftCardNumberValidationCode: 'demo1234' }
  expect((await who.call('POST', 'basket/add-giftcard', card)).status).toBe(200)
  const total = ((await who.call('GET', 'basket')).body as { basket: { total: { amount: number } } }).basket.total
  const setup = async () => (await who.call('GET', 'get-payment-methods')).body

  expect(await setup()).toMatchObject({
    showGiftCardPaymentOption: true,
    amountCoveredByGiftCards: { amount: 50, currency: 'GBP' },
    adyen: { amount: { value: Math.round(total.amount * 100) - 5000, currency: 'GBP' } },
  })
  const rich = { ...card, giftCardNumber: '6006 0000 0000 0078' }
  expect((await who.call('POST', 'basket/add-giftcard', rich)).status).toBe(200)
  expect(await setup()).toMatchObject({ amountCoveredByGiftCards: total })
  switchedOff.add('redeemPromoCodeAndGiftCard')
  onTestFinished(() => switchedOff.clear())
  expect(await setup()).toMatchObject({ showGiftCardPaymentOption: false })
})

test('reports that no provider can be reached, and keeps the basket [C-PAY-02]', async () => {
  const who = guest(shop, 'fr-fr')
  await upToPayment(shop, who, 'fr-fr')
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  const basket = (await who.call('GET', 'basket')).body
  await fetch(`${shop.simulatorsUrl}/faults/klarna`, {
    method: 'POST',
    body: JSON.stringify({ kind: '503', moment: 'before', calls: 2 }),
  })

  const refused = await who.call('GET', 'get-payment-methods')
  const page = (await who.page('checkout/payment')).body as { payment: { methods: unknown[] } }
  const again = await who.call('GET', 'get-payment-methods')

  expect([refused.status, again.status]).toEqual([503, 200])
  expect(refused.body).toMatchObject({ code: 'payment.providers-not-reached' })
  expect(page.payment.methods).toEqual([])
  expect((await who.call('GET', 'basket')).body).toEqual(basket)
})
