import { expect, test } from 'vitest'
import type { Page } from '#contracts/pages.ts'
import { documentText, pageVersion, payloadText } from './page-text.ts'

const card = (name: string) => ({ id: name, name })
const pageOf = (more: object): Page =>
  ({ pageAlias: 'categoryPage', title: 'Dresses', zones: {}, ...more }) as unknown as Page
const listing = (results: readonly object[]) => ({
  listing: { heading: 'a "search":{"results":[] b', search: { results, totalResults: results.length }, page: 1 },
})

test('writes a listing as JSON, whatever its texts hold', () => {
  for (const results of [[], [card('one')], [card('"results":[]'), card('<b>')]]) {
    const page = pageOf(listing(results))
    expect(JSON.parse(payloadText(page))).toEqual(page)
  }
})

test('writes other pages as they are', () => {
  const page = pageOf({ zones: {} })

  expect(JSON.parse(payloadText(page))).toEqual(page)
})

test('brings no more of a card than its id into a document where its tile stands', () => {
  const zones = { rows: [{ id: 'row', widgets: [{ kind: 'productCarousel', products: [card('three')] }] }] }
  const document = JSON.parse(documentText(pageOf({ zones, ...listing([card('one'), card('two')]) })))

  expect(document.listing.search.results).toEqual([{ id: 'one' }, { id: 'two' }])
  expect(document.zones.rows[0].widgets[0].products).toEqual([{ id: 'three' }])
  expect(document.listing.search.totalResults).toBe(2)
})

test('changes its version with a card in a listing, a card in a row, and what the market shares', () => {
  const page = (inListing: object, inRow: object) =>
    pageOf({ zones: { rows: [{ widgets: [{ products: [inRow] }] }] }, ...listing([inListing]) })
  const version = (it: Page, shell = 'shell') => pageVersion(it, documentText(it), shell)
  const [one, dearer] = [card('one'), { ...card('one'), price: 2 }]

  expect(version(page({ ...one }, { ...one }))).toBe(version(page(one, one)))
  const versions = [version(page(one, one)), version(page(dearer, one)), version(page(one, dearer))]
  expect(new Set([...versions, version(page(one, one), 'other')]).size).toBe(4)
})
