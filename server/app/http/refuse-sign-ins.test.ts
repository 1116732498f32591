import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { localization, markets } from '#server/pages/pages.fakes.ts'
import { refuseSignIns } from './refuse-sign-ins.ts'

const publicUrl = 'https://halden.test'
let word: string | undefined
const server = createServer(
  refuseSignIns((_, response) => void response.writeHead(204).end(), {
    ...{ markets, localization, publicUrl, reason: () => word },
    headers: { 'x-content-type-options': 'nosniff' },
  }),
)
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
afterAll(() => server.close())

const signIn = (headers: Readonly<Record<string, string>> = {}, path = '/api/auth/signin', body = 'what is no JSON') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    ...{ method: 'POST', headers: { 'x-current-market': 'da-dk', ...headers }, body },
  })

test('answers sign-ins of unknown browsers without a look at what they send, while none is taken', async () => {
  word = undefined
  expect((await signIn()).status).toBe(204)

  word = 'sign-in.too-often'
  for (const answer of [await signIn(), await signIn({ origin: publicUrl }, '/api/auth/public/signin')]) {
    expect([answer.status, answer.headers.get('x-content-type-options'), answer.headers.get('cache-control')]).toEqual([
      ...[200, 'nosniff', 'private, no-store'],
    ])
    const message = localization(markets.find('da-dk')).t(word)
    expect(await answer.json()).toEqual({ status: 'GENERAL_ERROR', message })
  }
})

test('leaves to the call who is known, comes from elsewhere or sends too much, and all other calls', async () => {
  word = 'sign-in.too-often'
  const left = [
    { cookie: 'market=da-dk; device=secret' },
    { cookie: '__Host-device=secret' },
    { cookie: 'sAccessToken=token' },
    { authorization: 'Bearer token' },
    { origin: 'https://app.example' },
  ]

  for (const headers of left) expect((await signIn(headers as Record<string, string>)).status).toBe(204)
  expect((await signIn({}, '/api/auth/signin', 'x'.repeat(100_001))).status).toBe(204)
  for (const path of ['/api/auth/signup', '/api/auth/signin/more', '/en-gb/login'])
    expect((await signIn({}, path)).status).toBe(204)
})
