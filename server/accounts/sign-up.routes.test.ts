import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fields, openSignInShop, person, tokenOf } from './sign-in-browser.fakes.ts'

const { browser, database, mails, shop, switchedOn } = await openSignInShop()

test('says of each field what is wrong with it, in the words of the market [C-AUT-04, C-AUT-07, C-AUT-O1, C-AUT-O2, C-EAU-02]', async () => {
  const refused = await browser().signUp({ email: 'ane@', password: 'short', firstName: '', lastName: '<b>' })

  expect(refused.status).toBe(200)
  expect(refused.body).toEqual({
    status: 'FIELD_ERROR',
    formFields: [
      { id: 'email', error: 'Enter an email like name@example.com.' },
      { id: 'password', error: 'Use at least 8 characters.' },
      { id: 'firstName', error: expect.any(String) },
      { id: 'lastName', error: expect.any(String) },
    ],
  })
  expect((await browser().post('/auth/signin', fields({ email: 'ane@' }))).body.formFields).toHaveLength(2)
  for (const body of [
    {},
    { formFields: 'x' },
    { formFields: [{ value: 'x' }] },
    { formFields: Array(31).fill({ id: 'a', value: '' }) },
  ])
    expect((await browser().post('/auth/signin', body)).status).toBe(400)
})

test('allows one account for an address, however the address is written [C-AUT-O1]', async () => {
  await browser().signUp()

  for (const email of ['ane@example.com', ' ANE@EXAMPLE.COM ', 'ａne@example.com'])
    expect(await browser('192.0.2.9').signUp({ email })).toMatchObject({
      status: 200,
      body: {
        status: 'FIELD_ERROR',
        formFields: [{ id: 'email', error: 'You already have an account with this email. Log in.' }],
      },
    })
  const both = await Promise.all([1, 2].map((at) => browser(`192.0.2.${at}`).signUp({ email: 'twice@example.com' })))
  expect(both.map(({ body }) => body.status).sort()).toEqual(['FIELD_ERROR', 'OK'])
})

test('makes at most five accounts an hour from one network, and says when the next can be made [C-EAU-02]', async () => {
  for (let nth = 1; nth <= 5; nth += 1)
    expect((await browser('203.0.113.5').signUp({ email: `a${nth}@example.com` })).body.status).toBe('OK')

  expect((await browser('203.0.113.5').signUp({ email: 'a6@example.com' })).body).toEqual({
    status: 'GENERAL_ERROR',
    message: 'Too many new accounts were made from your network. Try again in an hour.',
  })
  expect((await browser('203.0.113.6').signUp({ email: 'a6@example.com' })).body.status).toBe('OK')
})

test('asks for the terms and confirms the newsletter by mail where that is wanted, and takes no header for consent [C-AUT-O2, D-03, C-TRM-04, C-TGL-19, C-TGL-10, C-SES-O6]', async () => {
  const stored = async () =>
    database.prepared<{ readonly terms: unknown; readonly birthday: Date | null }>(
      'consents-of-tests',
      'select terms, birthday from account',
    )
  const headers = { 'x-newsletter': 'true', 'x-terms-condition-version': '1' }
  await browser().post('/auth/signup', fields({ ...person, birthday: '1990-05-01' }), headers)
  expect(await stored()).toEqual([{ terms: null, birthday: null }])
  await mails()
  expect(await shop.club.contactOf(person.email)).toBeUndefined()

  await sql`truncate account cascade`.execute(database.sql())
  for (const toggle of ['signupTermsAndDoubleOptIn', 'birthdayField']) switchedOn.add(toggle)
  expect((await browser().signUp()).body.formFields).toMatchObject([{ id: 'acceptTerms' }])
  expect((await browser().signUp({ acceptTerms: 'true', birthday: '2020-05-01' })).body.formFields).toMatchObject([
    { id: 'birthday' },
  ])
  await mails()
  await browser().signUp({ acceptTerms: 'true', acceptNewsletter: 'true', birthday: '1990-05-01' })
  const [before] = await stored()
  expect(before).toMatchObject({
    terms: { version: '1', market: 'en-gb', at: shop.clock.now.toISOString() },
  })
  expect(before!.birthday?.toISOString()).toContain('1990-05-01')
  const sent = await mails()
  const { data: asked } = sent.find(({ kind }) => kind === 'confirm-contact')!
  const { data: verify } = sent.find(({ kind }) => kind === 'verify-email')!
  await browser().post('/auth/user/email/verify', { method: 'token', token: tokenOf(verify.verifyUrl) })
  expect(await shop.club.mayMail(person.email)).toBeUndefined()
  const id = new URL(asked.confirmUrl).searchParams.get('verificationId')!
  expect((await shop.club.confirm(id)).ok).toBe(true)
  expect((await shop.club.mayMail(person.email))?.subscriptions).toMatchObject([{ topic: 'newsletter' }])
})

test('a sign-up that accepts the terms alone subscribes nobody to news [C-TRM-O2]', async () => {
  const email = 'cleo@example.com'
  await browser().signUp({ acceptTerms: 'true', email })
  const kinds = (await mails()).map(({ kind }) => kind)

  expect(kinds).toContain('verify-email')
  expect(kinds).not.toContain('confirm-contact')
  expect(await shop.club.contactOf(email)).toBeUndefined()
})

test('keeps the name of who signs up without runs of blanks, and a phone number where one is given and could be one [C-AUT-O2, B-VAL-04, C-VAL-01]', async () => {
  const wrong = await browser().signUp({ phoneNumber: 'call me' })
  expect(wrong.body.formFields).toMatchObject([{ id: 'phoneNumber' }])

  await browser().signUp({ phoneNumber: ' +45 31 23 45 67 ' })
  await browser('192.0.2.8').signUp({ email: 'bo@example.com', firstName: ' Bo   Emil ', phoneNumber: '' })
  const kept = await database.prepared(
    'names-of-tests',
    'select email, first_name, last_name, phone_number from account order by email',
  )
  expect(kept).toEqual([
    { email: 'ane@example.com', first_name: 'Ane', last_name: 'Holm', phone_number: '+45 31 23 45 67' },
    { email: 'bo@example.com', first_name: 'Bo Emil', last_name: 'Holm', phone_number: null },
  ])
})

test('answers a few questions whether an address has an account, and then refuses them all [C-EAU-05]', async () => {
  await browser().signUp()
  const asks = browser('203.0.113.5')
  const exists = (email: string) => asks.get(`/auth/emailpassword/email/exists?email=${encodeURIComponent(email)}`)

  expect((await exists('ANE@example.com')).body).toEqual({ status: 'OK', exists: true })
  expect((await exists('nobody@example.com')).body).toEqual({ status: 'OK', exists: false })
  for (let asked = 2; asked < 5; asked++) await exists('nobody@example.com')
  const after = await Promise.all(['ane@example.com', 'nobody@example.com'].map(exists))
  expect(after.map(({ body }) => body.status)).toEqual(['GENERAL_ERROR', 'GENERAL_ERROR'])
  expect(after[0]!.body).toEqual(after[1]!.body)
})

test('calculates the age at sign-up by the date in the market [C-ACC-O1, C-ACC-04]', async () => {
  switchedOn.add('birthdayField')
  const before = shop.clock.now
  const birthday = '2010-06-11'
  const signedUpAt = async (moment: string) => {
    shop.clock.now = new Date(moment)
    return (await browser().signUp({ birthday })).body.status
  }

  // In summer, London is one hour ahead of UTC.
  expect(await signedUpAt('2026-06-10T22:59:00Z')).toBe('FIELD_ERROR')
  expect(await signedUpAt('2026-06-10T23:00:00Z')).toBe('OK')
  shop.clock.now = before
})

test('tells on the call of the account as well whether an address is known, as seldom [C-EAC-09, C-ACC-O6]', async () => {
  await browser().signUp()
  const ask = browser('203.0.113.9')
  const exists = (email: string) => ask.get(`/account/en-gb/check-email-exists?email=${encodeURIComponent(email)}`)

  expect((await exists('ane@example.com')).body).toEqual({ exists: true })
  expect((await exists('nobody@example.com')).body).toEqual({ exists: false })
  expect((await exists('nonsense')).status).toBe(400)
  for (let asked = 0; asked < 3; asked++) await exists('nobody@example.com')
  expect((await exists('ane@example.com')).status).toBe(429)
})
