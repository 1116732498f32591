import { expect, test } from 'vitest'
import { marketView } from '#web/markets/index.ts'
import { exampleListing } from '../pages/browsing.fakes.ts'
import { exampleShell } from '../pages/buying.fakes.ts'
import { appliedFilters } from './applied-filters.ts'

const view = marketView(exampleShell('en-gb'))

test('names every filter that holds by facet and value, each with the way to do without it', () => {
  expect(appliedFilters(exampleListing('en-gb'), view)).toEqual([
    { key: 'size 38', label: 'Size: 38', without: '/en-gb/women/dresses' },
  ])
})

test('leads from each of several values of a facet to the listing without that one [B-SRCH-O10]', () => {
  const { search } = exampleListing('en-gb')
  const both = search.facets.map((facet) => ({
    ...facet,
    values: facet.values.map((one) => ({ ...one, selected: ['38', '40'].includes(one.value) })),
  }))
  const listing = exampleListing('en-gb', { query: { size: '38,40' }, search: { ...search, facets: both } })

  expect(appliedFilters(listing, view).map(({ label, without }) => [label, without])).toEqual([
    ['Size: 38', '/en-gb/women/dresses?size=40'],
    ['Size: 40', '/en-gb/women/dresses?size=38'],
  ])
})

test('counts a price range as one filter, however it is written in the address [B-SRCH-O10]', () => {
  const listing = exampleListing('en-gb', { query: { size: '38', lowerboundingvalue: '20' } })

  expect(appliedFilters(listing, view).at(-1)).toEqual({
    key: 'price',
    label: 'Price: £19.00 to £259.00',
    without: '/en-gb/women/dresses?size=38',
  })
})
