import { expect, test } from 'vitest'
import { fakeMarkets } from '#server/markets/markets.fakes.ts'
import { apiOf } from '#server/platform/calls/call-routes.fakes.ts'
import { contentRoutes } from './content.routes.ts'
import { openContent } from './open-content.ts'

const markets = fakeMarkets('da-dk', 'en-gb')
const content = openContent(
  { markets, safeHtml: String, category: () => undefined, report: () => {} },
  {
    shopName: 'Halden',
    subBrands: [
      { id: 'women', name: 'Halden', preSelected: true },
      { id: 'kids', name: 'Halden Kids' },
    ],
    documents: [
      {
        name: 'menus/service.json',
        kind: 'menu',
        key: 'service',
        scope: 'all',
        document: { service: [{ url: '/help', title: { en: 'Help', da: 'Hjælp' } }] },
      },
    ],
    toggles: { wishlist: true },
    stores: [],
    theme: undefined,
    words: { program: { en: { close: 'Close' }, da: { close: 'Luk' } }, shop: {} },
  },
)
const api = apiOf([contentRoutes(content)], { markets })

/** Brands are called the same in every language. */
const brands = { 'sub-brand.women': 'Halden', 'sub-brand.kids': 'Halden Kids' }

async function ask(url: string, headers: Record<string, string> = {}) {
  const answer = await api.inject({ url, headers })
  return { status: answer.statusCode, body: answer.json() as unknown }
}

test('serves menus, texts and toggles of the market in the path [B-API-10, B-API-13, B-API-19]', async () => {
  expect((await ask('/api/f/da-dk/navigation')).body).toMatchObject({
    service: [{ title: 'Hjælp', url: '/da-dk/help' }],
  })
  expect((await ask('/api/f/da-dk/translations')).body).toEqual({ close: 'Luk', ...brands })
  expect((await ask('/api/f/da-dk/feature-flags')).body).toMatchObject({ wishlist: true, loginFlyout: false })
})

test('names the brands of the shop, and those that are ticked beforehand [B-API-20]', async () => {
  expect((await ask('/api/f/da-dk/sub-brands')).body).toEqual([
    { id: 'women', name: 'Halden', preSelected: true },
    { id: 'kids', name: 'Halden Kids', preSelected: false },
  ])
  expect(await ask('/api/f/xx-yy/sub-brands')).toMatchObject({ status: 400 })
})

test('says that nothing watches what real users meet [B-API-12]', async () => {
  expect(await ask('/api/monitoring?market=da-dk')).toEqual({ status: 200, body: {} })
  expect(await ask('/api/f/xx-yy/monitoring')).toMatchObject({ status: 400 })
})

test('takes the market from the query, else the header, else refuses [B-API-10]', async () => {
  expect((await ask('/api/translations?market=en-gb')).body).toEqual({ close: 'Close', ...brands })
  expect((await ask('/api/translations', { 'x-current-market': 'da-dk' })).body).toEqual({ close: 'Luk', ...brands })
  expect(await ask('/api/translations')).toMatchObject({ status: 400, body: { code: 'content.no-market' } })
  expect(await ask('/api/f/xx-yy/translations')).toMatchObject({ status: 400 })
})
