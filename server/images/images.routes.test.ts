import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeImageSource, fakeMedia } from './images.fakes.ts'
import { type Images, openImages } from './images.service.ts'

let folder = ''
let source: ReturnType<typeof fakeImageSource>
let images: Images
let app: FastifyInstance
const failures: unknown[] = []
const known = new Map([['100231_navy_03', { media: fakeMedia, version: 'v1' }]])

const open = async (revision = '1'): Promise<void> => {
  images = await openImages({
    source,
    products: { picture: (id) => known.get(id) },
    folder,
    revision,
    lanes: 1,
    failed: (error) => failures.push(error),
  })
  app = Fastify()
  images.routes(app)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'))
  source = fakeImageSource()
  await open()
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const front = '/images/100231_navy_03/v1/1.avif?w=480'

test('sends a picture that may be cached for ever, and nothing if the client has it already', async () => {
  const first = await app.inject(front)
  const again = await app.inject({ url: front, headers: { 'if-none-match': String(first.headers.etag) } })

  expect(first.statusCode).toBe(200)
  expect(first.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-site',
  })
  expect(first.headers['set-cookie']).toBeUndefined()
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('draws a picture once, even over a restart, until the studio draws differently', async () => {
  await Promise.all([app.inject(front), app.inject(front), app.inject(front)])
  expect(source.ordered.length).toBe(1)

  await open()
  expect((await app.inject(front)).statusCode).toBe(200)
  expect(source.ordered.length).toBe(1)

  await open('2')
  await app.inject(front)
  expect(source.ordered.length).toBe(2)
})

test('shows an outdated address as the product is now, but not for ever', async () => {
  const old = await app.inject('/images/100231_navy_03/v0/1.avif?w=480')

  expect(old.statusCode).toBe(200)
  expect(old.headers['cache-control']).toBe('public, max-age=30')
})

test('sends a placeholder that may not be cached while a picture is missing, and the picture once it has come', async () => {
  source.isFinal = false
  const standIn = await app.inject(front)
  const soon = await app.inject(front)
  source.isFinal = true
  await app.close()
  await open()
  const final = await app.inject(front)

  expect([standIn, soon].map(({ headers }) => headers['cache-control'])).toEqual(Array(2).fill('public, max-age=30'))
  expect(source.ordered.length).toBe(2)
  expect(final.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('lets a scene be cached only for a while, because its address does not change with its content', async () => {
  const scene = await app.inject('/images/scene-hook/1/4x5.avif?w=640')

  expect(scene.headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400')
})

test('answers 503, which may not be cached, if a picture cannot be looked up, and tries again', async () => {
  source.fails = true
  const failed = await app.inject(front)
  source.fails = false

  expect([failed.statusCode, failed.headers['cache-control'], failed.headers['retry-after']]).toEqual([
    503,
    'no-store',
    '5',
  ])
  expect(failures).toEqual([new Error('the store is out of reach')])
  expect((await app.inject(front)).statusCode).toBe(200)
})

test('answers 404 for missing pictures and 400 for other widths, and lets neither be cached', async () => {
  const statuses = await Promise.all(
    [
      '/images/nothing_here_01/v1/1.avif?w=480',
      '/images/scene-nowhere/1/16x9.avif?w=480',
      '/images/100231_navy_03/v1/9.avif?w=480',
      '/images/100231_navy_03/v1/1.gif?w=480',
      '/images/100231_navy_03/v1/1.avif?w=481',
      '/images/..%2f..%2fetc/v1/1.avif?w=480',
      '/images/100231_navy_03/v1/1.avif?w=480&w=640',
    ].map(async (url) => (await app.inject(url)).statusCode),
  )

  expect(statuses).toEqual([404, 404, 404, 404, 400, 404, 400])
  expect(await readdir(folder, { recursive: true })).toEqual([])
})

test('prepares pictures ahead, each once, skipping what is no picture', async () => {
  const addresses = [
    '/images/scene-hook/1/4x5.avif?w=640',
    front,
    front,
    '/somewhere/else',
    '/images/gone_x_01/1/1.avif?w=480',
  ]

  expect(await images.warm(addresses)).toBe(2)
  expect(await images.warm(addresses)).toBe(0)
  expect(source.ordered.map((order) => order.width)).toEqual([640, 480])
})

test('ends preparing with the signal', async () => {
  expect(await images.warm([front], AbortSignal.abort())).toBe(0)
  expect(source.ordered).toEqual([])
})
