import type { Money } from '#foundation/money.ts'
import type { PlannedShipment, ShippingOffer } from '#server/delivery/index.ts'
import type { CardUse } from '#server/gift-cards/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { AppliedPromotions } from '#server/promotions/index.ts'
import type { NamedTaxes } from '#server/taxes/index.ts'
import type { ChosenDelivery } from './basket.ts'
import type { Totals } from './basket-totals.ts'
import type { Goods } from './goods.ts'

/** The facts needed to calculate a basket. */
export interface CalculationFacts {
  readonly market: Market
  readonly goods: Goods
  readonly now: Date
}

/** A basket calculated at one moment. */
export interface BasketCalculation {
  readonly totals: Totals
  readonly taxes: NamedTaxes
  /**
   * Set if the market uses a tax service: the key of the request, and whether there is a quote. Without a quote the
   * taxes come from the table.
   */
  readonly taxQuoting: { readonly key: string; readonly isQuoted: boolean } | undefined
  /** The shipments, each with its delivery methods and the chosen one. */
  readonly shipments: readonly PlannedShipment<ChosenDelivery>[]
  /** The delivery methods of the first parcel. */
  readonly offers: readonly ShippingOffer[]
  readonly isDigital: boolean
  /** The value of all lines after discounts, also of those that need no parcel. Free delivery depends on it. */
  readonly afterDiscounts: Money
  readonly applied: AppliedPromotions
  /** The amount a shipping promotion saved. It is not counted as a discount, because the delivery price itself is lower. */
  readonly freightSaved: Money
  /** The amount each gift card pays. */
  readonly covered: readonly CardUse[]
  /** The amount left to pay by other means. */
  readonly remaining: Money
}
