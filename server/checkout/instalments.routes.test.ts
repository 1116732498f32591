import { afterAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { importGiftCards } from '#server/gift-cards/import-gift-cards.repository.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { dress, type Guest, guest, layOutGoods, openBuyingShop, upToPayment } from './buying-shop.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())
beforeEach(() => layOutGoods(database))

test('shows the type of a card and its instalment options for the amount due, and refuses an unknown card [C-EOR-40, C-IYZ-O2, C-IYZ-02]', async () => {
  const who = guest(shop, 'tr-tr')
  await upToPayment(shop, who, 'tr-tr')
  const check = (binNumber: string) =>
    who.call('POST', 'payment/iyzico/check-bin', { binNumber, basketId: who.basketId() })

  const known = await check('554960')

  expect(known.body).toMatchObject({
    ...{ cardType: 'CREDIT_CARD', cardAssociation: 'MASTER_CARD', cardFamily: 'Bonus', bankName: 'Garanti Bankası' },
    installments: [
      { count: 1, totalPrice: { amount: 1379.8, currency: 'TRY' }, monthlyPrice: { amount: 1379.8, currency: 'TRY' } },
      { count: 2, totalPrice: { amount: 1396.36 }, monthlyPrice: { amount: 698.18 } },
      ...[{ count: 3 }, { count: 6 }, { count: 9 }],
    ],
  })
  expect((await check('55496012')).status).toBe(200)
  for (const wrong of ['123456', '12', '55496', '554960123', '55496a'])
    expect([wrong, (await check(wrong)).status]).toEqual([wrong, 400])
})

test('offers instalments of what gift cards leave to pay of the basket that is named, and none of a basket of others, elsewhere or not ready to pay [C-IYZ-O2, C-EOR-40]', async () => {
  await importGiftCards(database, ['shops/demo/promotions/gift_cards.csv'])
  const card = { giftCardNumber: '6006000000000052', giftCardNumberValidationCode: 'DEMO1234' }
  const [who, other, early] = [guest(shop, 'tr-tr'), guest(shop, 'tr-tr'), guest(shop, 'tr-tr')]
  await who.call('POST', 'basket/line', { sku: dress, quantity: 2 })
  await who.call('POST', 'basket/add-giftcard', card)
  await upToPayment(shop, who, 'tr-tr', [])
  await upToPayment(shop, other, 'tr-tr')
  await early.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  const { basket } = (await who.call('GET', 'basket')).body as { basket: Record<string, { amount: number }> }
  const basketKey = { 'x-basket-key': who.basketCookie()!.split('.')[1]! }
  const check = async (asking: Guest, basketId: string, headers: Record<string, string> = {}, catalog = 'tr-tr') => {
    const url = `/api/order/${catalog}/payment/iyzico/check-bin`
    const { status, body } = await asking.ask({
      ...{ method: 'POST', url, headers, payload: { binNumber: '5549601', basketId } },
    })
    const { installments, code } = body as { installments?: { totalPrice: object }[]; code?: string }
    return [status, installments?.[0]?.totalPrice ?? code]
  }

  const due = Math.round(basket.total!.amount * 100 - 200_000) / 100
  expect(due).toBeGreaterThan(0)
  for (const asking of [who, other])
    expect(await check(asking, who.basketId()!, basketKey)).toEqual([200, { amount: due, currency: 'TRY' }])
  expect(await check(other, who.basketId()!)).toEqual([403, 'basket.not-yours'])
  expect(await check(who, who.basketId()!, {}, 'da-dk')).toEqual([404, 'checkout.unknown'])
  expect(await check(who, newId())).toEqual([404, 'checkout.unknown'])
  expect(await check(early, early.basketId()!)).toEqual([404, 'checkout.unknown'])
})

test('offers no instalments of an amount that the basket no longer has, until the payment step is shown again [C-IYZ-O2, C-EOR-40]', async () => {
  const who = guest(shop, 'tr-tr')
  await upToPayment(shop, who, 'tr-tr')
  const check = async () => {
    const { status, body } = await who.call('POST', 'payment/iyzico/check-bin', { binNumber: '554960' })
    const { installments, code, now } = body as {
      installments?: { totalPrice: { amount: number } }[]
      code?: string
      now?: { minor: number }
    }
    return [status, installments?.[0]?.totalPrice.amount ?? code, now?.minor]
  }
  const due = async () => {
    const { basket } = (await who.call('GET', 'basket')).body as { basket: { remainingTotal: { amount: number } } }
    return basket.remainingTotal.amount
  }
  const before = await due()
  expect(await check()).toEqual([200, before, undefined])

  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  const after = await due()

  expect(after).toBeGreaterThan(before)
  expect(await check()).toEqual([400, 'checkout.basket-changed', Math.round(after * 100)])
  await who.call('GET', 'get-payment-methods')
  expect(await check()).toEqual([200, after, undefined])
  await database.prepared('test-dearer', `update price_now set minor = minor + 1000 where list = 'tr-tr'`)
  expect((await check()).slice(0, 2)).toEqual([400, 'checkout.basket-changed'])
})
