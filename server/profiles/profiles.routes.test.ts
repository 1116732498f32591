import { sql } from 'kysely'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { dress, openBuyingShop } from '../checkout/buying-shop.fakes.ts'
import { visitorOf } from './member.fakes.ts'

const database = await testDatabase()
const switchedOn = new Set<string>()
const switchedOff = new Set<string>()
const shop = await openBuyingShop(database, { switchedOn, switchedOff })
afterAll(() => shop.close())
beforeEach(async () => {
  switchedOn.clear()
  switchedOff.clear()
  await sql`truncate account, session, rate_count cascade`.execute(database.sql())
})

const member = async (email = 'ane@example.com') => {
  const visitor = visitorOf(shop)
  await visitor.join(email)
  return visitor
}
const details = '/account/en-gb/update-account-details'
const profile = '/account/en-gb/get-user-metadata'
const favoriteStore = 'copenhagen-kompagni'

test('keeps the address for product safety out of marketing: no contact, no consent and no mail is made for it [D-13]', async () => {
  const ane = await member()
  const told = { emailGPSR: 'safe@example.com', acceptNewsletter: true }
  expect((await ane.call('POST', details, told)).status).toBe(200)
  await shop.runJobs()

  expect(await shop.club.mayMail('safe@example.com')).toBeUndefined()
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(database.sql())
  const holding: string[] = []
  for (const { name } of tables) {
    const text = sql`select 1 from ${sql.table(name)} t where t::text like '%safe@example.com%' limit 1`
    if ((await text.execute(database.sql())).rows.length > 0) holding.push(name)
  }
  expect(holding).toEqual(['profile'])
})

test('tells a shopper their profile and changes the named fields of it, the others stay [C-EAC-18, C-EAC-19, C-GEN-07, C-ACC-01, C-ACC-O4, C-ACC-O6, C-PRF-02, B-STORE-01, C-ENT-18, C-ENT-25, C-ENT-O3, C-PRF-01, D-25]', async () => {
  const ane = await member()
  const before = await ane.call('GET', profile)
  const dueDate = new Date(shop.clock.now.getTime() + 100 * 86_400_000).toISOString().slice(0, 10)
  const changed = await ane.call('POST', details, {
    ...{ firstName: 'Ane Marie', phoneNumber: '+44 20 7946 0000', emailGPSR: 'Safe@example.com', dueDate },
    ...{ favoriteStore, preferredPayment: 'scheme' },
  })

  expect(before).toMatchObject({
    status: 200,
    body: { tokenRecipe: 'emailpassword', email: 'ane@example.com', firstName: 'Ane', lastName: 'Holm' },
  })
  expect(changed).toMatchObject({
    status: 200,
    body: {
      ...{ firstName: 'Ane Marie', lastName: 'Holm', phoneNumber: '+44 20 7946 0000', emailGPSR: 'safe@example.com' },
      ...{ dueDate, preferredPayment: 'scheme' },
      favoriteStore: { physicalId: favoriteStore, name: 'Halden København', shopNumber: favoriteStore },
    },
  })
  expect(changed.body.favoriteStore.address).toEqual({
    ...{ countryCode: 'DK', street: 'Kompagnistræde 41', city: 'København K', postalCode: '1208' },
    ...{ longitude: 12.5754, latitude: 55.6771, phone: '+45 33 55 01 10' },
  })
  await ane.call('POST', details, { phoneNumber: '' })
  const { phoneNumber: _, ...rest } = changed.body
  expect((await ane.call('GET', profile)).body).toEqual(rest)
})

test('keeps a birthday only where the market asks for it [C-TGL-10, C-ACC-O1]', async () => {
  const ane = await member()
  const birthday = '1990-05-17'

  switchedOff.add('birthdayField')
  expect((await ane.call('POST', details, { birthday })).status).toBe(200)
  expect((await ane.call('GET', profile)).body).not.toHaveProperty('birthday')
  switchedOff.clear()
  switchedOn.add('birthdayField')
  await ane.call('POST', details, { birthday })
  expect((await ane.call('GET', profile)).body).toMatchObject({ birthday })
})

test('reckons ages and due dates by the day in the market, for calls and forms [C-VAL-02, B-VAL-03, B-VAL-O1, B-VAL-06, C-ACC-04, C-ACC-05, C-ACC-O1, C-ACC-O2]', async () => {
  const before = shop.clock.now
  onTestFinished(() => void Object.assign(shop.clock, { now: before }))
  switchedOn.add('birthdayField')
  // In summer, London is one hour ahead of UTC.
  shop.clock.now = new Date('2028-06-10T22:50:00Z')
  const ane = await member()
  const statusOf = async (typed: object) => (await ane.call('POST', details, typed)).status
  const form = { formAction: 'save-profile', firstName: 'Ane', lastName: 'Holm' }
  const [birthday, dueDate] = ['2012-06-11', '2028-06-10']

  expect([await statusOf({ birthday }), await statusOf({ dueDate })]).toEqual([400, 200])
  expect((await ane.post('/account/profile', { ...form, birthday })).body.form.problems).toHaveProperty('birthday')
  shop.clock.now = new Date('2028-06-10T23:10:00Z')
  expect([await statusOf({ birthday }), await statusOf({ dueDate })]).toEqual([200, 400])
  expect((await ane.post('/account/profile', { ...form, dueDate })).body.form.problems).toHaveProperty('dueDate')
})

test('changes nothing where one field is wrong, and says which [C-EAC-19, C-ACC-O4, C-ACC-O2, C-ACC-05, C-VAL-02, B-VAL-06]', async () => {
  const ane = await member()

  expect(await ane.call('POST', details, { firstName: 'Signe', dueDate: '2001-01-01' })).toMatchObject({
    status: 400,
    body: { code: 'profile.to-correct', errors: { dueDate: [expect.stringContaining('two years')] } },
  })
  expect((await ane.call('GET', profile)).body.firstName).toBe('Ane')
})

test('loses none of two changes that come at the same time [C-EAC-19]', async () => {
  const ane = await member()
  await Promise.all([
    ane.call('POST', details, { firstName: 'Signe' }),
    ane.call('POST', details, { lastName: 'Lund' }),
    ane.call('POST', details, { preferredPayment: 'scheme' }),
    ane.call('POST', details, { emailGPSR: 'safe@example.com' }),
  ])

  expect((await ane.call('GET', profile)).body).toMatchObject({
    ...{ firstName: 'Signe', lastName: 'Lund', preferredPayment: 'scheme', emailGPSR: 'safe@example.com' },
  })
})

test('shows a profile only to its owner [C-ACC-01, B-AUTH-02, C-EAC-18, C-EAC-19, C-ACC-O6]', async () => {
  const ane = await member()
  const other = await member('other@example.com')
  await ane.call('POST', details, { emailGPSR: 'secret-place@example.com' })
  const guest = visitorOf(shop)

  expect((await guest.call('GET', profile)).status).toBe(401)
  expect((await guest.call('POST', details, { firstName: 'Eve' })).status).toBe(401)
  await other.call('POST', details, { firstName: 'Eve' })
  expect(JSON.stringify((await other.call('GET', profile)).body)).not.toContain('secret-place')
  expect((await ane.call('GET', profile)).body.firstName).toBe('Ane')
})

test('an address for product safety stands apart from the one to sign in with, and is never agreed to anything for [C-ENT-O3]', async () => {
  const ane = await member()
  const safety = 'only-recalls@example.com'
  await ane.call('POST', details, { emailGPSR: safety })
  await ane.call('POST', '/account/tr-tr/accept-terms-tr/1', {
    ...{ acceptTerms: true, acceptDataProcessing: true, acceptMarketing: true },
  })
  await shop.runJobs()

  expect((await ane.call('GET', profile)).body).toMatchObject({ email: 'ane@example.com', emailGPSR: safety })
  expect(await shop.club.contactOf('ane@example.com')).toBeDefined()
  expect(await shop.club.contactOf(safety)).toBeUndefined()
  expect(await shop.accounts.byEmail(safety)).toBeUndefined()
  const { rows } = await sql<{ recipient: string }>`select recipient from mail where recipient = ${safety}`.execute(
    database.sql(),
  )
  expect(rows).toEqual([])
  await ane.call('POST', details, { emailGPSR: '' })
  expect((await ane.call('GET', profile)).body).not.toHaveProperty('emailGPSR')
})

test('shows the profile on its page and stores it from there without script [C-RTE-13, C-PRF-02]', async () => {
  const ane = await member()
  const shown = await ane.page('/account/profile')
  const refused = await ane.post('/account/profile', { formAction: 'save-profile', firstName: '', lastName: 'Lund' })
  const saved = await ane.post('/account/profile', { formAction: 'save-profile', firstName: 'Signe', lastName: 'Lund' })

  expect(shown.body).toMatchObject({
    ...{ pageAlias: 'accountUserProfilePage', layout: 'account' },
    profile: { email: 'ane@example.com', asksBirthday: false, values: { firstName: 'Ane', lastName: 'Holm' } },
  })
  expect(refused).toMatchObject({ status: 422, body: { form: { values: { lastName: 'Lund' } } } })
  expect(refused.body.form.problems).toHaveProperty('firstName')
  expect(saved).toMatchObject({ status: 303, location: '/en-gb/account/profile?done=saved' })
  expect((await ane.page('/account/profile?done=saved')).body).toMatchObject({
    ...{ done: 'saved', profile: { values: { firstName: 'Signe', lastName: 'Lund' } } },
  })
})

test('shows nothing of a profile to a guest, who is led to sign in and back [B-PAGE-46]', async () => {
  const guest = visitorOf(shop)

  expect((await guest.page('/account/profile')).body).toMatchObject({
    ...{ pageAlias: 'accountPage', account: null, loginUrl: '/en-gb/login?to=%2Fen-gb%2Faccount%2Fprofile' },
  })
  expect((await guest.post('/account/profile', { formAction: 'save-profile', firstName: 'Eve' })).status).toBe(303)
})

test('leads a member from any page of the login to the account, but from no link of a mail and by no query [B-PAGE-48, C-RTE-17, B-PAGE-O3, C-RTE-O1]', async () => {
  const ane = await member()
  const led = async (path: string, who = ane) => {
    const { status, location } = await who.page(path)
    return [status, location]
  }

  expect(await led('/login')).toEqual([302, '/en-gb/account?type=json'])
  expect(await led('/LOGIN')).toEqual([302, '/en-gb/account?type=json'])
  expect((await led('/login?view=verify'))[0]).toBe(200)
  expect((await led('/login?token=t&rid=emailpassword'))[0]).toBe(200)
  expect((await led('/basket?from=login'))[0]).toBe(200)
  expect((await led('/login', visitorOf(shop)))[0]).toBe(200)
})

test('redirects every account page to the maintenance page, which redirects nowhere [C-TGL-22, C-RTE-O8, B-FT-43]', async () => {
  const ane = await member()
  switchedOn.add('accountMaintenanceMode')

  for (const path of ['profile', 'addresses', 'preferences', 'orders', 'returns', 'rewards', 'loyalty', 'support']) {
    const { status, location } = await ane.page(`/account/${path}`)
    // If a page is requested as a payload, it redirects to the payload of the other page.
    expect([path, status, location]).toEqual([path, 302, '/en-gb/account?type=json'])
  }
  expect(await ane.page('/account')).toMatchObject({ status: 503, body: { maintenance: true } })
})

test('takes no profile while accounts are in maintenance [C-TGL-22]', async () => {
  const ane = await member()
  switchedOn.add('accountMaintenanceMode')

  await ane.post('/account/profile', { formAction: 'save-profile', firstName: 'Signe', lastName: 'Lund' })
  await ane.post('/account/preferences', { formAction: 'save-preferences', 'brand:men': 'true' })
  const line1 = '4 Market Square'
  const address = { firstName: 'Ane', lastName: 'Holm', line1, city: 'London', postalCode: 'SW1A 2BB' }
  await ane.post('/account/addresses', {
    ...{ ...address, formAction: 'save-address', mobilePhoneNumber: '+447911123456' },
  })
  switchedOn.clear()
  expect((await ane.call('GET', '/account/en-gb/address')).body).toEqual([])
  expect((await ane.call('GET', profile)).body.firstName).toBe('Ane')
})

test('stores what members like, section by section, and brands; refuses what is not offered [C-PRF-01, C-PRF-O1, C-EAC-19]', async () => {
  const ane = await member()
  await Promise.all([
    ane.call('POST', details, { preferences: { interests: ['new-in', 'materials'] } }),
    ane.call('POST', details, { preferences: { fit: ['loose'] } }),
    ane.call('POST', details, { subBrands: ['women'] }),
  ])
  await ane.call('POST', details, { firstName: 'Signe' })

  expect((await ane.call('GET', profile)).body).toMatchObject({
    ...{ preferences: { interests: ['new-in', 'materials'], fit: ['loose'] }, subBrands: ['women'] },
  })
  for (const wrong of [
    { preferences: { fit: ['loose', 'close'] } },
    { preferences: { interests: ['fishing'] } },
    { preferences: { nothing: [] } },
    { subBrands: ['nobody'] },
  ])
    expect(await ane.call('POST', details, wrong)).toMatchObject({ status: 400, body: { code: 'profile.to-correct' } })
  await ane.call('POST', details, { preferences: { interests: [] } })
  expect((await ane.call('GET', profile)).body.preferences).toEqual({ interests: [], fit: ['loose'] })
})

test('shows and stores what members like on its page without script, and nothing to guests [B-PAGE-39, C-PRF-O1, C-PRF-01]', async () => {
  const ane = await member()
  const page = '/account/preferences'
  const form = { formAction: 'save-preferences', 'in:interests:new-in': 'true', 'in:fit': 'close', 'brand:men': 'true' }

  expect((await ane.page(page)).body).toMatchObject({
    ...{ pageAlias: 'accountPreferencesPage', layout: 'account', preferences: { interests: [], fit: [] } },
  })
  expect((await ane.post(page, { ...form, 'in:fit': 'tight' })).location).toContain('done=saved')
  expect((await ane.call('GET', profile)).body.preferences).toEqual({ interests: ['new-in'], fit: [] })
  expect((await ane.post(page, form)).location).toBe('/en-gb/account/preferences?done=saved')
  expect((await ane.page(page)).body).toMatchObject({ preferences: { interests: ['new-in'], fit: ['close'] } })
  expect((await ane.call('GET', profile)).body.subBrands).toEqual(['men'])
  expect((await visitorOf(shop).page(page)).body).toMatchObject({ pageAlias: 'accountPage', account: null })
})

test('shows preferences only where the shop has the whole account [C-TGL-13]', async () => {
  const ane = await member()
  switchedOff.add('advancedMyAccount')

  expect((await ane.page('/account/preferences')).body).toMatchObject({ status: 404, pageAlias: 'notFoundPage' })
  await ane.post('/account/preferences', { formAction: 'save-preferences', 'brand:men': 'true' })
  switchedOff.clear()
  expect((await ane.page('/account/preferences')).body).toMatchObject({ status: 200 })
  expect((await ane.call('GET', profile)).body.subBrands).toEqual([])
})

test('opens the checkout with the way to pay that a member prefers, where it is offered [C-PRF-01]', async () => {
  const ane = await member()
  await ane.call('POST', '/order/en-gb/basket/line', { sku: dress, quantity: 1 })
  await ane.post('/checkout/customer', { formAction: 'continue-as-guest', email: 'ane@example.com' })
  await ane.post('/checkout/details', {
    ...{ formAction: 'save-address', firstName: 'Ane', lastName: 'Holm', line1: '4 Market Square', city: 'London' },
    ...{ postalCode: 'SW1A 2BB', mobilePhoneNumber: '+447911123456' },
  })
  const [method] = (await ane.page('/checkout/shipping')).body.shipping.methods
  await ane.post('/checkout/shipping', { formAction: 'choose-shipping', shippingMethodId: method!.id })
  await ane.post('/checkout/summary', { formAction: 'accept-terms', acceptTerms: 'true' })
  const chosen = async () => (await ane.page('/checkout/payment')).body.payment.chosen

  expect(await chosen()).toBeUndefined()
  await ane.call('POST', details, { preferredPayment: 'paypal' })
  expect(await chosen()).toBe('paypal')
})
