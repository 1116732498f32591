import { expect, test } from 'vitest'
import { describeLeadSource } from '#server/club/lead-source.port-test.ts'
import { leadKeys, openLeads } from './lead-shop.fakes.ts'
import { readLead } from './read-lead.ts'
import { facebookLeads } from './server.ts'
import { signatureHeader, signatureOf } from './signature.ts'

describeLeadSource(openLeads)

const source = facebookLeads({ graphUrl: '', ...leadKeys, forms: {} })
const readOf = (body: unknown) => {
  const text = JSON.stringify(body)
  return source.read({ text, headers: { [signatureHeader]: signatureOf(text, leadKeys.appSecret) } })
}
const leadgen = (leadgen_id: unknown) => ({ field: 'leadgen', value: { leadgen_id } })

test('signs as Facebook does, with the hash of the bytes that were sent', () => {
  expect(signatureOf('{"a":"\\u00e6"}', 'secret')).toBe(
    'sha256=195c1caee7f080a1a576325fc1631fc6e48a72edd90c6ef97323bcda12424038',
  )
})

test('reads the leads of all entries and changes once each, written as text or number, and nothing else', () => {
  const entry = [
    { id: '9', changes: [leadgen('1'), { field: 'feed', value: { leadgen_id: '8' } }, leadgen(2)] },
    {
      id: '9',
      changes: [leadgen('1'), leadgen('3'), leadgen('../3'), leadgen(1.5), leadgen(null), { field: 'leadgen' }],
    },
  ]

  expect(readOf({ object: 'page', entry })).toEqual({ kind: 'leads', ids: ['1', '2', '3'] })
  expect(readOf({ object: 'page', entry: [] })).toEqual({ kind: 'leads', ids: [] })
  for (const wrong of [{}, { entry: 'x' }, { entry: [{}] }, [], null])
    expect(readOf(wrong)).toEqual({ kind: 'not-understood' })
})

test('treats a box as ticked only when the form is known and names that box', () => {
  const forms = { 5: { consent: { key: 'news', text: 'Send me news.' } } }
  const lead = (more: object) =>
    readLead(
      {
        ...{ id: '1', created_time: '2026-01-01T10:00:00+0000', form_id: '5' },
        field_data: [
          { name: 'email', values: ['a@b.dk'] },
          { name: 'full_name', values: ['Anna Maria Holm'] },
        ],
        ...more,
      },
      forms,
    )
  const box = (checkbox_key: string, is_checked: unknown) => ({
    custom_disclaimer_responses: [{ checkbox_key, is_checked }],
  })

  expect(lead(box('news', '1'))).toMatchObject({
    ...{ agreedTo: 'Send me news.', createdAt: new Date('2026-01-01T10:00:00Z') },
    ...{ firstName: 'Anna', lastName: 'Maria Holm', email: 'a@b.dk' },
  })
  for (const none of [{}, box('news', ''), box('news', '0'), box('news', false), box('terms', '1')])
    expect(lead(none)).not.toHaveProperty('agreedTo')
  expect(lead({ ...box('news', '1'), form_id: '6' })).not.toHaveProperty('agreedTo')
  expect(lead({ ...box('news', '1'), form_id: 'constructor' })).not.toHaveProperty('agreedTo')
  for (const unread of [{ created_time: 'soon' }, { field_data: [] }, { field_data: [{ name: 'email', values: [] }] }])
    expect(lead(unread)).toBeUndefined()
})

test('the simulator greets the shop by the right token and by a wrong one, and repeats and spoils its notices', async () => {
  const { ask, close } = await openLeads()
  const greeted = (await ask('/greet', { market: 'da-dk' })) as { text: string }
  const told = (sign?: string) => ask('/leads', { leads: [{ form_id: '5', fields: {} }], times: 2, sign })

  expect(greeted.text).toBe(
    `/api/account/da-dk/customerclub/facebook-lead-signup?hub.mode=subscribe&hub.verify_token=${leadKeys.verifyToken}&hub.challenge=8675309421`,
  )
  expect((await told()) as object).toMatchObject({
    statuses: [200, 200],
    text: expect.stringContaining('Efter\\u00e5r'),
  })
  const { text, signature } = (await told('wrong')) as { text: string; signature: string }
  expect(signature).not.toBe(signatureOf(text, leadKeys.appSecret))
  await close()
})
