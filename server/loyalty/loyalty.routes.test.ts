import { sql } from 'kysely'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { fromMajor } from '#foundation/money.ts'
import { qrCode } from '#server/app/composing/qr-code.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { openBuyingShop } from '../checkout/buying-shop.fakes.ts'
import type { LoyaltyReceipt } from './loyalty-provider.port.ts'
import { memberOf, providerOf } from './member.fakes.ts'

const storeHost = 'store.example'
const shop = await openBuyingShop(await testDatabase(), { storeHosts: [storeHost], timeLimitMs: 1_000 })
afterAll(() => shop.close())

const { provider, control, spoil, heal, books } = providerOf(shop)

let sequence = 0
let email = ''
beforeEach(async () => {
  await control({ down: false, slowMs: 0, aheadDays: 0 })
  await heal()
  shop.passTime(60_000)
  await sql`truncate account, session, rate_count cascade`.execute(shop.database.sql())
  email = `ane${++sequence}@example.com`
})

const bought = (receiptId: string, amount: number, more: Partial<LoyaltyReceipt> = {}): LoyaltyReceipt => ({
  ...{ receiptId: `${receiptId}-${sequence}`, kind: 'purchase', number: receiptId, email, storeId: 'ECOM-DA-DK' },
  ...{ at: new Date(), total: fromMajor(amount, 'DKK') },
  items: [
    {
      ...{ sku: '100231_navy_03_38', ean: '5700000000011', name: 'Dress', quantity: 1 },
      ...{ paid: fromMajor(amount, 'DKK'), tax: fromMajor(amount / 5, 'DKK') },
    },
  ],
  ...more,
})

const createAccount = (
  body: object,
  headers: Readonly<Record<string, string>> = { 'x-api-key': 'internal-key-of-tests' },
) => shop.app.inject({ method: 'POST', url: '/api/voyado/voyado/createaccount', headers, payload: body })
const person = () => ({ email, firstName: 'Ane', lastName: 'Holm', market: 'da-dk', acceptTerms: true })

async function member(points = 0) {
  const ane = await memberOf(shop, email)
  await createAccount(person())
  if (points > 0) {
    await provider.record(bought('r1', points))
    await control({ aheadDays: 31 })
  }
  return ane
}
/** When points expire that were earned at this moment. */
const yearAfter = (at: Date) => {
  const end = new Date(at)
  end.setUTCMonth(end.getUTCMonth() + 12)
  return end.toISOString()
}
const redeemed = async () => {
  const kept = await books()
  return kept.filter(({ kind }) => kind.endsWith('-redeemed')).length
}

test('services make a member with the internal key, and one address is one member [C-ELO-02, C-LOY-O5, D-09]', async () => {
  const made = await createAccount({ ...person(), birthday: '1990-05-01', phone: '+45 20 00 00 00' })

  expect([made.statusCode, made.json()]).toEqual([
    200,
    { contactId: expect.any(String), email, firstName: 'Ane', lastName: 'Holm', termsVersion: expect.any(String) },
  ])
  expect((await createAccount(person())).json().contactId).toBe(made.json().contactId)
  const written = (await books()) as { readonly attributes?: Readonly<Record<string, unknown>> }[]
  expect(written.find(({ attributes }) => attributes?.email === email)?.attributes).toMatchObject({
    ...{ birthDay: '1990-05-01', mobilePhone: expect.stringContaining('20'), countryCode: 'DK' },
  })
  for (const headers of [{}, { 'x-api-key': 'wrong' }] as Readonly<Record<string, string>>[])
    expect((await createAccount(person(), headers)).statusCode).toBe(401)
  const url = '/api/voyado/voyado/createaccount?apiKey=internal-key-of-tests'
  expect((await shop.app.inject({ method: 'POST', url, payload: person() })).statusCode).toBe(401)
  const headers = { 'x-api-key': 'internal-key-of-tests' }
  const guessed = url.replace('internal-key-of-tests', 'guess')
  expect((await shop.app.inject({ method: 'POST', url: guessed, headers, payload: person() })).statusCode).toBe(200)
  const wrong = { email: 'ane@', firstName: '<b>', lastName: '', birthday: '2020-01-01', phone: 'x' }
  const refused = await createAccount({ ...person(), ...wrong })
  expect([refused.statusCode, Object.keys(refused.json().errors).sort()]).toEqual([
    400,
    ['birthday', 'email', 'firstName', 'lastName', 'phone'],
  ])
  expect(Object.keys((await createAccount({ ...person(), phone: 'x' })).json().errors)).toEqual(['phone'])
  expect((await createAccount({ ...person(), acceptTerms: false })).json().errors).toHaveProperty('acceptTerms')
  expect((await createAccount({ ...person(), market: 'xx-xx' })).json().errors).toHaveProperty('market')
})

const reads = [
  ...['getcontactfrommail/E', 'getcontactwithauth/E', 'points/E', 'promotions/E', 'reward-vouchers/E', 'qr-code/E'],
  ...['promotions-redeem/E/WELCOME10', 'reward-vouchers-redeem/E/rewardid/rv-1', 'transactions/da-dk/E'],
  'reward-vouchers-show/E/rewardid/rv-1/index/0/choice/store',
]
const unconfirmedClaim = {
  message: 'invalid claim',
  claimValidationErrors: [{ id: 'st-ev', reason: { message: 'wrong value', expectedValue: true, actualValue: false } }],
}
const addressed = (path: string, whose: string): string =>
  `/api/voyado/voyado/${path.replace('/E', `/${encodeURIComponent(whose)}`)}`

test('each call answers 401 to guests and about others, 403 before the address is confirmed, 404 without a member [C-LOY-03, C-LOY-O1, C-GEN-10, C-CLM-O2, C-ELO-03, C-ELO-04, C-ELO-05, C-ELO-06, C-ELO-07, C-ELO-08, C-ELO-09, C-ELO-10, C-ELO-11, C-ELO-12, C-ELO-14, C-RTL-02, D-09, C-GEN-O2]', async () => {
  await createAccount(person())
  const other = await memberOf(shop, 'other@example.com', { address: '192.0.2.9' })
  const headers = { 'sec-fetch-site': 'same-origin', 'x-current-market': 'da-dk' }
  const guest = (path: string) => shop.app.inject({ url: path, headers })
  const unconfirmed = await memberOf(shop, email, { confirmed: false })

  for (const path of reads) {
    expect([path, (await guest(addressed(path, email))).statusCode]).toEqual([path, 401])
    expect([path, await unconfirmed.ask('GET', addressed(path, email))]).toMatchObject([
      path,
      { status: 403, body: unconfirmedClaim },
    ])
    expect([path, (await other.ask('GET', addressed(path, email))).status]).toEqual([path, 401])
    const none = await other.ask('GET', addressed(path, 'OTHER@example.com'))
    expect([path, none.status, none.headers['cache-control']]).toEqual([path, 404, 'private, no-store'])
  }
  const show = { promoCode: 'WELCOME10', market: 'da-dk' }
  const byGuest = { method: 'POST', url: addressed('promotion-show/E', email), headers, payload: show } as const
  expect((await shop.app.inject(byGuest)).statusCode).toBe(401)
  expect((await other.ask('POST', addressed('promotion-show/E', email), { body: show })).status).toBe(401)
  expect((await other.post('promotion-show', show)).status).toBe(404)
})

test('a redemption is made for a request of the shop’s own pages alone [D-08, C-API-O5]', async () => {
  const ane = await member(1_200)
  const paths = ['promotions-redeem/E/WELCOME10', 'reward-vouchers-redeem/E/rewardid/rv-1'].map((path) =>
    addressed(path, email),
  )
  const before = await redeemed()

  for (const path of paths)
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-mode': 'navigate' },
    ] as Readonly<Record<string, string>>[])
      expect((await ane.ask('GET', path, { headers })).status).toBe(403)
  expect(await redeemed()).toBe(before)
})

test('a member sees points: to spend, pending, expiring, and needed for the next reward [C-ELO-05, C-ENT-19, C-LOY-01, C-LOY-O3]', async () => {
  const ane = await member()
  expect((await ane.get('points')).body).toEqual({ balance: 0, pendingPoints: 0, pointsNeededForReward: 1_000 })
  const first = bought('r1', 300.9)
  await provider.record(first)
  expect((await ane.get('points')).body).toEqual({ balance: 0, pendingPoints: 300, pointsNeededForReward: 1_000 })
  await control({ aheadDays: 31 })

  expect(await ane.get('points')).toMatchObject({
    status: 200,
    body: {
      balance: 300,
      pendingPoints: 0,
      pointsNeededForReward: 700,
      expireDate: yearAfter(first.at),
    },
  })
  const earlier = bought('r2', 1_000, { at: new Date(Date.now() - 40 * 86_400_000) })
  await provider.record(earlier)
  const both = { balance: 1_300, pendingPoints: 0, pointsNeededForReward: 0, expireDate: yearAfter(earlier.at) }
  expect((await ane.get('points')).body).toEqual(both)
})

test('a member sees promotions that have not expired, and marks one as shown [C-ELO-06, C-ELO-08, C-LOY-O4]', async () => {
  const ane = await member()
  const list = async () =>
    (await ane.get('promotions')).body as { promoCode: string; shown: boolean; redeemed: boolean }[]

  expect(await list()).toEqual([
    {
      ...{ promotionId: 'pr-1', promoCode: 'WELCOME10', percent: 10, shown: false, redeemed: false },
      ...{ title: 'Velkomsttilbud', heading: '10 % rabat', description: 'Én gang, for nye medlemmer' },
    },
    expect.objectContaining({ promoCode: 'HELLO', redeemed: true }),
    expect.objectContaining({ promoCode: 'DRESS20', amount: { amount: 50, currency: 'DKK' }, redeemed: false }),
  ])
  const shown = await ane.post('promotion-show', { promoCode: 'DRESS20', market: 'en-gb' })
  expect(shown).toMatchObject({ status: 200, body: { promoCode: 'DRESS20', shown: true, amount: { amount: 5 } } })
  expect((await list()).map(({ promoCode, shown: is }) => [promoCode, is])).toContainEqual(['DRESS20', true])
  expect((await ane.post('promotion-show', { market: 'da-dk' })).body).toMatchObject({ promoCode: 'WELCOME10' })
  for (const promoCode of ['HELLO', 'NOTHING', 'MEMBERDAY'])
    expect(await ane.post('promotion-show', { promoCode, market: 'da-dk' })).toMatchObject({
      status: 404,
      body: { code: 'loyalty.reward-not-found' },
    })
  expect((await ane.post('promotion-show', { market: 'xx-xx' })).status).toBe(400)
  expect((await ane.post('promotion-show', {})).status).toBe(400)
})

test('a promotion is redeemed once, and gives its code to whoever asks again; a used or unknown one is not found [C-ELO-07, C-LOY-O4, C-LOY-06, C-API-O5]', async () => {
  const ane = await member()
  const before = await redeemed()
  const first = await ane.get('promotions-redeem', '/WELCOME10')

  expect(first).toMatchObject({ status: 200, body: { promoCode: 'WELCOME10', redeemed: true } })
  expect((await ane.get('promotions-redeem', '/WELCOME10')).body).toEqual(first.body)
  expect(await redeemed()).toBe(before + 1)
  const ofAmount = await ane.get('promotions-redeem', '/DRESS20')
  expect(ofAmount.body).toMatchObject({ promoCode: 'DRESS20', amount: { amount: 50, currency: 'DKK' }, redeemed: true })
  for (const code of ['HELLO', 'NOTHING', 'MEMBERDAY']) {
    const path = addressed(`promotions-redeem/E/${code}`, email)
    const refused = await ane.ask('GET', path, { headers: { 'x-current-market': 'en-gb' } })
    expect(refused).toMatchObject({ status: 404, body: { message: 'Reward Code Not Found' } })
  }
})

test('without a code the first promotion that can still be used is shown; redeemed ones are listed as redeemed [C-ELO-06, C-ELO-07, C-ELO-08, C-LOY-O4]', async () => {
  const ane = await member()
  const show = () => ane.post('promotion-show', { market: 'da-dk' })
  await ane.get('promotions-redeem', '/WELCOME10')

  expect(await show()).toMatchObject({ status: 200, body: { promoCode: 'DRESS20', shown: true, redeemed: false } })
  const listed = (await ane.get('promotions')).body as { promoCode: string; shown: boolean; redeemed: boolean }[]
  expect(listed.map(({ promoCode, redeemed }) => [promoCode, redeemed])).toEqual([
    ...[
      ['WELCOME10', true],
      ['HELLO', true],
    ],
    ['DRESS20', false],
  ])
  await ane.get('promotions-redeem', '/DRESS20')
  expect((await show()).status).toBe(404)
})

interface Voucher {
  readonly voyadoRewardId: string
  readonly voucherNumber?: string
}

test('a voucher is listed by its place, shown with a choice, and redeemed once [C-ELO-09, C-ELO-10, C-ELO-11, C-LOY-O4, C-API-O5]', async () => {
  const ane = await member(2_300)
  const list = async () => (await ane.get('reward-vouchers')).body as Voucher[]
  const [first, second] = await list()
  const id = second!.voyadoRewardId

  expect(first).toMatchObject({
    ...{ voucherIndex: 0, points: 1_000, value: { amount: 100, currency: 'DKK' }, redeemed: false },
    expireDate: expect.any(String),
  })
  expect(second).toMatchObject({ voucherIndex: 1 })
  expect(first).not.toHaveProperty('voucherNumber')
  const show = (more: string) => ane.get('reward-vouchers-show', `/rewardid/${id}${more}`)
  const inStore = await show('/index/1/choice/store')
  expect(inStore.body).toMatchObject({
    rewardChoice: 'store',
    voucherNumber: expect.any(String),
    qrCode: qrCode((inStore.body as Voucher).voucherNumber!),
  })
  const online = await show('/index/1/choice/online')
  expect(online.body).toMatchObject({ rewardChoice: 'online' })
  expect(online.body).not.toHaveProperty('qrCode')
  expect((await list())[1]).toMatchObject({ rewardChoice: 'online' })
  for (const wrong of [
    '/index/0/choice/store',
    '/index/x/choice/store',
    '/index/1/choice/gift',
    '/index/-1/choice/store',
  ])
    expect((await show(wrong)).status).toBe(404)

  const redeem = () => ane.get('reward-vouchers-redeem', `/rewardid/${id}`)
  const spent = await redeem()
  expect(spent).toMatchObject({
    status: 200,
    body: { voyadoRewardId: id, redeemed: true, voucherNumber: expect.any(String) },
  })
  expect((await redeem()).body).toEqual(spent.body)
  expect((await ane.get('points')).body).toMatchObject({ balance: 1_300 })
  expect((await list()).map(({ voyadoRewardId }) => voyadoRewardId)).toEqual([first!.voyadoRewardId])
  expect(await ane.get('reward-vouchers-redeem', '/rewardid/nothing')).toMatchObject({ status: 404 })
})

test('a voucher that has expired is not listed and cannot be shown [C-ELO-10, C-ELO-11, C-LOY-O4]', async () => {
  const { now } = shop.clock
  onTestFinished(() => void Object.assign(shop.clock, { now }))
  const at = (days: number) => Object.assign(shop.clock, { now: new Date(Date.now() + days * 86_400_000) })
  // A voucher is good for 180 days from when it is issued, 31 days from now.
  at(210.99)
  const ane = await member(1_200)
  const [voucher] = (await ane.get('reward-vouchers')).body as [Voucher]
  const show = () => ane.get('reward-vouchers-show', `/rewardid/${voucher.voyadoRewardId}/index/0/choice/store`)
  expect((await show()).status).toBe(200)

  at(211.01)
  expect((await ane.get('reward-vouchers')).body).toEqual([])
  expect((await show()).status).toBe(404)
})

test('50 at once redeem a voucher once, and all get the first result [C-ELO-09, C-LOY-O4]', async () => {
  const ane = await member(1_200)
  const before = await redeemed()
  const [{ voyadoRewardId: id }] = (await ane.get('reward-vouchers')).body as [Voucher]

  const answers = await Promise.all(
    Array.from({ length: 50 }, () => ane.get('reward-vouchers-redeem', `/rewardid/${id}`)),
  )

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await redeemed()).toBe(before + 1)
  expect((await ane.get('points')).body).toMatchObject({ balance: 200 })
})

test.each(['late', 'silence', 'reset', '500'])(
  'a voucher whose redemption was not answered (%s) is spent once, and is the member’s [C-ELO-09, C-LOY-O4]',
  async (kind) => {
    const ane = await member(1_200)
    const before = await redeemed()
    const [{ voyadoRewardId: id }] = (await ane.get('reward-vouchers')).body as [Voucher]
    await spoil(kind, '/redeem')

    expect((await ane.get('reward-vouchers-redeem', `/rewardid/${id}`)).status).toBe(503)
    const again = await Promise.all([1, 2, 3].map(() => ane.get('reward-vouchers-redeem', `/rewardid/${id}`)))
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await redeemed()).toBe(before + 1)
  },
)

test('a voucher that was never redeemed because the provider was not reached is redeemed later', async () => {
  const ane = await member(1_200)
  const [{ voyadoRewardId: id }] = (await ane.get('reward-vouchers')).body as [Voucher]
  await spoil('500', '/redeem', { moment: 'before' })

  expect((await ane.get('reward-vouchers-redeem', `/rewardid/${id}`)).status).toBe(503)
  expect((await ane.get('points')).body).toMatchObject({ balance: 1_200 })
  expect((await ane.get('reward-vouchers-redeem', `/rewardid/${id}`)).status).toBe(200)
})

test('a voucher that a store redeemed is not found in the web shop [C-ELO-09, C-LOY-O4]', async () => {
  const ane = await member(2_200)
  const [first, second] = (await ane.get('reward-vouchers')).body as [Voucher, Voucher]
  const { id: contactId } = (await provider.findContact(email))!
  await provider.redeemVoucher({ contactId, voucherId: first.voyadoRewardId })
  const [web, store] = await Promise.all([
    ane.get('reward-vouchers-redeem', `/rewardid/${second.voyadoRewardId}`),
    provider.redeemVoucher({ contactId, voucherId: second.voyadoRewardId }),
  ])

  expect((await ane.get('reward-vouchers-redeem', `/rewardid/${first.voyadoRewardId}`)).status).toBe(404)
  expect([web.status, store]).toEqual(store === 'redeemed' ? [404, store] : [200, store])
})

test('a member sees what they bought in a market, newest first, in stores and on the web, with store, items, taxes and receipt [C-ELO-12, C-RTL-02, B-SYS-03]', async () => {
  const ane = await member()
  const at = (day: number) => new Date(Date.UTC(2026, 9, day))
  await provider.record(bought('r1', 250, { at: at(1), storeId: 'copenhagen-kompagni' }))
  await provider.record(bought('r2', 100, { at: at(2), kind: 'return' }))
  await provider.record(bought('r3', 100, { at: at(3), storeId: 'ECOM-EN-GB' }))

  const told = await ane.get('transactions/da-dk')
  expect(told.status).toBe(200)
  expect(told.body).toEqual([
    expect.objectContaining({
      ...{
        transactionType: 'return',
        total: { amount: -100, currency: 'DKK' },
        totalTax: { amount: -20, currency: 'DKK' },
      },
      ...{ createdDate: at(2).toISOString(), customerName: 'Ane Holm', storeType: 'ECOM' },
    }),
    expect.objectContaining({
      ...{
        transactionType: 'sale',
        total: { amount: 250, currency: 'DKK' },
        totalExVat: { amount: 200, currency: 'DKK' },
      },
      ...{ storeName: 'Halden København', storeStreet: 'Kompagnistræde 41', storeZipcode: '1208' },
      ...{ uniqueReceiptId: `r1-${sequence}`, uniqueReceiptIdQrCode: expect.stringContaining('data:') },
      transactionItems: [
        {
          ...{ ean: '5700000000011', name: 'Dress', quantity: 1, price: { amount: 250, currency: 'DKK' } },
          ...{ size: '38', color: 'navy', styleId: '100231', type: 'sale' },
        },
      ],
    }),
  ])
  expect((await ane.get('transactions/en-gb')).body).toHaveLength(1)
  expect((await ane.get('transactions/xx-xx')).status).toBe(400)
})

test('both calls for the member tell everything of it at once [C-ELO-03, C-ELO-04, C-ENT-21, C-LOY-02]', async () => {
  const ane = await member(1_200)
  const later = new Date(Date.now() + 31 * 86_400_000)
  await provider.record(bought('r2', 40, { storeId: 'ECOM-EN-GB', at: later }))
  const { choices } = shop.market('da-dk')
  const accepted = choices.termsVersion
  onTestFinished(() => void Object.assign(choices, { termsVersion: accepted }))
  Object.assign(choices, { termsVersion: 'a later one' })
  const told = await ane.get('getcontactfrommail')

  expect(told).toMatchObject({
    status: 200,
    body: {
      ...{ contactId: (await provider.findContact(email))!.id, email, firstName: 'Ane', lastName: 'Holm' },
      termsVersion: accepted,
      points: { balance: 1_200, pendingPoints: 40, pointsNeededForReward: 0 },
      promotions: [{ promoCode: 'WELCOME10' }, { promoCode: 'HELLO' }, { promoCode: 'DRESS20' }],
      rewardVouchers: [{ voyadoRewardId: expect.any(String), voucherIndex: 0 }],
    },
  })
  const { transactions } = told.body as { readonly transactions: Record<string, { uniqueReceiptId: string }[]> }
  expect(Object.entries(transactions).map(([market, all]) => [market, all.map((one) => one.uniqueReceiptId)])).toEqual([
    ['da-dk', [`r1-${sequence}`]],
    ['en-gb', [`r2-${sequence}`]],
  ])
  expect((await ane.get('getcontactwithauth')).body).toEqual(told.body)
  const other = await memberOf(shop, 'other@example.com', { address: '192.0.2.9' })
  for (const call of ['getcontactfrommail/E', 'getcontactwithauth/E'])
    expect((await other.ask('GET', addressed(call, email))).status).toBe(401)
  const [{ voyadoRewardId }] = (told.body as { rewardVouchers: [Voucher] }).rewardVouchers
  await ane.get('reward-vouchers-show', `/rewardid/${voyadoRewardId}/index/0/choice/store`)
  expect((await ane.get('getcontactfrommail')).body).toMatchObject({ rewardVouchers: [{ rewardChoice: 'store' }] })
})

test('tells a member when the points expire, and every voucher by its own id and place [C-ENT-21]', async () => {
  const ane = await member(2_200)
  const { points, rewardVouchers } = (await ane.get('getcontactfrommail')).body as {
    readonly points: { readonly expireDate: string }
    readonly rewardVouchers: readonly { readonly voyadoRewardId: string; readonly voucherIndex: number }[]
  }
  const known = (await ane.get('reward-vouchers')).body as readonly Voucher[]

  expect(points.expireDate).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
  expect(rewardVouchers.map(({ voyadoRewardId, voucherIndex }) => [voyadoRewardId, voucherIndex])).toEqual([
    [known[0]!.voyadoRewardId, 0],
    [known[1]!.voyadoRewardId, 1],
  ])
})

test('a member’s card is a picture that is valid for 15 minutes [C-ELO-14, C-LOY-04, C-LOY-O2]', async () => {
  const ane = await member()
  const { body } = await ane.get('qr-code')
  const { id } = (await provider.findContact(email))!

  expect(body).toEqual({
    qrCode: qrCode(id),
    validUntil: new Date(shop.clock.now.getTime() + 900_000).toISOString(),
  })
})

test('staff in a store find members by the beginning of a name, 20 at most, with masked addresses; nobody else does [C-ELO-15, C-LOY-O6, C-GEN-10]', async () => {
  for (let index = 0; index < 25; index++)
    await provider.createContact({ ...person(), country: 'DK', lastName: 'Quistgaard', email: `q${index}@example.com` })
  const find = async (query: string, host = storeHost) => {
    const headers = { 'sec-fetch-site': 'same-origin', host }
    const answer = await shop.app.inject({ url: `/api/loyalty/da-dk?${query}`, headers })
    return {
      status: answer.statusCode,
      body: answer.json() as readonly object[],
      cache: answer.headers['cache-control'],
    }
  }

  const found = await find('FirstName=an&LastName=quist')
  expect([found.status, found.body.length, found.cache]).toEqual([200, 20, 'private, no-store'])
  expect(found.body[0]).toEqual({
    ...{ contactId: expect.any(String), firstName: 'Ane', lastName: 'Quistgaard', maskedEmail: 'q…@example.com' },
  })
  expect((await find('LastName=qu')).body).toHaveLength(20)
  expect((await find('FirstName=nobody')).body).toEqual([])
  for (const short of ['', 'FirstName=a', 'FirstName=a&LastName=q', 'FirstName=%20%20%20'])
    expect((await find(short)).status).toBe(400)
  expect((await find('FirstName=an', 'localhost:3000')).status).toBe(401)
  const ane = await member()
  expect((await ane.ask('GET', '/api/loyalty/da-dk?FirstName=an')).status).toBe(401)
})

test('a service makes a member while the provider is down; the provider is told once it is back, and until it answers [C-ELO-02]', async () => {
  await control({ down: true })
  const made = [await createAccount({ ...person(), phone: '+45 20 00 00 00' }), await createAccount(person())]

  expect(made.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(made[0]!.json()).toEqual({ email, firstName: 'Ane', lastName: 'Holm', termsVersion: expect.any(String) })
  await shop.buying.points.report()
  await control({ down: false })
  shop.passTime(60_000)
  const due = () => sql`update loyalty_enrolment_by_email set next_try_at = now()`.execute(shop.database.sql())
  await due()
  await spoil('500', '/contacts', { moment: 'before' })
  await shop.buying.points.report()
  expect((await sql`select from loyalty_enrolment_by_email`.execute(shop.database.sql())).rows).toHaveLength(1)
  shop.passTime(60_000)
  await due()
  await shop.buying.points.report()
  expect(await provider.findContact(email)).toMatchObject({ email, firstName: 'Ane' })
  expect((await sql`select from loyalty_enrolment_by_email`.execute(shop.database.sql())).rows).toEqual([])
  expect((await createAccount(person())).json().contactId).toEqual(expect.any(String))
})

test('while the provider is down the calls say so, and nothing else fails', async () => {
  const ane = await member(1_200)
  await control({ down: true })

  for (const call of ['points', 'promotions', 'reward-vouchers', 'getcontactfrommail', 'qr-code'])
    expect(await ane.get(call)).toMatchObject({ status: 503, body: { code: 'loyalty.unavailable' } })
  expect((await ane.ask('GET', '/api/visitor/da-dk')).status).toBe(200)
})
