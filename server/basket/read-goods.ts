import type { Catalogue } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { Prices } from '#server/pricing/index.ts'
import type { Stock } from '#server/stock/index.ts'
import { type Goods, noGoods, type SizeChoice } from './goods.ts'

/** Where facts about goods come from. */
export interface GoodsSources {
  readonly catalogue: Pick<Catalogue, 'variants' | 'detail'>
  readonly prices: Prices
  readonly stock: Pick<Stock, 'available'>
}

/** Reads what is true of these skus in a market now. A product id with one variant is answered under both names. */
export async function readGoods(sources: GoodsSources, market: Market, skus: readonly string[]): Promise<Goods> {
  if (skus.length === 0) return noGoods
  const read = await readNamed(sources, market, skus)
  const meant = [...read.variants.values()].map(({ sku }) => sku).filter((sku) => !skus.includes(sku))
  return meant.length === 0 ? read : joinGoods(read, await readNamed(sources, market, meant))
}

async function readNamed(sources: GoodsSources, market: Market, skus: readonly string[]): Promise<Goods> {
  const [variants, prices, available] = await Promise.all([
    sources.catalogue.variants(market, skus),
    sources.prices.current(market.choices.priceList, skus),
    sources.stock.available(market.choices.warehouses, skus),
  ])
  const products = new Set([...variants.values()].map(({ productId }) => productId))
  const sizes = new Map([...products].map((id) => [id, sizesOf(sources, market, id)] as const))
  return { variants, prices, available, sizes }
}

export const joinGoods = (a: Goods, b: Goods): Goods => ({
  variants: new Map([...a.variants, ...b.variants]),
  prices: new Map([...a.prices, ...b.prices]),
  available: new Map([...a.available, ...b.available]),
  sizes: new Map([...a.sizes, ...b.sizes]),
})

/** What to offer for changing the size; whether a size really can be had is asked again when it is chosen. */
function sizesOf({ catalogue }: GoodsSources, market: Market, productId: string): SizeChoice[] {
  const variants = catalogue.detail(market, productId)?.variants ?? []
  if (variants.length < 2) return []
  return variants.map(({ id, size, length, inStockEcom }) => ({
    sku: id,
    name: length ? `${size.name} / ${length.name}` : size.name,
    inStock: inStockEcom,
  }))
}
