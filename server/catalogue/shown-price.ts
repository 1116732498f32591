import type { Price } from '#contracts/pricing.ts'
import { type CurrentPrice, priceBlock } from '#server/pricing/index.ts'
import type { Product } from './assortment.ts'
import type { MarketRange } from './market-range.ts'
import { textIn } from './product-attributes.ts'

/** A price as this market tells it, with the promotion it already contains. */
export function shownPrice(
  { market }: MarketRange,
  { attributes: { promotion } }: Product,
  price: CurrentPrice,
): Price {
  const said = (texts: NonNullable<typeof promotion>['name']) => textIn(texts, market.language.baseCode)
  const { currency, country } = market
  return priceBlock(
    price,
    { currency, reductions: country.eea ? 'prior' : 'list' },
    promotion && {
      reference: promotion.reference,
      percent: promotion.percent,
      promotionName: said(promotion.name),
      ...(promotion.callout === undefined ? {} : { callout: said(promotion.callout) }),
      ...(promotion.disclaimer === undefined ? {} : { disclaimer: said(promotion.disclaimer) }),
    },
  )
}
