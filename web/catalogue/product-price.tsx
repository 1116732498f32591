import type { ShownPrice } from '#contracts/pricing.ts'
import { PriceTag } from '#ui/price-tag/index.ts'
import type { MarketView } from '#web/markets/index.ts'
import { priceText } from './price-text.ts'

export interface ProductPriceProps {
  readonly price: ShownPrice
  readonly size?: 'normal' | 'large'
  readonly view: MarketView
}

/** The price block, wherever a product is shown with a price. */
export const ProductPrice = ({ price, size = 'normal', view }: ProductPriceProps) => (
  <PriceTag {...priceText(price.shown, view)} size={size} />
)
