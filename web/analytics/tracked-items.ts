import type { TrackedItem } from '#contracts/analytics.ts'
import type { Listing } from '#contracts/browsing-pages.ts'
import type { ProductCard } from '#contracts/catalogue.ts'
import type { Page } from '#contracts/pages.ts'
import { productIdOf } from '#foundation/sku.ts'

export const listingOf = (page: Page): Listing | undefined => ('listing' in page ? page.listing : undefined)

/** The analytics item of a product card. */
export const itemOfCard = ({ id, name, price }: Pick<ProductCard, 'id' | 'name' | 'price'>): TrackedItem => ({
  ...{ productId: id, name, price: price.salesPrice.amount },
})

/** The product that a page shows. */
export function itemOfPage(page: Page): TrackedItem | undefined {
  if (!('product' in page)) return undefined
  const { product } = page
  return 'price' in product ? itemOfCard(product) : undefined
}

/** The products of a form that added something to the basket or to a list. */
export function itemsOfForm(values: URLSearchParams, page: Page | undefined): TrackedItem[] {
  const about = page && itemOfPage(page)
  const quantity = Number(values.get('quantity') ?? 1) || 1
  const parts = [...values].flatMap(([name, value]) => (name.startsWith('part-') && value !== '' ? [value] : []))
  const skus = parts.length > 0 ? parts : [values.get('sku') ?? values.get('product') ?? ''].filter(Boolean)
  if (skus.length === 0) return about ? [{ ...about, quantity }] : []
  return skus.map((sku) => {
    const productId = productIdOf(sku)
    return { ...(about?.productId === productId ? about : {}), productId, sku, quantity }
  })
}
