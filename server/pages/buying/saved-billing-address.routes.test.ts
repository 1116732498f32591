import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Address } from '#contracts/delivery-address.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { addressIn, dress, layOutGoods, openBuyingShop } from '../../checkout/buying-shop.fakes.ts'
import { visitorOf } from '../../profiles/member.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())
beforeEach(async () => {
  await layOutGoods(database)
  await sql`truncate account, session, rate_count cascade`.execute(database.sql())
})

const british = { ...addressIn(shop.market('en-gb')), country: 'GB', city: 'Leeds' }

interface Saved {
  readonly id: string
}

interface Billing {
  readonly elsewhere: boolean
  readonly saved: readonly { readonly id: string; readonly lines: readonly string[] }[]
  readonly values: Readonly<Record<string, string>>
}

/** A member at the address step, with an address in this market and one in Great Britain. */
async function atDetails(market: string) {
  const visitor = visitorOf(shop, '192.0.2.7', market)
  await visitor.join('ane@example.com')
  const add = async (address: object) =>
    (await visitor.call('POST', `/account/${market}/address`, address)).body as unknown as Saved
  const own = { ...addressIn(shop.market(market)), country: shop.market(market).country.code }
  const [here, abroad] = [await add(own), await add(british)]
  await visitor.call('POST', `/order/${market}/basket/line`, { sku: dress, quantity: 1 })
  await visitor.post('/checkout/customer', { formAction: 'continue-as-guest', email: 'ane@example.com' })
  const save = (more: Readonly<Record<string, string>>) =>
    visitor.post('/checkout/details', {
      ...{ formAction: 'save-address', billingElsewhere: 'true', ...addressIn(shop.market(market)), ...more },
    })
  const billing = async () =>
    ((await visitor.page('/checkout/details')).body as unknown as { readonly billing: Billing }).billing
  const billed = async () =>
    ((await visitor.call('GET', `/order/${market}/basket`)).body as unknown as { basket: { billingAddress?: Address } })
      .basket.billingAddress
  return { ...visitor, here, abroad, save, billing, billed }
}

test('sends the bill to a saved address, in any country where the market allows it [C-ACC-O3, D-06]', async () => {
  const ane = await atDetails('da-dk')

  expect((await ane.billing()).saved.map(({ id }) => id)).toEqual([ane.here.id, ane.abroad.id])
  const saved = await ane.save({ 'billing-saved': ane.abroad.id, 'billing-country': 'DE', 'billing-city': 'Berlin' })
  expect([saved.status, saved.location]).toEqual([303, '/da-dk/checkout/shipping'])
  expect(await ane.billed()).toMatchObject({ country: 'GB', city: british.city })
  expect(await ane.billed()).not.toHaveProperty('email')
  expect(await ane.billing()).toMatchObject({ elsewhere: true, values: { 'billing-saved': ane.abroad.id } })
})

test('offers for the bill only addresses in the country of a market that bills only there [C-ACC-O3, D-06]', async () => {
  const ane = await atDetails('en-gb')
  const dane = visitorOf(shop, '192.0.2.8', 'en-gb')
  await dane.join('dane@example.com')
  const danish = { ...addressIn(shop.market('da-dk')), country: 'DK' }
  const abroad = (await ane.call('POST', '/account/en-gb/address', danish)).body as unknown as Saved
  const foreign = (await dane.call('POST', '/account/en-gb/address', british)).body as unknown as Saved

  expect((await ane.billing()).saved.map(({ id }) => id)).toEqual([ane.here.id, ane.abroad.id])
  for (const id of [abroad.id, foreign.id, 'nothing']) {
    const refused = await ane.save({ 'billing-saved': id })
    expect([refused.status, refused.body.form.problems]).toEqual([
      422,
      { 'billing-saved': ['We cannot find this address.'] },
    ])
  }
  expect(await ane.billed()).not.toMatchObject({ country: 'DK' })
})

test('bills to the typed address if no saved one is chosen, and tells what a saved one lacks at the choice [C-ACC-O3]', async () => {
  const ane = await atDetails('da-dk')
  const typed = { ...addressIn(shop.market('de-de')), country: 'DE' }
  const fields = Object.fromEntries(Object.entries(typed).map(([name, value]) => [`billing-${name}`, value]))

  expect((await ane.save({ 'billing-saved': '', ...fields })).status).toBe(303)
  expect(await ane.billed()).toMatchObject({ country: 'DE' })
  expect((await ane.billing()).values).not.toHaveProperty('billing-saved')
  await sql`update profile_address set address = address - 'city' where id = ${ane.abroad.id}`.execute(database.sql())
  const refused = await ane.save({ 'billing-saved': ane.abroad.id })
  expect([refused.status, Object.keys(refused.body.form.problems)]).toEqual([422, ['billing-saved']])
})
