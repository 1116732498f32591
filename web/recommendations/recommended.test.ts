import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { personalMemory } from '#web/platform/browser-memory.ts'
import { recommended, type Wanted } from './recommended.ts'
import { rememberViewed } from './viewed-products.ts'

const asked: { path: string; body: { type: string; productIds: string[]; visitorId?: string } }[] = []
const wanted = (more: Partial<Wanted>): Wanted => ({
  ...{ version: '2', type: 'TrendingProducts', productIds: [], category: null, size: 6 },
  ...more,
})
const agreed = 'consent=consentid:x,consent:yes,action:yes,necessary:yes,functional:yes'

function inBrowser(cookie: string) {
  const kept = new Map<string, string>()
  vi.stubGlobal('document', { cookie, documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  })
}

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (url: URL | string, { body }: { body: string }) => {
    const path = String(url)
    asked.push({ path, body: JSON.parse(body) })
    const products = [{ id: 'p' }]
    return Response.json(path.endsWith('recommendations3') ? [{ title: 'Trending now', products }] : products)
  })
})
afterEach(() => vi.unstubAllGlobals())

test('uses the second or third recommendations call as the editor chose; the third also returns a title [B-REC-01]', async () => {
  inBrowser('')

  const second = await recommended('en-gb', wanted({ version: '2', category: 'women' }))
  const third = await recommended('en-gb', wanted({ version: '3' }))

  expect(asked.map(({ path }) => path.split('/').at(-1))).toEqual(['recommendations', 'recommendations3'])
  expect(asked[0]!.body).toMatchObject({ type: 'TrendingProducts', categoryId: 'women', numberOfProducts: 6 })
  expect(second).toEqual({ products: [{ id: 'p' }] })
  expect(third).toMatchObject({ title: 'Trending now', products: [{ id: 'p' }] })
})

test('sends no viewed products before the shopper agrees [B-REC-O2]', async () => {
  inBrowser('')
  rememberViewed(localStorage, 'seen')

  expect(await recommended('en-gb', wanted({ type: 'RecentlyViewedProducts' }))).toEqual({ products: [] })
  expect(asked).toEqual([])

  await recommended('en-gb', wanted({ type: 'PersonalProducts' }))
  expect(asked[0]!.body).toMatchObject({ productIds: [] })
  expect(asked[0]!.body).not.toHaveProperty('visitorId')
})

test('remembers what was looked at only where the shopper agreed [B-REC-O2]', () => {
  inBrowser('')
  rememberViewed(personalMemory, 'before')
  expect(localStorage.getItem('viewed-products')).toBeNull()

  vi.stubGlobal('document', { cookie: agreed, documentElement: { dataset: {} } })
  rememberViewed(personalMemory, 'after')
  expect(localStorage.getItem('viewed-products')).toBe('["after"]')
})

test('asks with what was looked at once the shopper agreed, without the product shown [B-REC-O2]', async () => {
  inBrowser(agreed)
  for (const id of ['one', 'two', 'shown']) rememberViewed(localStorage, id)

  await recommended('en-gb', wanted({ type: 'RecentlyViewedProducts', productIds: ['shown'] }))
  await recommended('en-gb', wanted({ type: 'PersonalProducts' }))
  await recommended('en-gb', wanted({ type: 'PersonalProducts' }))

  expect(asked[0]!.body.productIds).toEqual(['two', 'one'])
  expect(asked[1]!.body.visitorId).toMatch(/^[0-9a-f-]{36}$/)
  expect(asked[2]!.body.visitorId).toBe(asked[1]!.body.visitorId)
})
