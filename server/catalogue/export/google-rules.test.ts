import { expect, test } from 'vitest'
import { awinCsv, metaCsv } from './advert-forms.ts'
import { brokenRules } from './google-rules.ts'

const good = {
  ...{ id: '900100_navy_01_38', title: 'Linen dress', description: 'Light.', brand: 'Halden', condition: 'new' },
  ...{ link: 'https://shop.example/p', image_link: 'https://shop.example/1.jpg', availability: 'in_stock' },
  ...{ price: '60.00 GBP', sale_price: '42.00 GBP', gtin: '5714512345676', gender: 'female', age_group: 'adult' },
  ...{ sale_price_effective_date: '2026-02-01T00:00:00.000Z/2026-02-20T00:00:00.000Z', color: 'Navy', size: '10' },
  ...{ size_system: 'UK', item_group_id: '900100', product_type: 'Women > Dresses' },
}
const item = (more: Readonly<Record<string, string | readonly string[]>> = {}) =>
  new Map<string, string | readonly string[]>(Object.entries({ ...good, ...more }))

test('finds no broken rule in goods that follow Merchant Center', () => {
  expect(brokenRules(item())).toEqual([])
  expect(brokenRules(item({ gtin: '', identifier_exists: 'no' }))).toEqual([])
})

test.each([
  [{ id: 'x'.repeat(51) }, 'id has 51 letters, 50 are allowed'],
  [{ title: '' }, 'title is missing'],
  [{ title: 'x'.repeat(151) }, 'title has 151 letters, 150 are allowed'],
  [{ description: 'x'.repeat(5001) }, 'description has 5001 letters, 5000 are allowed'],
  [{ image_link: '/images/1.jpg' }, 'image_link is no whole address'],
  [{ additional_image_link: Array.from({ length: 11 }, () => 'https://a.example/1.jpg') }, /more than 10 times/],
  [{ availability: 'in stock' }, /^availability is "in stock"/],
  [{ availability: 'preorder' }, 'availability_date is missing for a pre-order'],
  [{ price: '60,00 GBP' }, 'price is no amount with a currency'],
  [{ sale_price: '60.00 GBP' }, 'sale_price is not below price'],
  [{ sale_price: '42.00 EUR' }, 'sale_price is in another currency than price'],
  [{ sale_price_effective_date: '2026-02-01/2026-02-20' }, 'sale_price_effective_date is no period of two moments'],
  [{ sale_price: '' }, 'sale_price_effective_date stands without sale_price'],
  [{ gtin: '5714512345675' }, 'gtin has a wrong check digit or length'],
  [{ gtin: '' }, 'gtin is missing, and identifier_exists is not no'],
  [{ gender: 'women' }, /^gender is "women"/],
  [{ age_group: '' }, 'age_group is missing'],
  [{ size_system: 'AE' }, /^size_system is "AE"/],
  [{ size: '' }, 'size is missing'],
  [{ color: '' }, 'color is missing'],
])('tells of %o that it breaks a rule: %s', (more, rule) => {
  const told = brokenRules(item(more as Record<string, string>))

  expect(told).toHaveLength(1)
  if (rule instanceof RegExp) expect(told[0]).toMatch(rule)
  else expect(told).toEqual([rule])
})

const rowOf = (
  form: { readonly begin: string; item(of: ReturnType<typeof item>): string },
  of: ReturnType<typeof item>,
) => {
  const [names, cells] = [form.begin, form.item(of)].map((line) => line.trim().split(','))
  return Object.fromEntries(names!.map((name, at) => [name, cells![at]]))
}

test('a catalogue for Meta gives the availability in Meta’s terms, with price, sale and days of the sale', () => {
  expect(rowOf(metaCsv, item())).toMatchObject({
    ...{ id: good.id, availability: 'in stock', price: '60.00 GBP', sale_price: '42.00 GBP', item_group_id: '900100' },
    ...{ sale_price_effective_date: good.sale_price_effective_date, size: '10', size_system: 'UK' },
  })
  expect(rowOf(metaCsv, item({ availability: 'out_of_stock' })).availability).toBe('out of stock')
  expect(rowOf(metaCsv, item({ availability: 'preorder' })).availability).toBe('available for order')
})

test('a feed for Awin gives today’s price, the former price, and the currency separately', () => {
  expect(rowOf(awinCsv, item())).toMatchObject({
    ...{ merchant_product_id: good.id, search_price: '42.00', rrp_price: '60.00', currency: 'GBP', in_stock: '1' },
    ...{ 'Fashion:size': '10', parent_product_id: '900100', ean: good.gtin },
  })
  const plain = new Map([...item()].filter(([name]) => !name.startsWith('sale_price')))
  expect(rowOf(awinCsv, plain)).toMatchObject({ search_price: '60.00', rrp_price: '' })
})
