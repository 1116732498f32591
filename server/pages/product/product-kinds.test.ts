import { expect, test } from 'vitest'
import type { ProductDetail } from '#contracts/catalogue.ts'
import type { PageOf } from '#contracts/pages.ts'
import type { Zones } from '#contracts/widgets.ts'
import { servePages, smallShop } from '../pages.fakes.ts'
import { recommendedRow, textRow } from './product-rows.ts'

const { parts } = smallShop()
const { catalogue, content } = parts
const toggles = new Set<string>()
/** The rows that editors placed on all product pages, by zone. */
let placed: Zones = {}
/** Changes to some dresses of the small shop, which make them other kinds of products. */
const changed: Readonly<Record<string, Partial<ProductDetail>>> = {
  '100001_navy_01': { isProductSet: true, productSetOptionsCount: 2, variants: [] },
  '100002_navy_01': { hasEcom: false, hasRetail: true },
  '100003_navy_01': { shopTheLookIds: ['harbour', 'garden'], hasCompleteTheLook: true },
  '100006_navy_01': { isDigital: true, isGiftCard: true },
}
const detail: typeof catalogue.detail = (market, id) => {
  const found = catalogue.detail(market, id)
  if (!found) return undefined
  const part = (other: string) => catalogue.detail(market, other)!
  const setParts = changed[id]?.isProductSet
    ? { productSetOptions: [part('100004_navy_01'), part('100005_navy_01')] }
    : {}
  return { ...found, ...changed[id], ...setParts }
}
const sent: object[] = []
const { app, cache } = servePages({
  parts: {
    catalogue: { ...catalogue, detail, card: detail },
    content: {
      ...content,
      toggle: (_, key) => toggles.has(key),
      pagesOf: (market, alias) =>
        alias === 'productPage' && Object.keys(placed).length > 0
          ? [{ zones: placed } as never]
          : content.pagesOf(market, alias),
    },
    finder: {
      looks: (_, ids) =>
        ids.map((id) => ({
          id,
          title: `At the ${id}`,
          image: '/x',
          productIds: ['100003_navy_01', '100004_navy_01', '100005_navy_01'],
        })),
    },
    baskets: {
      ...parts.baskets,
      add: (ask, wanted) => {
        sent.push(...wanted)
        return parts.baskets.add(ask, wanted)
      },
    },
  },
})
const at = (number: number) => `/da-dk/p/dress-${number}/${100_000 + number}_navy_01`
const page = async <Alias extends 'productPage' | 'productSetPage' | 'storeProductPage'>(number: number) =>
  (await app.inject(`${at(number)}?type=json`)).json<PageOf<Alias>>()
const post = (number: number, form: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: at(number),
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    },
    payload: new URLSearchParams({
      formAction: 'add-parts',
      parts: '100004_navy_01,100005_navy_01',
      ...form,
    }).toString(),
  })

test('shows a set part by part, on a page of its own [B-PAGE-07] [B-PDP-08] [B-CAT-14] [B-SYS-04]', async () => {
  const set = await page<'productSetPage'>(1)

  expect(set.pageAlias).toBe('productSetPage')
  expect(set.parts.map(({ id, variants }) => [id, variants.length])).toEqual([
    ['100004_navy_01', 2],
    ['100005_navy_01', 2],
  ])
})

test('shows goods of the stores without a way into the basket [B-PAGE-19] [B-CAT-O7]', async () => {
  expect(await page<'storeProductPage'>(2)).toMatchObject({ pageAlias: 'storeProductPage', shippingMethods: [] })
  sent.length = 0
  for (const form of [
    { 'part-100004_navy_01': '100004_navy_01_36' },
    { formAction: 'add-to-basket', sku: '100002_navy_01_36' },
  ])
    expect((await post(2, form)).json()).toMatchObject({ form: { problems: { '': [expect.any(String)] } } })
  expect(sent).toEqual([])
})

test('puts all parts of a set into the basket, or one of them', async () => {
  const all = await post(1, { 'part-100004_navy_01': '100004_navy_01_36', 'part-100005_navy_01': '100005_navy_01_38' })
  const one = await post(1, { only: '100005_navy_01', 'part-100005_navy_01': '100005_navy_01_36' })

  expect([all.statusCode, one.statusCode]).toEqual([303, 303])
  expect(sent).toEqual([
    { sku: '100004_navy_01_36', quantity: 1 },
    { sku: '100005_navy_01_38', quantity: 1 },
    { sku: '100005_navy_01_36', quantity: 1 },
  ])
})

test('adds no part of a set while the size of one is missing, and names that one', async () => {
  sent.length = 0
  const answer = await post(1, { 'part-100004_navy_01': '100004_navy_01_36' })

  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({
    form: {
      values: { 'part-100004_navy_01': '100004_navy_01_36' },
      problems: { 'part-100005_navy_01': ['Choose a size.'] },
    },
  })
  expect(sent).toEqual([])
})

test('takes no size of another product for that of a part', async () => {
  const answer = await post(1, { only: '100004_navy_01', 'part-100004_navy_01': '100009_navy_01_36' })

  expect(answer.json()).toMatchObject({ form: { problems: { 'part-100004_navy_01': ['page.size-not-of-product'] } } })
})

test('tells what a product is worn with only where the shop wants it [B-PDP-06] [B-FT-13] [B-FT-20] [B-REC-04, B-FT-O1, B-FT-49]', async () => {
  expect((await page<'productPage'>(3)).looks).toEqual([])
  toggles.add('detailCompleteTheLook')
  expect((await app.inject(`${at(3)}?type=json&sku=100003_navy_01_38`)).json<PageOf<'productPage'>>().looks).toEqual([])

  toggles.clear()
  toggles.add('completeTheLook')
  const ask = (sku: string) => app.inject(`${at(3)}?type=json&sku=100003_navy_01_${sku}`)
  cache.drop(new Set(['product:100003_navy_01']))
  expect((await ask('38')).json<PageOf<'productPage'>>().looks).toEqual([])

  toggles.add('detailCompleteTheLook')
  const { looks } = (await app.inject(`${at(3)}?type=json&sku=100003_navy_01_36`)).json<PageOf<'productPage'>>()
  toggles.clear()

  expect(looks).toMatchObject([
    { id: 'harbour', title: 'At the harbour', total: { amount: 400, currency: 'DKK' } },
    { id: 'garden', title: 'At the garden' },
  ])
  expect(looks[0]!.parts.map(({ id }) => id)).toEqual(['100004_navy_01', '100005_navy_01'])
})

test('promises no delivery of what is sent by mail', async () => {
  expect((await page<'productPage'>(6)).shippingMethods).toEqual([])
})

test('shows what is like it only where the shop wants it, in a zone of the page [B-REC-03] [B-FT-22, B-FT-49]', async () => {
  expect((await page<'productPage'>(8)).zones.similarProductsRows).toBeUndefined()

  toggles.add('detailSimilarProducts')
  const { zones } = (await app.inject(`${at(8)}?type=json&sku=100008_navy_01_36`)).json<PageOf<'productPage'>>()
  toggles.clear()

  const [widget] = zones.similarProductsRows![0]!.widgets
  expect(widget).toMatchObject({ kind: 'productCarousel' })
  expect(widget && 'products' in widget && widget.products.map(({ id }) => id)).not.toContain('100008_navy_01')
})

test('recommends below a product only where the shop wants it there, about that product [B-FT-23, B-FT-O1, B-FT-49]', async () => {
  const recommended = async (query: string) => {
    const { zones } = (await app.inject(`${at(7)}?type=json${query}`)).json<PageOf<'productPage'>>()
    return (zones.bottomRows ?? []).flatMap(({ widgets }) => widgets)
  }
  toggles.add('recommendations')
  const without = await recommended('')

  toggles.add('detailRecommendations')
  const widgets = await recommended('&sku=100007_navy_01_36')
  toggles.delete('recommendations')
  const withoutTheFirst = await recommended('&sku=100007_navy_01_38')
  toggles.clear()

  expect([without, withoutTheFirst]).toEqual([[], []])
  expect(widgets).toMatchObject([
    { type: 'BoughtTogether', content: { productIds: ['100007_navy_01'] } },
    { type: 'RecentlyViewedProducts', content: { productIds: ['100007_navy_01'] } },
  ])
})

test('leaves out what editors placed about similar and recommended goods while the shop has that switched off, and adds no recommendations of its own to theirs [B-FT-22, B-FT-23, B-REC-03]', async () => {
  placed = {
    rows: [recommendedRow('PopularProducts', 'Popular'), textRow('about', '<p>About</p>')],
    similarProductsRows: [textRow('alike', '<p>Alike</p>')],
  }
  const widgets = async (...on: string[]) => {
    cache.drop(new Set(['product:100009_navy_01']))
    for (const key of on) toggles.add(key)
    const { zones } = await page<'productPage'>(9)
    toggles.clear()
    return Object.fromEntries(
      Object.entries(zones).map(([zone, rows]) => [zone, rows.flatMap((row) => row.widgets.map(({ id }) => id))]),
    )
  }

  expect(await widgets()).toEqual({ rows: ['about'] })
  expect(await widgets('detailSimilarProducts')).toEqual({
    rows: ['about'],
    similarProductsRows: ['similar', 'alike'],
  })
  expect(await widgets('recommendations', 'detailRecommendations')).toEqual({
    rows: ['recommended-PopularProducts', 'about'],
  })
  placed = {}
})

test('refuses a size that is not the part’s at that part, and an amount that is not the card’s', async () => {
  const own = '100004_navy_01_36'
  for (const wrong of ['100005_navy_01_99', '100004_navy_01_38', '100005', 'constructor']) {
    const typed = { 'part-100004_navy_01': own, 'part-100005_navy_01': wrong }
    const answer = await post(1, typed)
    expect([wrong, answer.statusCode]).toEqual([wrong, 422])
    expect(answer.json().form).toMatchObject({
      values: typed,
      problems: { 'part-100005_navy_01': ['page.size-not-of-product'] },
    })
    expect(Object.keys(answer.json().form.problems)).toEqual(['part-100005_navy_01'])
  }
  for (const wrong of ['100006_navy_01_999', '100007_navy_01_36']) {
    const typed = { recipientEmail: 'ane@example.com', message: 'For you', sku: wrong }
    const answer = await post(6, { formAction: 'add-gift-card', ...typed })
    expect([wrong, answer.statusCode]).toEqual([wrong, 422])
    expect(answer.json().form).toMatchObject({ values: typed, problems: { sku: ['product.amount-not-of-card'] } })
  }
})
