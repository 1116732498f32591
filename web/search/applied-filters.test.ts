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

test('counts a price range as one filter, however it is written in the address', () => {
  const listing = exampleListing('en-gb', { query: { size: '38', lowerboundingvalue: '20' } })

  expect(appliedFilters(listing, view).at(-1)).toEqual({
    key: 'price',
    label: 'Price: £19.00 to £259.00',
    without: '/en-gb/women/dresses?size=38',
  })
})
