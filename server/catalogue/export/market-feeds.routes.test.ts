import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { recordedChanges, sevenMarkets, withoutGoods } from '../catalogue.fakes.ts'
import { fixtureFiles } from '../import/fixtures/index.ts'
import { importGoods } from '../import/import-goods.service.ts'
import { marketFeedRoutes } from './market-feeds.routes.ts'
import { feedAgeMs, marketFeeds } from './market-feeds.service.ts'

const database = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'market-feeds-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

let ahead = 0
const clock = () => new Date(Date.now() + ahead)
const app = Fastify()
marketFeedRoutes(
  sevenMarkets,
  marketFeeds({ database, clock, publicUrl: 'https://shop.example', shopName: 'Shop' }, folder),
)(app)
const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: path, headers })

beforeEach(async () => {
  ahead = 0
  await withoutGoods(database)
  await importGoods({ database, changes: recordedChanges(), markets: sevenMarkets, clock }, { files: fixtureFiles })
  await rm(folder, { recursive: true, force: true })
})

test('hands out the goods of a market in its language and currency, and keeps search engines away', async () => {
  const { headers, body, statusCode } = await get('/da-dk/feeds/google.xml')

  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'application/rss+xml; charset=utf-8', 'x-robots-tag': 'noindex' })
  expect(body).toContain('<g:title>Skjortekjole i hør</g:title>')
  expect(body).toMatch(/<g:price>[\d.]+ DKK</)
  expect(body).not.toContain('fell-parka')
})

test('compresses a feed for clients that can unpack it, and does not send it to clients that have it already', async () => {
  const packed = await get('/da-dk/feeds/google.xml', { 'accept-encoding': 'gzip, br' })

  expect(gunzipSync(packed.rawPayload).toString()).toBe((await get('/da-dk/feeds/google.xml')).body)
  expect((await get('/da-dk/feeds/google.xml', { 'if-none-match': String(packed.headers.etag) })).statusCode).toBe(304)
})

test('writes a feed again when it is an hour old, and sends the old one meanwhile', async () => {
  await get('/da-dk/feeds/google.xml')
  await sql`update product set retired = true where product_id = '900100_navy_01'`.execute(database.sql())
  expect((await get('/da-dk/feeds/google.xml')).body).toContain('900100_navy_01')

  ahead = feedAgeMs + 60_000
  await get('/da-dk/feeds/google.xml')

  await expect.poll(async () => (await get('/da-dk/feeds/google.xml')).body).not.toContain('900100_navy_01')
})

test('many requests at once get the same feed', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => get('/de-de/feeds/google.xml')))

  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
})

test('has no feed for a market that is not open', async () => {
  expect((await get('/xx-yy/feeds/google.xml')).statusCode).toBe(404)
})
