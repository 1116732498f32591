import { compare, type Money, money, subtract, zero } from '#foundation/money.ts'
import type { Market } from '#server/markets/index.ts'

/**
 * Delivery is free from the amount of the market on (`freeFreight` in its file), for methods whose `freeShipping` is true (`shipping-offers.ts`). `goods` is what the goods
 * cost after discounts; a promotion can pay for delivery at any amount (`free` of `Way` in `shipping-offers.ts`).
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
