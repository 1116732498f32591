import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { openBuyingShop } from '../checkout/buying-shop.fakes.ts'
import { memberOf } from '../loyalty/member.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())

const mailbox = 'support@halden.example'
let sequence = 0
let email = ''
beforeEach(async () => {
  shop.jobs.splice(0)
  email = `ane${++sequence}@example.com`
  await sql`truncate account, session, rate_count, support_request, mail cascade`.execute(database.sql())
})

const question = () => ({ email, name: 'Ane Holm', subject: 'A return', message: 'Where is it?\n<b>Please</b>' })
const post = (body: object, remoteAddress = '192.0.2.7') =>
  shop.app.inject({
    ...{ method: 'POST', url: '/api/voyado/voyado/contactform', remoteAddress, payload: body },
    headers: { 'sec-fetch-site': 'same-origin', 'x-current-market': 'da-dk' },
  })
const stored = async () =>
  (await sql<Record<string, unknown>>`select * from support_request order by made_at, id`.execute(database.sql())).rows
const mailed = async () => {
  const jobs = [...shop.jobs]
  await shop.runJobs()
  // A job that is delivered twice sends one mail.
  shop.jobs.push(...jobs)
  await shop.runJobs()
  return (await sql<{ recipient: string; kind: string; text: string }>`select * from mail`.execute(database.sql())).rows
}

test('anybody sends a question: it is stored as it was typed, and mailed to customer service once [C-ELO-01, C-LOY-O5]', async () => {
  const answer = await post({ ...question(), orderNumber: '100045' })

  expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }])
  expect(await stored()).toEqual([
    expect.objectContaining({ ...question(), order_number: '100045', market: 'da-dk', account_id: null }),
  ])
  const mails = await mailed()
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ recipient: mailbox, kind: 'support-request' })
  expect(JSON.parse(mails[0]!.text)).toEqual({ ...question(), orderNumber: '100045' })
  expect((await post(question())).statusCode).toBe(200)
  expect((await stored()).map((row) => row.order_number).toSorted()).toEqual(['100045', null])
})

test('a question with faults is refused with a text for each field, and stored nowhere [C-ELO-01]', async () => {
  const wrong = await post({ email: 'ane@', name: ' ', subject: ' ', message: '', orderNumber: 'x'.repeat(60) })

  expect(wrong.statusCode).toBe(400)
  expect(wrong.json()).toMatchObject({
    ...{ status: 400, code: 'support.to-correct', message: 'Tjek de markerede felter.' },
    errors: {
      email: [expect.any(String)],
      name: ['Indtast dit navn.'],
      subject: ['Vælg, hvad det handler om.'],
      message: ['Skriv din besked.'],
      orderNumber: [expect.any(String)],
    },
  })
  for (const missing of ['email', 'name', 'subject', 'message'] as const) {
    const { [missing]: _, ...rest } = question()
    const refused = await post(rest)
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { [missing]: [expect.any(String)] }])
  }
  for (const length of [9, 4_001, 5_001]) {
    const answer = await post({ ...question(), message: 'x'.repeat(length) })
    expect([length, answer.statusCode, Object.keys(answer.json().errors)]).toEqual([length, 400, ['message']])
  }
  expect(await stored()).toEqual([])
  expect(await mailed()).toEqual([])
})

test('limits questions, from one network and under one address from many networks', async () => {
  const many = await Promise.all(
    Array.from({ length: 15 }, (_, at) => post({ ...question(), email: `a${at}@example.com` })),
  )
  expect(many.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
  expect(many.find(({ statusCode }) => statusCode === 429)!.headers['retry-after']).toBeDefined()

  const spread = await Promise.all(Array.from({ length: 15 }, (_, at) => post(question(), `198.51.100.${at}`)))
  expect(spread.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
})

interface Shown {
  readonly pageAlias: string
  readonly name: string
  readonly email: string
  readonly done?: string
  readonly reasons: readonly string[]
  readonly form?: { readonly problems: object; readonly values: Readonly<Record<string, string>> }
}
const path = '/da-dk/contact'
const form = {
  formAction: 'ask-support',
  subject: 'return',
  name: 'Ane Holm',
  message: 'Where is it?',
  orderNumber: '',
}

test('the contact page is at /contact for everybody; its form works without script and keeps what was typed [B-PAGE-20, C-LOY-O5]', async () => {
  const ask = (url: string, body?: Readonly<Record<string, string>>) =>
    shop.app.inject({
      ...{ method: body ? 'POST' : 'GET', url, remoteAddress: '192.0.2.8' },
      ...(body && { payload: new URLSearchParams(body).toString() }),
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(body && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
    })
  const shown = (await ask(`${path}?type=json`)).json() as Shown
  expect(shown).toMatchObject({ pageAlias: 'contactFormPage', layout: 'default', name: '', email: '' })
  expect(shown.reasons.length).toBeGreaterThan(3)

  const refused = await ask(path, { ...form, email: 'ane@', subject: 'invented' })
  expect(refused.statusCode).toBe(422)
  expect((refused.json() as Shown).form).toMatchObject({
    problems: { email: [expect.any(String)], subject: ['Vælg, hvad det handler om.'] },
    values: { message: 'Where is it?', name: 'Ane Holm', email: 'ane@' },
  })
  const sent = await ask(path, { ...form, email })
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `${path}?done=sent`])
  expect(((await ask(`${path}?done=sent&type=json`)).json() as Shown).done).toBe('sent')
  expect(await stored()).toEqual([expect.objectContaining({ email, subject: 'En returnering eller tilbagebetaling' })])
})

test('a signed-in shopper sees name and address filled in, and the question is stored with the account [C-LOY-O5, B-PAGE-20]', async () => {
  const ane = await memberOf(shop, email)
  const shown = (await ane.ask('GET', `${path}?type=json`)).body as Shown
  expect(shown).toMatchObject({ name: 'Ane Holm', email })
  await ane.postForm(path, { ...form, email: 'elsewhere@example.com' })

  const [row] = await stored()
  expect(row).toMatchObject({ email: 'elsewhere@example.com', account_id: expect.any(String) })
})
