import { sql } from 'kysely'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { addressIn, dress, guest, layOutGoods, openBuyingShop, shirt } from '../../checkout/buying-shop.fakes.ts'

const switchedOff = new Set<string>()
const shop = await openBuyingShop(await testDatabase(), { switchedOff })
afterAll(() => shop.close())
beforeEach(() => layOutGoods(shop.database))

interface Details {
  readonly billing: {
    readonly elsewhere: boolean
    readonly fields: readonly { readonly name: string }[]
    readonly values: Readonly<Record<string, string>>
  }
  readonly form: {
    readonly named?: readonly string[]
    readonly problems: Readonly<Record<string, readonly string[]>>
    readonly values: Readonly<Record<string, string>>
  }
}

async function atDetails(marketId: string) {
  const who = guest(shop, marketId)
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  await who.call('PUT', 'basket/continue-as-guest', { email: 'ane@example.com' })
  const address = addressIn(shop.market(marketId))
  const billing = (fields: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [`billing-${name}`, value]))
  return { ...who, address, billing }
}
const basketOf = async (who: Awaited<ReturnType<typeof atDetails>>) =>
  ((await who.call('GET', 'basket')).body as { basket: Record<string, Record<string, string>> }).basket

test('searches for addresses in the checkout only where the market wants it [C-TGL-07, C-AVL-07, C-CHK-05]', async () => {
  const who = await atDetails('da-dk')
  const searches = async () =>
    ((await who.page('checkout/details')).body as { addressValidation?: boolean }).addressValidation

  expect(await searches()).toBe(true)
  switchedOff.add('addressValidation')
  onTestFinished(() => switchedOff.clear())
  expect(await searches()).toBe(false)
})

test('sends the bill elsewhere where that is ticked, and tells what is wrong with it under its own fields [C-ADR-O1, C-CHK-O4]', async () => {
  const who = await atDetails('da-dk')
  const german = { ...addressIn(shop.market('de-de')), country: 'DE' }
  const post = (more: Readonly<Record<string, string>>) =>
    who.post('/checkout/details', { formAction: 'save-address', ...who.address, ...more })

  const refused = await post({ billingElsewhere: 'true', ...who.billing({ ...german, postalCode: '1' }) })
  const page = refused.body as Details
  expect([refused.status, Object.keys(page.form.problems)]).toEqual([422, ['billing-postalCode']])
  expect(page.form.named).toEqual(['billing-postalCode'])
  expect(page.form.values['billing-city']).toBe('Berlin')
  expect((await post({ billingElsewhere: 'true', ...who.billing(german) })).status).toBe(303)
  expect((await basketOf(who)).billingAddress).toMatchObject({ country: 'DE', city: 'Berlin' })
  const again = (await who.page('checkout/details')).body as Details
  expect([again.billing.elsewhere, again.billing.values['billing-country']]).toEqual([true, 'DE'])
  await post({})
  expect((await basketOf(who)).billingAddress).toMatchObject({ country: 'DK', city: 'Aarhus' })
})

test('keeps a billing address that differs from the delivery address only in town or name [C-ADR-O1]', async () => {
  const who = await atDetails('da-dk')
  const bill = async (more: Readonly<Record<string, string>>) => {
    const typed = { billingElsewhere: 'true', ...who.billing({ ...who.address, country: 'DK', ...more }) }
    await who.post('/checkout/details', { formAction: 'save-address', ...who.address, ...typed })
    const { elsewhere, values } = ((await who.page('checkout/details')).body as Details).billing
    return [elsewhere, values['billing-city'], values['billing-lastName']]
  }

  expect(await bill({ city: 'Odense', postalCode: '5000' })).toEqual([true, 'Odense', who.address.lastName])
  expect(await bill({ lastName: 'Krogh' })).toEqual([true, who.address.city, 'Krogh'])
  expect(await bill({})).toEqual([false, undefined, undefined])
})

test('shows the fields of another country once the bill goes there, refuses nothing for it, and keeps what was typed [C-ADR-O1]', async () => {
  const who = await atDetails('da-dk')
  const typed = { billingElsewhere: 'true', 'billing-country': 'US', 'billing-shown': 'DK', 'billing-city': 'Berlin' }

  const answer = await who.post('/checkout/details', { formAction: 'save-address', ...who.address, ...typed })

  const page = answer.body as Details
  expect([answer.status, page.form.problems]).toEqual([422, {}])
  expect(page.form.values).toMatchObject({ firstName: who.address.firstName, 'billing-city': 'Berlin' })
  const names = page.billing.fields.map(({ name }) => name)
  expect(names).toContain('billing-regionCode')
  expect(names).not.toContain('billing-houseNumber')
  expect((await basketOf(who)).billingAddress).toBeUndefined()
})

test('reopens the address step with the reason when nothing can be delivered to what stands there [C-CHK-04]', async () => {
  const who = await atDetails('da-dk')

  const answer = await who.post('/checkout/shipping', {
    formAction: 'choose-shipping',
    shippingMethodId: 'postnord-home',
  })

  expect([answer.status, answer.location]).toEqual([303, '/da-dk/checkout/details?sentback=delivery'])
  const page = (await who.page('checkout/details?sentback=delivery')).body as { sentBack?: string }
  expect(page.sentBack).toBe('checkout.address-must-be-corrected')
})

test('takes a choice for each parcel from one form, and tells what is wrong under the parcel it is about [C-SHP-05, C-SHP-O5]', async () => {
  const who = await atDetails('de-de')
  await who.post('/checkout/details', { formAction: 'save-address', ...who.address })
  const choose = (more: Readonly<Record<string, string>>) =>
    who.post('/checkout/shipping', { formAction: 'choose-shipping', ...more })

  const refused = await choose({ 'shippingMethodId.warehouse': 'hermes-pickup', 'pickupPointId.warehouse': 'far-away' })
  expect([refused.status, Object.keys((refused.body as Details).form.problems)]).toEqual([
    422,
    ['pickupPointId.warehouse'],
  ])
  expect((refused.body as Details).form.values['shippingMethodId.warehouse']).toBe('hermes-pickup')
})

test('keeps a delivery choice for each of two parcels from one form, and sends all as one where the market does not split [C-SHP-05, C-TGL-06, C-SHP-O4]', async () => {
  const who = await atDetails('da-dk')
  await sql`insert into stock (sku, place, received, available) values (${shirt}, 'store:lyngby', 1, 1)`.execute(
    shop.database.sql(),
  )
  await who.call('POST', 'basket/line', { sku: shirt, quantity: 1, stockLocation: 'store', storeId: 'lyngby' })
  await who.post('/checkout/details', { formAction: 'save-address', ...who.address })

  const { shipping } = (await who.page('checkout/shipping')).body as {
    shipping: { parcels: { id: string; lineIds: string[] }[] }
  }
  expect(shipping.parcels).toMatchObject([
    { id: 'warehouse', lineIds: ['1'] },
    { id: 'store-lyngby', lineIds: ['2'] },
  ])
  const chosen = await who.post('/checkout/shipping', {
    ...{ formAction: 'choose-shipping', 'shippingMethodId.warehouse': 'bring-express' },
    'shippingMethodId.store-lyngby': 'postnord-home',
  })
  expect([chosen.status, chosen.location]).toEqual([303, '/da-dk/checkout/summary'])
  expect((await basketOf(who)).shipments).toMatchObject([
    { id: 'warehouse', shippingMethodId: 'bring-express', lineIds: ['1'] },
    { id: 'store-lyngby', shippingMethodId: 'postnord-home', lineIds: ['2'] },
  ])
  const { choices } = shop.market('da-dk')
  onTestFinished(() => void Object.assign(choices, { splitShipments: true }))
  Object.assign(choices, { splitShipments: false })
  expect((await basketOf(who)).shipments).toMatchObject([{ id: 'warehouse', lineIds: ['1', '2'] }])
})

test('offers machines alone where a parcel goes to one, and asks for the number they know one by [C-SHP-03, C-ADR-03]', async () => {
  const who = await atDetails('de-de')
  await who.post('/checkout/details', { formAction: 'save-address', ...who.address })

  const { shipping } = (await who.page('checkout/shipping')).body as {
    shipping: { postNumberFor: string[]; pickupPoints: Record<string, { id: string; carrierVariant?: string }[]> }
  }
  expect(shipping.postNumberFor).toEqual(['dhl-packstation'])
  const machines = shipping.pickupPoints['dhl-packstation']!
  expect(machines.length).toBeGreaterThan(0)
  expect(machines.every(({ carrierVariant }) => carrierVariant === 'locker')).toBe(true)
  const typed = { shippingMethodId: 'dhl-packstation', pickupPointId: machines[0]!.id }
  const refused = await who.post('/checkout/shipping', {
    formAction: 'choose-shipping',
    ...typed,
    carrierPostNumber: '12',
  })
  expect(Object.keys((refused.body as Details).form.problems)).toEqual(['carrierPostNumber'])
  const chosen = { formAction: 'choose-shipping', ...typed, carrierPostNumber: '1234567' }
  expect((await who.post('/checkout/shipping', chosen)).location).toBe('/de-de/checkout/summary')
  expect(((await who.page('checkout/shipping')).body as { shipping: object }).shipping).toMatchObject({
    ...{ chosen: 'dhl-packstation', postNumber: '1234567' },
  })
})
