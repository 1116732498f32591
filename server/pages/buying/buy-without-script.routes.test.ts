import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import {
  addressIn,
  dress,
  dressInOtherSize,
  type Guest,
  guest,
  layOutGoods,
  openBuyingShop,
  personalNumber,
  pressAtIyzico,
  setPieces,
  testCard,
  upToPayment,
} from '../../checkout/buying-shop.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())
beforeEach(async () => {
  await layOutGoods(database)
  await shop.control({ pendingMs: 60_000 })
  shop.clock.now = new Date()
})

interface PagePayload {
  readonly pageAlias: string
  readonly form?: { values: Record<string, string>; problems: Record<string, string[]> }
  readonly basket?: { basket: { lines: { id: string; sku: string; quantity: number; warning?: string }[] } } | null
  readonly payment?: {
    methods: { type: string; fields: string }[]
    waiting?: { gaveUp: boolean; orderNumber?: string }
    refusal?: string
    checkoutBasketId: string
  }
  readonly shipping?: { methods: { id: string }[]; pickupPoints: Record<string, { id: string }[]> }
  readonly address?: { fields: { name: string; options?: { value: string }[] }[] }
  readonly order?: { orderNumber: string; email?: string } | null
}

const card = (cardNumber: string, more = {}) => ({
  formAction: 'pay',
  paymentMethod: 'scheme',
  cardNumber,
  expiry: '03/30',
  cvc: '737',
  holderName: 'Ane Holm',
  ...more,
})

async function withDress(marketId: string) {
  const who = guest(shop, marketId)
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  return who
}

/** In Turkey the form asks for an identity number, and the card is entered at the provider. */
async function payAtIyzico(who: Guest, checkoutBasketId: string) {
  const form = { formAction: 'pay', paymentMethod: 'scheme', checkoutBasketId, personalNumber }
  const left = await who.post('/checkout/payment', form)
  return pressAtIyzico(who, left.location!, 'approve')
}

for (const marketId of ['tr-tr', 'ar-ae', 'en-us', 'da-dk']) {
  test(`buys with plain forms from basket to receipt in ${marketId} [C-GEN-11, C-RTE-14, C-RTE-O5, C-CHK-01, C-CHK-O1, C-PRS-O2]`, async () => {
    const who = await withDress(marketId)
    const typed = addressIn(shop.market(marketId))
    const home = shop.market(marketId).choices.shippingMethods[0]!.id

    const steps = [
      await who.page('checkout'),
      await who.post('/checkout/customer', { formAction: 'continue-as-guest', email: ' guest@example.com ' }),
      await who.post('/checkout/details', { formAction: 'save-address', ...typed }),
      await who.post('/checkout/shipping', { formAction: 'choose-shipping', shippingMethodId: home }),
      await who.post('/checkout/summary', { formAction: 'accept-terms', acceptTerms: 'true' }),
    ]
    const { payment } = (await who.page('checkout/payment')).body as PagePayload
    const { checkoutBasketId } = payment!
    const paid =
      marketId === 'tr-tr'
        ? await payAtIyzico(who, checkoutBasketId)
        : await who.post('/checkout/payment', card('4111 1111 1111 1111', { checkoutBasketId }))
    const receipt = await who.page(paid.location!)

    expect(steps.map(({ location }) => location)).toEqual(
      ['customer', 'details', 'shipping', 'summary', 'payment'].map((step) => `/${marketId}/checkout/${step}`),
    )
    expect(paid.status).toBe(303)
    expect((receipt.body as PagePayload).order).toMatchObject({ email: 'guest@example.com' })
    expect(who.basketId()).toBeUndefined()
  })
}

test('says once which order a visit placed, to scripts as well and no longer than the visit, however it was paid [B-STO-10, C-STO-02, C-STO-O1, C-PRS-O3]', async () => {
  const cookieOf = (orderNumber: string) => ({ name: 'orderNumber', value: orderNumber, path: '/', sameSite: 'Lax' })
  const orderOf = async (who: Guest, url: string) => ((await who.page(url)).body as PagePayload).order!.orderNumber

  const byForm = await withDress('da-dk')
  const paid = await byForm.post(
    '/checkout/payment',
    card('4111 1111 1111 1111', { checkoutBasketId: await upToPayment(shop, byForm, 'da-dk', []) }),
  )
  const whenPaid = byForm.orderCookie()
  expect(whenPaid).toEqual(cookieOf(await orderOf(byForm, paid.location!)))
  expect(byForm.orderCookie()).toBeUndefined()

  const byCall = await withDress('da-dk')
  const checkoutBasketId = await upToPayment(shop, byCall, 'da-dk', [])
  const called = await byCall.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: testCard() })
  expect(byCall.orderCookie()).toEqual(cookieOf((called.body as { orderNumber: string }).orderNumber))
  expect([byForm.basketId(), byCall.basketId()]).toEqual([undefined, undefined])

  const elsewhere = await withDress('tr-tr')
  const back = await payAtIyzico(elsewhere, await upToPayment(shop, elsewhere, 'tr-tr', []))
  expect(elsewhere.orderCookie()).toBeUndefined()
  const orderNumber = await orderOf(elsewhere, back.location!)
  expect(elsewhere.orderCookie()).toEqual(cookieOf(orderNumber))
  await elsewhere.page(back.location!)
  expect(elsewhere.orderCookie()).toBeUndefined()
})

test('leads to the first step that is not complete, and to the basket without one [C-CHK-01, C-RTE-O5, C-RTE-14, C-RTE-03]', async () => {
  const who = await withDress('da-dk')
  const nobody = guest(shop, 'da-dk')

  const steps = ['customer', 'details', 'shipping', 'summary', 'payment']
  const leads = (visitor: Guest) =>
    Promise.all(
      ['', ...steps].map(async (step) => (await visitor.page(`checkout/${step}`.replace(/\/$/, ''))).location),
    )
  const to = (step: string) => `/da-dk/checkout/${step}`

  expect(await leads(nobody)).toEqual(Array(6).fill('/da-dk/basket'))
  expect(await leads(who)).toEqual([to('customer'), undefined, ...Array(4).fill(to('customer'))])
  await who.call('PUT', 'basket/continue-as-guest', { email: 'guest@example.com' })
  expect(await leads(who)).toEqual([to('details'), undefined, undefined, ...Array(3).fill(to('details'))])
  await who.call('PUT', 'basket/address', { shippingAddress: addressIn(shop.market('da-dk')) })
  expect(await leads(who)).toEqual([to('shipping'), ...Array(3).fill(undefined), ...Array(2).fill(to('shipping'))])
  await who.call('PUT', 'basket/shipment', { shippingMethodId: 'postnord-home' })
  expect(await leads(who)).toEqual([to('summary'), ...Array(4).fill(undefined), to('summary')])
  await who.call('PUT', 'basket/accept-terms', { acceptTerms: true })
  expect(await leads(who)).toEqual([to('payment'), ...Array(5).fill(undefined)])
  await who.call('PUT', 'basket/line', { sku: dress, quantity: 0 })
  expect(await leads(who)).toEqual(Array(6).fill('/da-dk/basket'))
})

test('shows the form again with all that was typed when an address is not right [C-ADR-O2, C-ADR-O4, C-ADR-05]', async () => {
  const who = await withDress('da-dk')
  await who.post('/checkout/customer', { formAction: 'continue-as-guest', email: 'a@b.dk' })

  const refused = await who.post('/checkout/details', {
    formAction: 'save-address',
    ...addressIn(shop.market('da-dk')),
    postalCode: '80000',
    lastName: '',
  })
  const { form } = refused.body as PagePayload

  expect(refused.status).toBe(422)
  expect(Object.keys(form!.problems).sort()).toEqual(['lastName', 'postalCode'])
  expect(form!.values).toMatchObject({ firstName: 'Ane', line1: 'Nørregade', postalCode: '80000' })
})

test('asks for what each country writes: states, districts, no postcode [C-ADR-03, C-ADR-05, C-ADR-O3]', async () => {
  const fieldsIn = async (marketId: string) => {
    const who = await withDress(marketId)
    await who.post('/checkout/customer', { formAction: 'continue-as-guest', email: 'a@b.dk' })
    return ((await who.page('checkout/details')).body as PagePayload).address!.fields
  }

  const american = await fieldsIn('en-us')
  const turkish = await fieldsIn('tr-tr')
  const arabic = await fieldsIn('ar-ae')

  expect(american.find(({ name }) => name === 'regionCode')!.options!.length).toBeGreaterThanOrEqual(50)
  expect(turkish.map(({ name }) => name)).toEqual(expect.arrayContaining(['zone', 'district']))
  expect(arabic.map(({ name }) => name)).not.toContain('postalCode')
})

test('delivers to a pickup point chosen from the page, and to none that is far away [C-SHP-O1, C-SHP-O5]', async () => {
  const who = await withDress('da-dk')
  await who.post('/checkout/customer', { formAction: 'continue-as-guest', email: 'a@b.dk' })
  await who.post('/checkout/details', { formAction: 'save-address', ...addressIn(shop.market('da-dk')) })
  const { shipping } = (await who.page('checkout/shipping')).body as PagePayload
  const [point] = shipping!.pickupPoints['gls-pickup']!
  const choice = { formAction: 'choose-shipping', shippingMethodId: 'gls-pickup' }

  const none = await who.post('/checkout/shipping', choice)
  const far = await who.post('/checkout/shipping', { ...choice, pickupPointId: 'elsewhere' })
  const near = await who.post('/checkout/shipping', { ...choice, pickupPointId: point!.id })

  expect([none.status, far.status, near.status]).toEqual([422, 422, 303])
  expect(Object.keys((none.body as PagePayload).form!.problems)).toEqual(['pickupPointId'])
})

test('does not go on without the terms, whatever else is ticked [C-CHK-O5]', async () => {
  const who = await withDress('da-dk')
  await upToPayment(shop, who, 'da-dk', [])
  await who.call('PUT', 'basket/continue-as-guest', { email: 'b@c.dk' })
  await database.prepared('test-no-terms', 'update basket set terms = null')

  const refused = await who.post('/checkout/summary', { formAction: 'accept-terms', acceptNewsletter: 'true' })

  expect(refused.status).toBe(422)
  expect(Object.keys((refused.body as PagePayload).form!.problems)).toEqual(['acceptTerms'])
})

test('accepts the version of the terms that the page showed, and asks again if it is no longer in force [C-EOR-07, C-CHK-O1, C-CHK-O5]', async () => {
  const who = await withDress('da-dk')
  await upToPayment(shop, who, 'da-dk', [])
  await who.call('PUT', 'basket/continue-as-guest', { email: 'b@c.dk' })
  await database.prepared('test-no-terms', 'update basket set terms = null')
  const shown = (await who.page('checkout/summary')).body as {
    readonly terms: { readonly version: string }
    readonly asksNewsletter: boolean
  }
  const press = (termsVersion: string) =>
    who.post('/checkout/summary', { formAction: 'accept-terms', acceptTerms: 'true', termsVersion })

  const old = await press('0')
  expect([old.status, (old.body as PagePayload).form!.problems]).toEqual([
    422,
    { acceptTerms: ['Vores handelsbetingelser er ændret. Læs og acceptér dem igen.'] },
  ])
  expect(old.body).toMatchObject({ terms: { version: shown.terms.version } })
  // A guest was asked where the email address was given.
  expect(shown.asksNewsletter).toBe(false)
  expect((await press(shown.terms.version)).location).toBe('/da-dk/checkout/payment')
})

test('keeps card details to itself, and says why a card was refused [C-CAR-O2]', async () => {
  const who = guest(shop, 'en-gb')
  await upToPayment(shop, who, 'en-gb')

  const unfinished = await who.post('/checkout/payment', card('4111 1111 1111 1111', { cvc: '' }))
  const refused = await who.post('/checkout/payment', card('4000 0000 0000 0002'))
  const again = await who.page(refused.location!)

  expect((unfinished.body as PagePayload).form!.problems).toHaveProperty('cvc')
  expect(JSON.stringify(unfinished.body)).not.toContain('4111')
  expect(refused.status).toBe(303)
  expect((again.body as PagePayload).payment).toMatchObject({ refusal: 'payment.refused' })
  const [stored] = await database.prepared<{ text: string }>(
    'test-stored-cards',
    `select concat((select json_agg(payment) from payment), (select json_agg(payment_event) from payment_event)) as text`,
  )
  expect(stored!.text).toContain('scheme')
  for (const secret of ['4000000000000002', '4111111111111111', '737', 'Ane Holm'])
    expect([secret, stored!.text.includes(`test_${secret}`), stored!.text.includes(`"${secret}"`)]).toEqual([
      ...[secret, false, false],
    ])
})

test('goes to the bank and back to the receipt, without any script [C-CAR-03, C-PRS-01, C-PRS-03, C-PRS-O3]', async () => {
  const who = guest(shop, 'de-de')
  await upToPayment(shop, who, 'de-de')

  const leaves = await who.post('/checkout/payment', card('4917 6100 0000 0000'))
  const asks = await fetch(leaves.location!)
  const decided = await fetch(leaves.location!, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'approve' }),
    redirect: 'manual',
  })
  const back = new URL(decided.headers.get('location')!)
  const returned = await who.ask({
    method: 'GET',
    url: back.pathname + back.search,
    headers: { accept: 'text/html', 'sec-fetch-site': 'cross-site' },
  })
  const receipt = await who.page(returned.location!)

  expect(await asks.text()).toContain('<button')
  expect(returned.status).toBe(303)
  expect((receipt.body as PagePayload).order!.orderNumber).toMatch(/^\d{8,}$/)
  expect(who.basketId()).toBeUndefined()
})

test('asks by itself while a payment is open, offers no second one, and gives up after a while [C-PAY-05, C-CHK-01]', async () => {
  const who = guest(shop, 'en-gb')
  await upToPayment(shop, who, 'en-gb')
  const paid = await who.post('/checkout/payment', card('4111 1111 1111 1111', { holderName: 'PENDING' }))

  const soon = (await who.page(paid.location!)).body as PagePayload
  const byBasket = (await who.page('checkout/payment')).body as PagePayload
  shop.clock.now = new Date(Date.now() + 30_000)
  const late = (await who.page(paid.location!)).body as PagePayload

  const waiting = { askAgainAfterMs: 2000, gaveUp: false, orderNumber: expect.any(String) }
  for (const { payment } of [soon, byBasket]) expect(payment).toMatchObject({ methods: [], waiting })
  expect(late.payment!.waiting!.gaveUp).toBe(true)
})

test('changes lines by forms of the basket page [C-LIN-02, C-LIN-O2, C-LIN-O4]', async () => {
  const who = await withDress('da-dk')
  const lines = async () => ((await who.page('basket')).body as PagePayload).basket!.basket.lines

  await who.post('/basket', { formAction: 'set-quantity', line: '1', quantity: '4' })
  await who.post('/basket', { formAction: 'change-size', line: '1', sku: dressInOtherSize })
  const changed = await lines()
  const tooMany = await who.post('/basket', { formAction: 'set-quantity', line: '1', quantity: '900' })
  await who.post('/basket', { formAction: 'remove-line', line: '1' })

  expect(changed).toMatchObject([{ id: '1', sku: dressInOtherSize, quantity: 4 }])
  expect(tooMany.status).toBe(422)
  expect((tooMany.body as PagePayload).form!.values).toMatchObject({ quantity: '900' })
  expect(await lines()).toEqual([])
})

test('marks what sold out or changed its price since it was added [C-LIN-O3]', async () => {
  const who = await withDress('da-dk')
  await database.prepared('test-dearer', `update price_now set minor = minor + 500 where list = 'da-dk'`)
  const dearer = (await who.page('basket')).body as PagePayload
  await setPieces(database, dress, 0)
  const gone = (await who.page('basket')).body as PagePayload

  expect(dearer.basket!.basket.lines[0]!.warning).toBe('price-changed')
  expect(gone.basket!.basket.lines[0]!.warning).toBe('sold-out')
})
