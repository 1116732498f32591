import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { translator, type Words } from '#foundation/words.ts'
import { knownMarkets, type Market } from '#server/markets/index.ts'
import { rowNamed } from './goods-size.ts'
import { sizeLabel } from './size-names.ts'
import { sizeSystems, sizeTables } from './size-tables.ts'
import { compareSizes, isEarlierValue, sizeValue, storedNames } from './size-values.ts'

const wordsOf = (language: string): Words => {
  const file = `words/${language}.json`
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Words) : {}
}

const label = (marketId: string, subBrand: string, sizeGroup: string, sizeName: string): string => {
  const market = knownMarkets.find(({ id }) => id === marketId) as Market
  const t = translator(wordsOf(market.language.baseCode), {}, market.locale)
  return sizeLabel({ subBrand, sizeGroup, sizeName, isGiftCard: false }, market, t)
}

test.each([
  ['en-gb', 'women', 'eu', '38', '10'],
  ['en-ie', 'women', 'eu', '38', '10'],
  ['en-us', 'women', 'eu', '38', '6'],
  ['en-ca', 'brands', 'eu', '34', '2'],
  ['da-dk', 'women', 'eu', '38', '38'],
  ['de-de', 'women', 'eu', '38', '38'],
  ['fr-fr', 'women', 'eu', '38', '40'],
  ['it-it', 'women', 'eu', '38', '44'],
  ['tr-tr', 'women', 'eu', '38', '38'],
  ['ar-ae', 'women', 'eu', '38', '38'],
  ['en-gb', 'plus', 'eu', '48', '20'],
  ['en-us', 'plus', 'eu', '48', '16'],
  ['fr-fr', 'plus', 'eu', '48', '50'],
  ['en-gb', 'men', 'eu', '48', '38'],
  ['en-us', 'men', 'eu', '48', '38'],
  ['da-dk', 'men', 'eu', '48', '48'],
  ['it-it', 'men', 'eu', '48', '48'],
  ['en-gb', 'men', 'shoe', '40', '6.5'],
  ['en-us', 'men', 'shoe', '40', '7.5'],
  ['en-gb', 'women', 'shoe', '38', '5'],
  ['en-us', 'women', 'shoe', '38', '7'],
  ['de-de', 'men', 'shoe', '43', '43'],
  ['fr-fr', 'women', 'shoe', '38', '38'],
  ['en-gb', 'kids', 'shoe', '33', '1'],
  ['en-us', 'kids', 'shoe', '28', '11'],
  ['en-gb', 'kids', 'shoe', '37', '4'],
  ['en-gb', 'kids', 'kids', '8Y / 128', '8 yrs'],
  ['en-us', 'kids', 'kids', '8Y / 128', '8'],
  ['da-dk', 'kids', 'kids', '8Y / 128', '128'],
  ['fr-fr', 'kids', 'kids', '128', '8 ans'],
  ['tr-tr', 'kids', 'kids', '8Y', '8 yaş'],
  ['ar-ae', 'kids', 'kids', '8Y / 128', '8 سنوات'],
  ['ar-ae', 'kids', 'kids', '12Y / 152', '12 سنة'],
  ['en-gb', 'men', 'letters', 'XXL', '2XL'],
  ['en-gb', 'plus', 'letters', '2XL', '2XL'],
  ['da-dk', 'women', 'letters', 'm', 'M'],
  ['en-us', 'men', 'inches', '32', '32'],
  ['en-gb', 'women', 'one', 'One size', 'One size'],
  ['fr-fr', 'women', 'one', 'One size', 'Taille unique'],
])('in %s, goods of %s with the size %s %s are called %s', (market, subBrand, group, stored, expected) => {
  expect(label(market, subBrand, group, stored)).toBe(expected)
})

test.each([
  ['en-gb', 'women', 'shoe', '40.5', 'EU 40.5'],
  ['da-dk', 'women', 'shoe', '40.5', '40.5'],
  ['en-gb', 'women', 'eu', '36/38', '8–10'],
  ['en-gb', 'women', 'eu', '99', 'EU 99'],
  ['en-gb', 'kids', 'kids', '86/92', '86/92'],
  ['en-us', 'women', 'letters', 'S, fits most', 'S, fits most'],
])('in %s, %s goods of the size %s %s, which no table has, are called %s', (market, brand, group, stored, expected) => {
  expect(label(market, brand, group, stored)).toBe(expected)
})

const everySize = [...sizeTables.values()].flatMap(({ id, rows }) =>
  sizeSystems.flatMap((system) => rows.map((row) => ({ id, system, row }))),
)

test('a size that is converted leads back to the same goods, in every table and system', () => {
  for (const { id, system, row } of everySize)
    expect([id, system, storedNames(id, system, row.in[system])]).toEqual([id, system, [row.in.eu]])
  expect(everySize.length).toBeGreaterThan(500)
})

test('every table has a name for each of its sizes in every system, and none twice', () => {
  for (const { id, rows } of sizeTables.values())
    for (const system of sizeSystems) {
      const names = rows.map((row) => row.in[system])
      expect([id, system, new Set(names).size]).toEqual([id, system, rows.length])
      expect(names.every(Boolean)).toBe(true)
    }
})

test.each(['women-shoe', 'men-shoe', 'kids-shoe'] as const)(
  'British sizes of the table %s follow from the lengths of a Paris point and a barleycorn',
  (id) => {
    for (const row of sizeTables.get(id)!.rows) {
      const lastInInches = (Number(row.in.eu) * 2) / 3 / 2.54
      const adult = 3 * lastInInches - 25
      const nearestHalf = Math.round((adult < 0.5 ? adult + 13 : adult) * 2) / 2
      expect([row.in.eu, Number(row.in.uk)]).toEqual([row.in.eu, nearestHalf])
    }
  },
)

const value = (subBrand: string, sizeGroup: string, sizeName: string, sizeId = sizeName.toLowerCase()) =>
  sizeValue({ subBrand, sizeGroup, sizeName, sizeId }, (text) => text.toLowerCase()).value

test('sizes of other bodies have values of their own, and one size under two names has one', () => {
  expect([value('women', 'eu', '48'), value('plus', 'eu', '48'), value('men', 'eu', '48')]).toEqual([
    '48',
    '48',
    'men-48',
  ])
  expect(['women', 'men', 'kids'].map((brand) => value(brand, 'shoe', '35'))).toEqual([
    'shoe-35',
    'men-shoe-35',
    'kids-shoe-35',
  ])
  expect([value('men', 'letters', 'XXL'), value('plus', 'letters', '2XL')]).toEqual(['2xl', '2xl'])
  expect([value('men', 'inches', '32'), value('kids', 'kids', '8Y / 128', '128')]).toEqual(['w32', '128'])
})

test('recognises which size an earlier address meant', () => {
  expect(isEarlierValue('48', { value: 'men-48', family: 'men' })).toBe(true)
  expect(isEarlierValue('shoe-41', { value: 'men-shoe-41', family: 'men-shoe' })).toBe(true)
  expect(isEarlierValue('shoe-33', { value: 'kids-shoe-33', family: 'kids-shoe' })).toBe(true)
  expect(isEarlierValue('xxl', { value: '2xl', family: 'letters' })).toBe(true)
  expect(isEarlierValue('48', { value: 'men-50', family: 'men' })).toBe(false)
  expect(isEarlierValue('48', { value: '48', family: 'women' })).toBe(false)
})

test('sizes are in order from small to large, not by letter', () => {
  const names = ['2XL', 'S', '4XL', 'XXS', 'XL', 'M', 'L', 'XS', '3XL']
  const sorted = names.map((name) => ({ name, family: 'letters' as const })).sort(compareSizes)
  const shoes = ['41', '40.5', '40', '39'].map((name) => ({ name, family: 'men-shoe' as const })).sort(compareSizes)

  expect(sorted.map(({ name }) => name)).toEqual(['XXS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'])
  expect(shoes.map(({ name }) => name)).toEqual(['39', '40', '40.5', '41'])
})

test('reads the stored names that feeds tell', () => {
  expect([rowNamed('women', 'EU 38')?.in.uk, rowNamed('men-shoe', '40,0')?.in.uk]).toEqual(['10', undefined])
  expect(['128', '8Y', '8 years', '8Y / 128', '128 cm'].map((name) => rowNamed('kids', name)?.in.eu)).toEqual(
    Array.from({ length: 5 }, () => '128'),
  )
  expect(rowNamed('kids', '99Y')).toBeUndefined()
})
