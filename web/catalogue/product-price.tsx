import type { Price } from '#contracts/pricing.ts'
import { PriceTag } from '#ui/price-tag/index.ts'
import type { MarketView } from '#web/markets/index.ts'
import { type PriceCircumstances, priceText } from './price-text.ts'

export interface ProductPriceProps extends PriceCircumstances {
  readonly price: Price
  readonly size?: 'normal' | 'large'
  readonly view: MarketView
}

/** The price block, wherever a product is shown with a price. */
export const ProductPrice = ({ price, size = 'normal', view, ...circumstances }: ProductPriceProps) => (
  <PriceTag {...priceText(price, view, circumstances)} size={size} />
)
