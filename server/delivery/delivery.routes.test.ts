import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { addressIn, type BuyingShop, dress, guest, openBuyingShop } from '../checkout/buying-shop.fakes.ts'

let shop: BuyingShop
beforeAll(async () => {
  shop = await openBuyingShop(await testDatabase())
})
afterAll(() => shop.close())

type Rows = readonly Record<string, unknown>[]

/** A guest with a dress in the basket and an address. */
async function shopper(marketId: string) {
  const who = guest(shop, marketId)
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  await who.call('PUT', 'basket/address', { shippingAddress: addressIn(shop.market(marketId)) })
  return who
}

test('shows for each delivery method its price, its days and the time left to order [C-EOR-21, C-ENT-08, C-ENT-14, C-DLV-01, C-SHP-O7]', async () => {
  const who = await shopper('da-dk')

  const { status, body } = await who.call('GET', 'get-shipping-methods')
  expect(status).toBe(200)
  expect((body as Rows)[0]).toMatchObject({
    id: 'postnord-home',
    name: 'Hjemmelevering',
    price: { amount: 39, currency: 'DKK' },
    deliveryType: 'home',
    freeShipping: false,
    predictedDeliveryDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    predictionCutoff: expect.any(Number),
    predictionCutoffLocale: '16',
    deliveryPrediction: expect.stringContaining('Bestil inden for'),
  })
  expect((await who.call('GET', 'basket/get-shipping-methods')).body).toEqual(body)
})

test('requires a correct address before it lists delivery methods [C-EOR-21, C-CHK-O6]', async () => {
  const who = await shopper('da-dk')
  await shop.database.prepared(
    'test-break-address',
    `update basket set addresses = jsonb_set(addresses, '{shipping,postalCode}', '"1"') where id = $1`,
    [who.basketId()],
  )

  const { status, body, location } = await who.call('GET', 'get-shipping-methods')
  expect([status, location]).toEqual([300, undefined])
  expect(body).toMatchObject({ status: 300, message: expect.any(String), code: 'delivery.address-must-be-corrected' })
})

test('answers no delivery methods without a basket or for another shopper’s basket [C-EOR-21]', async () => {
  const [who, stranger] = [await shopper('da-dk'), guest(shop, 'da-dk')]
  const statusFor = async (one: typeof stranger, query = '') =>
    (await one.call('GET', `get-shipping-methods${query}`)).status

  expect(await statusFor(stranger)).toBe(404)
  expect(await statusFor(who, `?basketId=${newId()}`)).toBe(404)
  expect(await statusFor(who, `?basketId=${'1'.repeat(201)}`)).toBe(400)
  await stranger.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  expect(await statusFor(stranger, `?basketId=${who.basketId()}`)).toBe(403)
  expect(await statusFor(who, `?basketId=${who.basketId()}`)).toBe(200)
})

test('finds pickup points and packstations near the address, by both addresses of the call [C-EOR-18, C-EOR-19, C-SHP-02, C-SHP-03, C-SHP-O7, C-ENT-10, C-SHP-O5]', async () => {
  const who = await shopper('da-dk')

  const { body } = await who.call('GET', 'get-pickup-points?carrierId=GLS')
  const points = body as Rows
  expect(points[0]).toMatchObject({
    id: expect.any(String),
    straightLineDistance: expect.any(Number),
    address: { line1: expect.any(String), postalCode: '8000', city: 'Aarhus', country: 'DK' },
  })
  // In Denmark, and metres away.
  const [{ latitude, longitude, straightLineDistance }] = points as unknown as [Record<string, number>]
  expect([Math.round(latitude! / 3), Math.round(longitude! / 6)]).toEqual([19, 2])
  expect(straightLineDistance).toBeGreaterThan(100)
  expect((await who.call('GET', 'basket/get-pickup-points?carrierId=GLS')).body).toEqual(body)
  const lockers = points.filter(({ carrierVariant }) => carrierVariant === 'locker')
  expect((await who.call('GET', 'basket/get-packstations?carrierId=GLS')).body).toEqual(lockers)
  expect(lockers.length).toBeGreaterThan(0)
  expect((await who.call('GET', 'get-packstations?carrierId=GLS')).body).toEqual(lockers)
  expect((await who.call('GET', 'get-pickup-points?carrierId=Nobody')).status).toBe(400)
  expect((await guest(shop, 'da-dk').call('GET', 'get-pickup-points?carrierId=GLS')).status).toBe(404)
})

test('finds pickup points near the address of the parcel, not of the bill, the nearest first and twenty at most [C-SHP-O5, C-EOR-19, C-SHP-02]', async () => {
  const who = await shopper('da-dk')
  const aarhus = addressIn(shop.market('da-dk'))
  const odense = { ...aarhus, postalCode: '5000', city: 'Odense' }
  const foundFor = async (addresses: object) => {
    await who.call('PUT', 'basket/address', { ...addresses, useBillingAddressForShipping: false })
    return (await who.call('GET', 'get-pickup-points?carrierId=GLS')).body as Rows
  }
  const townsOf = (points: Rows) => [...new Set(points.map(({ address }) => (address as { city: string }).city))]

  expect(townsOf(await foundFor({ shippingAddress: odense, billingAddress: aarhus }))).toEqual(['Odense'])
  const points = await foundFor({ shippingAddress: aarhus, billingAddress: odense })
  expect(townsOf(points)).toEqual(['Aarhus'])
  const distances = points.map(({ straightLineDistance }) => Number(straightLineDistance))
  expect(new Set(distances).size).toBeGreaterThan(1)
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  expect(points.length).toBeLessThanOrEqual(20)
})

test('lists the packstations of the named carrier, and none for a carrier with home delivery only [C-SHP-03, C-EOR-18, C-EOR-19, C-ENT-10]', async () => {
  const who = await shopper('da-dk')
  const lockersOf = async (carrier: string) => {
    const { body } = await who.call('GET', `basket/get-packstations?carrierId=${carrier}`)
    return (body as Rows).map(({ id }) => id)
  }
  const [gls, dao] = [await lockersOf('GLS'), await lockersOf('DAO')]

  expect([gls.length > 0, dao.length > 0]).toEqual([true, true])
  expect(dao.filter((id) => gls.includes(id))).toEqual([])
  const points = (await who.call('GET', 'get-pickup-points?carrierId=DAO')).body as Rows
  expect(points.map(({ id }) => id)).toEqual(expect.arrayContaining(dao))
  for (const carrier of ['Bring', '']) {
    const { status } = await who.call('GET', `basket/get-packstations?carrierId=${carrier}`)
    expect([carrier, status]).toEqual([carrier, 400])
  }
})

test('lists on a product page every delivery method of its market at its full price [C-EOR-36, C-SHP-07, C-SHP-O6]', async () => {
  for (const id of ['da-dk', 'en-gb']) {
    const { shippingMethods } = shop.market(id).choices
    const told = (await guest(shop, id).call('GET', 'pdp-shipping-methods')).body as Rows

    expect(told.map((one) => [one.id, (one.price as { amount: number }).amount * 100])).toEqual(
      shippingMethods.map((one) => [one.id, one.priceMinor]),
    )
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
    for (const one of told)
      expect(one).toMatchObject({ predictedDeliveryDate: day, deliveryPrediction: expect.stringMatching(/\d/) })
  }
  expect((await guest(shop, 'da-dk').ask({ url: '/api/order/xx-xx/pdp-shipping-methods' })).status).toBe(400)
})

test('lists every carrier of the named basket once, only to its own shopper [C-EOR-38, C-SHP-07, C-SHP-O6, C-SHP-06]', async () => {
  const [who, stranger] = [await shopper('de-de'), guest(shop, 'de-de')]
  const carriers = shop.market('de-de').choices.shippingMethods.map(({ carrier }) => carrier)

  const told = (await who.call('GET', `shipping-providers?basketId=${who.basketId()}`)).body as Rows

  expect(new Set(carriers).size).toBeLessThan(carriers.length)
  expect(told.map(({ name }) => name)).toEqual([...new Set(carriers)])
  expect(told.map(({ logo }) => logo)).toEqual([...new Set(carriers)].map((name) => name.toLowerCase()))
  await stranger.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  const askedBy = (someone: typeof stranger, basketId: string | undefined) =>
    someone.call('GET', `shipping-providers?basketId=${basketId}`)
  expect((await askedBy(stranger, who.basketId())).status).toBe(403)
  expect((await askedBy(who, newId())).status).toBe(404)
})

test('lists carriers of a basket and ways to deliver everywhere [C-EOR-36, C-EOR-38, C-EOX-10, C-EOX-11, C-EOX-12, C-SHP-06, C-SHP-07, C-SHP-O6]', async () => {
  const who = await shopper('en-gb')
  const read = async (path: string) =>
    (await who.ask({ url: path, headers: { 'x-current-market': 'en-gb' } })).body as Rows

  const providers = (await who.call('GET', `shipping-providers?basketId=${who.basketId()}`)).body as Rows
  expect(providers[0]).toEqual({ carrierId: 'Royal Mail', name: 'Royal Mail', logo: 'royal-mail' })
  const all = await read('/api/order/shipping-methods')
  expect(all).toContainEqual({
    id: 'postnord-home',
    name: 'Home delivery',
    country: 'DK',
    market: 'da-dk',
    carrier: 'PostNord',
    deliveryType: 'home',
    price: { amount: 39, currency: 'DKK' },
  })
  const markets = [...new Set(all.map(({ market }) => String(market)))]
  expect(markets.length).toBeGreaterThan(3)
  expect(all.map(({ market, id }) => [market, id])).toEqual(
    markets.flatMap((id) => shop.market(id).choices.shippingMethods.map((method) => [id, method.id])),
  )
  expect(await read('/api/order/shipmentmethods')).toEqual(all)
  const names = await read('/api/order/shipping-methods-for-dropdown')
  expect(names).toContainEqual({ id: 'postnord-home', name: 'Home delivery' })
  expect(names.map(({ id }) => id)).toEqual([...new Set(all.map(({ id }) => id))])
  expect((await read('/api/order/en-gb/pdp-shipping-methods'))[0]).toMatchObject({ id: 'royal-mail-home' })
  expect((await who.ask({ url: '/api/order/en-gb/shipping-providers' })).status).toBe(200)
  expect((await guest(shop, 'en-gb').call('GET', 'shipping-providers')).status).toBe(404)
})
