import type { ProductAbout, SellableVariant } from '#server/catalogue/index.ts'
import type { GiftCard } from '#server/gift-cards/index.ts'
import { type PaidPrice, type PriceDisplay, plainDisplay } from '#server/pricing/index.ts'
import type { PromoCode, Promotion } from '#server/promotions/index.ts'
import { type BasketLine, placeOfLine } from './basket-line.ts'

/** The current facts about the products in a basket, for its market. They are read again for each request. */
export interface Goods {
  /** By the requested sku or product id. */
  readonly variants: ReadonlyMap<string, SellableVariant>
  /** The prices for this shopper. */
  readonly prices: ReadonlyMap<string, PaidPrice>
  /** Pieces in the market's warehouses, including those held for this basket. */
  readonly available: ReadonlyMap<string, number>
  /** Pieces in single stores, by `sku place`. */
  readonly inStores: ReadonlyMap<string, number>
  /** Categories and other sizes, by product. */
  readonly about: ReadonlyMap<string, ProductAbout>
  /** The active promotions of the market, in their order. */
  readonly promotions: readonly Promotion[]
  /** The existing codes of the basket, by normal form. */
  readonly codes: ReadonlyMap<string, PromoCode>
  /** The gift cards of the basket, by number. */
  readonly cards: ReadonlyMap<string, GiftCard>
  /** The parts of a price that the shop has chosen to show. */
  readonly display: PriceDisplay
}

export const noGoods: Goods = {
  variants: new Map(),
  prices: new Map(),
  available: new Map(),
  inStores: new Map(),
  about: new Map(),
  promotions: [],
  codes: new Map(),
  cards: new Map(),
  display: plainDisplay,
}

export const isForSale = (goods: Goods, sku: string): boolean =>
  goods.variants.get(sku)?.retired === false && goods.prices.has(sku)

/** The available pieces at the place of the line; 0 for a variant that is retired or has no price here. */
export function piecesOf(goods: Goods, line: Pick<BasketLine, 'sku' | 'stockLocation' | 'storeId'>): number {
  if (!isForSale(goods, line.sku)) return 0
  const place = placeOfLine(line)
  return (place === undefined ? goods.available.get(line.sku) : goods.inStores.get(`${line.sku} ${place}`)) ?? 0
}

/** A line that cannot be bought now, with the reason. Lines that share the same stock are counted together. */
export function missingGoods(
  lines: readonly BasketLine[],
  goods: Goods,
):
  | { readonly code: 'basket.not-for-sale' | 'basket.sold-out'; readonly sku: string }
  | { readonly code: 'basket.not-enough-stock'; readonly sku: string; readonly available: number }
  | undefined {
  const wanted = new Map<string, number>()
  for (const line of lines) {
    const { sku, quantity } = line
    if (!isForSale(goods, sku)) return { code: 'basket.not-for-sale', sku }
    const pile = `${sku} ${placeOfLine(line) ?? ''}`
    const sum = (wanted.get(pile) ?? 0) + quantity
    wanted.set(pile, sum)
    const available = piecesOf(goods, line)
    if (available === 0) return { code: 'basket.sold-out', sku }
    if (available < sum) return { code: 'basket.not-enough-stock', sku, available }
  }
  return undefined
}
