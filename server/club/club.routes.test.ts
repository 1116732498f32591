import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { hashOfSecret } from '#server/platform/secret.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { marketNamed } from '../catalogue/catalogue.fakes.ts'
import { callIn, openClubShop } from './club.fakes.ts'

const shop = await openClubShop(await testDatabase())
const { club, clock, ledger, mails, on, runJobs, verificationIds } = shop
const call = callIn(shop)
const anna = 'anna@example.com'
const form = { email: anna, acceptTerms: true, source: 'signup-widget' }
const subscribe = (market = 'en-gb', more: object = {}) =>
  call(`POST ${market}/customerclub/subscribe`, { ...form, ...more })
const confirmed = (id: string) => call(`GET en-gb/customerclub/verify-marketing?verificationId=${id}`)
const day = 24 * 60 * 60 * 1000

beforeEach(() => shop.reset())

/** A subscribed contact. */
async function member(email = anna) {
  await subscribe('en-gb', { email })
  return (await club.mayMail(email))!.id
}

test('joins at once where no confirmation is asked for, with the whole act on record [C-CLB-O1] [C-EAC-13, C-CLB-01]', async () => {
  const more = { firstName: ' Anna ', lastName: 'Holm', birthday: '1990-02-28', subBrands: ['women', 'men', 'women'] }
  expect(await subscribe('en-gb', { ...more, email: ' Anna@Example.com ' })).toMatchObject({
    ...{ status: 200, text: '{"state":"active"}' },
  })
  await runJobs()

  expect(mails).toEqual([])
  expect(await club.mayMail('ANNA@example.com')).toMatchObject({
    ...{ email: anna, subscriptions: [{ topic: 'club', state: 'active', subBrands: ['women', 'men'] }] },
  })
  expect(await ledger()).toMatchObject([
    {
      ...{ act: 'given', topic: 'club', email: anna, market: 'en-gb', language: 'en-GB', source: 'signup-widget' },
      ...{ text: '~club.consent', sub_brands: ['women', 'men'], at: clock.now },
    },
  ])
  const { rows } = await sql`select first_name, last_name, birthday::text from contact`.execute(shop.database.sql())
  expect(rows).toEqual([{ first_name: 'Anna', last_name: 'Holm', birthday: '1990-02-28' }])
})

test.each([
  [{ email: 'anna' }, 'club.email-invalid', 'email'],
  [{ acceptTerms: false }, 'club.terms-needed', 'acceptTerms'],
  [{ acceptTerms: undefined }, 'club.terms-needed', 'acceptTerms'],
  [{ firstName: '<b>Anna</b>' }, 'club.name-invalid', 'firstName'],
  [{ lastName: '<i>' }, 'club.name-invalid', 'lastName'],
  [{ birthday: '2026-02-30' }, 'club.birthday-invalid', 'birthday'],
  [{ birthday: '2020-01-01' }, 'club.birthday-invalid', 'birthday'],
  [{ subBrands: ['pets'] }, 'club.sub-brand-unknown', 'subBrands'],
])('refuses a sign-up that is not right: %o [C-CLB-O1] [C-EAC-13]', async (wrong, code, field) => {
  const answer = await subscribe('en-gb', wrong)

  expect(answer).toMatchObject({ status: 400, body: { code, errors: { [field]: [expect.any(String)] } } })
  expect(await ledger()).toEqual([])
})

test('refuses a sign-up without its email or its source, and one with text for a tick [C-CLB-O1] [C-EAC-13] [B-VAL-O2]', async () => {
  for (const wrong of [{ email: undefined }, { source: undefined }, { acceptTerms: 'true' }, { subBrands: 'women' }])
    expect((await subscribe('en-gb', wrong)).status).toBe(400)
  expect((await call('POST xx-xx/customerclub/subscribe', form)).status).toBe(400)
  expect(await ledger()).toEqual([])
})

test('keeps a sign-up pending where the toggle asks for a double opt-in, until the mail’s button is pressed [C-CLB-O1] [C-CLB-03] [C-EAC-16, C-CLB-01]', async () => {
  on.add('signupTermsAndDoubleOptIn')
  expect((await subscribe('en-gb')).text).toBe('{"state":"pending"}')
  await runJobs()

  expect(await club.mayMail(anna)).toBeUndefined()
  expect(mails).toMatchObject([{ kind: 'confirm-contact', recipient: anna, market: 'en-gb', data: { topic: 'club' } }])
  const [id] = verificationIds()
  expect(mails[0]!.data).toMatchObject({ confirmUrl: `http://localhost/en-gb/customer-club?verificationId=${id}` })
  const answer = await confirmed(id!)
  const contact = (await club.mayMail(anna))!
  expect(answer).toMatchObject({ status: 200, body: { state: 'active', contactId: contact.id } })
  const [asked, proof] = await ledger()
  expect(asked).toMatchObject({ act: 'asked', confirm_hash: null })
  expect(proof).toMatchObject({
    ...{ act: 'confirmed', confirm_hash: hashOfSecret(id!), text: '~club.consent', source: 'signup-widget' },
    ...{ text_version: asked!.text_version, market: 'en-gb', at: clock.now },
  })
})

test('asks for a double opt-in in every market of Germany, whatever the toggle says [C-CLB-O1, C-GEN-O3]', async () => {
  expect((await subscribe('de-de')).body).toEqual({ state: 'pending' })
  await runJobs()
  expect(await club.mayMail(anna)).toBeUndefined()
  expect(verificationIds()).toHaveLength(1)

  expect((await subscribe('fr-fr', { email: 'other@example.com' })).body).toEqual({ state: 'active' })
})

test('confirms by a link for seven days, once, and never by an invented id [C-CLB-O1] [C-EAC-16]', async () => {
  await subscribe('de-de')
  await runJobs()
  const [id] = verificationIds()

  clock.now = new Date(clock.now.getTime() + 7 * day)
  expect(await confirmed(id!)).toMatchObject({ status: 404, body: { code: 'club.verification-unknown' } })
  expect(await club.mayMail(anna)).toBeUndefined()
  clock.now = new Date(clock.now.getTime() - 1)
  expect((await Promise.all([confirmed(id!), confirmed(id!)])).map(({ status }) => status).toSorted()).toEqual([
    200, 404,
  ])
  expect((await confirmed(id!)).status).toBe(404)
  for (const unknown of ['abc', 'x'.repeat(43), "' or 1=1", hashOfSecret(id!)])
    expect((await confirmed(encodeURIComponent(unknown))).status).toBe(404)
  expect((await call('GET en-gb/customerclub/verify-marketing')).status).toBe(400)
})

test('the link of a mail opens a page with a button, so that no mail scanner can confirm [C-EAC-16] [D-19, C-API-O5, D-08]', async () => {
  await subscribe('de-de')
  await runJobs()
  const [id] = verificationIds()
  const open = (headers: object) =>
    call(`GET en-gb/customerclub/verify-marketing?verificationId=${id}`, undefined, headers)

  expect(await open({ accept: 'text/html' })).toMatchObject({
    ...{ status: 302, location: `/en-gb/customer-club?verificationId=${id}` },
  })
  expect((await open({ 'sec-fetch-mode': 'navigate' })).status).toBe(302)
  expect((await open({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(await club.mayMail(anna)).toBeUndefined()
  expect((await confirmed(id!)).status).toBe(200)
})

test('stores no id of a link, only its hash [C-EAC-16]', async () => {
  await subscribe('de-de')
  await runJobs()
  const { rows } = await sql<{ all: string }>`select row_to_json(o)::text as all from contact_confirmation o`.execute(
    shop.database.sql(),
  )

  expect(rows[0]!.all).not.toContain(verificationIds()[0])
  expect(rows[0]!.all).toContain(hashOfSecret(verificationIds()[0]!))
})

test('answers the same for an address that is subscribed already, and changes nothing of it [C-CLB-O1]', async () => {
  await subscribe('de-de', { subBrands: ['women'], firstName: 'Anna' })
  await runJobs()
  await confirmed(verificationIds()[0]!)
  const before = await club.contactOf(anna)

  const again = await subscribe('de-de', { subBrands: ['men'], firstName: 'Eve' })
  const unknown = await subscribe('de-de', { email: 'nobody@example.com' })
  await runJobs()

  expect(again.text).toBe(unknown.text)
  expect(again.status).toBe(200)
  expect(await club.contactOf(anna)).toEqual(before)
  const { rows } = await sql`select first_name from contact where email = ${anna}`.execute(shop.database.sql())
  expect(rows).toEqual([{ first_name: 'Anna' }])
  expect(mails.filter(({ recipient }) => recipient === anna)).toHaveLength(1)
  const more = { subBrands: ['men'], firstName: 'Eve', lastName: 'Lund', birthday: '1990-02-28' }
  expect(await subscribe('en-gb', more)).toMatchObject({ status: 200, text: '{"state":"active"}' })
  await runJobs()
  expect(await club.contactOf(anna)).toEqual(before)
  const person = sql`select first_name, last_name, birthday from contact where email = ${anna}`
  expect((await person.execute(shop.database.sql())).rows).toEqual([
    { first_name: 'Anna', last_name: null, birthday: null },
  ])
})

test('accepts sign-ups from a service with the token, and from no other [C-CLB-02] [C-CLB-O4] [C-EAC-12, C-CLB-01]', async () => {
  const ask = (token: string | null, body: object = form) =>
    call('POST en-gb/customerclub/facebook-signup', body, { 'x-signup-access-token': token, 'sec-fetch-site': null })
  for (const wrong of ['', 'token', 'token-of-tests ,', null])
    expect(await ask(wrong)).toMatchObject({ status: 401, body: { code: 'club.token-wrong' } })
  expect(await ledger()).toEqual([])

  expect(await ask('token-of-tests', { ...form, acceptTerms: false })).toMatchObject({ status: 400 })
  const joined = await ask('token-of-tests', { ...form, email: ` ${anna.toUpperCase()} ` })
  const { rows } = await sql`select id from contact where email = ${anna}`.execute(shop.database.sql())
  expect(joined).toMatchObject({ status: 200, body: { state: 'active', contactId: (rows as [{ id: string }])[0].id } })
  expect((await ask('token-before', { ...form, email: 'b@example.com' })).status).toBe(200)
  expect((await ledger()).map(({ act, topic, email }) => [act, topic, email])).toEqual([
    ['given', 'club', anna],
    ['given', 'club', 'b@example.com'],
  ])
})

test('always asks the owner of an address that is left in the popup, and notes where it was left [C-CLB-O2] [C-EAC-15] [C-EAC-21, C-CLB-01]', async () => {
  const leave = (path: string, body: object) => call(`POST ${path}`, body)
  expect((await leave('en-gb/customerclub/verify-email?sleekNote=true', { email: 'a@example.com' })).body).toEqual({
    ok: true,
  })
  const unmarked = await leave('en-gb/customerclub/verify-email?sleekNote=false', { email: 'b@example.com' })
  expect([unmarked.status, unmarked.body]).toEqual([200, { ok: true }])
  const v2 = { email: 'c@example.com', market: 'DA-DK', source: 'fair' }
  expect((await leave('customerclub/v2/verify-email', v2)).body).toEqual({ ok: true })
  await runJobs()

  expect((await ledger()).map(({ act, topic, source, market, text }) => [act, topic, source, market, text])).toEqual([
    ['asked', 'newsletter', 'popup', 'en-gb', '~club.newsletter-consent'],
    ['asked', 'newsletter', 'verify-email', 'en-gb', '~club.newsletter-consent'],
    ['asked', 'newsletter', 'fair', 'da-dk', '~club.confirm-intro …'],
  ])
  expect(mails.map(({ market }) => market)).toEqual(['en-gb', 'en-gb', 'da-dk'])
  for (const [at, id] of verificationIds().entries()) {
    expect(await club.mayMail(`${'abc'[at]}@example.com`)).toBeUndefined()
    expect((await confirmed(id)).status).toBe(200)
    expect(await club.mayMail(`${'abc'[at]}@example.com`)).toBeDefined()
  }
})

test('adds to a contact of the newsletter what joining the club tells of the person, and keeps what was known [C-CLB-O1]', async () => {
  const known = sql`select first_name, last_name, birthday::text from contact`
  const told = async () => (await known.execute(shop.database.sql())).rows
  await call('POST en-gb/customerclub/verify-email', { email: anna })
  expect(await told()).toEqual([{ first_name: null, last_name: null, birthday: null }])
  await subscribe('de-de', { firstName: 'Anna' })
  await subscribe('en-gb', { firstName: 'Eve', lastName: 'Holm', birthday: '1990-02-28' })

  expect(await told()).toEqual([{ first_name: 'Anna', last_name: 'Holm', birthday: '1990-02-28' }])
})

test('refuses an invalid address, and a market that is not open [C-CLB-O2] [C-EAC-15] [C-EAC-21]', async () => {
  expect((await call('POST en-gb/customerclub/verify-email', { email: 'anna' })).body.code).toBe('club.email-invalid')
  expect((await call('POST en-gb/customerclub/verify-email', {})).status).toBe(400)
  const v2 = (body: object) => call('POST customerclub/v2/verify-email', body)
  expect((await v2({ email: anna, market: 'xx-xx', source: 's' })).body.code).toBe('club.market-unknown')
  expect((await v2({ email: 'anna', market: 'en-gb', source: 's' })).status).toBe(400)
  for (const missing of ['email', 'market', 'source'])
    expect((await v2({ email: anna, market: 'en-gb', source: 's', [missing]: undefined })).status).toBe(400)
  expect(await ledger()).toEqual([])
})

test('unsubscribes by the link of a mail, as often as it is pressed [C-CLB-O3] [C-EAC-14, C-CLB-01]', async () => {
  const id = await member()
  const press = () =>
    call(`POST en-gb/customerclub/unsubscribe?contactId=${id}&messageId=m1`, { reason: 'Too many mails' })
  expect(await press()).toMatchObject({ status: 200, body: { ok: true } })
  expect((await Promise.all([press(), press()])).map(({ status }) => status)).toEqual([200, 200])

  expect(await club.mayMail(anna)).toBeUndefined()
  expect((await ledger()).filter(({ act }) => act === 'withdrawn')).toMatchObject([
    { topic: 'club', source: 'mail', source_id: 'm1', reason: 'Too many mails', at: clock.now },
  ])
})

test('unsubscribes by one press in a mail program, which posts a form from elsewhere [C-CLB-O3] [C-EAC-14]', async () => {
  const id = await member()
  const { status } = await call(
    `POST en-gb/customerclub/unsubscribe?contactId=${id}&messageId=m2`,
    'List-Unsubscribe=One-Click',
    { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': null, 'x-current-market': null },
  )

  expect(status).toBe(200)
  expect(await club.mayMail(anna)).toBeUndefined()
  expect((await ledger()).at(-1)).toMatchObject({ act: 'withdrawn', source: 'one-click', source_id: 'm2' })
})

test('leads the link of a mail to the page whose button unsubscribes [C-EAC-14, D-08]', async () => {
  const id = await member()
  expect(await call(`GET en-gb/customerclub/unsubscribe?contactId=${id}&messageId=m1`)).toMatchObject({
    ...{ status: 302, location: `/en-gb/unsubscribe?contactId=${id}&messageId=m1` },
  })
  expect(await club.mayMail(anna)).toBeDefined()
})

test('calculates the age of a new club member by the date in the market [C-ACC-O1, C-ACC-04, C-VAL-02, B-VAL-03, C-CST-15]', async () => {
  const before = clock.now
  const joinedAt = async (moment: string) => {
    clock.now = new Date(moment)
    return (await subscribe('da-dk', { birthday: '2010-11-21' })).status
  }

  expect([await joinedAt('2026-11-20T22:59:00Z'), await joinedAt('2026-11-20T23:00:00Z')]).toEqual([400, 200])
  clock.now = before
})

test('knows no contact it did not give a link to [C-CLB-O3] [C-EAC-14]', async () => {
  for (const unknown of [newId(), 'abc', "' or 1=1"])
    expect(
      await call(`POST en-gb/customerclub/unsubscribe?contactId=${encodeURIComponent(unknown)}`, {}),
    ).toMatchObject({ status: 404, body: { code: 'club.contact-unknown' } })
  expect((await call('POST en-gb/customerclub/unsubscribe', {})).status).toBe(400)
  expect((await call('POST en-gb/customerclub/unsubscribe', { email: 'anna' })).status).toBe(400)
})

test('unsubscribes an address alone with the same answer, known or not [C-CLB-O3] [C-EAC-14]', async () => {
  await member()
  const leave = (email: string) => call('POST en-gb/customerclub/unsubscribe', { email, reason: 'Bye' })
  const [known, unknown] = [await leave('Anna@example.com'), await leave('nobody@example.com')]
  await runJobs()

  expect([known.status, known.text]).toEqual([200, unknown.text])
  expect(await club.mayMail(anna)).toBeUndefined()
  expect(await ledger('nobody@example.com')).toEqual([])
  expect((await ledger(anna)).at(-1)).toMatchObject({ act: 'withdrawn', source: 'form', reason: 'Bye' })
  expect((await leave(anna)).status).toBe(200)
})

test('refuses a confirmation link that was sent before an unsubscribe [C-CLB-O3]', async () => {
  await subscribe('de-de')
  await runJobs()
  const { id } = (await club.contactOf(anna))!
  await call(`POST de-de/customerclub/unsubscribe?contactId=${id}`, {})

  expect((await confirmed(verificationIds()[0]!)).status).toBe(404)
  expect(await club.mayMail(anna)).toBeUndefined()
})

test('undoes an unsubscribe within an hour, if there was a valid consent [C-CLB-O3]', async () => {
  const id = await member()
  const german = marketNamed('de-de')
  await call(`POST en-gb/customerclub/unsubscribe?contactId=${id}`, {})
  expect((await club.undo(id, german)).ok).toBe(true)

  expect(await club.mayMail(anna)).toMatchObject({ id })
  expect((await ledger()).at(-1)).toMatchObject({ act: 'given', source: 'undo', text: '~club.undo' })
  await call(`POST en-gb/customerclub/unsubscribe?contactId=${id}`, {})
  clock.now = new Date(clock.now.getTime() + day / 24)
  await club.undo(id, german)
  expect(await club.mayMail(anna)).toBeUndefined()
  expect(await club.undo(newId(), german)).toMatchObject({ ok: false })
})

test('sends an address no more than three mails a day, whoever asks and however often', async () => {
  for (let time = 0; time < 9; time++)
    await call(
      'POST en-gb/customerclub/verify-email',
      { email: anna },
      {
        'x-test-address': `203.0.113.${time}`,
      },
    ).then(runJobs)

  expect(mails).toHaveLength(3)
})

test('counts the sign-ups of a network and of an address', async () => {
  const from = (email: string, address: string) =>
    call('POST en-gb/customerclub/subscribe', { ...form, email }, { 'x-test-address': address })
  for (let time = 0; time < 20; time++) expect((await from(`a${time}@example.com`, '203.0.113.7')).status).toBe(200)
  expect(await from('b@example.com', '203.0.113.7')).toMatchObject({ status: 429, body: { code: 'club.too-often' } })
  expect((await from('b@example.com', '198.51.100.1')).status).toBe(200)
  for (let time = 0; time < 10; time++) await from(anna, `198.51.100.${time + 2}`)
  expect((await from(anna, '192.0.2.1')).status).toBe(429)
})

test('stores one contact and one consent for sign-ups at the same moment', async () => {
  await Promise.all(Array.from({ length: 8 }, () => subscribe('en-gb')))

  expect((await ledger()).map(({ act }) => act).toSorted()).toEqual(['given', ...Array(7).fill('repeated')])
  expect((await club.mayMail(anna))!.subscriptions).toHaveLength(1)
})

test('never changes or deletes what the ledger holds', async () => {
  await member()

  await expect(sql`update consent_record set source = 'x'`.execute(shop.database.sql())).rejects.toThrow('append-only')
  await expect(sql`delete from consent_record`.execute(shop.database.sql())).rejects.toThrow('append-only')
})

test('does not treat a header that browsers send with every call as a consent [D-03]', async () => {
  const headers = { 'x-newsletter': 'true' }
  expect((await subscribe('en-gb', { acceptTerms: undefined })).status).toBe(400)
  expect((await call('POST en-gb/customerclub/subscribe', { ...form, acceptTerms: false }, headers)).status).toBe(400)
  await call('POST en-gb/customerclub/unsubscribe', { email: anna }, headers)
  await runJobs()

  expect(await ledger()).toEqual([])
})
