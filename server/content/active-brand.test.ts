import { expect, test } from 'vitest'
import { activeBrand } from './active-brand.ts'

const brand = (id: string, more = {}) => ({ id, name: id, url: `/${id}`, ...more })
const withMenus = { brands: ['men', 'women', 'kids'].map((id) => brand(id, { menu: [] })) }
const linksAlone = { brands: [brand('men'), brand('women')] }

test('shows a page under its own brand, and under the default brand if it has none [B-NAV-14, B-NAV-O4, B-SYS-O1]', () => {
  expect(activeBrand(withMenus, 'kids')).toBe('kids')
  expect(activeBrand(withMenus, undefined)).toBe('women')
  expect(activeBrand(withMenus, 'unheard-of')).toBe('women')
})

test('marks no brand on a page without a brand if brands are only links, or if there are no brands', () => {
  expect(activeBrand(linksAlone, 'men')).toBe('men')
  expect(activeBrand(linksAlone, undefined)).toBeUndefined()
  expect(activeBrand({ brands: [] }, 'men')).toBeUndefined()
})
