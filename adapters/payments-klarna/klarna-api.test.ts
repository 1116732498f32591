import { afterEach, expect, test } from 'vitest'
import { answeringServer } from '#server/payments/answering-server.fakes.ts'
import { callKlarna, type KlarnaCall } from './klarna-api.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function call(body: string, status = 200, asked: KlarnaCall = { method: 'GET', path: '/x' }) {
  const provider = await answeringServer({ status, body })
  closing.push(provider.close)
  const answer = await callKlarna({ apiUrl: provider.url, username: 'K123', password: 's' }, asked)
  return { answer, told: provider.requests[0]! }
}

test('sends user name and password, and a body and an idempotency key only when given', async () => {
  const { told: read } = await call('{}')
  const { told: order } = await call('{}', 200, { method: 'POST', path: '/o', body: { a: 1 }, idempotencyKey: 'k' })

  expect(read).toMatchObject({ method: 'GET', path: '/x', body: '' })
  expect(read.headers.authorization).toBe(`Basic ${Buffer.from('K123:s').toString('base64')}`)
  expect(read.headers['content-type']).toBeUndefined()
  expect(read.headers['klarna-idempotency-key']).toBeUndefined()
  expect(order).toMatchObject({ method: 'POST', path: '/o', body: '{"a":1}' })
  expect(order.headers).toMatchObject({ 'content-type': 'application/json', 'klarna-idempotency-key': 'k' })
})

test('passes on refusals with their message, and an empty answer without one', async () => {
  expect((await call('{"error_code":"X"}', 404)).answer).toMatchObject({ status: 404, body: { error_code: 'X' } })
  expect((await call('')).answer).toMatchObject({ status: 200, body: {} })
})

test('throws on an outage and on answers that are not a JSON object', async () => {
  for (const status of [429, 500, 503]) await expect(call('{}', status)).rejects.toThrow('klarna.failed')
  for (const odd of ['x', 'null', '7', '"a"']) await expect(call(odd)).rejects.toThrow('klarna.answer-not-json')
})
