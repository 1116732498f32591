import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { deleteExpired } from '../app/jobs/retention/delete-expired.repository.ts'
import { openBuyingShop } from '../checkout/buying-shop.fakes.ts'
import { memberOf, providerOf } from './member.fakes.ts'

const switchedOn = new Set<string>()
const switchedOff = new Set<string>()
const database = await testDatabase()
const shop = await openBuyingShop(database, { switchedOn, switchedOff, timeLimitMs: 1_000 })
afterAll(() => shop.close())

const { provider, control } = providerOf(shop)

let sequence = 0
let email = ''
beforeEach(async () => {
  await control({ down: false })
  shop.passTime(60_000)
  switchedOff.clear()
  for (const toggle of ['pointsSystem', 'advancedMyAccount']) switchedOn.add(toggle)
  await sql`truncate account, session, rate_count cascade`.execute(database.sql())
  email = `ane${++sequence}@example.com`
})

const join = { joinProgramme: 'true' }
const confirm = (address = email) =>
  sql`update account set email_verified_at = now() where email = ${address}`.execute(database.sql())
/** Reports at once, as the job does after some seconds. */
const report = async () => {
  await sql`update loyalty_enrolment set next_try_at = now()`.execute(database.sql())
  await shop.buying.points.report()
}
const rewards = async (ane: Awaited<ReturnType<typeof memberOf>>) => {
  await ane.ask('GET', '/api/auth/user/email/verify')
  return ((await ane.ask('GET', '/da-dk/account/rewards?type=json')).body as { state: string }).state
}
const accountId = async () =>
  (await sql<{ id: string }>`select id from account where email = ${email}`.execute(database.sql())).rows[0]!.id
const isMember = async () =>
  (await sql`select from loyalty_member where account_id = ${await accountId()}`.execute(database.sql())).rows.length >
  0

test('a shopper who ticks the box at sign-up is made a member of the programme as soon as the address is confirmed [C-LOY-O5]', async () => {
  const ane = await memberOf(shop, email, { confirmed: false, more: join })
  await report()

  expect(await provider.findContact(email)).toBeUndefined()
  expect(await rewards(ane)).toBe('unconfirmed')
  await confirm()
  expect(await rewards(ane)).toBe('joining')
  await report()
  expect(await provider.findContact(email)).toMatchObject({ email, firstName: 'Ane', lastName: 'Holm' })
  expect(await isMember()).toBe(true)
  expect(await rewards(ane)).toBe('member')
})

test('who does not tick it, or signs up where no programme is offered, is no member [C-LOY-O5, D-22]', async () => {
  await memberOf(shop, email, { confirmed: true })
  await report()
  expect(await provider.findContact(email)).toBeUndefined()

  for (const toggle of ['pointsSystem', 'loyaltyCard']) switchedOff.add(toggle)
  email = `ane${++sequence}@example.com`
  await memberOf(shop, email, { confirmed: true, more: join })
  await report()
  expect(await provider.findContact(email)).toBeUndefined()
})

test('the provider is told once it answers again, with the address that the account has by then [C-LOY-O5]', async () => {
  await memberOf(shop, email, { confirmed: true, more: join })
  await control({ down: true })
  await report()
  const renamed = `new-${email}`
  await sql`update account set email = ${renamed} where email = ${email}`.execute(database.sql())
  await control({ down: false })
  shop.passTime(60_000)
  await report()

  expect(await provider.findContact(email)).toBeUndefined()
  expect(await provider.findContact(renamed)).toMatchObject({ email: renamed })
})

test('a wish to join lapses after thirty days without a confirmed address', async () => {
  await memberOf(shop, email, { confirmed: false, more: join })
  const wishes = async () => (await sql`select from loyalty_enrolment`.execute(database.sql())).rows.length
  const age = (days: number) =>
    sql`update loyalty_enrolment set made_at = now() - make_interval(days => ${days})`.execute(database.sql())

  await age(29)
  await deleteExpired(database)
  expect(await wishes()).toBe(1)
  await age(31)
  await deleteExpired(database)
  expect(await wishes()).toBe(0)
})

test('the form of the sign-up offers the programme where it is on, in the market’s own page [C-LOY-O5]', async () => {
  const offered = async () => {
    const { body } = await shop.app.inject({ url: '/da-dk/login?view=signup&type=json' })
    return (JSON.parse(body) as { forms: { offersProgramme?: boolean } }).forms.offersProgramme
  }

  expect(await offered()).toBe(true)
  for (const toggle of ['pointsSystem', 'loyaltyCard']) switchedOff.add(toggle)
  expect(await offered()).toBeUndefined()
})

test('the box is sent by the form of the page as well, without script [C-LOY-O5]', async () => {
  const body = {
    formAction: 'sign-up',
    email,
    password: 'Linen trousers 7',
    firstName: 'Ane',
    lastName: 'Holm',
    ...join,
  }
  const answer = await shop.app.inject({
    ...{ method: 'POST', url: '/da-dk/login?view=signup', payload: new URLSearchParams(body).toString() },
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
  })
  await confirm()
  await report()

  expect(answer.statusCode).toBe(303)
  expect(await provider.findContact(email)).toMatchObject({ email })
})
