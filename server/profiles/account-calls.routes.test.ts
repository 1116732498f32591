import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { openBuyingShop } from '../checkout/buying-shop.fakes.ts'
import { password, visitorOf } from './member.fakes.ts'

const shop = await openBuyingShop(await testDatabase())
afterAll(() => shop.close())

const london = {
  ...{ firstName: 'Ane', lastName: 'Holm', line1: '4 Market Square', city: 'London', postalCode: 'SW1A 2BB' },
  mobilePhoneNumber: '+447911123456',
}
const terms = { acceptTerms: true, acceptDataProcessing: true, acceptMarketing: true }

test('each call of the account is refused to guests with 401, each that changes something to pages of other sites with 403 [C-ACC-01, C-EAC-01, C-EAC-02, C-EAC-03, C-EAC-04, C-EAC-05, C-EAC-06, C-EAC-07, C-EAC-08, C-EAC-17, C-EAC-18, C-EAC-19, C-EAC-20]', async () => {
  const ane = visitorOf(shop)
  await ane.join('ane@example.com')
  const account = '/account/en-gb'
  const first = (await ane.call('POST', `${account}/address`, london)).body as unknown as { readonly id: string }
  const second = (await ane.call('POST', `${account}/address`, { ...london, line1: 'Second' }))
    .body as unknown as typeof first
  const state = async () => [
    (await ane.call('GET', `${account}/get-user-metadata`)).body,
    (await ane.call('GET', `${account}/address`)).body,
  ]
  const before = await state()
  const calls = [
    ['POST', '/account/tr-tr/accept-terms-tr/1', terms],
    ['POST', `${account}/accept-terms/1`],
    ['GET', `${account}/address`],
    ['POST', `${account}/address`, { ...london, line1: 'Third' }],
    ['GET', `${account}/address/${first.id}`],
    ['PUT', `${account}/address/${first.id}`, { ...london, line1: 'Changed' }],
    ['DELETE', `${account}/address/${first.id}`],
    ['PUT', `${account}/address/set-preferred/${second.id}`],
    ['DELETE', `${account}/delete-account`],
    ['GET', `${account}/get-user-metadata`],
    ['POST', `${account}/update-account-details`, { firstName: 'Eve' }],
    ['POST', `${account}/update-account-email`, { email: 'eve@example.com', password }],
  ] as const

  for (const [method, path, body] of calls) {
    expect([path, (await visitorOf(shop).call(method, path, body)).status]).toEqual([path, 401])
    if (method !== 'GET') expect([path, (await ane.callFromElsewhere(method, path, body)).status]).toEqual([path, 403])
  }
  expect(await state()).toEqual(before)
})
