import { beforeEach, expect, test } from 'vitest'
import { leadWords, openLeads } from '../../adapters/leads-facebook/lead-shop.fakes.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { callIn, openClubShop } from './club.fakes.ts'

const facebook = await openLeads()
const shop = await openClubShop(await testDatabase(), facebook.source)
const { club, clock, ledger, runJobs, verificationIds } = shop
const call = callIn(shop)
const anna = 'anna@example.com'
const path = 'customerclub/facebook-lead-signup'

beforeEach(async () => {
  await shop.reset()
  clock.now = new Date()
})

type Notice = Awaited<ReturnType<typeof facebook.fillIn>>['notice']
const send = ({ headers, text }: Notice, market = 'en-gb') =>
  call(`POST ${market}/${path}`, text, {
    'x-hub-signature-256': headers['x-hub-signature-256'] ?? null,
    'sec-fetch-site': null,
  })

test('answers the challenge of a greeting that knows the token as plain text, and no other [C-CLB-01] [C-CLB-02] [C-CLB-O4] [C-EAC-11]', async () => {
  const greet = (mode: string, token: string) =>
    call(`GET en-gb/${path}?hub.mode=${mode}&hub.verify_token=${token}&hub.challenge=%3Cb%3E8675309421`, undefined, {
      'sec-fetch-site': null,
    })
  const answered = await shop.app.inject({
    url: `/api/account/en-gb/${path}?hub.mode=subscribe&hub.verify_token=${facebook.token}&hub.challenge=8675309421`,
  })

  expect([answered.statusCode, answered.body]).toEqual([200, '8675309421'])
  expect(answered.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answered.headers['content-disposition']).toBeUndefined()
  expect(await greet('subscribe', facebook.token)).toMatchObject({ status: 200, text: '<b>8675309421' })
  expect((await greet('subscribe', 'wrong')).status).toBe(403)
  expect((await greet('unsubscribe', facebook.token)).status).toBe(403)
  expect((await call(`GET en-gb/${path}`)).status).toBe(403)
})

test('signs up a person who ticked the box of a form, and records the words beside it [C-CLB-01] [C-CLB-O4] [C-EAC-10]', async () => {
  const { notice, ids } = await facebook.fillIn([
    { email: 'Anna@Example.com', firstName: 'Anna', lastName: 'Holm', ticked: true },
  ])
  expect(await send(notice)).toMatchObject({ status: 200, text: '{"ok":true}' })
  expect(await ledger()).toEqual([])
  await runJobs()

  expect(await club.mayMail(anna)).toMatchObject({ subscriptions: [{ topic: 'club', state: 'active' }] })
  expect(await ledger()).toMatchObject([
    {
      ...{ act: 'given', email: anna, market: 'en-gb', source: 'facebook-lead', source_id: ids[0], text: leadWords },
      ...{ text_version: expect.stringMatching(/^lead-form-700800900-[0-9a-f]{16}$/) },
    },
  ])
})

test('asks the owner of an address by mail where no box was ticked, and in Germany always [C-CLB-O4] [C-EAC-10]', async () => {
  const unticked = await facebook.fillIn([{ email: anna, ticked: false }])
  await send(unticked.notice)
  const german = await facebook.fillIn([{ email: 'b@example.com', ticked: true }])
  await send(german.notice, 'de-de')
  await runJobs()

  expect((await ledger()).map(({ act, email, text }) => [act, email, text])).toEqual([
    ['asked', anna, '~club.confirm-intro …'],
    ['asked', 'b@example.com', leadWords],
  ])
  expect(await club.mayMail(anna)).toBeUndefined()
  expect(await club.mayMail('b@example.com')).toBeUndefined()
  for (const id of verificationIds()) await club.confirm(id)
  expect(await club.mayMail(anna)).toBeDefined()
  expect(await club.mayMail('b@example.com')).toBeDefined()
})

test('refuses leads that are not signed, signed by somebody else or changed on their way [C-CLB-O4] [C-EAC-10]', async () => {
  const { notice, ids } = await facebook.fillIn([{ email: anna, ticked: true }])
  const changed = { ...notice, text: notice.text.replace(ids[0]!, '9'.repeat(13)) }

  expect(await send({ ...notice, headers: {} })).toMatchObject({ status: 401, body: { code: 'club.not-signed' } })
  expect((await send({ ...notice, headers: { 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` } })).status).toBe(401)
  expect((await send(changed)).status).toBe(401)
  expect((await send({ ...notice, text: '{"object":"page"}' })).status).toBe(400)
  expect((await send({ ...notice, text: 'no json' })).status).toBe(400)
  await runJobs()
  expect(await ledger()).toEqual([])
})

test('counts a lead once, however often and in whatever market it is reported, and not after the person has unsubscribed [C-CLB-O4]', async () => {
  const { notice, ids } = await facebook.fillIn([
    { email: anna, ticked: true },
    { email: 'b@example.com', ticked: true },
  ])
  const statuses = await Promise.all([send(notice), send(notice), send(notice, 'da-dk')])
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200])
  await runJobs()
  expect((await ledger()).map(({ source_id }) => source_id).toSorted()).toEqual(ids.toSorted())

  const { id } = (await club.contactOf(anna))!
  await call(`POST en-gb/customerclub/unsubscribe?contactId=${id}`, {})
  await send(notice)
  await runJobs()
  expect(await club.mayMail(anna)).toBeUndefined()
})

test('does not subscribe a person again who unsubscribed after filling in a form that is reported late [C-CLB-O4]', async () => {
  const early = await facebook.fillIn([{ email: anna, ticked: true }])
  await call('POST en-gb/customerclub/subscribe', { email: anna, acceptTerms: true, source: 'form' })
  clock.now = new Date(Date.now() + 60_000)
  const { id } = (await club.contactOf(anna))!
  await call(`POST en-gb/customerclub/unsubscribe?contactId=${id}`, {})
  await send(early.notice)
  await runJobs()

  expect(await club.mayMail(anna)).toBeUndefined()
  expect((await ledger()).map(({ act }) => act)).toEqual(['given', 'withdrawn'])
})

test('asks again for leads while the service is down, so that none is lost', async () => {
  const { notice } = await facebook.fillIn([{ email: anna, ticked: true }])
  await facebook.down(true)
  expect((await send(notice)).status).toBe(200)
  const [waiting] = [...shop.waiting]
  await expect(runJobs()).rejects.toThrow()
  await facebook.down(false)

  await shop.handlers.get(waiting!.queue)!(waiting!.data)
  expect(await club.mayMail(anna)).toBeDefined()
})
