import type { ProductDetail } from '#contracts/catalogue.ts'
import type { PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'

/** The product of the page that a form was posted to. */
export function productOfPage({ catalogue }: Parts, { market, path }: PageRequest): ProductDetail | undefined {
  const id = catalogue.productAt(market, path)
  return id === undefined ? undefined : catalogue.detail(market, id)
}

/** True if a sku is a size of the product; the product id stands for its only size. */
export const isSkuOf = (product: ProductDetail | undefined, sku: string): boolean =>
  product !== undefined && (sku === product.id || product.variants.some(({ id }) => id === sku))
