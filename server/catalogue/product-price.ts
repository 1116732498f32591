import type { Price, ShownPrice } from '#contracts/pricing.ts'
import { type ContainedPromotion, type CurrentPrice, priceIn, shownPrice } from '#server/pricing/index.ts'
import type { Product } from './assortment.ts'
import type { LocalizedRange } from './localized-range.ts'
import type { MarketRange } from './market-range.ts'
import { textIn } from './product-attributes.ts'

/** A product's price in this market. */
export const productPriceIn = ({ market }: MarketRange, product: Product, price: CurrentPrice): Price =>
  priceIn(price, market, containedPromotion(market.id, product))

/** The same with everything that is shown for it. */
export const shownProductPrice = (
  { range: { market }, display }: Pick<LocalizedRange, 'range' | 'display'>,
  product: Product,
  price: CurrentPrice,
  isFrom = false,
): ShownPrice =>
  shownPrice(
    price,
    { market, display },
    { isFrom, promotion: containedPromotion(market.id, product), callout: product.attributes.callout },
  )

/** The promotion that the price already includes. */
function containedPromotion(language: string, { attributes: { promotion } }: Product): ContainedPromotion | undefined {
  if (!promotion) return undefined
  const { reference, percent, name, callout, disclaimer, badges } = promotion
  return {
    reference,
    percent,
    promotionName: textIn(name, language),
    ...(callout === undefined ? {} : { callout: textIn(callout, language) }),
    ...(disclaimer === undefined ? {} : { disclaimer: textIn(disclaimer, language) }),
    ...(badges === undefined ? {} : { badges }),
  }
}
