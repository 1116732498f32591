import type { WireMoney } from '#contracts/money.ts'
import type { Price } from '#contracts/pricing.ts'
import { PriceTag } from '#ui/price-tag/index.ts'
import type { MarketView } from '#web/markets/index.ts'
import { priceText } from './price-text.ts'

export interface ProductPriceProps {
  readonly price: Price
  readonly memberPrice?: WireMoney | undefined
  readonly size?: 'normal' | 'large'
  readonly view: MarketView
}

/** The price block, wherever a product is shown with a price. */
export const ProductPrice = ({ price, memberPrice, size = 'normal', view }: ProductPriceProps) => (
  <PriceTag {...priceText(price, view, memberPrice)} size={size} />
)
