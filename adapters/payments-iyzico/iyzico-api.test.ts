import { afterEach, expect, test } from 'vitest'
import { answeringServer } from '#server/payments/answering-server.fakes.ts'
import { authorization, callIyzico, hexHmac, type IyzicoCall, isSignedBy, plain } from './iyzico-api.ts'
import { priceOf, priceText } from './price-text.ts'

const keys = { apiKey: 'ak', secretKey: 'sk' }
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function call(body: string, status = 200, asked: IyzicoCall = { path: '/payment/x?a=1', body: { a: 'ø' } }) {
  const provider = await answeringServer({ status, body })
  closing.push(provider.close)
  const answer = await callIyzico({ ...keys, apiUrl: provider.url }, asked)
  return { answer, told: provider.requests[0]! }
}

test('signs the path and the very bytes it sends [C-IYZ-02]', async () => {
  const { told } = await call('{"status":"success"}')
  const random = String(told.headers['x-iyzi-rnd'])

  expect(told).toMatchObject({ method: 'POST', path: '/payment/x?a=1', body: '{"a":"ø"}' })
  expect(told.headers['content-type']).toBe('application/json')
  expect(random).toMatch(/^\d{13}[0-9a-f]{12}$/)
  expect(told.headers.authorization).toBe(authorization(keys, { random, path: told.path, text: told.body }))
  const { told: read } = await call('{"status":"success"}', 200, { method: 'GET', path: '/y' })
  expect(read).toMatchObject({ method: 'GET', body: '' })
  expect(read.headers['content-type']).toBeUndefined()
})

test('accepts success and failure as answers with any status, and nothing else', async () => {
  expect((await call('{"status":"success","a":1}')).answer).toEqual({ status: 'success', a: 1 })
  expect((await call('{"status":"failure"}', 422)).answer).toEqual({ status: 'failure' })
  for (const odd of ['', 'x', '{}', 'null', '"success"', '{"status":"SUCCESS"}'])
    await expect(call(odd)).rejects.toThrow('iyzico.answer-unknown')
})

test('throws on an outage of the provider even when the answer contains success', async () => {
  for (const status of [429, 500, 503])
    await expect(call('{"status":"success"}', status)).rejects.toThrow('iyzico.failed')
})

test('rejects a signature that is cut, longer or missing [C-IYZ-O3]', () => {
  const right = hexHmac('sk', 'c1:5:')

  expect(isSignedBy('sk', ['c1', 5, undefined], right)).toBe(true)
  expect(isSignedBy('sk', ['c1', '5', ''], right)).toBe(true)
  for (const other of [
    undefined,
    '',
    right.slice(0, -1),
    `${right}0`,
    right.replace(/^./, 'x'),
    hexHmac('other', 'c1:5:'),
  ])
    expect(isSignedBy('sk', ['c1', 5, undefined], other)).toBe(false)
  expect([plain(1.5), plain('1.50'), plain(null)]).toEqual(['1.5', '1.50', ''])
})

test('reads and writes prices of currencies with no, two and three decimals', () => {
  const both = [
    [1250, 'JPY', '1250.0'],
    [19_990, 'TRY', '199.9'],
    [19_999, 'TRY', '199.99'],
    [0, 'TRY', '0.0'],
    [50, 'TRY', '0.5'],
    [1250, 'KWD', '1.25'],
  ] as const

  for (const [minor, currency, text] of both) {
    expect(priceText({ minor, currency })).toBe(text)
    expect(priceOf(text, currency)).toEqual({ minor, currency })
  }
  expect(priceOf(0.145, 'KWD').minor).toBe(145)
  expect(() => priceOf('x', 'TRY')).toThrow('iyzico.amount-unknown')
  expect(() => priceOf(1, undefined)).toThrow('iyzico.amount-unknown')
})
