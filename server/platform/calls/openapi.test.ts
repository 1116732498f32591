import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { addressLookupCalls } from '#contracts/address-lookup.ts'
import { basketCalls } from '#contracts/basket.ts'
import { catalogueCalls } from '#contracts/catalogue.ts'
import { checkoutCalls } from '#contracts/checkout.ts'
import { contentCalls } from '#contracts/content.ts'
import { deliveryCalls } from '#contracts/delivery.ts'
import { geolocationCalls, marketsCalls } from '#contracts/markets.ts'
import { notifyMeCalls } from '#contracts/notify-me.ts'
import { ordersCalls } from '#contracts/orders.ts'
import { pagesCalls } from '#contracts/pages.ts'
import { paymentsCalls } from '#contracts/payments.ts'
import { recommendationsCalls } from '#contracts/recommendations.ts'
import { searchCalls } from '#contracts/search.ts'
import { sizeGuidesCalls } from '#contracts/size-guides.ts'
import { stockCalls } from '#contracts/stock.ts'
import { storesCalls } from '#contracts/stores.ts'
import { apiDocsPage } from './api-docs.ts'
import { openApiDocument } from './openapi.ts'

const tables = [
  addressLookupCalls,
  basketCalls,
  catalogueCalls,
  checkoutCalls,
  contentCalls,
  deliveryCalls,
  geolocationCalls,
  marketsCalls,
  notifyMeCalls,
  ordersCalls,
  pagesCalls,
  paymentsCalls,
  recommendationsCalls,
  searchCalls,
  sizeGuidesCalls,
  stockCalls,
  storesCalls,
]
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

test('points only at entities that are described', () => {
  const named = new Set(
    [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name),
  )

  expect(Object.keys(document.components.schemas as object)).toEqual(expect.arrayContaining([...named]))
})

test('takes bodies under both names of JSON [C-API-O2]', () => {
  const post = document.paths['/api/order/{catalog}/basket/line']?.post as { requestBody: { content: object } }

  expect(Object.keys(post.requestBody.content)).toEqual(['application/json-patch+json', 'application/json'])
})

test('can be read by people, every call and entity with its name', () => {
  const page = apiDocsPage(document)

  expect(page).toContain('POST /api/order/{catalog}/basket/line')
  expect(page).toContain('id="BasketResponse"')
  expect(page).not.toContain('<script')
})
