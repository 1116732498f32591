import { expect, test } from 'vitest'
import type { Product } from './assortment.ts'
import { marketNamed } from './catalogue.fakes.ts'
import type { LocalizedRange } from './localized-range.ts'
import { variantsOf } from './product-variants.ts'

/** The stock of one size with so many pieces in the warehouse and in stores. */
function sizeWith(warehouse: number, stores: number, attributes: Partial<Product['attributes']>) {
  const variant = { sku: '1_navy_38', sizeId: 'one', sizeName: 'One', sizeGroup: 'one', lengthId: null }
  const product = { attributes, variants: [variant] } as unknown as Product
  const one = Int32Array.of(100)
  const prices = { minor: one, list: one, member: one, prior: one, odd: new Map() }
  const range = { market: marketNamed('en-gb'), prices, warehouse: [String(warehouse)], stores: [String(stores)] }
  const localized = { range, t: (key: string) => key } as unknown as LocalizedRange
  const [size] = variantsOf(localized, 0, product, 0)
  return [size!.inStockEcom, size!.fewLeft]
}

test('sells the standing range from the warehouse and never says that few are left of it [B-CAT-O9]', () => {
  expect(sizeWith(2, 0, {})).toEqual([true, 2])
  for (const left of [1, 2, 3, 9]) expect(sizeWith(left, 0, { isNoos: true })).toEqual([true, undefined])
  expect(sizeWith(0, 5, { isNoos: true })[0]).toBe(false)
})
