import { afterAll, expect, onTestFinished, test } from 'vitest'
import type { Page, PageOf } from '#contracts/pages.ts'
import { dress, guest, openBuyingShop, setPieces, testCard, upToPayment } from '#server/checkout/buying-shop.fakes.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { visitorOf } from '../../profiles/member.fakes.ts'

const switchedOff = new Set<string>()
const switchedOn = new Set<string>()
const shop = await openBuyingShop(await testDatabase(), { switchedOn, switchedOff })
afterAll(() => shop.close())

const who = guest(shop, 'en-gb')
const shown = async (path: string) => {
  const { status, body, location } = await who.page(path)
  if (location !== undefined) return [status, location]
  const { pageAlias, layout } = body as Page
  return [status, pageAlias, layout]
}

test('shows basket, checkout steps and receipt at their addresses, each in its layout [B-PAGE-09] [B-PAGE-21] [B-PAGE-22] [B-PAGE-23] [B-PAGE-24] [B-PAGE-25] [B-PAGE-26] [B-PAGE-27] [C-CHK-06] [C-RTE-02] [C-RTE-03] [C-RTE-05] [C-RTE-06] [C-RTE-07] [C-RTE-08] [C-RTE-09] [C-RTE-23] [C-RCP-01, C-RTE-O5]', async () => {
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  expect(await shown('basket')).toEqual([200, 'basketPage', 'default'])
  expect(await shown('checkout')).toEqual([302, '/en-gb/checkout/customer'])

  const checkoutBasketId = await upToPayment(shop, who, 'en-gb', [])
  expect(await shown('checkout')).toEqual([302, '/en-gb/checkout/payment'])
  for (const step of ['Customer', 'Details', 'Shipping', 'Summary', 'Payment'])
    expect(await shown(`checkout/${step.toLowerCase()}`)).toEqual([200, `checkout${step}Page`, 'checkout'])

  const paid = await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: testCard() })
  const { orderId } = paid.body as { orderId: string }
  expect(await shown(`receipt?orderid=${orderId}`)).toEqual([200, 'receiptPage', 'receipt'])
  for (const query of ['', `?order=${orderId}`, `?id=${orderId}`])
    expect([query, (await shown(`receipt${query}`))[0]]).toEqual([query, 404])
})

test('shows no receipt without an order, and after thirty days no personal data on one [C-RCP-02, C-RCP-O1, C-RCP-O4]', async () => {
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  const checkoutBasketId = await upToPayment(shop, who, 'en-gb', [])
  const paid = await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: testCard() })
  const { orderId, orderNumber } = paid.body as { orderId: string; orderNumber: string }
  const order = async (query: string) =>
    ((await guest(shop, 'en-gb').page(`receipt${query}`)).body as { order: object | null }).order

  for (const query of ['', '?orderid=', '?orderid=00000000-0000-0000-0000-000000000009'])
    expect([query, await order(query)]).toEqual([query, null])
  expect(await order(`?orderid=${orderId}`)).toMatchObject({ orderNumber, email: 'guest@example.com' })
  shop.clock.now = new Date(Date.now() + 31 * 86_400_000)
  onTestFinished(() => {
    shop.clock.now = new Date()
  })
  expect(await order(`?orderid=${orderId}`)).toMatchObject({ orderNumber })
  expect(JSON.stringify(await order(`?orderid=${orderId}`))).not.toMatch(/guest@example|High Street/)
})

test('opens the checkout only for a basket within the limits of the market [C-THR-O2, C-THR-02]', async () => {
  const american = guest(shop, 'en-us')
  const entered = async (quantity: number) => {
    await american.call('POST', 'basket/line', { sku: dress, quantity })
    const { status, location } = await american.page('checkout/customer')
    return [status, location]
  }

  // The dress costs 65 dollars; 10 of them cost less than 800.
  expect(await entered(10)).toEqual([200, undefined])
  expect(await entered(10)).toEqual([302, '/en-us/basket'])
})

test('tells on the receipt where it is as a document only where the shop has receiptPdfButton on [C-TGL-14, C-RCP-O2]', async () => {
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  const checkoutBasketId = await upToPayment(shop, who, 'en-gb', [])
  const paid = await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: testCard() })
  const { orderId } = paid.body as { orderId: string }
  const document = async () => ((await who.page(`receipt?orderid=${orderId}`)).body as { pdfUrl?: string }).pdfUrl

  expect(await document()).toBe(`/api/order/en-gb/order/receipt/${orderId}/pdf`)
  switchedOff.add('receiptPdfButton')
  expect(await document()).toBeUndefined()
  switchedOff.clear()
})

test('tells analytics with the receipt what the goods were sold for, without tax where prices include it [C-ANL-02, C-ANL-O1]', async () => {
  const bought = async (marketId: string) => {
    const buyer = guest(shop, marketId)
    await buyer.call('POST', 'basket/line', { sku: dress, quantity: 1 })
    const checkoutBasketId = await upToPayment(shop, buyer, marketId, [])
    const paid = await buyer.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: testCard() })
    const { orderId } = paid.body as { orderId: string }
    return ((await buyer.page(`receipt?orderid=${orderId}`)).body as PageOf<'receiptPage'>).purchase!
  }

  const british = await bought('en-gb')
  expect(british.revenue).toBeCloseTo(
    british.subTotal - british.totalDiscount - (british.totalVat - british.shippingVat),
    2,
  )
  expect(british.revenue).toBeLessThan(british.subTotal - british.totalDiscount)
  const american = await bought('en-us')
  expect(american.totalVat).toBeGreaterThan(0)
  expect(american.revenue).toBe(american.subTotal - american.totalDiscount)
})

test('offers to sign in at the first step only where the shop does, beside the way of a guest, and leads from there to the details [C-TGL-08, C-GEN-13, C-RTE-04, C-LGN-02, C-CHK-O1, C-CHK-05]', async () => {
  const step = async () => (await who.page('checkout/customer')).body as PageOf<'checkoutCustomerPage'>
  const signIn = async () => (await step()).signIn
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })

  expect(await step()).toMatchObject({ pageAlias: 'checkoutCustomerPage', layout: 'checkout' })
  expect(await signIn()).toMatchObject({ action: '/en-gb/login?to=%2Fen-gb%2Fcheckout%2Fdetails' })
  switchedOff.add('authInCheckout')
  expect(await signIn()).toBeUndefined()
  switchedOff.clear()
})

test('lets the address of an account go on as a guest, and offers to sign in beside that, by other providers only where the shop has them [C-CHK-O1]', async () => {
  await visitorOf(shop, '192.0.2.26').join('known@example.com')
  const late = guest(shop, 'en-gb')
  await late.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  const providers = async () => {
    const { signIn } = (await late.page('checkout/customer')).body as PageOf<'checkoutCustomerPage'>
    return signIn?.providers.map(({ name }) => name)
  }
  const asked = await late.ask({
    ...{ method: 'GET', url: '/api/account/en-gb/check-email-exists?email=known%40example.com' },
  })

  expect(asked.body).toEqual({ exists: true })
  switchedOn.add('socialLogin')
  expect(await providers()).toEqual(['Google', 'Facebook', 'Apple'])
  switchedOn.clear()
  switchedOff.add('socialLogin')
  expect(await providers()).toEqual([])
  switchedOff.clear()
  const went = await late.post('/checkout/customer', { formAction: 'continue-as-guest', email: 'known@example.com' })
  expect([went.status, went.location]).toEqual([303, '/en-gb/checkout/details'])
})

test('sells to guests while nobody can sign in, and offers no sign-in on the way [C-RTE-O8, B-FT-42, C-TGL-22]', async () => {
  switchedOn.add('loginMaintenanceMode')
  const late = guest(shop, 'en-gb')
  await late.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  const { status, body } = await late.page('checkout/customer')
  expect([status, (body as Page).pageAlias]).toEqual([200, 'checkoutCustomerPage'])
  expect(body).not.toHaveProperty('signIn')

  const checkoutBasketId = await upToPayment(shop, late, 'en-gb', [])
  const paid = await late.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: testCard() })
  switchedOn.clear()
  expect(paid.body).toMatchObject({ paymentState: 'authorised' })
})

test('leads a member from the basket to the details of the checkout, and a guest to the step that asks who buys [C-RTE-24, C-LGN-02, B-PAGE-21]', async () => {
  const ane = visitorOf(shop, '192.0.2.24')
  await ane.call('POST', '/order/en-gb/basket/line', { sku: dress, quantity: 1 })
  const asGuest = await ane.page('/checkout/customer')
  await ane.join('ane@example.com')
  const asMember = await ane.page('/checkout/customer')
  const details = await ane.page('/checkout/details')
  const bareAddress = await ane.page('/checkout')

  expect([asGuest.status, asGuest.body]).toMatchObject([200, { pageAlias: 'checkoutCustomerPage' }])
  expect([asMember.status, asMember.location]).toEqual([302, '/en-gb/checkout/details?type=json'])
  expect([bareAddress.status, bareAddress.location]).toEqual([302, '/en-gb/checkout/details?type=json'])
  expect([details.status, details.body]).toMatchObject([
    200,
    { pageAlias: 'checkoutDetailsPage', checkout: { basket: { basket: { email: 'ane@example.com' } } } },
  ])
})

test('offers an account made of an order only to the browser that placed it [C-AUT-01]', async () => {
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  const checkoutBasketId = await upToPayment(shop, who, 'en-gb', [])
  const paid = await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: testCard() })
  const { orderId, orderNumber } = paid.body as { orderId: string; orderNumber: string }
  const url = `/en-gb/receipt?orderid=${orderId}`
  const offered = async (cookie: string) =>
    ((await who.ask({ method: 'GET', url, headers: { cookie } })).body as { offersAccount?: object }).offersAccount

  expect(await offered(`orderNumber=${orderNumber}`)).toMatchObject({ terms: { version: '1' } })
  expect(await offered('orderNumber=100000000')).toBeUndefined()
})

test('looks at the stock again when the checkout is entered, where the shop wants it, and leads back to the basket that says what is gone [C-LIN-09, C-LIN-O3, C-TGL-25, C-BSK-11]', async () => {
  const late = guest(shop, 'en-gb')
  await late.call('POST', 'basket/line', { sku: dress, quantity: 2 })
  await setPieces(shop.database, dress, 1)

  const entered = await late.page('checkout/customer')
  switchedOff.add('stockCheck')
  const unasked = await late.page('checkout/customer')
  switchedOff.clear()
  await setPieces(shop.database, dress, 500)

  expect([entered.status, entered.location]).toEqual([302, '/en-gb/basket'])
  expect(unasked.status).toBe(200)
  expect((await late.page('checkout/customer')).status).toBe(200)
})

test('says once that the visitor’s basket no longer exists, and starts without one [C-BSK-08, C-TST-18, C-BSK-O3]', async () => {
  const back = guest(shop, 'en-gb')
  const gone = async () => ((await back.page('basket')).body as { gone?: boolean }).gone
  await back.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  await shop.database.prepared('test-gone', 'delete from basket where id = $1', [back.basketId()])

  expect([await gone(), await gone()]).toEqual([true, undefined])
  expect(back.basketId()).toBeUndefined()
})
