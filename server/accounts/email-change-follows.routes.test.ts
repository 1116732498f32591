import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { openBuyingShop } from '../checkout/buying-shop.fakes.ts'
import { providerOf } from '../loyalty/member.fakes.ts'
import { password, visitorOf } from '../profiles/member.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
const { provider, control } = providerOf(shop)
afterAll(() => shop.close())
let sequence = 0
beforeEach(async () => {
  await sql`truncate account, session, rate_count, mail, contact, consent_record, subscription cascade`.execute(
    database.sql(),
  )
  await control({ down: false })
  shop.passTime(60_000)
  shop.jobs.length = 0
  sequence++
})

const addressOf = (name: string): string => `${name}${sequence}@example.com`

interface Mail {
  readonly kind: string
  readonly recipient: string
  readonly data: { readonly confirmUrl?: string; readonly stopUrl?: string }
}
type Job = (typeof shop.jobs)[number]

/** Runs all jobs; returns the mails they wrote. */
async function runAll(): Promise<Mail[]> {
  const mails: Mail[] = []
  while (shop.jobs.length > 0) {
    for (const { queue, data } of shop.jobs) if (queue === 'write-mail') mails.push(data as never)
    await shop.runJobs()
  }
  return mails
}

async function member(email: string, isVerified = true) {
  const visitor = visitorOf(shop)
  await visitor.join(email)
  if (isVerified) await sql`update account set email_verified_at = now() where email = ${email}`.execute(database.sql())
  await runAll()
  const { id } = (await shop.accounts.byEmail(email))!
  return { ...visitor, id }
}

/** Submits the form that a mail links to. */
async function press(url: string | undefined, formAction: string): Promise<void> {
  const { pathname, search } = new URL(url!)
  const { location } = await visitorOf(shop).post(`${pathname.replace('/en-gb', '')}${search}`, { formAction })
  expect(location).not.toContain('link-expired')
}

/** Changes the email address of an account; returns how its owner can stop the change, and the jobs that follow. */
async function change(visitor: Awaited<ReturnType<typeof member>>, email: string) {
  await visitor.call('POST', '/account/en-gb/update-account-email', { email, password })
  const mails = await runAll()
  await press(mails.find(({ recipient }) => recipient === email)!.data.confirmUrl, 'change-email')
  const jobs: readonly Job[] = shop.jobs.splice(0)
  return {
    jobs,
    undo: () => press(mails.find(({ recipient }) => recipient !== email)!.data.stopUrl, 'stop-email-change'),
  }
}

async function run(jobs: readonly Job[]): Promise<void> {
  shop.jobs.push(...jobs)
  await runAll()
}

const consent = (email: string, subBrands: readonly string[] = []) =>
  database.transaction((inside) =>
    shop.club.consent(inside, {
      ...{ market: shop.market('en-gb'), email, source: 'checkout', topic: 'newsletter', text: 'box', subBrands },
      isOwner: true,
    }),
  )
const mayMail = async (...emails: readonly string[]) =>
  Promise.all(emails.map(async (email) => (await shop.club.mayMail(email)) !== undefined))

test('a newsletter follows an account to its new address, and leaves the old one [C-EAC-20]', async () => {
  const [old, fresh] = [addressOf('ane'), addressOf('new')]
  const visitor = await member(old)
  await consent(old, ['women'])
  const { jobs } = await change(visitor, fresh)
  await run([...jobs, ...jobs])

  expect(await mayMail(old, fresh)).toEqual([false, true])
  expect(await shop.club.mayMail(fresh)).toMatchObject({ subscriptions: [{ subBrands: ['women'] }] })
  const { rows } = await sql`select act, source, account_id, text_version is null as "isWithoutText" from consent_record
    where source = 'email-change' order by id`.execute(database.sql())
  expect(rows).toEqual([
    { act: 'given', source: 'email-change', account_id: visitor.id, isWithoutText: false },
    { act: 'withdrawn', source: 'email-change', account_id: visitor.id, isWithoutText: true },
  ])
})

test('a newsletter that the owner of the new address has ended stays ended, and one nobody asked for is not begun', async () => {
  const [old, fresh, other, next] = ['ane', 'new', 'bo', 'next'].map(addressOf) as [string, string, string, string]
  const visitor = await member(old)
  for (const email of [old, fresh]) await consent(email)
  const { id } = (await shop.club.contactOf(fresh))!
  await shop.club.unsubscribe(id, { market: shop.market('en-gb'), source: 'mail' })
  await run((await change(visitor, fresh)).jobs)
  await run((await change(await member(other), next)).jobs)

  expect(await mayMail(old, fresh, other, next)).toEqual([false, false, false, false])
})

test('a newsletter comes back when the change of address is undone, and one that the new address had before stays there [D-27]', async () => {
  const [old, thief] = [addressOf('ane'), addressOf('thief')]
  const visitor = await member(old)
  await consent(old)
  const { jobs, undo } = await change(visitor, thief)
  await run(jobs)
  await undo()
  await run(shop.jobs.splice(0))
  expect(await mayMail(old, thief)).toEqual([true, false])

  const [bo, signe] = [addressOf('bo'), addressOf('signe')]
  await consent(signe)
  const second = await change(await member(bo), signe)
  await run(second.jobs)
  await second.undo()
  await run(shop.jobs.splice(0))
  expect(await mayMail(bo, signe)).toEqual([false, true])
})

test('an undone change moves nothing, even if its jobs run last', async () => {
  const [old, thief] = [addressOf('ane'), addressOf('thief')]
  const visitor = await member(old)
  await consent(old)
  const { id } = await provider.createContact({ email: old, firstName: 'Ane', lastName: 'Holm', country: 'GB' })
  const { jobs, undo } = await change(visitor, thief)
  await undo()
  await run(shop.jobs.splice(0))
  await run(jobs)

  expect(await mayMail(old, thief)).toEqual([true, false])
  expect((await provider.findContact(old))!.id).toBe(id)
})

test('consents of an address that was never verified stay with it', async () => {
  const [old, fresh] = [addressOf('ane'), addressOf('new')]
  const visitor = await member(old, false)
  await consent(old)
  await run((await change(visitor, fresh)).jobs)

  expect(await mayMail(old, fresh)).toEqual([true, false])
})

test('the loyalty contact follows an account to its new address, after an outage too, and back when the change is undone [C-ACC-O4, D-27]', async () => {
  const [old, fresh] = [addressOf('ane'), addressOf('new')]
  const visitor = await member(old)
  const { id } = await provider.createContact({ email: old, firstName: 'Ane', lastName: 'Holm', country: 'GB' })
  const { jobs, undo } = await change(visitor, fresh)
  await control({ down: true })
  await expect(run(jobs)).rejects.toThrow()
  await control({ down: false })
  shop.passTime(60_000)
  shop.jobs.length = 0
  await run([...jobs, ...jobs])
  expect([(await provider.findContact(fresh))?.id, await provider.findContact(old)]).toEqual([id, undefined])

  await undo()
  const back = shop.jobs.splice(0)
  await run([...back, ...back])
  expect([(await provider.findContact(old))?.id, await provider.findContact(fresh)]).toEqual([id, undefined])
})

test('a change of address and its undoing never take the loyalty contact of somebody else', async () => {
  const [old, others] = [addressOf('ane'), addressOf('signe')]
  const visitor = await member(old)
  const signe = await provider.createContact({ email: others, firstName: 'Signe', lastName: 'Lund', country: 'GB' })
  const { jobs, undo } = await change(visitor, others)
  await run(jobs)
  await undo()
  await run(shop.jobs.splice(0))

  expect([await provider.findContact(old), (await provider.findContact(others))?.id]).toEqual([undefined, signe.id])
})
