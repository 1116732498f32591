import type { ProductCard } from '#contracts/catalogue.ts'
import type { MarketView } from '#web/markets/index.ts'

type Branded = Pick<ProductCard, 'brand' | 'subBrand'>

/** Whose a product is, as people read it: another house's name, else the name of the line it belongs to. */
export function brandName({ brand, subBrand }: Branded, { t, shopName }: Pick<MarketView, 't' | 'shopName'>): string {
  if (brand && brand !== shopName) return brand
  const key = `sub-brand.${subBrand}`
  const name = t(key)
  return name === key ? brand : name
}

/** What goes without saying where these products stand: the line they all belong to, else the shop itself. */
export function unspokenBrand(products: readonly Branded[], view: Pick<MarketView, 't' | 'shopName'>): string {
  const [first, ...others] = new Set(products.map((product) => brandName(product, view)))
  return first !== undefined && others.length === 0 ? first : view.shopName
}
