import type { CurrentPrice } from './pricing.ts'

/** What somebody pays for a variant. A member pays the member price, with the general price beside it and nothing said to be taken off. */
export interface PaidPrice extends CurrentPrice {
  readonly general?: CurrentPrice
}

/** The price for members is for members alone: to anybody else there is none. */
export function paidPrice(price: CurrentPrice, isMember: boolean): PaidPrice {
  const { sku, minor, memberMinor } = price
  if (!isMember || memberMinor === null || memberMinor >= minor) return { ...price, memberMinor: null }
  return { sku, minor: memberMinor, listMinor: null, memberMinor: null, priorMinor: null, general: price }
}

/** True if members pay less for at least one of them. */
export const isLessForMembers = (prices: Iterable<CurrentPrice>): boolean =>
  [...prices].some(({ minor, memberMinor }) => memberMinor !== null && memberMinor < minor)
