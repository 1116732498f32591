import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fakeMarket } from '#server/markets/markets.fakes.ts'
import { openSignInShop, tokenOf } from './sign-in-browser.fakes.ts'

const { browser, database, mails, shop } = await openSignInShop()

test('accepts a known version of the terms for the account, in Turkey with the use of data apart [C-TRM-01, C-TRM-03, C-TRM-04, C-TRM-O1, C-CLM-O2, C-ELO-13, D-09, C-GEN-O2, C-EAC-01, C-EAC-02, C-GEN-O3, C-GEN-10]', async () => {
  const ane = browser()
  await ane.signUp()
  const due = async (market = 'en-gb') => (await ane.get(`/visitor/${market}`)).body.termsDue
  const valid = (email: string, version: string) =>
    ane.get(`/voyado/voyado/validatetermsversion/${encodeURIComponent(email)}/latestversion/${version}`)
  expect(await due()).toBe(true)
  expect((await valid('ane@example.com', '1')).body).toMatchObject({
    message: 'invalid claim',
    claimValidationErrors: [
      { id: 'st-ev', reason: { message: 'wrong value', expectedValue: true, actualValue: false } },
    ],
  })
  const [sent] = await mails()
  await ane.post('/auth/user/email/verify', { method: 'token', token: tokenOf(sent!.data.verifyUrl) })
  expect((await valid('ane@example.com', '1')).body).toEqual({ isValid: false })

  expect((await ane.post('/account/en-gb/accept-terms/99')).status).toBe(404)
  const at = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/)
  expect((await ane.post('/account/en-gb/accept-terms/1')).body).toEqual({
    ...{ termsVersion: '1', acceptedAt: at, market: 'en-gb' },
  })
  expect(await due()).toBe(false)
  expect((await valid('ANE@example.com', '1')).body).toEqual({ isValid: true })
  await sql`update account set terms = jsonb_set(terms, '{version}', '"0"')`.execute(database.sql())
  expect(await due()).toBe(true)
  expect((await valid('ane@example.com', '1')).body).toEqual({ isValid: false })
  await sql`update account set terms = jsonb_set(terms, '{version}', '"1"')`.execute(database.sql())
  expect((await valid('ane@example.com', '99')).status).toBe(404)
  expect((await valid('other@example.com', '1')).status).toBe(401)
  const stranger = browser().get('/voyado/voyado/validatetermsversion/ane%40example.com/latestversion/1')
  expect((await stranger).status).toBe(401)
  expect((await browser().post('/account/en-gb/accept-terms/1')).status).toBe(401)
  const turkish = (body: object, who = ane, version = '1') =>
    who.post(`/account/tr-tr/accept-terms-tr/${version}`, body)
  const all = { acceptTerms: true, acceptMarketing: false, acceptDataProcessing: true }
  const box = (JSON.parse(await readFile('words/tr.json', 'utf8')) as Record<string, string>)['checkout.newsletter']!
  const consents = async () =>
    (
      await sql`select r.act, t.body from consent_record r join consent_text t on t.version = r.text_version
        where r.market = 'tr-tr' and r.source = 'terms'`.execute(database.sql())
    ).rows
  const refused = async (field: string, body: object) => {
    const { status, body: told } = await turkish(body)
    expect([status, Object.keys(told.errors ?? {})]).toEqual([400, [field]])
  }
  await refused('acceptTerms', { ...all, acceptTerms: false })
  await refused('acceptDataProcessing', { ...all, acceptDataProcessing: false })
  expect(await ane.post('/account/tr-tr/accept-terms/1')).toMatchObject({
    status: 400,
    body: { code: 'account.data-processing-needed', errors: { acceptDataProcessing: [expect.any(String)] } },
  })
  expect(await due('tr-tr')).toBe(false)
  expect((await turkish(all, browser())).status).toBe(401)
  expect((await turkish(all, ane, '99')).status).toBe(404)
  expect((await turkish(all)).body).toEqual({ termsVersion: '1', acceptedAt: at, market: 'tr-tr' })
  expect(await consents()).toEqual([])
  await turkish({ ...all, acceptMarketing: true })
  expect(await consents()).toEqual([{ act: expect.any(String), body: expect.stringContaining(box) }])
})

test('stores the version that was accepted, even if another one holds by now [C-TRM-04]', async () => {
  const ane = browser()
  const { user } = (await ane.signUp()).body
  const market = fakeMarket('en-gb')
  const due = async () => (await ane.get('/visitor/en-gb')).body.termsDue

  expect(await shop.accounts.acceptTerms(user.id, { market, version: '0' })).toMatchObject({ version: '0' })
  expect(await due()).toBe(true)
  await shop.accounts.acceptTerms(user.id, { market, version: '1' })
  expect(await due()).toBe(false)
})
