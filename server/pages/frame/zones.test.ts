import { expect, test } from 'vitest'
import type { Row, Widget, WidgetOf } from '#contracts/widgets.ts'
import type { Visitor } from '#server/sessions/index.ts'
import { danish, smallShop } from '../pages.fakes.ts'
import type { Parts } from '../parts.ts'
import { fillZones } from './zones.ts'

const { parts: plain } = smallShop()
const toggles = new Set<string>()
const search: Parts['search'] = {
  ...plain.search,
  suggest: async () => ({
    ...{ term: '', url: '', categories: [], products: [], fallback: false, totalResults: 0 },
    terms: [{ term: 'linen', url: '/da-dk/search?q=linen' }],
  }),
}
const parts: Parts = { ...plain, search, content: { ...plain.content, toggle: (_, key) => toggles.has(key) } }
const someone: Visitor = {
  market: danish,
  mode: 'web',
  preview: false,
  basketId: undefined,
  accountId: undefined,
  address: '',
}
const common = {
  trackingId: '',
  alias: '',
  disabledApp: false,
  disabledMobile: false,
  disabledTablet: false,
  disabledDesktop: false,
  backgroundColor: null,
  countdown: null,
  clipboard: null,
}
const text = (more: Partial<WidgetOf<'text'>> = {}): WidgetOf<'text'> => ({
  ...common,
  id: 't',
  kind: 'text',
  headline: null,
  html: '<p>Hello</p>',
  rest: '',
  wordLimit: 0,
  ...more,
})
const none = { mobile: 0, tablet: 0, desktop: 0 }
const carousel = (content: Partial<WidgetOf<'productCarousel'>['content']>): WidgetOf<'productCarousel'> => ({
  ...common,
  id: 'c',
  kind: 'productCarousel',
  headline: null,
  headlineTextAlignment: 'left',
  headlineFontSize: null,
  headlineColor: null,
  toggleFullWidth: false,
  autoplay: false,
  autoplayAfterMs: 0,
  speedMs: 0,
  pagination: false,
  arrowsPosition: 'outside',
  displayed: { mobile: 2, tablet: 3, desktop: 4 },
  preview: { left: none, right: none },
  padding: { top: 0, right: 0, bottom: 0, left: 0 },
  link: null,
  products: [],
  content: { productIds: [], category: null, sorting: null, size: 8, ...content },
})
const row = (id: string, widgets: Row['widgets'], hideOnISO = false): Row => ({
  id,
  perRowMobile: 1,
  hideOnISO,
  widgets,
})

const shown = async (rows: Row[], visitor: Visitor = someone) =>
  (await fillZones(parts, { market: danish, path: '/da-dk', visitor }, { rows })).zones.rows!

test('fills a carousel with the products an editor named, in that order, without those not sold here', async () => {
  const [only] = await shown([
    row('r', [carousel({ productIds: ['100009_navy_01', '100999_navy_01', '100002_navy_01'] })]),
  ])

  expect(only?.widgets[0]).toMatchObject({ products: [{ id: '100009_navy_01' }, { id: '100002_navy_01' }] })
})

test('fills a carousel with the first of a category, and tells which category that was', async () => {
  const filled = await fillZones(
    parts,
    { market: danish, path: '/da-dk', visitor: someone },
    { rows: [row('r', [carousel({ category: 'dresses', size: 3 })])] },
  )

  expect(filled.productIds).toHaveLength(3)
  expect(filled.categories).toEqual(['dresses'])
})

test('fills a carousel without a category with the first of all goods in the order an editor named', async () => {
  const [only] = await shown([row('r', [carousel({ sorting: 'popular', size: 3 })])])

  expect(only?.widgets[0]).toMatchObject({ products: [{ id: expect.any(String) }, {}, {}] })
  expect(await shown([row('r', [carousel({})])])).toEqual([])
})

test('says of each search for a widget that it is for a widget [B-SRCH-O7]', async () => {
  const origins: unknown[] = []
  const listening: Parts['search'] = {
    ...search,
    search: (market, request) => {
      origins.push(request.origin)
      return search.search(market, request)
    },
  }
  const { content: _, products: _products, ...look } = carousel({})
  const trender = { ...look, kind: 'trender', terms: [], products: [] } as unknown as Widget
  const rows = [row('r', [carousel({ category: 'dresses' }), carousel({ sorting: 'popular' }), trender])]
  toggles.add('trendWidget')
  await fillZones({ ...parts, search: listening }, { market: danish, path: '/da-dk', visitor: someone }, { rows })

  toggles.clear()
  expect(origins).toEqual(['widget', 'widget', 'widget'])
})

test('leaves recommendations out unless the shop wants them [B-FT-11, B-FT-49]', async () => {
  const { kind: _, content: _content, products: _products, ...look } = carousel({})
  const recommended: Widget = {
    ...look,
    ...{ kind: 'recommendationCarousel', version: '2', type: 'TrendingProducts' },
    content: { productIds: [], category: null, size: 8 },
  }
  const rows = [row('r', [recommended])]

  expect(await shown(rows)).toEqual([])

  toggles.add('recommendations')
  expect(await shown(rows)).toMatchObject([{ widgets: [{ type: 'TrendingProducts' }] }])
  toggles.clear()
})

test('leaves out the row of saved products where the market has no wishlists [B-FT-12, B-FT-49]', async () => {
  const { content: _content, ...look } = carousel({})
  const saved: Widget = { ...look, kind: 'wishlistCarousel' }
  const rows = [row('r', [saved])]

  expect(await shown(rows)).toEqual([])

  toggles.add('wishlist')
  expect(await shown(rows)).toMatchObject([{ widgets: [{ kind: 'wishlistCarousel' }] }])
  toggles.clear()
})

test('tells what is wanted just now only where the shop wants it told [B-FT-08] [B-WID-23, B-FT-49]', async () => {
  const { kind: _, content: _content, link: _link, ...look } = carousel({})
  const { id, trackingId, alias, disabledApp, disabledMobile, disabledTablet, disabledDesktop } = look
  const rows = [
    row('r', [
      {
        ...{ id, trackingId, alias, disabledApp, disabledMobile, disabledTablet, disabledDesktop },
        ...{ backgroundColor: null, countdown: null, clipboard: null, headline: null },
        ...{ kind: 'trender', terms: [], products: [] },
      },
    ]),
  ]

  expect(await shown(rows)).toEqual([])

  toggles.add('trendWidget')
  const [wanted] = await shown(rows)
  toggles.clear()
  expect(wanted!.widgets[0]).toMatchObject({
    terms: [{ title: 'linen', url: '/da-dk/search?q=linen' }],
    products: [{ id: expect.any(String) }, {}, {}, {}],
  })
})

test('shows a product from all its sides with name and address, and none that is not sold here [B-WID-14]', async () => {
  const { kind: _, content: _content, products: _products, link: _link, ...look } = carousel({})
  const sides = (productId: string): Widget => ({ ...look, kind: 'productDetailCarousel', productId, product: null })

  const rows = await shown([row('r', [sides('100009_navy_01')]), row('gone', [sides('100999_navy_01')])])

  const product = { name: expect.stringMatching(/\w/), url: expect.stringContaining('100009') }
  expect(rows).toMatchObject([{ id: 'r', widgets: [{ product }] }])
  const [widget] = rows[0]!.widgets as WidgetOf<'productDetailCarousel'>[]
  expect(widget!.product!.images).toMatchObject({ urlTemplate: expect.stringContaining('100009_navy_01') })
})

test('leaves out a carousel without goods, and a row without widgets [B-CMS-05, B-WID-O5]', async () => {
  expect(
    await shown([row('empty', [carousel({ productIds: ['100999_navy_01'] })]), row('none', []), row('some', [text()])]),
  ).toMatchObject([{ id: 'some' }])
})

test('leaves out in stores and previews what is hidden there, and nowhere else [B-CMS-06] [B-CMS-07]', async () => {
  const rows = [row('hidden', [text()], true), row('shown', [text()])]

  for (const mode of ['web', 'app'] as const)
    expect((await shown(rows, { ...someone, mode })).map(({ id }) => id)).toEqual(['hidden', 'shown'])
  expect((await shown(rows, { ...someone, mode: 'store' })).map(({ id }) => id)).toEqual(['shown'])
  const previewed = await shown(rows, { ...someone, preview: true })
  expect(previewed.filter(({ widgets }) => widgets.length > 0).map(({ id }) => id)).toEqual(['shown'])
})

test('leaves a line of a slim banner out of the app, and a banner that has no other [B-APP-02] [B-WID-11, B-WID-O2]', async () => {
  const line = { text: 'News', link: null, countdown: null, clipboard: null }
  const banner = (id: string, ...lines: WidgetOf<'slimBanner'>['lines']): Widget => ({
    ...common,
    ...{ id, kind: 'slimBanner', location: 'above', textAlign: 'center', box: false, motion: null, lines },
  })
  const rows = [
    row('r', [
      banner('both', { ...line, notOn: ['app'] }, { ...line, text: 'For all', notOn: ['mobile'] }),
      banner('none', { ...line, notOn: ['app'] }),
    ]),
  ]

  expect((await shown(rows, { ...someone, mode: 'app' }))[0]?.widgets).toMatchObject([{ lines: [{ text: 'For all' }] }])
  expect((await shown(rows))[0]?.widgets).toMatchObject([{ id: 'both' }, { id: 'none' }])
})

test('leaves out in the app what is not for it [B-APP-02] [B-WID-O2, B-WID-05, B-WID-09]', async () => {
  const rows = [row('r', [text({ disabledApp: true }), text({ id: 'for-all' })])]

  expect((await shown(rows, { ...someone, mode: 'app' }))[0]?.widgets.map(({ id }) => id)).toEqual(['for-all'])
  expect((await shown(rows))[0]?.widgets).toHaveLength(2)
})

const clubSignup: WidgetOf<'customerClubSignup'> = {
  ...{ ...common, id: 'k', kind: 'customerClubSignup', headline: null, html: '', buttonText: null, terms: '' },
  ...{ successMessage: null, excludedPages: ['/basket', '/DA-DK/sale/'], asPopup: false },
  subBrands: [
    { id: 'women', name: 'Halden', preSelected: true },
    { id: 'closed', name: 'Gone', preSelected: false },
  ],
}

test('leaves the form of the customer club out of the pages it names, and out of devices in stores [B-WID-19] [B-VAL-01]', async () => {
  const at = async (path: string, visitor = someone) =>
    (await fillZones(parts, { market: danish, path, visitor }, { rows: [row('r', [clubSignup])] })).zones.rows!.length

  for (const path of ['/da-dk/basket', '/da-dk/basket/', '/DA-DK/Basket', '/da-dk/sale'])
    expect([path, await at(path)]).toEqual([path, 0])
  for (const path of ['/da-dk', '/da-dk/basket/x', '/da-dk/baskets', '/da-dk/x/basket', '/da-dkx/sale'])
    expect([path, await at(path)]).toEqual([path, 1])
  expect(await at('/da-dk', { ...someone, mode: 'store' })).toBe(0)
})

test('offers only topics that the shop has, so that no sign-up is refused for one [B-WID-19] [D-22]', async () => {
  const [{ widgets }] = (await shown([row('r', [clubSignup])])) as [Row]

  expect(widgets).toMatchObject([{ subBrands: [{ id: 'women', name: 'Halden', preSelected: true }] }])
})

test('marks for the editor of a preview where a row was left out, and nowhere else [D-31]', async () => {
  const rows = [row('hidden', [text()], true), row('shown', [text()])]

  const previewed = await shown(rows, { ...someone, preview: true })
  expect(previewed.map(({ id, leftOut, widgets }) => [id, leftOut, widgets.length])).toEqual([
    ['hidden', true, 0],
    ['shown', undefined, 1],
  ])
  expect(JSON.stringify(await shown(rows, { ...someone, mode: 'store' }))).not.toContain('leftOut')
  expect(JSON.stringify(await shown(rows))).not.toContain('leftOut')
})
