import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../checks/harness/test-database.ts'
import { addressIn, dress, guest, layOutGoods, openBuyingShop } from '../../checkout/buying-shop.fakes.ts'

const shop = await openBuyingShop(await testDatabase())
afterAll(() => shop.close())
beforeEach(() => layOutGoods(shop.database))

interface Details {
  readonly billing: {
    readonly elsewhere: boolean
    readonly fields: readonly { readonly name: string }[]
    readonly values: Readonly<Record<string, string>>
  }
  readonly form: {
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

test('sends the bill elsewhere where that is ticked, and tells what is wrong with it under its own fields [C-ADR-O1, C-CHK-O4]', async () => {
  const who = await atDetails('da-dk')
  const german = { ...addressIn(shop.market('de-de')), country: 'DE' }
  const post = (more: Readonly<Record<string, string>>) =>
    who.post('/checkout/details', { deed: 'save-address', ...who.address, ...more })

  const refused = await post({ billingElsewhere: 'true', ...who.billing({ ...german, postalCode: '1' }) })
  const page = refused.body as Details
  expect([refused.status, Object.keys(page.form.problems)]).toEqual([422, ['billing-postalCode']])
  expect(page.form.values['billing-city']).toBe('Berlin')
  expect((await post({ billingElsewhere: 'true', ...who.billing(german) })).status).toBe(303)
  expect((await basketOf(who)).billingAddress).toMatchObject({ country: 'DE', city: 'Berlin' })
  const again = (await who.page('checkout/details')).body as Details
  expect([again.billing.elsewhere, again.billing.values['billing-country']]).toEqual([true, 'DE'])
  await post({})
  expect((await basketOf(who)).billingAddress).toMatchObject({ country: 'DK', city: 'Aarhus' })
})
