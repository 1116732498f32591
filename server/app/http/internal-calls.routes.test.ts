import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { contentCalls } from '#contracts/content-calls.ts'
import { marketsCalls } from '#contracts/markets.ts'
import { stockCalls } from '#contracts/stock.ts'
import { storesCalls } from '#contracts/stores.ts'
import { newId } from '#foundation/ids.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import {
  type ApiDescription,
  type ExampleRequest,
  exampleRequests,
} from '../../../checks/harness/identity/example-request.ts'
import { openBuyingShop } from '../../checkout/buying-shop.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())

const description = JSON.parse(readFileSync('docs/generated/openapi.json', 'utf8')) as ApiDescription
const calls = exampleRequests(description, { catalog: 'en-gb', catalogId: 'en-gb', market: 'en-gb' })
const internal = calls.filter(({ who }) => who === 'internal')

const key = 'internal-key-of-tests'
const send = async ({ method, path, body }: ExampleRequest, headers: Readonly<Record<string, string>>) => {
  const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  const answer = await shop.app.inject({
    ...{ method: method as 'GET', url: path, ...payload },
    headers: { 'idempotency-key': newId(), ...type, ...headers },
  })
  return { status: answer.statusCode, title: answer.statusCode < 400 ? '' : (answer.json() as { title: string }).title }
}

test('answers guests 401 in every call for customers only [C-GEN-07]', async () => {
  const forCustomers = calls.filter(({ who }) => who === 'account')
  const headers = { 'sec-fetch-site': 'same-origin', 'x-current-market': 'en-gb' }
  const asGuest = await Promise.all(forCustomers.map((call) => send(call, headers)))
  // Wishlists and passkeys are not served here.
  const served = asGuest.flatMap(({ status }, at) => (status === 404 ? [] : [[forCustomers[at]!.key, status]]))

  expect(served.length).toBeGreaterThan(20)
  expect(served.filter(([, status]) => status !== 401)).toEqual([])
})

test('has calls for all from the basket to the club: each part of a purchase, what comes after it, the account and its programme [C-GEN-02]', () => {
  const paths = calls.map(({ key: call }) => call.split(' ')[1]!)
  for (const [part, form] of Object.entries({
    ...{ basket: /\/basket\/line/, checkout: /\/basket\/address/, shipping: /shipping-methods|\/basket\/shipment/ },
    ...{ payments: /\/payment/, 'gift cards': /gift-?card/, 'promo codes': /promo-code/, orders: /\/order\/history/ },
    ...{ receipts: /\/order\/receipt\//, tracking: /track/, returns: /return/, account: /get-user-metadata/ },
    ...{ authentication: /\/auth\/signin/, club: /customerclub/, loyalty: /\/voyado\/points/ },
  }))
    expect([part, paths.some((path) => form.test(path))]).toEqual([part, true])
})

test('only reads content, toggles, markets, stores and stock by its calls [B-AUTH-O3]', () => {
  const keys = [contentCalls, marketsCalls, storesCalls, stockCalls].flatMap((table) => Object.keys(table))

  expect(keys.length).toBeGreaterThan(10)
  // The notice of a CMS is the only internal call that is not a GET. It stores nothing; the shop reads the content
  // again.
  expect(keys.filter((one) => !one.startsWith('GET '))).toEqual(['POST /api/content/published'])
})

test('only services may read an order by number, cancel a part, read the last notification and list open iyzico payments [C-GEN-O1]', () => {
  expect(internal.map(({ key: call }) => call)).toEqual(
    expect.arrayContaining([
      'GET /api/order/order/internal/number/{orderNumber}',
      'POST /api/order/manual-order-part-cancel',
      'GET /api/order/{catalog}/retrigger-payment-notification/{orderNumber}',
      'POST /api/order/basket/iyzico/pendingorders',
    ]),
  )
})

test('opens each internal call to the internal key alone: 401 without it, with another, and to a customer [C-GEN-O1] [C-GEN-12, D-23]', async () => {
  const { accessToken } = await shop.sessions.start(database, {
    ...{ accountId: newId(), emailVerified: true, device: { userAgent: 'Firefox/128.0' } },
  })
  const ours = { 'sec-fetch-site': 'same-origin' }
  const withoutKey: Readonly<Record<string, string>>[] = [
    {},
    ours,
    { ...ours, 'x-api-key': '' },
    { ...ours, 'x-api-key': `${key}s` },
    { ...ours, 'x-api-key': key.slice(1) },
    { ...ours, authorization: `Bearer ${accessToken}` },
    { ...ours, authorization: `Bearer ${key}` },
    { ...ours, cookie: `sAccessToken=${accessToken}; authenticated=1` },
  ]

  expect(internal.length).toBeGreaterThan(10)
  for (const call of internal) {
    for (const headers of withoutKey)
      expect([call.key, headers, await send(call, headers)]).toEqual([
        call.key,
        headers,
        { status: 401, title: 'Unauthorized' },
      ])
    const asked = { ...call, path: `${call.path}${call.path.includes('?') ? '&' : '?'}apiKey=${key}` }
    expect([call.key, (await send(asked, ours)).status]).toEqual([call.key, 401])
  }
})

test('accepts the internal key instead of the proof that a request comes from the shop [C-GEN-O1, D-23]', async () => {
  const elsewhere = { 'sec-fetch-site': 'cross-site', 'x-api-key': key }

  for (const call of internal) {
    const { status } = await send(call, elsewhere)
    expect([call.key, [200, 400, 404].includes(status), status]).toEqual([call.key, true, status])
  }
})
