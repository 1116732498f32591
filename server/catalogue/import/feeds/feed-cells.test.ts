import { expect, test } from 'vitest'
import { feedAvailability, feedMoney, feedPeriod, feedSizes, plainName, sizeInTitle } from './feed-cells.ts'

const garment = { shoe: false, kids: false, trousers: false }

test.each([
  ['199.00 DKK', '199.00', 'DKK'],
  ['DKK 199', '199', 'DKK'],
  ['89.0 EUR', '89.0', 'EUR'],
  ['1.299,95 EUR', '1299.95', 'EUR'],
  ['1,299.00 usd', '1299.00', 'USD'],
  ['199,95 EUR', '199.95', 'EUR'],
  ['12,500 JPY', '12500', 'JPY'],
  ['€ 20,50', '20.50', 'EUR'],
  ['1.299', '1299', undefined],
  ['12.995 KWD', '12.995', 'KWD'],
])('reads the amount of %s', (text, amount, currency) => {
  expect(feedMoney(text)).toEqual({ amount, currency })
})

test.each(['', 'free', '-10.00 EUR', '12.34.56.78 EUR', '<b>10</b> EUR'])('reads no amount from %j', (text) => {
  expect(feedMoney(text)).toBeUndefined()
})

test('reads the days of a sale, colon or not in the zone', () => {
  expect(feedPeriod('2026-01-10T00:00+0100 / 2026-01-20T23:59+01:00')).toEqual({
    from: new Date('2026-01-09T23:00Z'),
    until: new Date('2026-01-20T22:59Z'),
  })
  expect(feedPeriod('2026-01-20/2026-01-10')).toBeUndefined()
})

test('recognises availability in all usual spellings', () => {
  expect(['in stock', 'in_stock', 'out stock', 'Out of Stock', 'backorder', 'perhaps'].map(feedAvailability)).toEqual([
    'in-stock',
    'in-stock',
    'sold-out',
    'sold-out',
    'later',
    undefined,
  ])
})

test('distinguishes sizes and lengths', () => {
  expect(feedSizes('32/34', { ...garment, trousers: true })[0]).toMatchObject({
    sizeId: '32',
    lengthId: '34',
    sizeGroup: 'inches',
  })
  expect(feedSizes('One Size', garment)[0]).toMatchObject({ sizeId: 'one', sizeGroup: 'one' })
  expect(feedSizes('40,41,42', { ...garment, shoe: true }).map(({ sizeId }) => sizeId)).toEqual(['40', '41', '42'])
  expect(feedSizes('XL', garment)[0]).toMatchObject({ sizeId: 'xl', sizeName: 'XL', sizeGroup: 'letters' })
})

test('leaves colour and size out of a name', () => {
  expect(plainName("Glacier Pro Men's Ski Jacket — Black, Size M", ['Black', 'M'])).toBe("Glacier Pro Men's Ski Jacket")
  expect(plainName('Aurora Knit Beanie — Charcoal, Size One Size', ['Charcoal', 'One Size'])).toBe('Aurora Knit Beanie')
  expect(plainName('Jersey dress', ['Black', 'M'])).toBe('Jersey dress')
})

test('reads two sizes in one text as waist and leg, for trousers only', () => {
  expect(feedSizes('36/38', garment)).toMatchObject([{ sizeId: '36-38', sizeName: '36/38', lengthId: null }])
  expect(feedSizes('86/92', { ...garment, kids: true })).toMatchObject([{ sizeId: '86-92', sizeGroup: 'kids' }])
  expect(feedSizes('W32 L34', garment)).toMatchObject([{ sizeId: '32', lengthId: '34' }])
})

test('distinguishes a decimal comma from a comma between sizes', () => {
  expect(feedSizes('38,5', { ...garment, shoe: true }).map(({ sizeName }) => sizeName)).toEqual(['38,5'])
  expect(feedSizes('38, 39', { ...garment, shoe: true }).map(({ sizeName }) => sizeName)).toEqual(['38', '39'])
})

test.each([
  ['Shirt - Blue / XL', 'XL'],
  ['Wool coat, Size 38', '38'],
  ['Hemd (Größe 3XL)', '3XL'],
  ['Jersey dress', ''],
  ['Bag no. 5', ''],
])('reads the size at the end of %s', (title, size) => {
  expect(sizeInTitle(title)).toBe(size)
})

test('reads a time without a zone as UTC, whatever the time zone of the machine', () => {
  expect(feedPeriod('2026-01-10T06:00/2026-01-20 23:59:59Z')).toEqual({
    from: new Date('2026-01-10T06:00Z'),
    until: new Date('2026-01-20T23:59:59Z'),
  })
  expect(feedPeriod('10/01/2026 - 20/01/2026')).toBeUndefined()
})
