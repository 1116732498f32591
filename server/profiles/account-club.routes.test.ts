import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { openBuyingShop } from '../checkout/buying-shop.fakes.ts'
import { visitorOf } from './member.fakes.ts'

const database = await testDatabase()
const switchedOn = new Set<string>()
const shop = await openBuyingShop(database, { switchedOn })
const { club } = shop
afterAll(() => shop.close())
beforeEach(async () => {
  switchedOn.clear()
  await sql`truncate account, session, rate_count, contact, consent_record, subscription, contact_confirmation cascade`.execute(
    database.sql(),
  )
})

const email = 'ane@example.com'
const page = '/account/preferences'

async function member({ verified = true } = {}) {
  const ane = visitorOf(shop)
  await ane.join(email)
  if (verified) await sql`update account set email_verified_at = now()`.execute(database.sql())
  return {
    ...ane,
    shown: async () => (await ane.page(page)).body as unknown as { news: string },
    save: (values: Record<string, string>) => ane.post(page, { formAction: 'save-preferences', ...values }),
    user: async () => (await ane.call('GET', '/account/en-gb/get-user-metadata')).body as unknown as object,
  }
}
const acts = async () =>
  (
    await sql<{ act: string; source: string; body: string | null; account_id: string | null; market: string }>`
      select r.act, r.source, t.body, r.account_id, r.market from consent_record r
      left join consent_text t on t.version = r.text_version order by r.id`.execute(database.sql())
  ).rows

test('gives and withdraws the consent to news by the switch of an account, with the words beside it on record [C-CLB-O3] [D-03]', async () => {
  const ane = await member()
  expect((await ane.shown()).news).toBe('off')
  expect((await ane.save({ newsWas: 'off', news: 'true' })).location).toBe('/en-gb/account/preferences?done=saved')

  expect((await ane.shown()).news).toBe('on')
  expect(await club.mayMail(email)).toBeDefined()
  expect(await acts()).toMatchObject([
    {
      ...{ act: 'given', source: 'account', market: 'en-gb', account_id: expect.any(String) },
      body: expect.stringContaining('news and offers'),
    },
  ])
  await ane.save({ newsWas: 'on' })
  expect((await ane.shown()).news).toBe('off')
  expect(await club.mayMail(email)).toBeUndefined()
  expect((await acts()).at(-1)).toMatchObject({ act: 'withdrawn', source: 'account' })
})

test('changes no consent by saving other preferences, or a page that was open while it was withdrawn', async () => {
  const ane = await member()
  await ane.save({ 'brand:men': 'true' })
  await ane.save({ newsWas: 'off', 'brand:men': 'true' })
  expect(await acts()).toEqual([])
  await ane.save({ newsWas: 'off', news: 'true' })
  const { id } = (await club.mayMail(email))!
  await club.unsubscribe(id, { market: shop.market('en-gb'), source: 'mail' })

  await ane.save({ newsWas: 'on', news: 'true' })
  expect(await club.mayMail(email)).toBeUndefined()
  expect((await acts()).map(({ act }) => act)).toEqual(['given', 'withdrawn'])
})

test('asks by mail where the market does, and says that the switch waits for it', async () => {
  const ane = await member()
  switchedOn.add('signupTermsAndDoubleOptIn')
  await ane.save({ newsWas: 'off', news: 'true' })

  expect(await club.mayMail(email)).toBeUndefined()
  expect((await ane.shown()).news).toBe('pending')
})

test('tells an account nothing of an address that nobody confirmed, and asks its owner by mail', async () => {
  await club.subscribe({ market: shop.market('en-gb') }, { email, acceptTerms: true, source: 'form' })
  const eve = await member({ verified: false })

  expect((await eve.shown()).news).toBe('off')
  expect(await eve.user()).toMatchObject({ isEnrolledInCustomerClub: false })
  expect(await eve.user()).not.toHaveProperty('contactId')
  await eve.save({ newsWas: 'on' })
  expect(await club.mayMail(email)).toBeDefined()
  await eve.save({ newsWas: 'off', news: 'true' })
  expect((await acts()).map(({ act }) => act)).toEqual(['given', 'asked'])
})

test('tells members the id of their contact, and if they are in the club [C-CLB-04]', async () => {
  const ane = await member()
  expect(await ane.user()).toMatchObject({ isEnrolledInCustomerClub: false })
  await ane.save({ newsWas: 'off', news: 'true' })
  const { id: contactId } = (await club.contactOf(email))!
  expect(await ane.user()).toMatchObject({ contactId, isEnrolledInCustomerClub: false })

  await club.subscribe({ market: shop.market('en-gb') }, { email, acceptTerms: true, source: 'form' })
  expect(await ane.user()).toMatchObject({ contactId, isEnrolledInCustomerClub: true })
  await club.unsubscribe(contactId, { market: shop.market('en-gb'), source: 'mail' })
  expect(await ane.user()).toMatchObject({ contactId, isEnrolledInCustomerClub: false })
})
