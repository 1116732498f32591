import type { ShownPrice } from '#contracts/pricing.ts'
import { PriceTag } from '#ui/price-tag/index.ts'
import type { MarketView } from '#web/markets/index.ts'
import { priceText } from './price-text.ts'

export interface ProductPriceProps {
  readonly price: ShownPrice
  readonly size?: 'normal' | 'large'
  /** One line, for tiles. Named discounts and a second percentage are shown only on the product's page. */
  readonly brief?: boolean
  readonly view: MarketView
}

/** The price of a product, in every place that shows one. */
export const ProductPrice = ({ price, size = 'normal', brief = false, view }: ProductPriceProps) => (
  <PriceTag {...priceText(price.shown, view, brief)} size={size} />
)
