import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import type { Row, WidgetOf, ZoneName, Zones } from '#contracts/widgets.ts'
import {
  browsingShell,
  exampleBanner,
  exampleCard,
  exampleListing,
  examplePage,
  exampleProduct,
  exampleRow,
} from './browsing.fakes.ts'
import { CategoryPage } from './category/category-page.tsx'
import { ContentPage } from './content/content-page.tsx'
import { HomePage } from './home/home-page.tsx'
import { ProductPage } from './product/product-page.tsx'
import { ProductSetPage } from './product-set/product-set-page.tsx'
import { SearchPage } from './search/search-page.tsx'
import { written } from './written.fakes.tsx'

const { kind: _, ...fields } = exampleBanner()
const said = (zone: ZoneName): Row => {
  const text: WidgetOf<'text'> = {
    ...{ ...fields, id: zone, kind: 'text', headline: `The ${zone}`, html: '<p>x</p>', rest: '', wordLimit: 9 },
  }
  return exampleRow(text)
}
const placed = (...names: ZoneName[]): Zones => Object.fromEntries(names.map((name) => [name, [said(name)]]))
const market = 'en-gb'

/** Zones in the order in which the page shows them, with the page's own content among them. */
function order(page: ReactElement, main: string): string[] {
  const { markup } = written(page, browsingShell(market))
  const found = [...markup.matchAll(new RegExp(`The (\\w+)|(${main})`, 'g'))].map(([, zone]) => zone ?? 'main')
  return found.filter((name, at) => found.indexOf(name) === at)
}

const aroundContent = ['topRows', 'rows', 'bottomRows'] as const

test('shows rows of editors above and below a listing, and one that the products do not suffice for below them [B-CMS-O3, B-CMS-03]', () => {
  const few = { ...exampleListing(market).search, results: [exampleCard(market)], totalResults: 1 }
  const listing = exampleListing(market, { search: few })
  const zones = placed(...aroundContent, 'listingRows')
  const main = 'id="products"'

  expect(order(<CategoryPage page={examplePage(market, 'categoryPage', { listing, zones })} />, main)).toEqual([
    ...['topRows', 'main', 'rows', 'listingRows', 'bottomRows'],
  ])
  expect(order(<SearchPage page={examplePage(market, 'searchPage', { listing, zones })} />, main)).toEqual([
    ...['topRows', 'main', 'rows', 'listingRows', 'bottomRows'],
  ])
})

test('shows rows of editors around what says that nothing was found, and none of them otherwise [B-CMS-O3, B-CMS-03, B-SRCH-17]', () => {
  const { search } = exampleListing(market)
  const zones = placed('emptySearchTopRows', 'emptySearchBottomRows')
  const shown = (more: object) => {
    const listing = exampleListing(market, { term: 'cardgan', search: { ...search, facets: [], ...more } })
    return order(<SearchPage page={examplePage(market, 'searchPage', { listing, zones })} />, 'No results for')
  }

  expect(shown({ results: [], totalResults: 0 })).toEqual(['emptySearchTopRows', 'main', 'emptySearchBottomRows'])
  expect(shown({})).toEqual([])

  const none = { results: [], totalResults: 0 }
  const chosen = { id: 'size', name: 'Size', values: [{ value: '38', name: '38', count: 0, selected: true }] }
  const limits = [{ kind: 'price', text: 'under £5', term: 'cardgan', met: true }]
  expect(shown({ ...none, facets: [chosen] })).toEqual([])
  expect(shown({ ...none, understood: { goods: 'cardgan', limits } })).toEqual([])
  expect(shown({ ...none, hasError: true })).toEqual([])
})

test('shows an editors’ row between two lines of products where there are enough lines [B-CMS-O3, B-CMS-03]', () => {
  const results = Array.from({ length: 24 }, (_none, nth) => exampleCard(market, nth))
  const search = { ...exampleListing(market).search, results, totalResults: 24 }
  const listing = exampleListing(market, { search })
  const { markup } = written(
    <CategoryPage page={examplePage(market, 'categoryPage', { listing, zones: placed('listingRows') })} />,
    browsingShell(market),
  )
  const row = markup.indexOf('The listingRows')

  expect(markup.indexOf(results[11]!.styleNumber)).toBeLessThan(row)
  expect(row).toBeLessThan(markup.indexOf(results[12]!.styleNumber))
})

test('shows rows of editors around a product, similar products below it, and rows of a set on its page alone [B-CMS-O3, B-PDP-08, B-CMS-03]', () => {
  const zones = placed(...aroundContent, 'similarProductsRows', 'productSetRows')
  const product = exampleProduct(market)
  const body = { product, shippingMethods: [], looks: [], parts: [], zones }
  const [one, set] = [examplePage(market, 'productPage', body), examplePage(market, 'productSetPage', body)]

  expect(order(<ProductPage page={one} />, '<h1')).toEqual([
    ...['topRows', 'main', 'rows', 'similarProductsRows', 'bottomRows'],
  ])
  expect(order(<ProductSetPage page={set} />, '<h1')).toEqual([
    ...['topRows', 'main', 'productSetRows', 'rows', 'similarProductsRows', 'bottomRows'],
  ])
})

test('shows on the front page the rows of editors in their order, under a heading if they wrote none [B-PAGE-01, B-CMS-O3]', () => {
  const page = examplePage(market, 'homePage', { title: 'Halden', zones: placed(...aroundContent) })

  expect(order(<HomePage page={page} />, '<h1')).toEqual(['main', ...aroundContent])
})

test.each(['contentPage', 'termsConditionsPage'] as const)(
  'shows on a page of kind "%s" its heading and the rows of editors below it [B-PAGE-02, B-PAGE-03, B-CMS-O3]',
  (alias) => {
    const page = examplePage(market, alias, { heading: 'About us', zones: placed(...aroundContent) })

    expect(order(<ContentPage page={page} />, 'About us</h1')).toEqual(['main', ...aroundContent])
  },
)
