import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { fromMajor } from '#foundation/money.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { openBuyingShop } from '../../checkout/buying-shop.fakes.ts'
import { memberOf, providerOf } from '../../loyalty/member.fakes.ts'

const switchedOn = new Set<string>()
const switchedOff = new Set<string>()
const shop = await openBuyingShop(await testDatabase(), { switchedOn, switchedOff, timeLimitMs: 1_000 })
afterAll(() => shop.close())

const { provider, control } = providerOf(shop)

let sequence = 0
let email = ''
beforeEach(async () => {
  await control({ down: false, aheadDays: 0 })
  shop.passTime(60_000)
  switchedOff.clear()
  for (const toggle of ['pointsSystem', 'loyaltyCard']) switchedOn.add(toggle)
  await sql`truncate account, session, rate_count cascade`.execute(shop.database.sql())
  email = `ane${++sequence}@example.com`
})

interface Shown {
  readonly status?: number
  readonly state?: string
  readonly points?: { readonly balance: number }
  readonly card?: { readonly qrCode: string }
  readonly promotions: readonly { readonly promoCode: string; readonly redeemed: boolean }[]
  readonly vouchers: readonly { readonly voyadoRewardId: string }[]
  readonly shown?: { readonly voucherNumber: string; readonly qrCode: string }
  readonly form?: { readonly problems: Readonly<Record<string, readonly string[]>> }
}

async function open({ confirmed = true } = {}) {
  const ane = await memberOf(shop, email, { confirmed })
  const path = '/da-dk/account/rewards'
  return {
    look: async (query = '') => (await ane.ask('GET', `${path}?type=json${query}`)).body as Shown,
    ask: ane.ask,
    /** Posts a form as a browser without scripts does. */
    post: (values: Readonly<Record<string, string>>) => ane.postForm(path, values),
  }
}
const join = { formAction: 'join-programme', acceptTerms: 'true' }
const earn = async (points: number) => {
  const total = fromMajor(points, 'DKK')
  await provider.record({
    ...{
      receiptId: `p-${sequence}`,
      kind: 'purchase',
      number: '1',
      email,
      at: new Date(),
      storeId: 'x',
      total,
      items: [],
    },
  })
  await control({ aheadDays: 31 })
}

test('a member joins without script by accepting the terms, and sees points, card and rewards [B-PAGE-37]', async () => {
  const { look, post } = await open()
  const guest = await shop.app.inject({ url: '/da-dk/account/rewards' })
  expect([guest.statusCode, guest.headers.location]).toEqual([302, expect.stringContaining('/da-dk/login')])
  expect(await look()).toMatchObject({ pageAlias: 'accountRewardsPage', layout: 'account', state: 'no-member' })

  const refused = (await post({ formAction: 'join-programme' })).body as Shown
  expect(refused.form?.problems).toHaveProperty('acceptTerms')
  expect(await provider.findContact(email)).toBeUndefined()
  expect((await post(join)).location).toBe('/da-dk/account/rewards?done=joined')
  expect((await post(join)).location).toBe('/da-dk/account/rewards?done=joined')
  await earn(1_300)

  expect(await look()).toMatchObject({
    ...{
      state: 'member',
      points: { balance: 1_300 },
      card: { qrCode: expect.stringMatching(/^data:/), validUntil: expect.stringMatching(/Z$/) },
    },
    promotions: [{ promoCode: 'WELCOME10' }, {}, {}],
    vouchers: [{ value: { amount: 100, currency: 'DKK' } }],
  })
})

test('a promotion is redeemed and a voucher shown for the till by the forms of the page [B-PAGE-37]', async () => {
  const { look, post } = await open()
  await post(join)
  await earn(1_300)

  const redeem = { formAction: 'redeem-promotion', promoCode: 'WELCOME10' }
  expect((await post(redeem)).location).toBe('/da-dk/account/rewards?done=redeemed')
  expect((await look()).promotions[0]).toMatchObject({ promoCode: 'WELCOME10', redeemed: true })
  const unknown = (await post({ ...redeem, promoCode: 'NOTHING' })).body as Shown
  expect(Object.values(unknown.form!.problems)).toEqual([['Belønningskoden blev ikke fundet']])
  const { voyadoRewardId } = (await look()).vouchers[0]!
  const { location } = await post({ formAction: 'show-voucher', voyadoRewardId, voucherIndex: '0' })
  expect(location).toBe(`/da-dk/account/rewards?voucher=${voyadoRewardId}`)
  expect((await look(`&voucher=${voyadoRewardId}`)).shown).toMatchObject({
    ...{ voucherNumber: expect.any(String), qrCode: expect.stringMatching(/^data:/) },
  })
  expect((await look('&voucher=another')).shown).toBeUndefined()
})

test('uses no voucher in the basket where neither codes nor gift cards are taken [C-TGL-02]', async () => {
  const { look, post } = await open()
  await post(join)
  await earn(1_300)
  const { voyadoRewardId } = (await look()).vouchers[0]!
  const use = async () => (await post({ formAction: 'use-voucher', voyadoRewardId })).location

  switchedOff.add('redeemPromoCodeAndGiftCard')
  expect(await use()).toBe('/da-dk/account/rewards')
  expect((await look()).points?.balance).toBe(1_300)
  switchedOff.clear()
  expect((await look()).vouchers.map((voucher) => voucher.voyadoRewardId)).toContain(voyadoRewardId)
})

test('shows points and card each by its own toggle, and hides the page where both are off [C-TGL-11, C-TGL-12, C-LOY-06, C-LOY-O7, B-PAGE-37]', async () => {
  const { look, post } = await open()
  await post(join)
  const parts = async () => {
    const { points, card, status } = await look()
    return [points !== undefined, card !== undefined, status]
  }

  expect(await parts()).toEqual([true, true, 200])
  switchedOff.add('pointsSystem')
  expect(await parts()).toEqual([false, true, 200])
  switchedOff.add('loyaltyCard')
  expect(await parts()).toEqual([false, false, 404])
  switchedOff.delete('pointsSystem')
  expect(await parts()).toEqual([true, false, 200])
  switchedOff.add('advancedMyAccount')
  expect(await parts()).toEqual([false, false, 404])
})

test('the page of the programme is at /account/loyalty for who is signed in, and goes with points and card [B-PAGE-35, C-LOY-07, C-LOY-O7, C-RTE-13, C-LOY-01, C-ENT-20, C-TGL-11, C-TGL-12, C-LOY-06]', async () => {
  const { look, post, ask } = await open()
  await post(join)
  await earn(300)
  const program = async (market = 'da-dk') =>
    (await ask('GET', `/${market}/account/loyalty?type=json`)).body as Shown & {
      readonly layout: string
      readonly reward: { readonly title: string; readonly rows: readonly object[] }
    }

  expect(await program()).toMatchObject({
    ...{ pageAlias: 'accountLoyaltyProgramPage', layout: 'account', state: 'member', rewardPoints: 1_000 },
    reward: {
      title: 'Ét kort til alle Halden-butikker',
      description: expect.stringMatching(/./),
      image: expect.stringContaining('/images/scene-rail'),
    },
    ...{
      points: { balance: 300, pointsNeededForReward: 700 },
      card: { qrCode: expect.any(String) },
      showsPoints: true,
    },
  })
  expect(await look()).toMatchObject({ pageAlias: 'accountRewardsPage', points: { balance: 300 } })
  const inLanguages = await Promise.all(['en-gb', 'da-dk', 'de-de', 'fr-fr', 'tr-tr', 'ar-ae'].map(program))
  expect(new Set(inLanguages.map(({ reward }) => reward.title)).size).toBe(6)
  expect(new Set(inLanguages.map(({ reward }) => JSON.stringify(reward.rows))).size).toBe(6)
  const guest = await shop.app.inject({ url: '/da-dk/account/loyalty' })
  expect([guest.statusCode, guest.headers.location]).toEqual([302, expect.stringContaining('/da-dk/login')])
  switchedOff.add('pointsSystem')
  expect(await program()).toMatchObject({ showsPoints: false, card: {} })
  expect(await program()).not.toHaveProperty('points')
  switchedOff.add('loyaltyCard')
  expect((await program()).status).toBe(404)
  switchedOff.delete('pointsSystem')
  expect(await program()).not.toHaveProperty('card')
})

test('the user has points to spend and pending ones, where the market shows points, and is told without them while the provider is silent [C-LOY-06, C-LOY-07, C-LOY-O7, C-TGL-11]', async () => {
  const { post, ask } = await open()
  const user = async () => (await ask('GET', '/api/account/da-dk/get-user-metadata')).body as Record<string, unknown>
  expect(await user()).not.toHaveProperty('accountPoints')
  await post(join)
  await earn(300)
  const now = new Date(Date.now() + 31 * 86_400_000)
  await provider.record({
    ...{ receiptId: `q-${sequence}`, kind: 'purchase', number: '2', email, at: now, storeId: 'x' },
    ...{ total: fromMajor(40, 'DKK'), items: [] },
  })

  expect(await user()).toMatchObject({ email, accountPoints: 300, pendingPoints: 40 })
  switchedOff.add('pointsSystem')
  expect(await user()).not.toHaveProperty('accountPoints')
  switchedOff.clear()
  await control({ down: true })
  expect(await user()).toMatchObject({ email })
  expect(await user()).not.toHaveProperty('pendingPoints')
})

test('a shopper who joins while the provider is down sees a message, and is a member once it is back', async () => {
  const { look, post } = await open()
  await control({ down: true })
  for (let press = 0; press < 2; press++) expect((await post(join)).location).toBe('/da-dk/account/rewards?done=joined')
  expect(await look()).toMatchObject({ state: 'joining' })
  const tellAgain = async () => {
    await sql`update loyalty_enrolment set next_try_at = now()`.execute(shop.database.sql())
    shop.passTime(60_000)
    await shop.buying.points.report()
  }
  await tellAgain()
  expect(await look()).toMatchObject({ state: 'joining' })
  await control({ down: false })
  await tellAgain()

  expect(await look()).toMatchObject({ state: 'member', points: { balance: 0 } })
  const { rows } = await sql`select content, told_at from loyalty_enrolment`.execute(shop.database.sql())
  expect(rows).toEqual([{ content: {}, told_at: expect.any(Date) }])
})

test('tells nothing before the address is confirmed, and says so while the provider is silent [B-PAGE-37]', async () => {
  await provider.createContact({ email, firstName: 'Ane', lastName: 'Holm', country: 'DK' })
  const unconfirmed = await open({ confirmed: false })
  expect(await unconfirmed.look()).toMatchObject({ state: 'unconfirmed', promotions: [], vouchers: [] })
  const redeem = { formAction: 'redeem-promotion', promoCode: 'WELCOME10' }
  expect((await unconfirmed.post(redeem)).location).toBe('/da-dk/account/rewards')
  const { id } = (await provider.findContact(email))!
  expect((await provider.promotions(id))[0]).not.toHaveProperty('redeemedAt')

  email = `bo${sequence}@example.com`
  const { look, post } = await open()
  await post(join)
  await control({ down: true })
  expect(await look()).toMatchObject({ state: 'silent', promotions: [], vouchers: [] })
})
