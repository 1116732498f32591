import type { ShownPrice } from '#contracts/pricing.ts'
import { PriceTag } from '#ui/price-tag/index.ts'
import type { MarketView } from '#web/markets/index.ts'
import { priceText } from './price-text.ts'

export interface ProductPriceProps {
  readonly price: ShownPrice
  readonly size?: 'normal' | 'large'
  /** One line as on a tile: discounts by name and a second percentage are told on the product's page. */
  readonly brief?: boolean
  readonly view: MarketView
}

/** The price block, wherever a product is shown with a price. */
export const ProductPrice = ({ price, size = 'normal', brief = false, view }: ProductPriceProps) => (
  <PriceTag {...priceText(price.shown, view, brief)} size={size} />
)
