import { expect, test } from 'vitest'
import { readLimits } from './read-limits.ts'

const sizes = new Set(['38', '40', '42', 'xl'])
const goods = new Set(['kapuson', 'boots', 'cep'])

const read = (term: string, language = 'en', currency = 'GBP') =>
  readLimits(term, {
    language,
    currency,
    isGoodsWord: (word) => goods.has(word),
    isSize: (value) => sizes.has(value),
  })
const limitsOf = (...ask: Parameters<typeof read>) => read(...ask).limits.map(({ limit }) => limit)
const price = (low: number | undefined, high: number | undefined) => [{ kind: 'price', low, high }]
const size = (value: string, system = 'any') => [{ kind: 'size', size: { system, value } }]

test.each([
  ['dress under £60', 'en', 'GBP', 'dress', undefined, 60],
  ['dress under 60', 'en', 'GBP', 'dress', undefined, 60],
  ['£60 dress', 'en', 'GBP', 'dress', undefined, 60],
  ['coat over 100 pounds', 'en', 'GBP', 'coat', 100, undefined],
  ['shirt between 20 and 40', 'en', 'GBP', 'shirt', 20, 40],
  ['shirt £20-£40', 'en', 'GBP', 'shirt', 20, 40],
  ['shirt 40 or less', 'en', 'GBP', 'shirt', undefined, 40],
  ['Kleid unter 50 €', 'de', 'EUR', 'Kleid', undefined, 50],
  ['Kleid bis 49,95 €', 'de', 'EUR', 'Kleid', undefined, 49.95],
  ['Mantel ab 100€', 'de', 'EUR', 'Mantel', 100, undefined],
  ['Mantel zwischen 100 und 1.200 Euro', 'de', 'EUR', 'Mantel', 100, 1200],
  ['kjole under 500 kr', 'da', 'DKK', 'kjole', undefined, 500],
  ['kjole fra 200 til 500 kr.', 'da', 'DKK', 'kjole', 200, 500],
  ['robe moins de 50 €', 'fr', 'EUR', 'robe', undefined, 50],
  ["robe jusqu'à 50 euros", 'fr', 'EUR', 'robe', undefined, 50],
  ["500 TL'den ucuz elbise", 'tr', 'TRY', 'elbise', undefined, 500],
  ['elbise 500 TL altı', 'tr', 'TRY', 'elbise', undefined, 500],
  ['500 ile 1000 TL arası elbise', 'tr', 'TRY', 'elbise', 500, 1000],
  ['فستان أقل من ٢٠٠ درهم', 'ar', 'AED', 'فستان', undefined, 200],
  ['klänning under 400 kr', 'sv', 'SEK', 'klänning', undefined, 400],
  ['sukienka do 60 zł', 'pl', 'PLN', 'sukienka', undefined, 60],
  ['sukienka od 60 do 90 zł', 'pl', 'PLN', 'sukienka', 60, 90],
  ['šaty pod 900 Kč', 'cs', 'CZK', 'šaty', undefined, 900],
  ['vestido até 60 €', 'pt', 'EUR', 'vestido', undefined, 60],
  ['abito sotto i 60 €', 'it', 'EUR', 'abito', undefined, 60],
  ['mekko alle 60 €', 'fi', 'EUR', 'mekko', undefined, 60],
  ['vestido menos de 40 €', 'es', 'EUR', 'vestido', undefined, 40],
] as const)('reads the price in "%s" (%s, %s)', (term, language, currency, left, low, high) => {
  expect(limitsOf(term, language, currency)).toEqual(price(low, high))
  expect(read(term, language, currency).goods).toBe(left)
})

test.each([
  ['size 42 boots', 'en', 'boots', size('42')],
  ['boots 42', 'en', 'boots', size('42')],
  ['UK 10 dress', 'en', 'dress', size('10', 'uk')],
  ['dress 10 UK', 'en', 'dress', size('10', 'uk')],
  ['dress size M', 'en', 'dress', size('m')],
  ['XL shirt', 'en', 'shirt', size('xl')],
  ['2XL shirt', 'en', 'shirt', size('2xl')],
  ['jacket 8 years', 'en', 'jacket', size('8', 'age')],
  ['Kleid Größe 38', 'de', 'Kleid', size('38')],
  ['Jacke 8 Jahre', 'de', 'Jacke', size('8', 'age')],
  ['kjole str. 38', 'da', 'kjole', size('38')],
  ['robe taille 38', 'fr', 'robe', size('38')],
  ['pull 8 ans', 'fr', 'pull', size('8', 'age')],
  ['38 beden elbise', 'tr', 'elbise', size('38')],
  ['فستان مقاس 38', 'ar', 'فستان', size('38')],
  ['jeans W32', 'en', 'jeans', size('32', 'inches')],
] as const)('reads the size in "%s" (%s)', (term, language, left, expected) => {
  expect(limitsOf(term, language)).toEqual(expected)
  expect(read(term, language).goods).toBe(left)
})

test('reads waist and length together', () => {
  const both = [{ kind: 'size', size: { system: 'inches', value: '32', length: '34' } }]

  expect(limitsOf('jeans w32 l34')).toEqual(both)
  expect(limitsOf('jeans 32/34')).toEqual(both)
})

test.each([
  ['jacket without hood', 'en', 'jacket', 'hood'],
  ['Jacke ohne Kapuze', 'de', 'Jacke', 'Kapuze'],
  ['jakke uden hætte', 'da', 'jakke', 'hætte'],
  ['veste sans capuche', 'fr', 'veste', 'capuche'],
  ['kapüşonsuz mont', 'tr', 'mont', 'kapuson'],
  ['سترة بدون غطاء', 'ar', 'سترة', 'غطاء'],
] as const)('reads the property to leave out of "%s" (%s)', (term, language, left, words) => {
  expect(limitsOf(term, language)).toEqual([{ kind: 'without', words }])
  expect(read(term, language).goods).toBe(left)
})

test('reads several limits, and tells how the term reads without each', () => {
  const { goods, limits } = read('size 42 boots under £60 without zip')

  expect(goods).toBe('boots')
  expect(limits.map(({ text, term }) => [text, term])).toEqual([
    ['size 42', 'boots under £60 without zip'],
    ['under £60', 'size 42 boots without zip'],
    ['without zip', 'size 42 boots under £60'],
  ])
})

test.each([
  'red dress',
  't-shirt',
  'no 5',
  'levi 501',
  'jeans from denmark',
  'boots 47',
  'top',
  '100% cotton',
  '',
  '10201',
])('leaves "%s" as it is', (term) => {
  expect(read(term)).toEqual({ goods: term, limits: [] })
})

test('takes another currency than the market’s for no price', () => {
  expect(limitsOf('$60 dress')).toEqual([])
})

test('reads no more than six limits of a long term', () => {
  expect(read('£1 '.repeat(30)).limits).toHaveLength(6)
})
