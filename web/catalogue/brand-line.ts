import type { ProductCard } from '#contracts/catalogue.ts'
import type { MarketView } from '#web/markets/index.ts'

type Branded = Pick<ProductCard, 'brand' | 'subBrand'>

/** The brand that is shown for a product: the name of another brand, or of the sub-brand. */
export function brandName({ brand, subBrand }: Branded, { t, shopName }: Pick<MarketView, 't' | 'shopName'>): string {
  if (brand && brand !== shopName) return brand
  const key = `sub-brand.${subBrand}`
  const name = t(key)
  return name === key ? brand : name
}

/** The brand that tiles do not repeat: the sub-brand if all products have the same, else the shop itself. */
export function brandToOmit(products: readonly Branded[], view: Pick<MarketView, 't' | 'shopName'>): string {
  const [first, ...others] = new Set(products.map((product) => brandName(product, view)))
  return first !== undefined && others.length === 0 ? first : view.shopName
}
