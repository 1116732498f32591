import type { CurrentPrice } from './pricing.ts'

/** What a shopper pays for a variant. A member pays the member price, with the general price beside it and no discount shown. */
export interface PaidPrice extends CurrentPrice {
  readonly general?: CurrentPrice
}

/** The member price is only for members: others do not get it. */
export function paidPrice(price: CurrentPrice, isMember: boolean): PaidPrice {
  const { sku, minor, memberMinor } = price
  if (!isMember || memberMinor === null || memberMinor >= minor) return { ...price, memberMinor: null }
  return { sku, minor: memberMinor, listMinor: null, memberMinor: null, priorMinor: null, general: price }
}

/** True if members pay less for at least one of them. */
export const isLessForMembers = (prices: Iterable<CurrentPrice>): boolean =>
  [...prices].some(({ minor, memberMinor }) => memberMinor !== null && memberMinor < minor)
