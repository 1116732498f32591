import type { CurrentPrice } from './pricing.ts'

/** What a shopper pays for a variant. A member pays the member price; `general` is the price for others, and no discount is shown. */
export interface PaidPrice extends CurrentPrice {
  readonly general?: CurrentPrice
}

/** Removes the member price for shoppers who are not members. */
export function paidPrice(price: CurrentPrice, isMember: boolean): PaidPrice {
  const { sku, minor, memberMinor } = price
  if (!isMember || memberMinor === null || memberMinor >= minor) return { ...price, memberMinor: null }
  return { sku, minor: memberMinor, listMinor: null, memberMinor: null, priorMinor: null, general: price }
}

/** True if members pay less for at least one variant. */
export const isLessForMembers = (prices: Iterable<CurrentPrice>): boolean =>
  [...prices].some(({ minor, memberMinor }) => memberMinor !== null && memberMinor < minor)
