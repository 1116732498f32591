import { expect, test } from 'vitest'
import { danish } from '../pages.fakes.ts'
import { listingTags, pageTags, touchedTags } from './tags.ts'

test('names what editors wrote for a page, up to the whole shop', () => {
  expect(pageTags(danish, '/da-dk/about')).toEqual([
    'shell',
    'shell:da-dk',
    'content',
    'content:da-dk',
    'content:da-dk:/about',
  ])
  expect(pageTags(danish, '/da-dk')).toContain('content:da-dk:/')
})

test('drops a list of a category with that category, and a list found by words with any product', () => {
  const byCategory = listingTags(['a_navy_01'], 'dresses')
  const byWords = listingTags(['a_navy_01'], undefined)
  const other = touchedTags(['product:b_red_02'])

  expect(byCategory.some((tag) => other.has(tag))).toBe(false)
  expect(byCategory).toContain('category:dresses')
  expect(byWords.some((tag) => other.has(tag))).toBe(true)
})

test('hands everything else on as it is', () => {
  expect([...touchedTags(['shell:da-dk', 'catalogue', 'content:da-dk:/'])]).toEqual([
    'shell:da-dk',
    'catalogue',
    'content:da-dk:/',
  ])
})
