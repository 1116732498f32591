import { expect, test } from 'vitest'
import { exampleCard, exampleListing, examplePage } from '../pages/browsing.fakes.ts'
import { appended } from './load-more.ts'

function pageOf(page: number, from: number) {
  const listing = exampleListing('en-gb', { page })
  const results = [exampleCard('en-gb', from), exampleCard('en-gb', from + 1)]
  return examplePage('en-gb', 'categoryPage', {
    listing: { ...listing, search: { ...listing.search, results, startingFrom: (page - 1) * 2 } },
  })
}

test('puts the next products below those that are shown, and keeps where they began', () => {
  const more = appended(pageOf(1, 0), pageOf(2, 2))

  expect(more?.listing.page).toBe(2)
  expect(more?.listing.search.startingFrom).toBe(0)
  expect(more?.listing.search.results.map(({ styleNumber }) => styleNumber)).toEqual([
    '100231',
    '100232',
    '100233',
    '100234',
  ])
})

test('shows no product twice when the range moved meanwhile', () => {
  expect(appended(pageOf(1, 0), pageOf(2, 1))?.listing.search.results).toHaveLength(3)
})

test('appends only the next page of the same listing', () => {
  expect(appended(pageOf(1, 0), pageOf(3, 4))).toBeUndefined()
  expect(appended(pageOf(1, 0), { ...pageOf(2, 2), path: '/en-gb/men' })).toBeUndefined()
  expect(appended(pageOf(1, 0), examplePage('en-gb', 'homePage', {}))).toBeUndefined()
})
