import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { openBuyingShop } from '../../checkout/buying-shop.fakes.ts'

const app = 'https://app.example'
const database = await testDatabase()
const shop = await openBuyingShop(database, { appOrigins: [app] })
afterAll(() => shop.close())

const ask = (method: 'GET' | 'POST' | 'DELETE' | 'OPTIONS', url: string, headers: object, payload?: object) =>
  shop.app.inject({ method, url, headers: { ...headers }, ...(payload ? { payload } : {}) })
const preFlight = (origin: string, url = '/api/auth/signin') =>
  ask('OPTIONS', url, {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers':
      'rid,fdi-version,st-auth-mode,anti-csrf,authorization,content-type,x-current-market',
  })
const allowed = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }) => [
  headers['access-control-allow-origin'],
  headers['access-control-allow-credentials'],
]

const fields = (values: Readonly<Record<string, string>>) => ({
  formFields: Object.entries(values).map(([id, value]) => ({ id, value })),
})
const person = {
  email: 'ida@example.com',
  password: 'blue horses walk',
  firstName: 'Ida',
  lastName: 'Holm',
  acceptTerms: 'true',
}

test('lets the scripts of an app on another origin call, and those of no other [C-SES-O1]', async () => {
  const own = await preFlight(app)
  expect([own.statusCode, ...allowed(own)]).toEqual([204, app, 'true'])
  for (const header of ['rid', 'fdi-version', 'st-auth-mode', 'anti-csrf', 'authorization', 'x-current-market'])
    expect(own.headers['access-control-allow-headers']).toContain(header)

  const call = await ask('GET', '/api/account/sessions', { origin: app, 'sec-fetch-site': 'cross-site' })
  expect([call.statusCode, ...allowed(call)]).toEqual([401, app, 'true'])
  expect(call.headers['access-control-expose-headers']).toBe(
    'front-token, st-access-token, st-refresh-token, anti-csrf, retry-after',
  )
  expect(call.headers.vary).toContain('Origin')

  for (const origin of ['https://elsewhere.example', 'http://app.example', 'https://app.example:8443', 'null']) {
    expect(allowed(await preFlight(origin))[0]).toBeUndefined()
    expect(allowed(await ask('GET', '/api/account/sessions', { origin }))[0]).toBeUndefined()
    const changed = await ask('POST', '/api/auth/signup', { origin, 'sec-fetch-site': 'cross-site' }, fields(person))
    expect(changed.statusCode).toBe(403)
  }
})

test('leaves pages and forms to the shop alone [C-SES-O1]', async () => {
  expect(allowed(await ask('GET', '/en-gb/login', { origin: app }))).toEqual([undefined, undefined])
  expect(allowed(await preFlight(app, '/en-gb/login'))).toEqual([undefined, undefined])
  const form = await ask('POST', '/en-gb/login', {
    ...{ origin: app, 'sec-fetch-site': 'cross-site' },
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(form.statusCode).toBe(403)
})

test('asks an app that keeps its session in cookies for the proof it was given, and answers 401 without it, so that it refreshes [C-SES-O1, C-SES-05, D-08]', async () => {
  const from = { origin: app, 'sec-fetch-site': 'cross-site', 'x-current-market': 'en-gb' }
  const signedUp = await ask('POST', '/api/auth/signup', { ...from, 'st-auth-mode': 'cookie' }, fields(person))
  expect(signedUp.json()).toMatchObject({ status: 'OK' })
  const proof = String(signedUp.headers['anti-csrf'])
  const cookie = signedUp.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const endOthers = (headers: object) => ask('DELETE', '/api/account/sessions', { ...from, cookie, ...headers })

  expect((await ask('GET', '/api/account/sessions', { ...from, cookie })).statusCode).toBe(200)
  expect((await endOthers({})).statusCode).toBe(401)
  expect((await endOthers({ 'anti-csrf': `${proof}x` })).statusCode).toBe(401)
  expect((await endOthers({ 'anti-csrf': proof })).statusCode).toBe(200)
  const refreshed = await ask('POST', '/api/auth/session/refresh', { ...from, cookie, 'st-auth-mode': 'cookie' })
  expect([refreshed.statusCode, refreshed.headers['anti-csrf']]).toEqual([200, proof])

  const ownPage = { cookie, 'sec-fetch-site': 'same-origin', 'x-current-market': 'en-gb' }
  expect((await ask('DELETE', '/api/account/sessions', ownPage)).statusCode).toBe(200)

  const signedIn = await ask('POST', '/api/auth/signin', { ...from, 'st-auth-mode': 'header' }, fields(person))
  const authorization = `Bearer ${signedIn.headers['st-access-token']}`
  expect((await ask('DELETE', '/api/account/sessions', { ...from, authorization })).statusCode).toBe(200)
})
