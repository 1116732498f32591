import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { Calls } from '#contracts/calls.ts'
import { apiDocsPage } from './api-docs.ts'
import { openApiDocument } from './openapi.ts'

/** The call tables of all contracts, found by folder so that a new contract cannot be forgotten. */
const contracts = await Promise.all(
  (await readdir('contracts'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => import(resolve('contracts', name)) as Promise<Readonly<Record<string, unknown>>>),
)
const tables = contracts.flatMap((contract) =>
  Object.entries(contract).flatMap(([name, value]) => (name.endsWith('Calls') ? [value as Calls] : [])),
)
const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
const document = openApiDocument(tables, version)

test('is the description that was last reviewed: run with -u to accept a change of a contract', async () => {
  await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot('../../../docs/generated/openapi.json')
})

test('describes every call under every path it is served at', () => {
  const paths = Object.keys(document.paths)

  for (const [key, call] of tables.flatMap((table) => Object.entries(table))) {
    const also = 'also' in call ? (call.also as readonly string[]) : []
    expect(paths).toEqual(expect.arrayContaining([key.split(' ')[1], ...also]))
  }
})

test('names no status of an error that no problem has', async () => {
  const files = (await readdir('server', { recursive: true })).filter((name) => name.endsWith('.problems.ts'))
  const modules = await Promise.all(
    files.map((name) => import(resolve('server', name)) as Promise<Readonly<Record<string, object>>>),
  )
  const forms = modules.flatMap((module) => Object.values(module)).flatMap((table) => Object.values(table) as unknown[])
  const answered = new Set(forms.map((form) => (form as { readonly status?: number }).status))
  const named = tables.flatMap((table) =>
    Object.entries(table).flatMap(([key, { problems }]) => problems.map((status) => ({ key, status }))),
  )

  expect(files.length).toBeGreaterThan(20)
  expect(named.filter(({ status }) => status >= 400 && !answered.has(status))).toEqual([])
})

test('has calls for guests, customers, devices, services and third parties, and none for an administrator [C-GEN-07]', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

  expect([...new Set(operations.map((one) => (one as { 'x-who': string })['x-who']))].sort()).toEqual(
    ['account', 'anyone', 'basket', 'internal', 'list', 'provider', 'store'].sort(),
  )
})

/**
 * Services for one market. In these groups, only the calls in `withoutMarket` have no market in their path. Orders that
 * exist, notices of payments and notices of parcels know their market.
 */
const ofOneMarket =
  /^\/api\/(order(?!\/(order|payment|tracking)\/)|catalog|inventory|retail-stock|stores|notifyme|productgoinglive|recommendation|reviews|wishlist)\//
const withoutMarket = [
  ...['/api/order/basket/abandoned', '/api/order/basket/iyzico/pendingorders', '/api/order/manual-order-part-cancel'],
  ...['/api/order/manual-order-refund', '/api/order/shipment-notification', '/api/order/shipmentmethods'],
  ...['/api/order/shipping-methods', '/api/order/shipping-methods-for-dropdown'],
  '/api/stores/get-click-collect-store',
  '/api/wishlist/createwishlist',
  '/api/wishlist/updatewishlistname',
  '/api/wishlist/wishlists',
]

test('names the market in a path right after the service, except where a call is for all markets [B-API-01, C-API-01]', () => {
  const paths = Object.keys(document.paths)
  const afterService = /^(?:\/api)?\/[\w-]+\/\{catalog\}(?:\/|$)/

  expect(paths.filter((path) => path.includes('{catalog}') && !afterService.test(path))).toEqual([])
  expect(paths.filter((path) => ofOneMarket.test(path) && !afterService.test(path)).sort()).toEqual(withoutMarket)
})

test('serves all data of a market under two addresses, one that names it in the path and one that does not [B-API-O3]', () => {
  const named = (start: string) =>
    Object.keys(document.paths).flatMap((path) => (path.startsWith(start) ? [path.slice(start.length)] : []))

  const withMarket = named('/api/f/{market}/')
  expect(withMarket.toSorted()).toEqual([
    ...['badges', 'feature-flags', 'free-freight-value', 'markets', 'monitoring', 'navigation', 'product-set'],
    ...['search-configurations', 'shipping-methods', 'shop-the-look', 'size-guide-settings', 'sub-brands'],
    ...['terms-and-conditions', 'translations'],
  ])
  expect(named('/api/')).toEqual(expect.arrayContaining(withMarket))
})

test('points only at entities that are described', () => {
  const named = new Set(
    [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name),
  )

  expect(Object.keys(document.components.schemas as object)).toEqual(expect.arrayContaining([...named]))
})

test('knows each GET that changes something, none of which a link can make [C-API-O5, D-08]', () => {
  const calls = tables.flatMap((table) => Object.entries(table))

  expect(calls.flatMap(([key, call]) => (call.changes ? [key] : [])).sort()).toEqual([
    'GET /api/order/{catalog}/basket/complete-payment-using-giftcard',
    'GET /api/order/{catalog}/basket/remove-giftcard/{giftCardNumber}',
    'GET /api/voyado/voyado/promotions-redeem/{accountEmail}/{promoCode}',
    'GET /api/voyado/voyado/reward-vouchers-redeem/{accountEmail}/rewardid/{voyadoRewardId}',
  ])
})

test('takes bodies under both names of JSON [C-API-O2]', () => {
  const post = document.paths['/api/order/{catalog}/basket/line']?.post as { requestBody: { content: object } }

  expect(Object.keys(post.requestBody.content)).toEqual(['application/json-patch+json', 'application/json'])
})

test('takes no body over 1 MB in any call [C-API-O2]', () => {
  const limits = tables.flatMap((table) => Object.values(table)).flatMap(({ mostBytes }) => mostBytes ?? [])

  expect(limits.length).toBeGreaterThan(0)
  expect(Math.max(...limits)).toBeLessThanOrEqual(1_000_000)
})

test('can be read by people, every call and entity with its name', () => {
  const page = apiDocsPage(document)

  expect(page).toContain('POST /api/order/{catalog}/basket/line')
  expect(page).toContain('id="BasketResponse"')
  expect(page).not.toContain('<script')
})
