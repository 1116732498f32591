import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { fromMajor } from '#foundation/money.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { guest, layOutGoods, openBuyingShop, payInMarket, upToPayment } from '../../checkout/buying-shop.fakes.ts'
import { memberOf, providerOf } from '../../loyalty/member.fakes.ts'

const switchedOff = new Set<string>()
const switchedOn = new Set<string>()
const database = await testDatabase()
const shop = await openBuyingShop(database, { switchedOff, switchedOn, timeLimitMs: 1_000 })
afterAll(() => shop.close())

const { provider, control } = providerOf(shop)

let sequence = 0
let email = ''
beforeEach(async () => {
  await control({ down: false })
  shop.passTime(60_000)
  shop.jobs.splice(0)
  switchedOff.clear()
  switchedOn.clear()
  for (const toggle of ['pointsSystem', 'loyaltyCard', 'parcelServiceReturnsAndTracking']) switchedOn.add(toggle)
  await sql`truncate account, session, rate_count, shop_order, support_request, contact cascade`.execute(database.sql())
  await layOutGoods(database)
  email = `ane${++sequence}@example.com`
})

interface Shown {
  readonly status: number
  readonly pageAlias: string
  readonly layout: string
}

async function member() {
  const ane = await memberOf(shop, email)
  const look = async <Page = Shown>(path: string) =>
    (await ane.ask('GET', `/da-dk${path}${path.includes('?') ? '&' : '?'}type=json`)).body as unknown as Page
  return { ...ane, look, overview: async () => (await look<PageOf<'accountPage'>>('/account')).account }
}
async function order() {
  const who = guest(shop, 'da-dk')
  const { orderId, orderNumber } = await payInMarket(shop, who, 'da-dk', await upToPayment(shop, who, 'da-dk'))
  await sql`update shop_order set email = ${email} where id = ${orderId}`.execute(database.sql())
  return orderNumber
}

const mainPages = [
  ['/account/profile', 'accountUserProfilePage'],
  ['/account/orders', 'accountOrderHistoryPage'],
  ['/account/addresses', 'accountAddressesPage'],
] as const
const wholePages = [
  ['/account/returns', 'accountReturnsPage'],
  ['/account/preferences', 'accountPreferencesPage'],
  ['/account/rewards', 'accountRewardsPage'],
  ['/account/loyalty', 'accountLoyaltyProgramPage'],
  ['/account/support', 'accountSupportPage'],
] as const

test('the overview at /account greets, and shows the newest order and the points [B-PAGE-34, C-RTE-O7, C-ACC-O7, C-TGL-11, C-LOY-O7, C-RTE-13, C-GEN-04, C-LOY-06]', async () => {
  const { overview, look } = await member()
  expect(await look('/account')).toMatchObject({ status: 200, pageAlias: 'accountPage', layout: 'account' })
  expect(await overview()).toMatchObject({ firstName: 'Ane', latestOrder: null })
  expect(await overview()).not.toHaveProperty('points')

  await order()
  const newest = await order()
  await provider.createContact({ email, firstName: 'Ane', lastName: 'Holm', country: 'DK' })
  await provider.record({
    ...{ receiptId: `w-${sequence}`, kind: 'purchase', number: '1', email, at: new Date(), storeId: 'x', items: [] },
    total: fromMajor(40, 'DKK'),
  })
  expect(await overview()).toMatchObject({
    latestOrder: { orderNumber: newest, url: `/da-dk/account/orders?order=${newest}`, orderState: 'placed' },
    points: { balance: 0, pendingPoints: 40, pointsNeededForReward: 1_000 },
  })
  switchedOff.add('pointsSystem')
  expect(await overview()).not.toHaveProperty('points')
})

test('if the provider is silent, only the points are missing from the overview [B-PAGE-34, C-RTE-O7]', async () => {
  const { overview } = await member()
  const placed = await order()
  await control({ down: true })

  const shown = await overview()
  expect(shown).toMatchObject({ firstName: 'Ane', latestOrder: { orderNumber: placed } })
  expect(shown).not.toHaveProperty('points')
})

test('the whole account has all its pages; without it there are profile, orders and addresses alone [C-ACC-O7, C-ACC-06, C-TGL-13, C-RTE-13, C-ACC-07, C-GEN-04]', async () => {
  const { look, overview } = await member()
  await order()
  const shown = async (path: string) => {
    const { status, pageAlias, layout } = await look(path)
    return [status, pageAlias, layout]
  }

  for (const [path, alias] of [...mainPages, ...wholePages]) expect(await shown(path)).toEqual([200, alias, 'account'])
  switchedOff.add('advancedMyAccount')
  for (const [path, alias] of mainPages) expect(await shown(path)).toEqual([200, alias, 'account'])
  for (const [path] of wholePages) expect((await shown(path)).slice(0, 2)).toEqual([404, 'notFoundPage'])
  const bare = await overview()
  expect(bare).toMatchObject({ firstName: 'Ane', devices: [{ current: true }] })
  for (const part of ['latestOrder', 'points']) expect(bare).not.toHaveProperty(part)
})

test('a member has an address book, preferences, returns, support, points and rewards, and the club with its newsletter; a guest is asked to sign in [B-AUTH-02, B-PAGE-34, B-PAGE-36, B-PAGE-39, B-PAGE-41, C-GEN-04, C-ACC-07, C-GEN-09]', async () => {
  const ane = await member()
  const visitor = async (path: string) =>
    shop.app.inject({ url: `/da-dk${path}?type=json`, remoteAddress: '192.0.2.9' })

  for (const [path, alias] of [['/account', 'accountPage'], ...mainPages, ...wholePages] as const) {
    expect(await ane.look(path)).toMatchObject({ status: 200, pageAlias: alias, layout: 'account' })
    const { statusCode, headers } = await visitor(path)
    const to = `/da-dk/login?to=${encodeURIComponent(`/da-dk${path}`)}&type=json`
    expect([statusCode, headers.location]).toEqual([302, to])
  }
  expect((await visitor('/customer-club')).json()).toMatchObject({ status: 200, pageAlias: 'customerClubPage' })
  const club = { formAction: 'join-club', email, firstName: 'Ane', lastName: 'Holm', acceptTerms: 'true' }
  expect((await ane.postForm('/da-dk/customer-club', club)).location).toMatch(/\?done=(joined|asked)$/)
  expect((await shop.club.contactOf(email))?.email).toBe(email)
})

test('sign-in entry, club, tracking and returns have the usual layout, and all are open to guests [B-PAGE-11, B-PAGE-13, C-RTE-11, C-RTE-O7, B-PAGE-16]', async () => {
  for (const [path, pageAlias] of [
    ['/welcome', 'authenticationLandingPage'],
    ['/customer-club', 'customerClubPage'],
    ['/track-order', 'trackOrderPage'],
    ['/return-items', 'returnItemsPage'],
  ]) {
    const { statusCode, body } = await shop.app.inject({ url: `/da-dk${path}?type=json`, remoteAddress: '192.0.2.9' })
    expect([statusCode, JSON.parse(body)]).toMatchObject([200, { pageAlias, layout: 'default' }])
  }
})

test('questions are sent from the page of support, filled in for the member; what is wrong keeps what was typed [B-PAGE-41, C-RTE-O7, C-LOY-O5]', async () => {
  const { look, postForm } = await member()
  expect(await look('/account/support')).toMatchObject({
    ...{ status: 200, pageAlias: 'accountSupportPage', layout: 'account', name: 'Ane Holm', email },
    reasons: expect.arrayContaining(['order', 'return']),
  })
  const form = { formAction: 'ask-support', name: 'Ane Holm', email, subject: 'order', message: 'Where is it?' }

  const refused = await postForm('/da-dk/account/support', { ...form, message: '' })
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { pageAlias: 'accountSupportPage', form: { problems: { message: [expect.any(String)] }, values: { email } } },
  ])
  expect((await postForm('/da-dk/account/support', form)).location).toBe('/da-dk/account/support?done=sent')
  expect(await look('/account/support?done=sent')).toMatchObject({ done: 'sent' })
  const { rows } = await sql`select email, message, account_id is not null as own from support_request`.execute(
    database.sql(),
  )
  expect(rows).toEqual([{ email, message: 'Where is it?', own: true }])
  switchedOff.add('advancedMyAccount')
  await postForm('/da-dk/account/support', form)
  expect((await sql`select 1 from support_request`.execute(database.sql())).rows).toHaveLength(1)
})

test('the profile has name, email, phone, birthday where it is asked for, and the address book [B-PAGE-36, C-RTE-O7, C-ACC-06, C-ACC-O1, C-TGL-10]', async () => {
  const { ask, look } = await member()
  const address = {
    ...{ firstName: 'Ane', lastName: 'Holm', line1: 'Nørregade', houseNumber: '7', postalCode: '1165' },
    ...{ city: 'København K', country: 'DK', mobilePhoneNumber: '+4520123456' },
  }
  await ask('POST', '/api/account/da-dk/address', { body: address })

  switchedOff.add('birthdayField')
  const { profile } = await look<PageOf<'accountUserProfilePage'>>('/account/profile')
  expect(profile).toMatchObject({
    ...{ email, asksBirthday: false, values: { firstName: 'Ane', lastName: 'Holm', phoneNumber: '', birthday: '' } },
    addresses: [{ name: 'Ane Holm', isPreferred: true }],
  })
  expect(profile.addresses[0]!.lines.join(' ')).toContain('Nørregade')
  switchedOff.clear()
  switchedOn.add('birthdayField')
  expect((await look<PageOf<'accountUserProfilePage'>>('/account/profile')).profile.asksBirthday).toBe(true)
})

test('addresses of the book are searched for only where the market wants it [C-TGL-07]', async () => {
  const { look } = await member()
  const searched = async () =>
    (await look<PageOf<'accountAddressesPage'>>('/account/addresses?edit=new')).edited?.searched

  expect(await searched()).toBe(true)
  switchedOff.add('addressValidation')
  expect(await searched()).toBe(false)
})

test('an order that was sent leads to its return only where the market takes returns here [C-TGL-16, C-TRK-07, C-RTE-O7]', async () => {
  const { look } = await member()
  const orderNumber = await order()
  const shown = async () =>
    (await look<PageOf<'accountOrderHistoryPage'>>(`/account/orders?order=${orderNumber}`)).shown

  expect((await shown())?.returnUrl).toBeUndefined()
  const { id: orderId } = (await shop.buying.orders.findByNumber(orderNumber))!
  await shop.buying.fulfilling.fulfilment.ship({ orderId, carrier: 'GLS', trackingNumber: 'P1' })
  expect((await shown())?.returnUrl).toBe(`/da-dk/return-items?order=${orderNumber}`)
  switchedOff.add('parcelServiceReturnsAndTracking')
  expect((await shown())?.returnUrl).toBeUndefined()
})
