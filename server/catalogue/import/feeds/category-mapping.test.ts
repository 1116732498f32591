import { expect, test } from 'vitest'
import { categoryMapping, starterMapping } from './category-mapping.ts'

const line = { type: '', googleCategory: '', tag: '', category: 'any' }

test('the first line of a mapping that matches in everything it names decides the category of goods', () => {
  const { categoryOf } = categoryMapping([
    { ...line, type: 'Dresses', tag: 'party', category: 'evening' },
    { ...line, type: 'dresses', category: 'dresses' },
    { ...line, googleCategory: '2271', category: 'more-dresses' },
    { ...line, tag: 'sale', category: 'outlet' },
    line,
  ])

  expect(categoryOf({ product_type: 'DRESSES', tags: 'new, Party' })).toBe('evening')
  expect(categoryOf({ product_type: 'Dresses' })).toBe('dresses')
  expect(categoryOf({ product_type: 'Gowns', google_product_category: '2271' })).toBe('more-dresses')
  expect(categoryOf({ tags: 'sale' })).toBe('outlet')
  expect(categoryOf({ product_type: 'Hats' })).toBeUndefined()
})

test('a new mapping lists each product type of a feed once, with a proposed category, the most frequent first', () => {
  const { mapping, lines } = starterMapping()
  mapping.note!({ product_type: 'Hats' }, 'imported')
  for (const product_type of ['Dresses', 'dresses']) mapping.note!({ product_type }, 'women-dresses')

  expect(lines()).toEqual([
    { type: 'Dresses', googleCategory: '', tag: '', category: 'women-dresses', products: 2 },
    { type: 'Hats', googleCategory: '', tag: '', category: 'imported', products: 1 },
  ])
})
