import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import {
  addressIn,
  dress,
  type Guest,
  guest,
  layOutGoods,
  openBuyingShop,
  testCard,
} from '../../checkout/buying-shop.fakes.ts'
import { importPromotions } from '../../promotions/import-promotions.service.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
const changes = { publish: async () => {}, listen: () => () => {} }
afterAll(() => shop.close())
beforeEach(async () => {
  await layOutGoods(database)
  await importPromotions({ database, changes }, [
    'shops/demo/promotions/promotions.csv',
    'shops/demo/promotions/promotion_codes.csv',
    'shops/demo/promotions/promotion_texts.csv',
  ])
  await sql`update promotion_code set most_per_customer = 1, most_uses = 5 where code = 'WELCOME10'`.execute(
    database.sql(),
  )
  await shop.promotions.renew()
})

interface PaymentPage {
  readonly pageAlias: string
  readonly payment: { readonly codeProblem?: string; readonly checkoutBasketId: string; readonly methods: unknown[] }
  readonly form?: {
    readonly problems: Record<string, string[]>
    readonly code?: string
    readonly values: Record<string, string>
  }
}

/** All steps before the payment, with a code entered before the shopper gave their email address. */
async function upToPayment(email: string, marketId = 'en-gb'): Promise<Guest> {
  const who = guest(shop, marketId)
  const market = shop.market(marketId)
  const home = market.choices.shippingMethods.find(({ deliveryType }) => deliveryType === 'home')!
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  expect((await who.call('POST', 'basket/add-promo-code', { promoCode: 'WELCOME10' })).status).toBe(200)
  await who.call('PUT', 'basket/continue-as-guest', { email })
  await who.call('PUT', 'basket/address', { shippingAddress: addressIn(market) })
  await who.call('PUT', 'basket/shipment', { shippingMethodId: home.id })
  await who.call('PUT', 'basket/accept-terms', { acceptTerms: true })
  return who
}

const paymentPage = async (who: Guest) => (await who.page('checkout/payment')).body as PaymentPage
const payments = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from payment`.execute(database.sql())).rows[0]!.count

/** Checks that the page shows the reason, nothing is charged, and the shopper can pay without the code. */
async function provesItself(who: Guest, told: string, code: string) {
  const before = await payments()
  const entered = await paymentPage(who)
  const asked = await who.call('GET', 'get-payment-methods')
  const pressed = await who.post('/checkout/payment', {
    formAction: 'pay',
    checkoutBasketId: entered.payment.checkoutBasketId,
    paymentMethod: 'scheme',
    holderName: 'Ada Lane',
    cardNumber: '4111 1111 1111 1111',
    expiry: '03/30',
    cvc: '737',
  })
  const refused = pressed.body as PaymentPage
  const charged = (await payments()) - before
  const removed = await who.post('/checkout/payment', { formAction: 'remove-promo-code', promoCode: 'WELCOME10' })
  const after = await paymentPage(who)
  const paid = await who.call('POST', 'basket/create-payment', {
    checkoutBasketId: after.payment.checkoutBasketId,
    paymentMethod: testCard(),
  })

  expect(entered.payment).toMatchObject({ codeProblem: told, methods: expect.arrayContaining([expect.anything()]) })
  expect(asked).toMatchObject({ status: 400, body: { code, errors: { promoCode: [told] } } })
  expect([pressed.status, refused.form?.code, refused.form?.problems]).toEqual([422, code, { promoCode: [told] }])
  expect(refused.form?.values).toMatchObject({ paymentMethod: 'scheme' })
  expect(charged).toBe(0)
  expect(removed).toMatchObject({ status: 303, location: '/en-gb/checkout/payment' })
  expect(after.payment.codeProblem).toBeUndefined()
  expect(paid.body).toMatchObject({ paymentState: 'authorised' })
}

test('says at the payment step that a customer has used a code already, and lets them take it out and pay', async () => {
  const first = await upToPayment('ann@example.com')
  const { payment } = await paymentPage(first)
  const asked = { checkoutBasketId: payment.checkoutBasketId, paymentMethod: testCard() }
  expect(await first.call('POST', 'basket/create-payment', asked)).toMatchObject({
    body: { paymentState: 'authorised' },
  })

  const again = await upToPayment(' Ann@Example.com')
  await provesItself(again, 'You have used WELCOME10 already.', 'promotion.used-by-you')
})

test('says at the payment step that a code was used up or has expired since it was entered', async () => {
  const late = await upToPayment('bea@example.com')
  await sql`update promotion_code set uses = 5 where code = 'WELCOME10'`.execute(database.sql())
  await provesItself(late, 'WELCOME10 has been used up.', 'promotion.code-used-up')

  await sql`update promotion_code set uses = 0 where code = 'WELCOME10'`.execute(database.sql())
  const later = await upToPayment('cai@example.com')
  await sql`update promotion_code set ends_at = now() - interval '1 minute' where code = 'WELCOME10'`.execute(
    database.sql(),
  )
  shop.clock.now = new Date()
  await provesItself(later, 'WELCOME10 has expired. Remove it to continue.', 'promotion.code-ended')
})

test('does not hold a use against the basket whose own payment has it', async () => {
  const who = await upToPayment('dan@example.com', 'da-dk')
  const { payment } = await paymentPage(who)
  const begun = await who.call('POST', 'basket/create-payment', {
    checkoutBasketId: payment.checkoutBasketId,
    paymentMethod: { type: 'mobilepay' },
  })

  const back = await paymentPage(who)

  expect(begun.status).toBe(200)
  expect(back.payment.codeProblem).toBeUndefined()
})
