import { expect, test } from 'vitest'
import { mergeLists, mostItems, moveItem, readName, saveItems, type Wishlist, withoutItem } from './wishlist.ts'

const list = (...skus: string[]): Wishlist => ({
  id: skus.join(),
  accountId: 'a',
  name: null,
  isDefault: true,
  items: skus.map(itemOf),
  shareReference: null,
  madeAt: new Date(0),
})
const itemOf = (sku: string) => ({ sku, savedAt: '2026-01-01T00:00:00.000Z' })
const skusOf = ({ items }: Wishlist) => items.map(({ sku }) => sku)
const many = (count: number) => Array.from({ length: count }, (_, at) => `1_red_${at}`)

test('saves the newest first, and a product that is saved already once [B-WISH-O1]', () => {
  const saved = saveItems(list('1_red_01'), ['2_red_01', '1_red_01', '2_red_01', '3_red_01_38'].map(itemOf))

  expect(saved.ok && skusOf(saved.value)).toEqual(['2_red_01', '3_red_01_38', '1_red_01'])
})

test('holds 200 products and refuses one more, but not one it holds [B-WISH-O2]', () => {
  const full = list(...many(mostItems))

  expect(saveItems(full, [itemOf('9_red_01')])).toEqual({ ok: false, problem: { code: 'wishlist.full', limit: 200 } })
  expect(saveItems(full, [itemOf('1_red_0')]).ok).toBe(true)
})

test('takes out one size by its sku, and all sizes by the product', () => {
  const sizes = list('1_red_01_38', '1_red_01_40', '1_red_01', '2_red_01')

  expect(skusOf(withoutItem(sizes, '1_red_01_38'))).toEqual(['1_red_01_40', '1_red_01', '2_red_01'])
  expect(skusOf(withoutItem(sizes, '1_red_01'))).toEqual(['2_red_01'])
})

test('moves a product to another list, and leaves it where it is when that one is full', () => {
  const moved = moveItem(list('1_red_01', '2_red_01'), list('3_red_01'), '1_red_01')

  expect(moved.ok && skusOf(moved.value.from)).toEqual(['2_red_01'])
  expect(moved.ok && skusOf(moved.value.to)).toEqual(['1_red_01', '3_red_01'])
  expect(moveItem(list('9_red_01'), list(...many(mostItems)), '9_red_01').ok).toBe(false)
})

test('merges a guest’s products in front of the member’s, each once, as many as there is room for [B-WISH-O3]', () => {
  expect(skusOf(mergeLists(list('1_red_01'), list('2_red_01', '1_red_01')))).toEqual(['2_red_01', '1_red_01'])

  const merged = mergeLists(list(...many(mostItems - 1)), list('8_red_01', '9_red_01'))
  expect(skusOf(merged).slice(0, 2)).toEqual(['8_red_01', '1_red_0'])
  expect(merged.items).toHaveLength(mostItems)
})

test('takes a name of 1 to 50 characters, unlike the other names whatever its capitals [B-WISH-O2] [B-VAL-O2]', () => {
  const codeOf = (name: string, others: string[] = []) => {
    const read = readName(name, others)
    return read.ok ? read.value : read.problem.code
  }

  expect(codeOf('  Summer \n  2027 ')).toBe('Summer 2027')
  expect(codeOf(' \t ')).toBe('wishlist.name-required')
  expect(codeOf('\u202E\u200F\uFEFF'.slice(0, 1))).toBe('wishlist.name-required')
  expect(codeOf('👗'.repeat(50))).toBe('👗'.repeat(50))
  expect(codeOf('x'.repeat(51))).toBe('wishlist.name-too-long')
  expect(codeOf('SOMMER', ['Sommer'])).toBe('wishlist.name-taken')
  expect(codeOf('İSTANBUL', ['istanbul'])).toBe('wishlist.name-taken')
})
