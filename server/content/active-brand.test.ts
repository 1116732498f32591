import { expect, test } from 'vitest'
import { activeBrand } from './active-brand.ts'

const brand = (id: string, more = {}) => ({ id, name: id, url: `/${id}`, ...more })
const withMenus = { brands: ['men', 'women', 'kids'].map((id) => brand(id, { menu: [] })) }
const linksAlone = { brands: [brand('men'), brand('women')] }

test('shows a page under its own brand, and under the usual one where it has none [B-NAV-14]', () => {
  expect(activeBrand(withMenus, 'kids')).toBe('kids')
  expect(activeBrand(withMenus, undefined)).toBe('women')
  expect(activeBrand(withMenus, 'unheard-of')).toBe('women')
})

test('marks no brand on a page of none where brands are links alone, or where there are none', () => {
  expect(activeBrand(linksAlone, 'men')).toBe('men')
  expect(activeBrand(linksAlone, undefined)).toBeUndefined()
  expect(activeBrand({ brands: [] }, 'men')).toBeUndefined()
})
