import { fromWire, toWire } from '#contracts/money.ts'
import type { ShownPrice } from '#contracts/pricing.ts'
import { add, money, zero } from '#foundation/money.ts'
import type { Market } from '#server/markets/index.ts'
import { type CurrentPrice, type PaidPrice, type PriceDisplay, priceIn, shownPrice } from '#server/pricing/index.ts'
import { partsOfLine, type TaxRate } from '#server/taxes/index.ts'
import type { PricedLine } from './basket-totals.ts'

/** The tax of one line; a voucher is not taxed. */
export interface LineTax {
  readonly included: boolean
  readonly rate: TaxRate | undefined
  readonly hasSecond: boolean
}

/** The price of a line by the market's rule for reductions, with the tax per piece. For a member's price, `shown` is the general price. */
export function linePrice(
  price: PaidPrice,
  place: { readonly market: Market; readonly display: PriceDisplay },
  { included, rate, hasSecond }: LineTax,
): ShownPrice {
  const { market } = place
  const unit = money(price.minor, market.currency)
  const parts = rate ? partsOfLine(unit, 1, included, rate) : []
  const sum = (what: 'vat' | 'vat2') => add(zero(market.currency), ...parts.map((part) => part[what]))
  return {
    ...shownPrice(price, place),
    ...(price.general ? { shown: shownPrice(price.general, place).shown } : {}),
    vatAmount: toWire(sum('vat')).amount,
    ...(hasSecond ? { vatAmount2: toWire(sum('vat2')).amount } : {}),
  }
}

/** The unit price and the price before the reduction. A list price that the market may not show is ignored. */
export function unitPrices(price: CurrentPrice, market: Market): Pick<PricedLine, 'unit' | 'list'> {
  const { listPrice } = priceIn(price, market)
  const unit = money(price.minor, market.currency)
  return { unit, list: listPrice ? fromWire(listPrice) : unit }
}
