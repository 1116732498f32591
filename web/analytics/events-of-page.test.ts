import { expect, test } from 'vitest'
import type { Page } from '#contracts/pages.ts'
import { eventsOfPage } from './events-of-page.ts'

const page = (path: string, more: object = {}) => ({ path, pageAlias: 'homePage', title: 'A page', ...more }) as Page
const listing = (query: Record<string, string>, sorting = 'relevance', term?: string) => ({
  pageAlias: term === undefined ? 'categoryPage' : 'searchPage',
  listing: { query, sorting, term, search: { totalResults: 12, results: [] } },
})

test('reports a page once when it is shown, and not again when only a part of it changes [B-TRK-O1]', () => {
  const home = page('/en-gb')

  expect(eventsOfPage(home, undefined)).toEqual([{ event: 'page_view', pageKind: 'homePage', title: 'A page' }])
  expect(eventsOfPage(home, home)).toEqual([])
  expect(eventsOfPage(page('/en-gb/women'), home)).toHaveLength(1)
})

test('reports a product with its price, and search results with their number [B-TRK-O1]', () => {
  const product = { id: '100231_navy_03', name: 'Dress', price: { salesPrice: { amount: 49.99, currency: 'GBP' } } }

  expect(eventsOfPage(page('/en-gb/dress', { pageAlias: 'productPage', product }), undefined)[1]).toEqual({
    ...{ event: 'view_item', items: [{ productId: '100231_navy_03', name: 'Dress', price: 49.99 }] },
  })
  const first = page('/en-gb/search', listing({ q: 'dress' }, 'relevance', 'dress'))
  const second = page('/en-gb/search', listing({ q: 'coat' }, 'relevance', 'coat'))
  expect(eventsOfPage(first, undefined)[1]).toEqual({ event: 'view_search_results', searchTerm: 'dress', results: 12 })
  expect(eventsOfPage(second, first).map(({ event }) => event)).toEqual(['page_view', 'view_search_results'])
})

test('reports the added and removed filters and the sorting of a listing [B-TRK-O1]', () => {
  const before = page('/en-gb/women', listing({ colour: 'navy', page: '2' }))
  const after = page('/en-gb/women', listing({ size: '38', page: '1' }, 'price-asc'))

  expect(eventsOfPage(after, before)).toEqual([
    { event: 'filter', filter: 'size', value: '38' },
    { event: 'filter', filter: 'colour', value: '' },
    { event: 'sort', sorting: 'price-asc' },
  ])
})
