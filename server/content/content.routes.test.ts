import { expect, test } from 'vitest'
import { fakeMarkets } from '#server/markets/markets.fakes.ts'
import { apiOf } from '#server/platform/calls/call-routes.fakes.ts'
import { contentRoutes } from './content.routes.ts'
import { openContent } from './open-content.ts'

const markets = fakeMarkets('da-dk', 'en-gb')
const danish = markets.find('da-dk')!
const daysInDanish = {
  'delivery.working-days': '{0} hverdage',
  'delivery.working-days-range': '{0} til {1} hverdage',
}
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
        document: {
          service: [{ url: '/help', title: { en: 'Help', da: 'Hjælp' } }],
          freeFreight: { freightVersion: 'message', colours: { bar: '#0a0b0c', text: 'no colour' } },
        },
      },
      {
        name: 'badges/new.json',
        kind: 'badge',
        key: 'new',
        scope: 'all',
        document: { badgeId: 'new', badgeTitle: { en: 'New in', da: 'Nyhed' } },
      },
      ...['1', '2024.2'].map((version) => ({
        name: `pages/terms-${version}.json`,
        kind: 'page' as const,
        key: `terms-${version}`,
        scope: 'all',
        document: {
          pageAlias: 'termsConditionsPage',
          slug: `terms-and-conditions/${version}`,
          title: { en: 'Terms of sale', da: 'Handelsbetingelser' },
          date: '2026-11-01T09:00:00Z',
          rows: [{ id: 'r', widgets: [{ id: 't', type: 'text', text: `<p>Version ${version}</p>` }] }],
        },
      })),
      {
        name: 'pages/terms-of-yore.json',
        kind: 'page' as const,
        key: 'terms-of-yore',
        scope: 'all',
        document: { pageAlias: 'termsConditionsPage', slug: 'archive/old', version: '2019', title: 'Terms', rows: [] },
      },
      {
        name: 'pages/terms-neighbour.json',
        kind: 'page' as const,
        key: 'terms-neighbour',
        scope: 'all',
        document: { slug: 'terms-and-conditions/leasing', title: 'Leasing', rows: [] },
      },
    ],
    toggles: { wishlist: true },
    stores: [],
    theme: undefined,
    words: { program: { en: { close: 'Close' }, da: { close: 'Luk', ...daysInDanish } }, shop: {} },
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
  expect((await ask('/api/f/da-dk/translations')).body).toEqual({ close: 'Luk', ...daysInDanish, ...brands })
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
  expect((await ask('/api/translations', { 'x-current-market': 'da-dk' })).body).toEqual({
    close: 'Luk',
    ...daysInDanish,
    ...brands,
  })
  expect(await ask('/api/translations')).toMatchObject({ status: 400, body: { code: 'content.no-market' } })
  expect(await ask('/api/f/xx-yy/translations')).toMatchObject({ status: 400 })
})

test('tells the badges of products in the words of a market [B-API-08, B-BADGE-04]', async () => {
  expect((await ask('/api/f/da-dk/badges')).body).toMatchObject([{ badgeId: 'new', badgeTitle: 'Nyhed' }])
  expect((await ask('/api/badges?market=en-gb&preview=1')).body).toMatchObject([{ badgeTitle: 'New in' }])
  expect(await ask('/api/badges')).toMatchObject({ status: 400 })
  expect(await ask('/api/f/xx-yy/badges')).toMatchObject({ status: 400 })
})

test('tells from what amount delivery is free, and how editors want that told [B-API-11]', async () => {
  const { freeFreightMinor } = danish.choices

  expect((await ask('/api/f/da-dk/free-freight-value')).body).toEqual({
    freightValue: { amount: freeFreightMinor! / 100, currency: 'DKK' },
    freightVersion: 'message',
    colours: { bar: '#0a0b0c', text: null, background: null },
  })
  expect(await ask('/api/free-freight-value')).toMatchObject({ status: 400 })
})

test('says of each way to deliver what it is called and how long it takes [B-API-16]', async () => {
  const { body } = await ask('/api/shipping-methods?market=da-dk')

  expect(body).toEqual(
    danish.choices.shippingMethods.map(({ id, carrier, deliveryType, workingDays: [first, last] }) => ({
      ...{ id, carrier, deliveryType, name: expect.any(String) },
      text: first === last ? `${first} hverdage` : `${first} til ${last} hverdage`,
    })),
  )
  expect(await ask('/api/f/xx-yy/shipping-methods')).toMatchObject({ status: 400 })
})

test('takes a preview with menus and badges, and answers whoever has no key as anybody', async () => {
  for (const name of ['navigation', 'badges']) {
    const plain = await ask(`/api/${name}?market=da-dk`)

    expect(plain.status).toBe(200)
    expect(await ask(`/api/${name}?market=da-dk&preview=guess`)).toEqual(plain)
  }
})

test('tells the terms of sale that hold, and any version of them, wherever they stand and whatever stands beside them [B-API-18]', async () => {
  const terms = { date: '2026-11-01', title: 'Handelsbetingelser' }

  expect((await ask('/api/f/da-dk/terms-and-conditions')).body).toEqual({
    ...terms,
    ...{ version: '1', text: '<p>Version 1</p>' },
  })
  expect((await ask('/api/terms-and-conditions?market=da-dk&version=2024.2')).body).toMatchObject({
    ...terms,
    ...{ version: '2024.2', text: '<p>Version 2024.2</p>' },
  })
  expect((await ask('/api/terms-and-conditions?market=da-dk&version=2019')).body).toMatchObject({
    ...{ version: '2019', title: 'Terms' },
  })
  for (const version of ['7', 'leasing', 'old', '../help', '%2F'])
    expect(await ask(`/api/f/da-dk/terms-and-conditions?version=${version}`)).toMatchObject({
      ...{ status: 404, body: { code: 'content.no-such-version' } },
    })
  expect(await ask('/api/terms-and-conditions')).toMatchObject({ status: 400 })
})
