import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import type { SearchRequest } from '#contracts/search.ts'
import type { Category } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { PageRequest } from '../page-kind.ts'
import { danish, localization, servePages, smallShop } from '../pages.fakes.ts'
import { loadListing } from './load-listing.ts'
import { correctedPage, pageCount, pageNumber, readListing, searchTerm } from './read-listing.ts'
import { searchPage } from './search-page.ts'

const { app, state } = servePages()
const category = async (query = '') =>
  (await app.inject(`/da-dk/women/dresses?type=json${query}`)).json<PageOf<'categoryPage'>>()
const search = async (query: string) =>
  (await app.inject(`/da-dk/search?type=json&${query}`)).json<PageOf<'searchPage'>>()
const leads = ({ statusCode, headers }: LightMyRequestResponse) => [statusCode, headers.location]
const link = (page: { linkTags: PageOf<'categoryPage'>['linkTags'] }, rel: string) =>
  page.linkTags.find((tag) => tag.rel === rel)?.href

test('shows 60 products to a page of a listing [B-SRCH-04] [B-CON-02] [B-SRCH-O1]', async () => {
  const { listing } = await category()

  expect([listing.search.results.length, listing.pageSize, listing.page, listing.pages]).toEqual([60, 60, 1, 3])
  expect((await category('&page=3')).listing.search.results).toHaveLength(10)
})

test('takes page size, order, limits and pictures of listings from the settings that editors wrote [B-SRCH-04, B-SRCH-20, B-CON-02, B-SRCH-19, B-SRCH-O7, B-SRCH-O5]', async () => {
  state.listings = {
    totalProductsPerPage: 24,
    customSorting: ['7', '3'],
    limitProductsByMaximumAvailabilityInDays: 90,
    limitTotalProductsInCategory: 100,
    daysToTreatAsNew: 14,
    imageSort: 'model',
  }
  const { listing } = await category('&page=2')
  const inCategory = state.asked
  const found = await search('q=dress')
  const bySearch = state.asked
  await category('&sorting=newest')
  const sorted = state.asked
  state.listings = {}

  expect([listing.pageSize, listing.search.results.length, listing.pages]).toEqual([24, 24, 6])
  expect(inCategory).toMatchObject({
    ...{ origin: 'listing', from: 24, size: 24, customSorting: ['7', '3'], imageSort: 'model', daysToTreatAsNew: 14 },
    ...{ limitProductsByMaximumAvailabilityInDays: 90, limitTotalProductsInCategory: 100 },
  })
  expect(found.listing.pageSize).toBe(24)
  expect(bySearch).toMatchObject({ origin: 'search', searchTerms: 'dress' })
  expect(bySearch).not.toHaveProperty('limitTotalProductsInCategory')
  expect(bySearch).not.toHaveProperty('customSorting')
  expect(sorted).not.toHaveProperty('customSorting')
})

test('reads page, sorting, price and one name per facet from the address [B-SRCH-03]', async () => {
  const { listing } = await category('&colour=red,navy&sorting=newest&lowerBoundingValue=10&utm_source=x')

  expect(listing.query).toEqual({ sorting: 'newest', lowerBoundingValue: '10', colour: 'navy,red' })
  expect(state.asked).toMatchObject({
    ...{
      sorting: 'newest',
      priceRange: { lowerBoundingValue: 10 },
      facets: [{ id: 'colour', values: ['navy', 'red'] }],
    },
  })
  expect(listing.basePath).toBe('/da-dk/women/dresses')
  expect(readListing({ colour: ' red ,,navy', upperboundingvalue: 'dear', lowerboundingvalue: '9.5' })).toMatchObject({
    facets: [{ id: 'colour', values: ['red', 'navy'] }],
    priceRange: { lowerBoundingValue: 9.5 },
  })
  const more = { subbrand: 'kids', upperboundingvalue: '90', sorting: 'popular', page: '4', q: 'red dress' }
  expect(readListing(more)).toEqual({
    ...{ facets: [{ id: 'subBrand', values: ['kids'] }], priceRange: { upperBoundingValue: 90 } },
    ...{ sorting: 'popular', page: 4, term: 'red dress' },
  })
})

test('reads all ten facets and both price limits from the address of a page, and keeps them in its links with the term [B-SRCH-03]', async () => {
  const facets = ['size', 'length', 'colour', 'category', 'brand', 'subBrand', 'fit', 'material', 'discount', 'new']
  const chosen = Object.fromEntries(facets.map((id) => [id, `a-${id.toLowerCase()}`]))
  const others = { lowerBoundingValue: '10', upperBoundingValue: '90', sorting: 'newest', q: 'dress' }
  const { listing } = await search(String(new URLSearchParams({ ...chosen, ...others })))

  expect(listing.query).toEqual({ ...chosen, ...others })
  expect(state.asked).toMatchObject({
    ...{ priceRange: { lowerBoundingValue: 10, upperBoundingValue: 90 }, sorting: 'newest', searchTerms: 'dress' },
    facets: facets.map((id) => ({ id, values: [chosen[id]] })),
  })
})

test('makes a page number of whatever the address says [B-SRCH-07] [B-VAL-01] [B-SRCH-O1]', () => {
  const numbers = [undefined, '', 'x', '0', '0.4', '-2.5', '-3', '2.4', '2.6', '1e99', '7'].map(pageNumber)

  expect(numbers).toEqual([1, 1, 1, 1, 1, 3, 3, 2, 3, 1_000_000, 7])
  expect([pageCount(0, 60), pageCount(60, 60), pageCount(61, 60)]).toEqual([1, 1, 2])
  expect([correctedPage('9', 9, 3), correctedPage('1', 1, 3), correctedPage('2', 2, 3)]).toEqual([
    { page: '3' },
    { page: null },
    undefined,
  ])
})

test('leads a page number that had to be changed to the right one, other parameters kept [B-SRCH-07] [B-SRCH-10] [B-SRCH-O1] [B-SRCH-O2]', async () => {
  const at = async (query: string) => leads(await app.inject(`/da-dk/women/dresses?${query}`))

  expect(await at('utm=a&page=99&colour=red')).toEqual([302, '/da-dk/women/dresses?utm=a&colour=red&page=3#last-page'])
  expect(await at('page=4')).toEqual([302, '/da-dk/women/dresses?page=3#last-page'])
  expect(await at('page=3')).toEqual([200, undefined])
  expect(await at('page=2.4')).toEqual([302, '/da-dk/women/dresses?page=2'])
  expect(await at('page=0')).toEqual([302, '/da-dk/women/dresses'])
  expect(await at('page=-2')).toEqual([302, '/da-dk/women/dresses?page=2'])
  expect(await at('PAGE=1')).toEqual([302, '/da-dk/women/dresses'])
  expect(await at('page=abc&type=json')).toEqual([302, '/da-dk/women/dresses?type=json'])
})

test('links the neighbours of a page of a category and of a search, the second page back to one without a number [B-SEO-02, B-SEO-O2]', async () => {
  const [first, second, last] = [await category(), await category('&page=2&colour=red'), await category('&page=3')]

  expect([link(first, 'prev'), link(first, 'next')]).toEqual([
    undefined,
    'https://halden.test/da-dk/women/dresses?page=2',
  ])
  expect([link(second, 'prev'), link(second, 'next')]).toEqual([
    'https://halden.test/da-dk/women/dresses?colour=red',
    'https://halden.test/da-dk/women/dresses?colour=red&page=3',
  ])
  expect(link(last, 'next')).toBeUndefined()
  const found = await search('q=dress&page=2')
  expect([link(found, 'prev'), link(found, 'next')]).toEqual([
    'https://halden.test/da-dk/search?q=dress',
    'https://halden.test/da-dk/search?q=dress&page=3',
  ])
})

test('names the address without filters as the one to remember, and keeps filtered lists out of search engines [B-SEO-O3]', async () => {
  const filtered = await category('&page=2&colour=red&sorting=newest')

  expect(link(filtered, 'canonical')).toBe('https://halden.test/da-dk/women/dresses?page=2')
  expect([filtered.robots, (await category('&page=2')).robots]).toEqual(['NOINDEX, FOLLOW', 'INDEX, FOLLOW'])
  for (const query of ['&colour=red', '&sorting=newest', '&lowerBoundingValue=10']) {
    const page = await category(query)
    expect([query, link(page, 'canonical'), page.robots]).toEqual([
      ...[query, 'https://halden.test/da-dk/women/dresses', 'NOINDEX, FOLLOW'],
    ])
  }
  expect(filtered.title).toBe('Dresses, page 2 | Halden')
})

test('a category is kept on the way to another market that has it, where it may have another address [B-MKT-O4]', async () => {
  const { alternates } = await category()

  expect(alternates).toMatchObject({ 'en-gb': '/en-gb/women/dresses', 'ar-ae': '/ar-ae/women/dresses' })
})

test('shows the way to a category, and words of it safely [B-SEO-O3]', async () => {
  const page = await category()

  expect(page.breadcrumb.map(({ title }) => title)).toEqual(['Women', 'Dresses'])
  expect(page.listing).toMatchObject({
    heading: 'Dresses',
    parent: { url: '/da-dk/women' },
    intro: '<p>Long &amp; short</p>',
    subCategories: [],
  })
  expect(page.structuredData).toMatchObject([
    { '@type': 'ItemList' },
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }] },
  ])
})

test('leads back from a category to the one directly above it, and from the topmost to none [B-SRCH-O11]', async () => {
  const { catalogue } = smallShop().parts
  const { category: known, categoryAt } = catalogue
  const long = { ...known(danish, 'dresses')!, id: 'long', parent: 'dresses', url: '/da-dk/women/dresses/long' }
  const deeper = {
    ...catalogue,
    categoryAt: (market: Market, path: string) => (path === long.url ? long : categoryAt(market, path)),
  }
  const { app: shop } = servePages({ parts: { catalogue: deeper } })
  const parentOf = async (path: string) =>
    (await shop.inject(`${path}?type=json`)).json<PageOf<'categoryPage'>>().listing.parent?.url

  expect(await parentOf(long.url)).toBe('/da-dk/women/dresses')
  expect(await parentOf('/da-dk/women/dresses')).toBe('/da-dk/women')
  expect(await parentOf('/da-dk/women')).toBeUndefined()
})

test('shows what a term finds [B-PAGE-04]', async () => {
  const page = await search('q=%20dress%20')

  expect(page.listing).toMatchObject({ term: 'dress', heading: 'Results for dress', query: { q: ' dress ' } })
  expect(page.robots).toBe('NOINDEX, FOLLOW')
})

test('goes straight to the one product a term finds [B-SRCH-13]', async () => {
  expect(leads(await app.inject('/da-dk/search?q=dress%2012'))).toEqual([302, '/da-dk/p/dress-12/100012_navy_01'])
})

test('goes where the search was told to send a term [B-SRCH-14]', async () => {
  expect(leads(await app.inject('/da-dk/search?q=returns'))).toEqual([302, '/da-dk/about'])
})

test('follows a redirect before it jumps to the only product, and jumps to no product where a filter left one or two are found [B-SRCH-O3, B-SRCH-13, B-SRCH-14]', async () => {
  const { parts } = smallShop()
  const answering = (more: object) => ({
    ...parts,
    search: {
      ...parts.search,
      search: async (market: Market, request: SearchRequest) => ({
        ...(await parts.search.search(market, { ...request, searchTerms: 'dress 12' })),
        ...more,
      }),
    },
  })
  const at = async (more: object, query: object = {}) => {
    const ask = {
      ...{ market: danish, path: '/da-dk/search', query: { q: 'dress', ...query }, now: new Date() },
      localization: localization(danish),
    }
    return searchPage.load(answering(more), ask as unknown as PageRequest)
  }

  expect(await at({ redirect: '/da-dk/about' })).toMatchObject({ goTo: '/da-dk/about', status: 302 })
  expect(await at({})).toMatchObject({ goTo: '/da-dk/p/dress-12/100012_navy_01', status: 302 })
  expect(await at({ totalResults: 2 })).toHaveProperty('body')
  expect(await at({}, { colour: 'navy' })).toHaveProperty('body')
})

test('searches for nothing when the term is blank [B-SRCH-O3]', async () => {
  const before = state.searches
  const page = await search('q=%20%20')

  expect([page.listing.search.totalResults, state.searches]).toEqual([0, before])
  expect(page.listing.term).toBeUndefined()
})

test('trims a term, takes blanks together and cuts it at a hundred letters [B-SRCH-O3, B-VAL-04, C-VAL-01, B-VAL-O2]', () => {
  expect(searchTerm('  a \n b  ')).toBe('a b')
  expect(Array.from(searchTerm('👗'.repeat(150)))).toHaveLength(100)
})

test('sends the tags of a page with its search only where the shop wants it [B-FT-09]', async () => {
  const { parts } = smallShop()
  const asked: SearchRequest[] = []
  const toggles = new Set<string>()
  const listening = {
    ...parts,
    content: { ...parts.content, toggle: (_: unknown, key: string) => toggles.has(key) },
    search: {
      ...parts.search,
      search: async (market: Market, request: SearchRequest) => {
        asked.push(request)
        return parts.search.search(market, request)
      },
    },
  }
  const page = { ...parts.content.page(danish, '/da-dk')!, tags: ['linen'] }
  const ask = { market: danish, path: '/da-dk/women/dresses', query: {}, content: page } as unknown as PageRequest

  await loadListing(listening, ask, { category: 'dresses' })
  toggles.add('productSearchTags')
  await loadListing(listening, ask, { category: 'dresses' })

  expect(asked.map(({ tags }) => tags)).toEqual([undefined, ['linen']])
})

test.each([
  ['48', ['men-48'], 'men-48'],
  ['48,50', ['men-48', 'men-50'], 'men-48,men-50'],
  ['38,40', ['38', '40'], '38,40'],
  ['38', ['38'], '38'],
  ['no-such-size', [], 'no-such-size'],
])(
  'the links of a listing asked for the size %s name the sizes that are chosen: %o',
  async (size, selected, expected) => {
    const { parts } = smallShop()
    const found = await parts.search.search(danish, {})
    const values = ['38', '40', 'men-48', 'men-50'].map((value) => ({
      ...{ value, name: value, count: 1, selected: (selected as readonly string[]).includes(value) },
    }))
    const search = async () => ({ ...found, facets: [{ id: 'size', name: 'Size', values }] })
    const ask = { market: danish, path: '/da-dk/women/dresses', query: { size } } as unknown as PageRequest

    const loaded = await loadListing({ ...parts, search: { ...parts.search, search } }, ask, { category: 'dresses' })

    expect(loaded).toMatchObject({ paging: { query: { size: expected } } })
  },
)

test('places the promotions of editors among the goods of a category and of a search, at places there are on the page [B-WID-20, B-WID-O12]', async () => {
  const { content } = smallShop().parts
  const spot = (id: string, position: number) => ({ id, kind: 'promotionSpot', position, randomPosition: false })
  const widgets = [spot('a', 5), spot('b', 5), spot('far', 61)]
  const zones = { promotionalSpots: [{ id: 'r', perRowMobile: 1, hideOnISO: false, widgets }] } as never
  const page: typeof content.page = (market, path) => {
    const around = content.page(market, `/${market.id}/search`)!
    if (path === around.path) return { ...around, zones }
    return path === '/da-dk/women/dresses'
      ? { ...around, pageAlias: 'categoryPage', category: 'dresses', path, zones }
      : undefined
  }
  const led = servePages({ parts: { content: { ...content, page } } }).app

  for (const path of ['/da-dk/women/dresses', '/da-dk/search?q=dress']) {
    const shown = await led.inject(`${path}${path.includes('?') ? '&' : '?'}type=json`)
    const [row] = shown.json<PageOf<'categoryPage'>>().zones.promotionalSpots!
    expect([path, row!.widgets]).toMatchObject([
      path,
      [
        { id: 'a', position: 5 },
        { id: 'b', position: 6 },
      ],
    ])
    expect(row!.widgets).toHaveLength(2)
  }
})

test('searches among a brand’s goods alone on its own search page [B-SRCH-12, B-FT-15]', async () => {
  const { parts } = smallShop()
  const asked: SearchRequest[] = []
  const search = async (market: Market, request: SearchRequest) => {
    asked.push(request)
    return parts.search.search(market, request)
  }
  const listening = { ...parts, search: { ...parts.search, search } }
  const searchOf = (subBrand?: string) => ({ ...parts.content.page(danish, '/da-dk/search')!, subBrand })
  const ask = {
    market: danish,
    path: '/da-dk/search',
    query: { q: 'dress' },
    now: new Date(),
    localization: localization(danish),
  }

  for (const content of [searchOf(), searchOf('kids')])
    await searchPage.load(listening, { ...ask, content } as unknown as PageRequest)

  expect(asked.map(({ multiBrandTags }) => multiBrandTags)).toEqual([undefined, ['kids']])
})

test('says under which brand a listing stands, where the shop leads from brand to brand [B-NAV-14, B-NAV-O4]', async () => {
  const shop = smallShop()
  const { catalogue, content } = shop.parts
  const brands = ['women', 'kids'].map((id) => ({ id, name: id, url: `/${id}`, menu: [] }))
  const leading = (market: Market) => {
    const shell = content.shell(market)
    return { ...shell, navigation: { ...shell.navigation, brands } }
  }
  const ofKids = (category: Category | undefined) => category && { ...category, subBrand: 'kids' }
  const parts = {
    ...shop.parts,
    content: { ...content, shell: leading },
    catalogue: {
      ...catalogue,
      categoryAt: (market: Market, path: string) => ofKids(catalogue.categoryAt(market, path)),
    },
  }
  const brandAt = async ({ app }: Pick<ReturnType<typeof servePages>, 'app'>, path: string) =>
    (await app.inject(`${path}?type=json`)).json<PageOf<'categoryPage'>>().subBrand
  const led = servePages({ ...shop, parts })

  expect(await brandAt(led, '/da-dk/women/dresses')).toBe('kids')
  expect(await brandAt(led, '/da-dk/p/dress-1/100001_navy_01')).toBe('women')
  expect(await brandAt(led, '/da-dk/about')).toBe('women')
  expect(await brandAt({ app }, '/da-dk/women/dresses')).toBeUndefined()
})
