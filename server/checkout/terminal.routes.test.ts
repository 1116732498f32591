import { expect, test } from 'vitest'
import { dress, guest, upToPayment } from './buying-shop.fakes.ts'
import { openProviderShop, stillMs } from './other-providers.fakes.ts'

const { database, inStore, kept, orders, shop } = await openProviderShop()

test('pays at the terminal of a store, and nowhere else [C-EOR-39, C-POS-01, C-POS-O1, C-PAY-01, C-PAY-O1, C-ENT-11, C-GEN-05]', async () => {
  const till = inStore('da-dk', 'copenhagen-kompagni')
  const checkoutBasketId = await upToPayment(shop, till, 'da-dk')
  const setup = (await till.call('GET', 'get-payment-methods')).body as { pos: object }
  const { payment } = (await till.page('checkout/payment')).body as { payment: { methods: object[] } }
  expect(payment.methods).toMatchObject([{ type: 'terminal', fields: 'terminal' }])
  const online = guest(shop, 'da-dk')
  await upToPayment(shop, online, 'da-dk')

  const key = till.basketCookie()!.split('.')[1]!
  // Another device of the store, which holds a basket of its own, names the one that it pays.
  const other = inStore('da-dk', 'copenhagen-kompagni', { 'x-basket-key': key })
  await other.call('POST', 'basket/line', { sku: dress, quantity: 3 })
  const paid = await other.call('POST', `payment/create-pos-payment?basketId=${till.basketId()}`)
  const barred = await online.call('POST', `payment/create-pos-payment?basketId=${online.basketId()}`)

  expect(setup.pos).toEqual({ checkoutBasketId })
  expect(paid.body).toMatchObject({ paymentState: 'authorised', url: expect.stringContaining('orderid=') })
  expect(barred.status).toBe(403)
  expect(await kept()).toEqual([43895])
})

test('lets only our own servers choose a store terminal by header [C-ISO-03, B-ISO-O2, C-SES-O6, C-SES-10]', async () => {
  const who = guest(shop, 'da-dk')
  await upToPayment(shop, who, 'da-dk')
  const payAs = (headers: Readonly<Record<string, string>>) =>
    who.ask({
      method: 'POST',
      url: `/api/order/da-dk/payment/create-pos-payment?basketId=${who.basketId()}`,
      headers: { 'x-iso-context': 'copenhagen-kompagni', ...headers },
    })

  const shopper = await payAs({})
  const guessing = await payAs({ 'x-api-key': 'guess' })
  const elsewhere = await payAs({ 'x-api-key': 'internal-key-of-tests', 'x-iso-context': 'nowhere' })
  const ours = await payAs({ 'x-api-key': 'internal-key-of-tests' })

  expect([shopper.status, guessing.status, elsewhere.status]).toEqual([403, 401, 403])
  expect(ours.body).toMatchObject({ paymentState: 'authorised' })
  expect(await kept()).toEqual([43895])
})

test('leaves the basket open when the terminal refuses, and waits while somebody is at it [C-POS-O1, C-PAY-O6]', async () => {
  const till = inStore('da-dk', 'copenhagen-kompagni')
  const checkoutBasketId = await upToPayment(shop, till, 'da-dk')
  await shop.control({ terminalMs: stillMs })
  const waits = await till.call('POST', `payment/create-pos-payment?basketId=${till.basketId()}`)
  const again = await till.call('POST', `payment/create-pos-payment?basketId=${till.basketId()}`)
  const waiting = await till.page(`checkout/payment`)
  await shop.control({ terminalMs: 0 })
  await expect
    .poll(async () => (await shop.buying.checkout.latestRefreshed(checkoutBasketId))!.payment.state)
    .toBe('authorised')

  expect(waiting.body).toMatchObject({ payment: { methods: [], waiting: { atTerminal: true, gaveUp: false } } })
  expect(waits.body).toMatchObject({ paymentState: 'actionrequired' })
  expect(again.body).toMatchObject({ paymentState: 'actionrequired' })
  expect(await kept()).toEqual([43895])
})

test('pays nothing at the terminal where it refuses, and leaves the basket open [C-POS-O1, C-PAY-O6]', async () => {
  const till = inStore('da-dk', 'copenhagen-kompagni')
  // The terminal refuses an amount that ends in 51.
  await database.prepared('test-refused', `update price_now set minor = minor + 56 where list = 'da-dk'`)
  await upToPayment(shop, till, 'da-dk')

  const refused = await till.call('POST', `payment/create-pos-payment?basketId=${till.basketId()}`)

  expect(refused.body).toMatchObject({ paymentState: 'refused', url: expect.stringContaining('/checkout/payment') })
  expect((await till.call('GET', 'basket')).body).toMatchObject({ basket: { lines: [{ sku: dress }] } })
  expect([await kept(), await orders()]).toEqual([[], []])
})
