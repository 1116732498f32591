import { sql } from 'kysely'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { addressIn, dress, guest, layOutGoods, openBuyingShop, shirt, testCard } from './buying-shop.fakes.ts'

const switchedOff = new Set<string>()
const shop = await openBuyingShop(await testDatabase(), { switchedOff })
afterAll(() => shop.close())
beforeEach(() => layOutGoods(shop.database))

type Body = {
  readonly basket: Readonly<Record<string, never>> & { readonly shipments: readonly Record<string, unknown>[] }
  readonly settings: Readonly<Record<string, unknown>>
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly code: string
  readonly status: number
}

/** A guest with these goods in the basket. */
async function shopper(marketId: string, ...skus: readonly string[]) {
  const who = guest(shop, marketId)
  for (const sku of skus) await who.call('POST', 'basket/line', { sku, quantity: 1 })
  const put = async (path: string, payload: object) => {
    const answer = await who.call('PUT', `basket/${path}`, payload)
    return { status: answer.status, location: answer.location, body: answer.body as Body }
  }
  return { ...who, put }
}

const makeDigital = (sku: string) =>
  sql`update product set attributes = attributes || '{"isDigital": true}' where product_id = (select product_id from variant where sku = ${sku})`.execute(
    shop.database.sql(),
  )

test('refuses a delivery address that breaks the rules of its country, and keeps the previous one [C-ADR-O1, C-ADR-07, C-EOR-15, C-ADR-O2]', async () => {
  const { put, call } = await shopper('da-dk', dress)
  const shippingAddress = addressIn(shop.market('da-dk'))
  await put('address', { shippingAddress })

  const refused = await put('address', { shippingAddress: { ...shippingAddress, postalCode: '80000', lastName: '' } })

  expect([refused.status, Object.keys(refused.body.errors).sort()]).toEqual([400, ['lastName', 'postalCode']])
  expect(((await call('GET', 'basket')).body as Body).basket.shippingAddress).toMatchObject({ postalCode: '8000' })
})

test('sends the parcel to the address of the bill where that is asked for, and remembers the answer [C-ADR-O1, C-BSK-12]', async () => {
  const { put } = await shopper('da-dk', dress)
  const danish = addressIn(shop.market('da-dk'))
  const billingAddress = { ...danish, line1: 'Vestergade' }
  await put('address', { shippingAddress: danish, billingAddress, useBillingAddressForShipping: false })

  const unsaid = await put('address', { shippingAddress: { ...danish, line1: 'Østergade' } })
  const same = await put('address', { billingAddress, useBillingAddressForShipping: true })

  expect(unsaid.body.basket).toMatchObject({
    shippingAddress: { line1: 'Østergade' },
    billingAddress: { line1: 'Vestergade' },
    useBillingAddressForShipping: false,
  })
  expect(same.body.basket).toMatchObject({
    billingAddress: { line1: 'Vestergade' },
    useBillingAddressForShipping: true,
  })
  expect(same.body.basket).not.toHaveProperty('shippingAddress')
})

test('continues as a guest with an email, and shows the problem of an invalid one [C-EOR-16, C-CHK-O1, C-BSK-03]', async () => {
  const { put, basketId, basketCookie } = await shopper('da-dk', dress)

  const kept = await put('continue-as-guest', { email: ' ane@example.com ', acceptNewsletter: true })
  expect(kept.body.basket).toMatchObject({ email: 'ane@example.com', acceptNewsletter: true })
  const unsaid = await put('continue-as-guest', { email: 'ane@example.com' })
  expect(unsaid.body.basket).toMatchObject({ acceptNewsletter: true })
  const withdrawn = await put('continue-as-guest', { email: 'ane@example.com', acceptNewsletter: false })
  expect(withdrawn.body.basket).toMatchObject({ email: 'ane@example.com', acceptNewsletter: false })
  const byKey = await guest(shop, 'da-dk').ask({
    ...{ method: 'PUT', url: '/api/order/da-dk/basket/continue-as-guest' },
    payload: { basketId: basketId(), email: 'eva@example.com' },
    headers: { 'x-basket-key': basketCookie()!.split('.')[1] },
  })
  expect(byKey.body).toMatchObject({ basket: { basketId: basketId(), email: 'eva@example.com' } })
  const refused = await put('continue-as-guest', { email: 'ane@' })
  expect([refused.status, refused.body.errors.email]).toEqual([400, [expect.any(String)]])
  for (const none of [{}, { email: ' ' }]) expect((await put('continue-as-guest', none)).status).toBe(400)
  expect((await (await shopper('da-dk')).put('continue-as-guest', { email: 'a@b.dk' })).status).toBe(404)
})

test('stores terms and newsletter consent with version and time, alone or together [C-EOR-05, C-EOR-06, C-EOR-07, C-CHK-03, C-BSK-01, C-CLB-05, C-CHK-O5]', async () => {
  const { put, ask, basketId, basketCookie } = await shopper('da-dk', dress)

  expect((await put('accept-newsletter', { acceptNewsletter: true })).body.basket).toMatchObject({
    acceptNewsletter: true,
  })
  expect((await put('accept-terms', { acceptTerms: true, termsVersion: '1' })).body.basket).toMatchObject({
    acceptTerms: true,
  })
  expect((await put('accept-terms', { acceptTerms: true, termsVersion: '0' })).body.code).toBe('checkout.terms-changed')
  expect((await put('accept-terms', { acceptTerms: false })).body.code).toBe('checkout.terms-not-accepted')
  const byHeader = await ask({
    method: 'PUT',
    url: '/api/order/da-dk/basket/accept-terms',
    payload: { acceptTerms: true },
    headers: { 'x-terms-condition-version': '0' },
  })
  expect((byHeader.body as Body).code).toBe('checkout.terms-changed')
  const both = await put('accept-newsletter-and-terms', { acceptTerms: true, acceptNewsletter: false })
  expect(both.body.basket).toMatchObject({ acceptTerms: true, acceptNewsletter: false })
  const byQuery = await put('accept-newsletter-and-terms?acceptTerms=true&acceptNewsletter=true', {})
  expect(byQuery.body.basket).toMatchObject({ acceptNewsletter: true })
  expect((await put('accept-newsletter-and-terms', { acceptNewsletter: true })).body.code).toBe(
    'checkout.terms-not-accepted',
  )
  const elsewhere = guest(shop, 'da-dk')
  const byKey = await elsewhere.ask({
    method: 'PUT',
    url: `/api/order/da-dk/basket/accept-newsletter?basketId=${basketId()}`,
    payload: { acceptNewsletter: true },
    headers: { 'x-basket-key': basketCookie()!.split('.')[1] },
  })
  expect(byKey.body).toMatchObject({ basket: { basketId: basketId(), acceptNewsletter: true } })
  const [kept] = await shop.database.prepared<{ terms: object; newsletter: object }>(
    'test-consents',
    'select terms, newsletter from basket where id = $1',
    [basketId()],
  )
  expect(kept).toEqual({
    terms: { version: '1', at: expect.any(String) },
    newsletter: { version: expect.any(String), at: expect.any(String) },
  })
})

test('accepts delivery addresses in the country of the market, and billing addresses anywhere if the market allows it, each by its own rules [C-EOR-15, C-ADR-02, C-ADR-07, C-ADR-O1, C-ENT-05, D-06, C-BSK-01]', async () => {
  const { put } = await shopper('da-dk', dress)
  const shippingAddress = { ...addressIn(shop.market('da-dk')), country: 'SE' }
  const billingAddress = { ...addressIn(shop.market('de-de')), country: 'DE' }

  const set = await put('address', { shippingAddress, billingAddress, useBillingAddressForShipping: false })
  expect(set.body.basket).toMatchObject({
    shippingAddress: { country: 'DK', line1: 'Nørregade' },
    billingAddress: { country: 'DE', postalCode: '10115' },
    useBillingAddressForShipping: false,
  })
  const wrong = await put('address', { billingAddress: { ...billingAddress, postalCode: '1' } })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['postalCode']])
  const inJapan = { ...billingAddress, country: 'JP', postalCode: ' 150-0001 ' }
  const far = await put('address', { billingAddress: inJapan })
  expect(far.body.basket).toMatchObject({ billingAddress: { country: 'JP', postalCode: '150-0001' } })
  for (const [field, value] of [
    ['country', 'XX'],
    ['country', '<b>'],
    ['postalCode', '<script>'],
    ['postalCode', '1'],
  ]) {
    const refused = await put('address', { billingAddress: { ...inJapan, [field!]: value } })
    expect([refused.status, Object.keys(refused.body.errors)], value).toEqual([400, [field]])
  }
  const elsewhere = await shopper('en-us', dress)
  const american = { ...addressIn(shop.market('en-us')), country: 'DE' }
  expect((await elsewhere.put('address', { billingAddress: american })).body.basket).toMatchObject({
    billingAddress: { country: 'US' },
  })
})

test('answers an address with the taxes and the delivery methods of where it is [C-EOR-15, C-ADR-O1]', async () => {
  const { put } = await shopper('en-us', dress)
  const shippingAddress = addressIn(shop.market('en-us'))
  const at = async (more: object) => {
    const { body } = await put('address', { shippingAddress: { ...shippingAddress, ...more } })
    const { basket, shippingMethods } = body as unknown as {
      readonly basket: { readonly totalVat: { readonly amount: number } }
      readonly shippingMethods: readonly object[]
    }
    return [basket.totalVat.amount, shippingMethods.length > 0]
  }

  // New York takes 4 % of 65 dollars, Oregon nothing.
  expect(await at({})).toEqual([2.6, true])
  expect(await at({ regionCode: 'OR', postalCode: '97201', city: 'Portland' })).toEqual([0, true])
  expect((await (await shopper('en-us')).put('address', { shippingAddress })).status).toBe(404)
})

test('chooses how it is delivered, and refuses what is not offered or not complete [C-EOR-31, C-SHP-O1, C-ENT-09, C-SHP-08, C-BSK-01, C-SHP-01, C-DLV-01, D-25]', async () => {
  const { put, call } = await shopper('de-de', dress)
  await put('address', { shippingAddress: addressIn(shop.market('de-de')) })

  const home = await put('shipment', { shippingMethodId: 'dhl-home' })
  expect(home.body.basket).toMatchObject({ shippingTotal: { amount: 4.9 }, freeShipping: false })
  expect(home.body.basket.shipments).toMatchObject([
    { id: 'warehouse', shippingMethodId: 'dhl-home', price: { amount: 4.9, currency: 'EUR' }, lineIds: ['1'] },
  ])
  const methods = (await call('GET', 'get-shipping-methods')).body as unknown as { readonly id: string }[]
  const { predictedDeliveryDate, latestDeliveryDate } = methods.find(({ id }) => id === 'dhl-home') as never
  expect(home.body.basket.shipments[0]).toMatchObject({
    ...{ shippingMethodName: 'Lieferung nach Hause', predictedDeliveryDate, latestDeliveryDate },
  })
  expect(String(predictedDeliveryDate) < String(latestDeliveryDate)).toBe(true)
  for (const [choice, code] of [
    [{ shippingMethodId: 'hermes-pickup' }, 'checkout.pickup-point-missing'],
    [{ shippingMethodId: 'nobody' }, 'checkout.shipping-method-not-offered'],
    // Danish parcels are sent by it, German ones are not.
    [{ shippingMethodId: 'postnord-home' }, 'checkout.shipping-method-not-offered'],
    [{ shipmentId: 'store-x', shippingMethodId: 'dhl-home' }, 'checkout.shipment-unknown'],
  ] as const) {
    const refused = await put('shipment', choice)
    expect([refused.status, refused.body.status, refused.body.code]).toEqual([400, 400, code])
  }
  expect((await (await shopper('de-de')).put('shipment', { shippingMethodId: 'dhl-home' })).status).toBe(404)
  const [point] = (await call('GET', 'get-pickup-points?carrierId=Hermes')).body as { id: string }[]
  const picked = await put('shipment', {
    shippingMethodId: 'hermes-pickup',
    pickupPointId: point!.id,
    shipmentId: 'warehouse',
  })
  expect(picked.body.basket.shipments).toMatchObject([
    { pickupPointId: point!.id, pickupPointAddress: { country: 'DE' } },
  ])
})

test('requires the courier’s post number with a packstation, and keeps it with the shipment [B-MKT-16, C-ADR-03, C-ADR-O3, C-SHP-03, C-SHP-O1, C-ENT-09, C-GEN-O3]', async () => {
  const { put, call } = await shopper('de-de', dress)
  await put('address', { shippingAddress: addressIn(shop.market('de-de')) })
  const [station] = (await call('GET', 'get-packstations?carrierId=DHL')).body as { id: string }[]
  const choice = { shippingMethodId: 'dhl-packstation', pickupPointId: station!.id }

  const without = await put('shipment', choice)
  expect([without.status, without.body.errors.carrierPostNumber?.length]).toEqual([400, 1])
  const chosen = await put('shipment', { ...choice, carrierPostNumber: '12345678' })
  expect(chosen.status).toBe(200)
  expect(chosen.body.basket.shipments).toMatchObject([
    { shippingMethodId: 'dhl-packstation', pickupPointId: station!.id, carrierPostNumber: '12345678' },
  ])
})

test('requires a wrong address to be corrected before a delivery method is chosen, with status 300 and no redirect [C-CHK-O6, C-CHK-04, C-EOR-31]', async () => {
  const { put, ask, basketId } = await shopper('da-dk', dress)
  await sql`update basket set addresses = ${JSON.stringify({
    shipping: { line1: 'Nørregade', country: 'DK' },
    useBillingForShipping: false,
  })} where id = ${basketId()}`.execute(shop.database.sql())

  const refused = await put('shipment', { shippingMethodId: 'postnord-home' })
  expect([refused.status, refused.location, refused.body]).toMatchObject([
    ...[300, undefined],
    { status: 300, title: expect.any(String), message: expect.any(String) },
  ])
  const page = await ask({
    method: 'POST',
    url: '/da-dk/checkout/shipping',
    payload: 'formAction=choose-shipping&shippingMethodId=postnord-home',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(page.location).toContain('/checkout/details')
})

test('forgets a pickup point when the address moves, and the frozen basket with it [C-CHK-O4]', async () => {
  const { put, call } = await shopper('da-dk', dress)
  await put('continue-as-guest', { email: 'ane@example.com' })
  await put('address', { shippingAddress: addressIn(shop.market('da-dk')) })
  await put('accept-terms', { acceptTerms: true })
  const [point] = (await call('GET', 'get-pickup-points?carrierId=GLS')).body as { id: string }[]
  await put('shipment', { shippingMethodId: 'gls-pickup', pickupPointId: point!.id })
  const { checkoutBasketId } = (await call('GET', 'get-payment-methods')).body as { checkoutBasketId: string }

  const moved = await put('address', {
    shippingAddress: { ...addressIn(shop.market('da-dk')), postalCode: '5000', city: 'Odense' },
  })
  expect(moved.body.basket.shipments).toEqual([])
  const paid = await call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: { type: 'scheme' } })
  expect(paid.status).toBe(400)
})

test('discards what was frozen for paying when the address moves, though it is sent the same way for the same price [C-CHK-O4]', async () => {
  const { put, call } = await shopper('da-dk', dress)
  const shippingAddress = addressIn(shop.market('da-dk'))
  await put('continue-as-guest', { email: 'ane@example.com' })
  await put('address', { shippingAddress })
  await put('accept-terms', { acceptTerms: true })
  await put('shipment', { shippingMethodId: 'postnord-home' })
  const { checkoutBasketId } = (await call('GET', 'get-payment-methods')).body as { checkoutBasketId: string }

  const moved = await put('address', { shippingAddress: { ...shippingAddress, postalCode: '5000', city: 'Odense' } })
  expect(moved.body.basket.shipments).toMatchObject([{ shippingMethodId: 'postnord-home' }])
  const paid = await call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: testCard() })
  expect((paid.body as Body).code).toBe('checkout.basket-changed')
})

test('requires only a name for a basket of digital goods, and name and delivery for a mixed basket [C-CHK-O2, C-SHP-O2, C-ENT-09, C-SHP-01, C-SHP-08]', async () => {
  await makeDigital(shirt)
  const digital = await shopper('da-dk', shirt)
  const unnamed = (await digital.call('GET', 'get-payment-methods')).body as Body
  expect(unnamed.code).toBe('checkout.email-missing')
  await digital.put('continue-as-guest', { email: 'ane@example.com' })
  await digital.put('accept-terms', { acceptTerms: true })
  const named = await digital.put('address', { billingAddress: { firstName: 'Ane', lastName: 'Holm' } })
  expect(named.body.basket).toMatchObject({
    billingAddress: { firstName: 'Ane', lastName: 'Holm', country: 'DK' },
    shippingTotal: { amount: 0 },
    shipments: [
      {
        id: 'online',
        shippingMethodId: 'online',
        shippingMethodName: 'På e-mail',
        price: { amount: 0 },
        lineIds: ['1'],
      },
    ],
  })
  expect((await digital.call('GET', 'get-payment-methods')).status).toBe(200)
  expect((await digital.page('checkout/shipping')).location).toBe('/da-dk/checkout/summary')
  const { address } = (await digital.page('checkout/details')).body as { address: { fields: { name: string }[] } }
  expect(address.fields.map(({ name }) => name)).toEqual(['firstName', 'lastName'])

  const mixed = await shopper('da-dk', shirt, dress)
  expect((await mixed.put('address', { billingAddress: { firstName: 'Ane', lastName: 'Holm' } })).status).toBe(400)
  await mixed.put('address', { shippingAddress: addressIn(shop.market('da-dk')) })
  const sent = await mixed.put('shipment', { shippingMethodId: 'postnord-home' })
  expect(sent.body.basket.shipments.map(({ id }) => id)).toEqual(['warehouse', 'online'])
})

test('returns the basket together with the checkout settings, at both URLs [C-EOR-22, C-CHK-05, C-AVL-07, C-DLV-03, C-SHP-O7, C-BSK-O9, C-BSK-07, D-25]', async () => {
  const { call, basketId } = await shopper('da-dk', dress)

  const { body } = await call('GET', 'get-with-settings')
  expect((body as Body).settings).toEqual({
    countries: ['DK'],
    freightValue: { amount: 499, currency: 'DKK' },
    thresholds: { minimumThreshold: expect.anything(), maximumThreshold: expect.anything() },
    showGiftCardPaymentOption: expect.any(Boolean),
    paymentTypes: ['credit-card', 'mobilepay', 'apple-pay', 'google-pay'],
    termsVersion: '1',
    deliveryDateInCheckout: true,
    splitOrderCheckout: true,
    authInCheckout: true,
    addressValidation: true,
    redeemPromoCodeAndGiftCard: true,
    billingInAnyCountry: true,
  })
  const { choices } = shop.market('da-dk')
  onTestFinished(() => {
    switchedOff.clear()
    Object.assign(choices, { splitShipments: true })
  })
  for (const key of ['deliveryDateInCheckout', 'authInCheckout', 'addressValidation']) {
    switchedOff.clear()
    switchedOff.add(key)
    const { settings } = (await call('GET', 'get-with-settings')).body as Body
    expect(settings).toEqual({ ...(body as Body).settings, [key]: false })
  }
  switchedOff.clear()
  Object.assign(choices, { splitShipments: false })
  expect((await call('GET', 'get-with-settings')).body).toMatchObject({ settings: { splitOrderCheckout: false } })
  Object.assign(choices, { splitShipments: true })
  expect((body as Body).basket).toMatchObject({ quantity: 1 })
  expect((await call('GET', 'basket/get-with-settings')).body).toEqual(body)
  expect((await guest(shop, 'da-dk').call('GET', 'get-with-settings')).status).toBe(404)
  const another = await shopper('da-dk', shirt)
  const named = await another.call('GET', `get-with-settings?basketId=${basketId()}`)
  expect((named.body as Body).basket).toMatchObject({ basketId: basketId(), lines: [{ sku: dress }] })
})

test('names among the settings the bounds and the terms of a market, gift cards where it takes them, and no free delivery where there is none [C-EOR-22, C-BSK-O9, C-TGL-02]', async () => {
  const { call } = await shopper('en-us', dress)
  const settings = async () => ((await call('GET', 'get-with-settings')).body as Body).settings
  const { choices } = shop.market('en-us')
  const { freeFreightMinor, termsVersion } = choices
  onTestFinished(() => {
    switchedOff.clear()
    Object.assign(choices, { freeFreightMinor, termsVersion })
  })

  expect(await settings()).toMatchObject({
    countries: ['US'],
    freightValue: { amount: 100, currency: 'USD' },
    thresholds: { minimumThreshold: { amount: 0 }, maximumThreshold: { amount: 800, currency: 'USD' } },
    showGiftCardPaymentOption: true,
  })
  switchedOff.add('redeemPromoCodeAndGiftCard')
  Object.assign(choices, { freeFreightMinor: null, termsVersion: '7' })
  expect(await settings()).toMatchObject({
    ...{ freightValue: null, termsVersion: '7' },
    ...{ showGiftCardPaymentOption: false, redeemPromoCodeAndGiftCard: false },
  })
})
