import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../../checks/harness/database/test-database.ts'
import { feedShop, noon, table } from '../feed-shop.fakes.ts'
import { fetchDuePictures } from './fetch-pictures.service.ts'
import {
  countPictures,
  missingPictures,
  type PictureOutcome,
  recordAttempt,
  retryPictures,
} from './named-pictures.repository.ts'
import { type Photographs, photographsIn } from './photographs.client.ts'
import { fakePhotographStore } from './photographs.fakes.ts'

const database = await testDatabase()
const picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#336699' } })
  .png()
  .toBuffer()
const asked: string[] = []
let host: Server
let base = ''
let store = fakePhotographStore()
let shop: Awaited<ReturnType<typeof feedShop>>
/** How many more requests for the flaky picture fail. */
let faults = 0

beforeAll(async () => {
  host = createServer((request, answer) => {
    asked.push(request.url!)
    const png = { 'content-type': 'image/png' }
    if (request.url === '/gone.png') return answer.writeHead(404).end()
    if (request.url === '/page.png') return answer.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sorry')
    if (request.url === '/drawing.png')
      return answer.writeHead(200, png).end('<svg xmlns="http://www.w3.org/2000/svg"/>')
    if (request.url === '/huge.png') return answer.writeHead(200, png).end(Buffer.alloc(20_000))
    if (request.url === '/round.png') return answer.writeHead(302, { location: '/round.png' }).end()
    if (request.url === '/slow.png') return answer.writeHead(200, png).write('.')
    if (request.url === '/flaky.png' && faults-- > 0) return answer.writeHead(503).end()
    return answer.writeHead(200, png).end(picture)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
})
afterAll(() => {
  host.closeAllConnections()
  host.close()
})
beforeEach(async () => {
  shop = await feedShop(database)
  asked.length = 0
  store = fakePhotographStore()
})

const feed = (...pictures: readonly string[]): string =>
  table(
    'id|title|price|availability|image_link|additional_image_link',
    ...pictures.map((names, at) => {
      const [first, ...others] = names.split(' ').map((name) => `${base}/${name}.png`)
      return `p-${at}|Hat|20 EUR|in stock|${first}|${others.join(',')}`
    }),
  )
const take = (file: string) => shop.take(file, { pictures: 'any-host' })
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const fetchAt = (now: Date, photographs: Photographs = photographsIn(store, { mostBytes: 10_000 })) =>
  fetchDuePictures({ database, changes: shop.changes, clock: () => now, photographs })
const shown = () =>
  shop.distinctRows(
    "style_number, case when media ? 'photographs' then jsonb_array_length(media -> 'photographs')::text else media ->> 'plate' end",
    'product',
  )

test('shows a plate until the pictures of a feed have been fetched, and tells the change feed when they are', async () => {
  await take(feed('a b', ''))
  expect(await shown()).toEqual(['p-0 | coming', 'p-1 | coming'])
  expect(asked).toEqual([])
  shop.changes.subjects.length = 0

  expect(await fetchAt(noon)).toBe(3)

  expect(await shown()).toEqual(['p-0 | 2', 'p-1 | 1'])
  expect([...new Set(shop.changes.subjects)].toSorted()).toEqual([
    'product:p-0_multicolour_01',
    'product:p-1_multicolour_01',
  ])
})

test('keeps fetched pictures in a later import of the same file, and fetches only what is new', async () => {
  await take(feed('a'))
  await fetchAt(noon)

  const again = await take(feed('a'))
  expect(Object.values(again.rows).map(({ changed }) => changed)).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  await take(feed('c a'))
  await fetchAt(noon)

  expect(asked).toEqual(['/a.png', '/c.png'])
  expect(await shown()).toEqual(['p-0 | 2'])
})

test('reports goods without a picture, and skips pictures when told to', async () => {
  await shop.take(feed('a'), { pictures: 'none' })
  await shop.take(table('id|title|price|availability|image_link', 'q-1|Hat|20 EUR|in stock|no address'))

  expect(await shown()).toEqual(['p-0 | none', 'q-1 | none'])
  expect(await countPictures(database)).toEqual({ kept: 0, waiting: 0, failed: 0 })
})

test('gives up at once on addresses that will never be a picture, and names each with its reason', async () => {
  await take(feed('gone', 'page', 'drawing', 'huge', 'round'))

  await fetchAt(noon)

  expect(
    (await missingPictures(database, 9)).map(({ address, state, why }) => [new URL(address).pathname, state, why]),
  ).toEqual([
    ['/gone.png', 'failed', 'was answered with 404'],
    ['/page.png', 'failed', 'is text/html, not a picture'],
    ['/drawing.png', 'failed', 'is no picture that can be read'],
    ['/huge.png', 'failed', 'is larger than 0 MB'],
    ['/round.png', 'failed', 'leads elsewhere too often'],
  ])
  expect(new Set((await shown()).map((one) => one.split(' | ')[1]))).toEqual(new Set(['none']))
})

test('tries a host that has a fault again, later each time', async () => {
  faults = 2
  await take(feed('flaky'))

  await fetchAt(noon)
  expect(await shown()).toEqual(['p-0 | coming'])
  expect(await fetchAt(later(0.9))).toBe(0)
  expect(await fetchAt(later(1))).toBe(1)
  expect(await fetchAt(later(5))).toBe(0)
  expect(await fetchAt(later(6))).toBe(1)

  expect(await shown()).toEqual(['p-0 | 1'])
})

test('gives up a host that never recovers, until somebody asks to try again', async () => {
  faults = 7
  await take(feed('flaky'))

  for (const minutes of [0, 1, 6, 36, 156, 516, 1236]) expect(await fetchAt(later(minutes)), `${minutes}`).toBe(1)
  expect(await shown()).toEqual(['p-0 | none'])
  expect(await fetchAt(later(100_000))).toBe(0)
  await retryPictures(database, later(100_000))
  expect(await shown()).toEqual(['p-0 | coming'])
  await fetchAt(later(100_000))

  expect(await shown()).toEqual(['p-0 | 1'])
})

test('fetches pictures of other hosts while one host is slow, and no more than two at a time from one host', async () => {
  const slow = Promise.withResolvers<void>()
  let [open, most] = [0, 0]
  const photographs: Photographs = {
    async fetch(address) {
      if (!address.includes('slow')) return { name: 'a'.repeat(32) }
      most = Math.max(most, ++open)
      await slow.promise
      open -= 1
      return { why: 'took too long', permanent: false }
    },
  }
  const file = table(
    'id|title|price|availability|image_link',
    ...[1, 2, 3, 4].map((at) => `s-${at}|Hat|20 EUR|in stock|https://slow.example/${at}.png`),
    ...[1, 2, 3].map((at) => `q-${at}|Hat|20 EUR|in stock|https://quick.example/${at}.png`),
  )
  await take(file)

  const done = fetchAt(noon, photographs)
  await expect.poll(() => countPictures(database), { timeout: 60_000 }).toEqual({ kept: 3, waiting: 4, failed: 0 })
  slow.resolve()
  await done

  expect(most).toBe(2)
})

test('ends a picture that comes too slowly, and tries it again later', async () => {
  await take(feed('slow'))

  await fetchAt(noon, photographsIn(store, { timeoutMs: 100 }))

  expect(await missingPictures(database, 9)).toMatchObject([{ state: 'waiting', why: 'took too long', tries: 1 }])
})

test('another process finishes the pictures of a killed process, and stops trying those that always fail', async () => {
  await take(feed('a'))
  const never: Photographs = { fetch: () => Promise.reject(new Error('killed')) }
  const attempt = async (minutes: number) => fetchAt(later(minutes), never).catch(() => 'killed')

  expect(await attempt(0)).toBe('killed')
  expect(await attempt(1)).toBe(0)
  for (let at = 1; at <= 9; at++) expect(await attempt(at * 6)).toBe('killed')
  expect(await attempt(60)).toBe(1)

  expect(await missingPictures(database, 9)).toMatchObject([{ state: 'failed', tries: 11 }])
})

test('two processes never fetch the same picture at once', async () => {
  await take(feed('a', 'b', 'c', 'd', 'e', 'f'))
  const fetched: string[] = []
  const photographs: Photographs = {
    async fetch(address) {
      fetched.push(address)
      return { name: 'a'.repeat(32) }
    },
  }

  const counts = await Promise.all([fetchAt(noon, photographs), fetchAt(noon, photographs)])

  expect(counts[0]! + counts[1]!).toBe(6)
  expect(new Set(fetched).size).toBe(6)
  expect(fetched).toHaveLength(6)
})

/** Resolves when a connection waits for a lock in this database. */
const untilSomebodyWaits = () =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        database.sql(),
      )
      return rows[0]!.waiting
    })
    .toBeGreaterThan(0)

/** Records the result of a picture, and keeps the transaction open until the other work waits for it. */
async function whileNoting(path: string, outcome: PictureOutcome, other: () => Promise<unknown>): Promise<void> {
  const due = { productId: 'p-0_multicolour_01', address: `${base}/${path}.png`, tries: 1 }
  let second: Promise<unknown> | undefined
  await database.transaction(async (inside) => {
    await recordAttempt(inside, { ...due, host: '', privateHosts: true }, outcome)
    second = other()
    await untilSomebodyWaits()
  })
  await second
}

test('loses no picture of goods when two of them come at the same time', async () => {
  await take(feed('a b'))
  const due = { productId: 'p-0_multicolour_01', address: `${base}/b.png`, tries: 1, host: '', privateHosts: true }

  await whileNoting('a', { name: 'a'.repeat(32) }, () =>
    database.transaction((inside) => recordAttempt(inside, due, { name: 'b'.repeat(32) })),
  )

  expect(await shown()).toEqual(['p-0 | 2'])
})

test('loses no picture that comes while the same goods are imported again', async () => {
  await take(feed('a'))

  await whileNoting('a', { name: 'a'.repeat(32) }, () => take(feed('a').replace('Hat', 'Felt hat')))

  expect(await shown()).toEqual(['p-0 | 1'])
})

test('says that a picture is coming when it is asked for again while another one fails', async () => {
  await take(feed('a gone'))
  await fetchAt(noon, { fetch: async (address) => ({ why: 'failed', permanent: address.includes('gone') }) })

  await whileNoting('a', { why: 'failed' }, () => database.transaction((inside) => retryPictures(inside, later(1))))

  expect(await shown()).toEqual(['p-0 | coming'])
})

test('fetches to the end though a busy host is free again at the moment when it looks for more', async () => {
  await take(feed('a', 'b', 'c'))
  const looked = Promise.withResolvers<void>()
  const watched: typeof database = {
    ...database,
    async prepared<Row>(name: string, text: string, values?: readonly unknown[]): Promise<Row[]> {
      const rows = await database.prepared<Row>(name, text, values)
      if (name !== 'take-due-picture' || rows.length > 0) return rows
      looked.resolve()
      await expect.poll(async () => (await countPictures(database)).kept).toBeGreaterThan(1)
      return rows
    },
  }
  const photographs: Photographs = { fetch: () => looked.promise.then(() => ({ name: 'a'.repeat(32) })) }

  expect(await fetchDuePictures({ database: watched, changes: shop.changes, clock: () => noon, photographs })).toBe(3)
})

test('ignores a picture address that is too long or of another kind, and says so', async () => {
  const report = await shop.take(
    table(
      'id|title|price|availability|image_link|additional_image_link',
      `1|Hat|20 EUR|in stock|https://img.example/${'a'.repeat(3000)}.jpg|`,
      '2|Hat|20 EUR|in stock|file:///etc/passwd|https://img.example/a,1.jpg,https://img.example/b.jpg#front',
    ),
  )

  expect(report.warned.filter(({ why }) => why.includes('no address of a picture')).map(({ line }) => line)).toEqual([
    2, 3,
  ])
  expect(await shop.distinctRows('address', 'product_picture')).toEqual([
    'https://img.example/a,1.jpg',
    'https://img.example/b.jpg',
  ])
})
