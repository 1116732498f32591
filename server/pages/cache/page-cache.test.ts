import { expect, test } from 'vitest'
import { type CachedPage, PageCache, type RenderResult } from './page-cache.ts'

const day = 24 * 60 * 60 * 1000

interface Note extends CachedPage {
  readonly text: string
}
const note = (text: string, more: Partial<Note> = {}): Note => ({
  text,
  status: 200,
  tags: [],
  until: undefined,
  shellVersion: 's1',
  weight: () => 1000,
  ...more,
})

function cacheAt(maxBytes = 1_000_000) {
  const time = { now: Date.parse('2026-03-01T12:00:00Z') }
  const stale: string[] = []
  const cache = new PageCache<Note, string>({
    maxBytes,
    clock: () => new Date(time.now),
    onStale: (key) => stale.push(key),
  })
  const keep = (key: string, page: Note) => cache.make(key, async () => ({ page, cacheable: true }))
  return { cache, time, stale, keep }
}

/** A page whose rendering finishes only when the test says so. */
function slow() {
  const { promise, resolve, reject } = Promise.withResolvers<RenderResult<Note, string>>()
  return {
    load: () => promise,
    finish: (page: Note) => resolve({ page, cacheable: true }),
    fail: () => reject(new Error('no database')),
  }
}

test('shows a kept page until something it shows changes', async () => {
  const { cache, keep } = cacheAt()
  await keep('a', note('dress', { tags: ['product:1'] }))

  expect(cache.fresh('a', 's1')?.text).toBe('dress')
  cache.drop(new Set(['product:2']))
  expect(cache.fresh('a', 's1')?.text).toBe('dress')
  cache.drop(new Set(['product:1']))
  expect(cache.fresh('a', 's1')).toBeUndefined()
})

test('drops a page at the moment it changes by itself', async () => {
  const { cache, time, keep } = cacheAt()
  await keep('a', note('sale ends at one', { until: new Date(time.now + 1000) }))

  time.now += 999
  expect(cache.fresh('a', 's1')).toBeDefined()
  time.now += 1
  expect(cache.fresh('a', 's1')).toBeUndefined()
})

test('makes a page anew when menus or words around it changed', async () => {
  const { cache, keep } = cacheAt()
  await keep('a', note('home'))

  expect(cache.fresh('a', 's2')).toBeUndefined()
})

test('keeps a page of which there are many only once it is asked for again', async () => {
  const { cache } = cacheAt()
  const makeSeldom = (text: string) =>
    cache.make('filtered', async () => ({ page: note(text), cacheable: true, seldom: true }))

  await makeSeldom('first')
  expect(cache.fresh('filtered', 's1')).toBeUndefined()
  await makeSeldom('second')
  expect(cache.fresh('filtered', 's1')?.text).toBe('second')
  await makeSeldom('made anew')
  expect(cache.fresh('filtered', 's1')?.text).toBe('made anew')
})

test('makes a page once, however many wait for it', async () => {
  const { cache } = cacheAt()
  const page = slow()

  const waiting = Array.from({ length: 1000 }, () => cache.make('a', page.load))
  page.finish(note('home'))

  expect(new Set((await Promise.all(waiting)).map((made) => 'page' in made && made.page)).size).toBe(1)
  expect(cache.counts.misses).toBe(1)
})

test('never keeps a page that was begun before a change and ended after it', async () => {
  const { cache } = cacheAt()
  const page = slow()

  const made = cache.make('a', page.load)
  cache.drop(new Set(['product:1']))
  page.finish(note('old price', { tags: ['product:1'] }))
  await made

  expect(cache.fresh('a', 's1')).toBeUndefined()
})

test('a request made after a change does not wait for a page that was begun before it', async () => {
  const { cache } = cacheAt()
  const before = slow()
  const after = slow()

  const first = cache.make('a', before.load)
  cache.drop(new Set(['product:1']))
  const second = cache.make('a', after.load)
  after.finish(note('new price', { tags: ['product:1'] }))
  await second
  before.finish(note('old price', { tags: ['product:1'] }))

  expect(await second).toMatchObject({ page: { text: 'new price' } })
  expect(await first).toMatchObject({ page: { text: 'old price' } })
  expect(cache.fresh('a', 's1')).toMatchObject({ text: 'new price' })
})

test('shows a page as it was when it cannot be made anew, for a day at most', async () => {
  const { cache, time, stale, keep } = cacheAt()
  await keep('a', note('yesterday', { tags: ['shell'] }))
  cache.drop(new Set(['shell']))
  const broken = async () => Promise.reject(new Error('no database'))

  expect(await cache.make('a', broken)).toMatchObject({ page: { text: 'yesterday' } })
  expect(stale).toEqual(['a'])
  time.now += day + 1
  await expect(cache.make('a', broken)).rejects.toThrow('no database')
})

test('keeps a not-found page for a minute', async () => {
  const { cache, time, keep } = cacheAt()
  await keep('lost', note('nothing here', { status: 404 }))

  time.now += 59_999
  expect(cache.fresh('lost', 's1')).toBeDefined()
  time.now += 1
  expect(cache.fresh('lost', 's1')).toBeUndefined()
})

test('keeps few not-found pages, and loses no other page over them', async () => {
  const { cache, keep } = cacheAt()
  await keep('home', note('home'))

  for (let number = 0; number < 1000; number += 1) await keep(`lost ${number}`, note('nothing here', { status: 404 }))

  expect(cache.size).toBe(201)
  expect(cache.fresh('home', 's1')).toBeDefined()
})

test('stays within its memory limit, and drops the longest unused page first', async () => {
  const { cache, keep } = cacheAt(3000)
  for (const key of ['a', 'b', 'c']) await keep(key, note(key))

  cache.fresh('a', 's1')
  await keep('d', note('d'))

  expect(['a', 'b', 'c', 'd'].filter((key) => cache.fresh(key, 's1'))).toEqual(['a', 'c', 'd'])
})

test('stores no page that must not be cached', async () => {
  const { cache } = cacheAt()

  await cache.make('a', async () => ({ page: note('for one'), cacheable: false }))
  await cache.make('b', async () => ({ other: '/elsewhere' }))

  expect(cache.size).toBe(0)
})
