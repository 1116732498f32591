import { expect, test } from 'vitest'
import { createApi } from './client.ts'
import { settled } from './use-answer.ts'

const answering = (status: number, body: object) =>
  createApi(async () => ({ status, headers: {}, text: JSON.stringify(body) }))

test.each([
  ['a refusal', 404, { message: 'Not found' }],
  ['a fault of the server', 500, {}],
  ['a success with the mark of an error', 200, { hasError: true, results: [] }],
  ['a success with an error in it', 200, { error: 'unavailable' }],
])(
  'a part of a page is told that its call failed, and nothing is thrown: %s [B-ERR-12, B-ERR-14, C-API-06, C-API-07]',
  async (_, status, body) => {
    expect(await settled(answering(status, body)('GET /api/feature-flags'))).toBe('failed')
  },
)

test('a part of a page is told that its call failed where no answer comes at all [B-ERR-12, C-API-06]', async () => {
  const offline = createApi(async () => Promise.reject(new Error('no network')))

  expect(await settled(offline('GET /api/feature-flags'))).toBe('failed')
})

test('a part of a page gets the answer of a call that succeeded [B-ERR-14]', async () => {
  expect(await settled(answering(200, { hasError: false })('GET /api/feature-flags'))).toEqual({
    value: { hasError: false },
  })
})
