import { expect, test } from 'vitest'
import type { ProductDetail, Variant } from '#contracts/catalogue.ts'
import { smallShop } from '../pages.fakes.ts'
import { type JsonLd, productData } from './product-data.ts'

const { parts } = smallShop()
const danish = parts.markets.find('da-dk')!
const dress = parts.catalogue.detail(danish, '100007_navy_01')!
const kroner = (amount: number) => ({ amount, currency: 'DKK' })
const place = {
  publicUrl: 'https://halden.test',
  country: 'DK',
  shippingMethods: [
    { id: 'home', name: 'Home', price: kroner(49), deliveryType: 'home', carrier: 'post', freeShipping: false },
    { id: 'locker', name: 'Locker', price: kroner(29), deliveryType: 'locker', carrier: 'post', freeShipping: false },
  ],
} as const
const read = (more: Partial<ProductDetail> = {}) => productData(place, { ...dress, ...more })
const members = (group: JsonLd) => (group.hasVariant as JsonLd[]).filter((one) => one['@type'] === 'Product')
const variant = (size: string, more: Partial<Variant> = {}): Variant => ({
  ...dress.variants[0]!,
  id: `x_${size}`,
  ...more,
})

/** Checks the fields that Google requires of a product with a price; returns the names of missing ones. */
function missing(node: JsonLd): string[] {
  const required = {
    ProductGroup: ['name', 'hasVariant', 'variesBy', 'productGroupID', 'image', 'brand'],
    Product: ['name', 'image', 'offers', 'sku'],
    Offer: ['price', 'priceCurrency', 'availability', 'url'],
  }[node['@type'] as string]
  return (required ?? []).filter((name) => node[name] === undefined)
}

test('describes a product to search engines as a group of sizes, with everything that they require [B-SEO-O3]', () => {
  const group = read()

  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: '100007',
    variesBy: ['https://schema.org/size'],
  })
  expect([group, ...members(group), ...members(group).map(({ offers }) => offers as JsonLd)].flatMap(missing)).toEqual(
    [],
  )
  expect(members(group).map(({ size, sku }) => [size, sku])).toEqual([
    ['36', '100007_navy_01_36'],
    ['38', '100007_navy_01_38'],
  ])
})

test('names the other colours by their addresses', () => {
  const option = (id: string) => ({
    id,
    url: `/da-dk/p/dress/${id}`,
    name: id,
    image: '',
    inStock: true,
    optionId: '01',
    colour: id,
    hex: '#14213d',
    price: dress.price,
    variants: [],
  })
  const group = read({ styleOptions: [option(dress.id), option('100007_black_02')] })

  expect(group.variesBy).toContain('https://schema.org/color')
  expect(group.hasVariant).toContainEqual({ url: 'https://halden.test/da-dk/p/dress/100007_black_02' })
})

test('is one product with one offer where there is one size', () => {
  const product = read({ variants: [variant('one')] })

  expect(product).toMatchObject({ '@type': 'Product', offers: { '@type': 'Offer', price: 200 } })
  expect([product, product.offers as JsonLd].flatMap(missing)).toEqual([])
})

test('tells the price it is compared with only where there is a reduction', () => {
  const compared = (more: object) => {
    const shown = { ...dress.price.shown, ...more }
    const offers = read({ variants: [variant('one')], price: { ...dress.price, shown } }).offers as JsonLd
    return (offers.priceSpecification as JsonLd | undefined)?.price
  }

  expect(compared({})).toBeUndefined()
  expect(compared({ isReduced: true, before: kroner(300) })).toBe(300)
  expect(compared({ isReduced: true, prior: kroner(250) })).toBe(250)
  expect(compared({ prior: kroner(200) })).toBeUndefined()
})

test.each([
  ['InStock', {}, {}],
  ['LimitedAvailability', { fewLeft: 2 }, {}],
  ['OutOfStock', { inStockEcom: false }, {}],
  ['InStock', { inStockEcom: false }, { isNoos: true }],
  ['InStoreOnly', { inStockEcom: false, inStockRetail: true }, {}],
  ['InStoreOnly', { inStockRetail: true }, { hasEcom: false }],
  ['PreOrder', {}, { isPreorder: true }],
  ['PreSale', {}, { comingSoonProduct: true }],
])('says %s of what is so [B-SEO-O3, B-CAT-O9]', (availability, ofSize, ofProduct) => {
  const product = read({ variants: [variant('one', ofSize)], ...ofProduct })

  expect((product.offers as JsonLd).availability).toBe(`https://schema.org/${availability}`)
})

test('tells the cheapest way to the country, and no markup of the description', () => {
  const product = read({ variants: [variant('one')], description: '<p>Cut on\n the bias.</p>' })

  expect((product.offers as JsonLd).shippingDetails).toMatchObject({
    shippingRate: { value: 29, currency: 'DKK' },
    shippingDestination: { addressCountry: 'DK' },
  })
  expect(product.description).toBe('Cut on the bias.')
})
