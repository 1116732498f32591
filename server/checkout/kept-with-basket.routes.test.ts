import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { addressIn, type BuyingShop, dress, guest, openBuyingShop } from './buying-shop.fakes.ts'

let shop: BuyingShop
beforeAll(async () => {
  shop = await openBuyingShop(await testDatabase())
})
afterAll(() => shop.close())

interface Body {
  readonly basket: Readonly<Record<string, unknown>>
}

/** A guest with these goods in the basket. */
async function shopper(marketId: string, ...skus: readonly string[]) {
  const who = guest(shop, marketId)
  for (const sku of skus) await who.call('POST', 'basket/line', { sku, quantity: 1 })
  const put = async (path: string, payload: object) => {
    const { status, body } = await who.call('PUT', `basket/${path}`, payload)
    return { status, body: body as Body }
  }
  return { ...who, put }
}

test('keeps with the basket what each consent call took, refuses what is no answer, and knows no consent without a basket [C-EOR-05, C-EOR-06, C-CHK-03]', async () => {
  const { put, call, basketId } = await shopper('da-dk', dress)
  const nobody = await shopper('da-dk')
  const consents = async () => {
    const { acceptTerms, acceptNewsletter } = ((await call('GET', 'basket')).body as Body).basket
    return [acceptTerms ?? false, acceptNewsletter ?? false]
  }

  await put('accept-newsletter', { acceptNewsletter: true })
  expect(await consents()).toEqual([false, true])
  await put('accept-newsletter', { acceptNewsletter: false })
  expect(await consents()).toEqual([false, false])
  await put('accept-terms', { acceptTerms: true })
  expect(await consents()).toEqual([true, false])
  await put('accept-newsletter-and-terms', { acceptTerms: true, acceptNewsletter: true })
  expect(await consents()).toEqual([true, true])
  await put('accept-newsletter-and-terms', { acceptTerms: true, acceptNewsletter: false })
  expect(await consents()).toEqual([true, false])
  const both = { acceptTerms: true, acceptNewsletter: true }
  for (const [path, right] of [
    ['accept-newsletter', { acceptNewsletter: true }],
    ['accept-newsletter-and-terms', both],
  ] as const) {
    expect([path, (await put(path, { ...right, acceptNewsletter: 'perhaps' })).status]).toEqual([path, 400])
    expect([path, (await nobody.put(path, right)).status]).toEqual([path, 404])
    const named = await put(`${path}?basketId=${basketId()}`, right)
    expect(named.body.basket).toMatchObject({ basketId: basketId(), acceptNewsletter: true })
  }
})

test('answers and keeps every field of an address that its country has [C-ENT-05, C-EOR-15, C-ADR-01]', async () => {
  const { put, call } = await shopper('de-de', dress)
  const whole = {
    ...addressIn(shop.market('de-de')),
    ...{ id: 'a1', isPreferred: true, email: 'eva@example.com', organizationName: 'Holm & Co', line2: '2. Stock' },
    ...{ carrierPostNumber: '1234567', carrierVariant: 'locker', geoCoordinates: { latitude: 52.5, longitude: 13.4 } },
  }

  const { body } = await put('address', { shippingAddress: whole, billingAddress: { ...whole, line1: 'Markt' } })
  const expected = {
    shippingAddress: { ...whole, country: 'DE' },
    billingAddress: { line1: 'Markt', line2: '2. Stock' },
  }
  expect(body.basket).toMatchObject(expected)
  expect(((await call('GET', 'basket')).body as Body).basket).toMatchObject(expected)
})
