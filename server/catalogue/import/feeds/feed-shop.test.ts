import { expect, test } from 'vitest'
import { categoryTree } from '../../category-tree.ts'
import { categoriesFor, categoryAtPath } from './feed-shop.ts'
import { subBrandFor } from './sub-brand-words.ts'

const category = (id: string, subBrand: string, parent?: string, title = id) => ({
  id,
  parent,
  position: 1,
  subBrand,
  texts: new Map([['en', { title, slug: id, intro: '', description: '' }]]),
})
const categories = categoryTree([
  category('women', 'women', undefined, 'Women'),
  category('women-dresses', 'women', 'women', 'Dresses'),
  category('women-new-in', 'women', 'women', 'New in'),
  category('men', 'men', undefined, 'Men'),
  category('men-coats', 'men', 'men', 'Coats & jackets'),
  category('kids', 'kids', undefined, 'Kids'),
  category('friends', 'brands', undefined, 'Friends'),
])

test.each([
  [{ gender: 'female' }, '', 'women'],
  [{ gender: 'male', age_group: 'kids' }, '', 'kids'],
  [{ gender: 'unisex' }, "Men's shirt", 'brands'],
  [{}, "Apparel > Men's > Shirts", 'men'],
  [{}, 'Kleider Damen', 'women'],
  [{}, 'Baby blue dress', 'brands'],
  [{}, 'Shirts for men and women', 'brands'],
  [{}, 'Boyfriend jeans women', 'women'],
  [{ gender: 'women, new arrivals' }, '', 'women'],
])('finds for whom a thing is: %o %s', (cells, said, subBrand) => {
  expect(subBrandFor(categories, cells, said)).toBe(subBrand)
})

test('puts goods into the category of their path, else into one that shares their words, and into new arrivals', () => {
  const shop = { categories, language: 'en' }
  const on = (path: string, name: string, subBrand: string) =>
    categoriesFor(shop, { category: categoryAtPath(shop, path)?.id, subBrand, path, name })

  expect(on('Women > Dresses', 'Thing', 'women')).toEqual(['women-dresses', 'women-new-in'])
  expect(on('Apparel > Outerwear > Parkas', 'Fell', 'men')).toEqual(['men-coats'])
  expect(on('', 'Linen dress', 'women')).toEqual(['women-dresses', 'women-new-in'])
  expect(on('Electronics', 'Headphones', 'men')).toEqual(['imported'])
})
