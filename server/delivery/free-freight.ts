import { compare, type Money, money, subtract, zero } from '#foundation/money.ts'
import type { Market } from '#server/markets/index.ts'

/**
 * Delivery is free when the goods reach the amount of the market (`freeFreight` in its file), for methods with
 * `freeShipping` (`shipping-offers.ts`). `goods` is the price of the goods after discounts. A promotion can make
 * delivery free at any amount (`free` of `DeliveryRoute` in `shipping-offers.ts`).
 */
export function reachesFreeFreight({ choices, currency }: Market, goods: Money): boolean {
  return choices.freeFreightMinor !== null && compare(goods, money(choices.freeFreightMinor, currency)) >= 0
}

/** The progress towards free delivery; undefined if the market has no free delivery. */
export function freeFreightProgress(
  { choices, currency }: Market,
  goods: Money,
): { readonly value: Money; readonly remaining: Money; readonly reachedShare: number } | undefined {
  if (choices.freeFreightMinor === null) return undefined
  const value = money(choices.freeFreightMinor, currency)
  const remaining = compare(goods, value) >= 0 ? zero(currency) : subtract(value, goods)
  const reachedShare = value.minor === 0 ? 1 : Math.min(1, Math.round((goods.minor / value.minor) * 1000) / 1000)
  return { value, remaining, reachedShare }
}
