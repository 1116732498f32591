import { expect, test } from 'vitest'
import { marketNamed } from '../catalogue.fakes.ts'
import { categoryTree } from '../category-tree.ts'
import { fakeProduct } from '../goods.fakes.ts'
import type { ExportedGoods } from './exported-goods.ts'
import { typeOf } from './google-items.ts'

const node = (id: string, title: string, parent?: string) => ({
  ...{ id, parent, position: 1, subBrand: 'women' },
  texts: new Map([['en', { title, slug: id, intro: '', description: '' }]]),
})
const categories = categoryTree([
  node('women', 'Women'),
  node('women-dresses', 'Dresses', 'women'),
  node('women-new', 'New in', 'women'),
  node('women-new-in', 'New dresses', 'women-dresses'),
])
const typeIn = (...own: string[]) =>
  typeOf(
    categories,
    { product: fakeProduct({ style: '1000', categories: own }), source: 'own' } as unknown as ExportedGoods,
    marketNamed('en-gb'),
  )

test('a feed places goods in their deepest category, and never among the new goods, which they leave again', () => {
  expect(typeIn('women', 'women-dresses')).toBe('Women > Dresses')
  expect(typeIn('women-new-in', 'women-new', 'women-dresses')).toBe('Women > Dresses')
  expect(typeIn('women-new')).toBe('')
})

test('a feed places goods in a category that the shop has, even if they also name one that is gone', () => {
  expect(typeIn('hats', 'women')).toBe('Women')
  expect(typeIn('hats')).toBe('')
})
