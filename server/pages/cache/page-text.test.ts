import { expect, test } from 'vitest'
import type { Page } from '#contracts/pages.ts'
import { pageText } from './page-text.ts'

const card = (name: string) => ({ id: name, name })
const pageOf = (more: object): Page => ({ pageAlias: 'categoryPage', title: 'Dresses', ...more }) as unknown as Page
const listing = (results: readonly object[]) => ({
  listing: { heading: 'a "search":{"results":[] b', search: { results, totalResults: results.length }, page: 1 },
})

test('writes a listing as JSON, whatever its texts hold', () => {
  for (const results of [[], [card('one')], [card('"results":[]'), card('<b>')]]) {
    const page = pageOf(listing(results))
    expect(JSON.parse(pageText(page))).toEqual(page)
  }
})

test('writes other pages as they are', () => {
  const page = pageOf({ zones: {} })

  expect(JSON.parse(pageText(page))).toEqual(page)
})
