import { toWire } from '#contracts/money.ts'
import type { Price } from '#contracts/pricing.ts'
import { type Money, money, subtract } from '#foundation/money.ts'
import type { Market } from '#server/markets/index.ts'
import type { CurrentPrice } from '#server/pricing/index.ts'
import type { PricedLine, Taxes } from './basket-totals.ts'
import { taxParts } from './basket-totals.ts'

/** What a piece costs and what it cost before; never a "before" below the price. */
export function unitPrices(price: CurrentPrice, currency: string): Pick<PricedLine, 'unit' | 'list'> {
  return { unit: money(price.minor, currency), list: money(Math.max(price.minor, price.listMinor ?? 0), currency) }
}

/** The price block of a line: what a piece costs, and where it is reduced, against what. */
export function linePrice(price: CurrentPrice, market: Market, taxes: Taxes): Price {
  const { unit, list } = unitPrices(price, market.currency)
  const { vat, vat2 } = taxParts(unit, taxes)
  return {
    salesPrice: toWire(unit),
    ...reductionOf(price, unit, list, market.country.eea),
    discounts: list.minor > unit.minor ? [{ ...toWire(subtract(list, unit)), reference: 'markdown' }] : [],
    vatAmount: toWire(vat).amount,
    ...(taxes.ratePercent2 > 0 ? { vatAmount2: toWire(vat2).amount } : {}),
  }
}

/** In the EEA the announced reduction is against the lowest price of the 30 days before, whatever the list price says. */
function reductionOf(price: CurrentPrice, unit: Money, list: Money, eea: boolean): Partial<Price> {
  if (list.minor <= unit.minor) return {}
  const prior = price.priorMinor === null ? undefined : money(price.priorMinor, unit.currency)
  const against = eea ? prior : list
  return {
    listPrice: toWire(list),
    ...(prior ? { historicPrice: toWire(prior), historicPercentage: percentageOff(prior, unit) } : {}),
    ...(against && against.minor > unit.minor ? { percentage: percentageOff(against, unit) } : {}),
  }
}

/** Whole per cent, rounded down so that no reduction is told larger than it is. */
const percentageOff = (before: Money, now: Money): number =>
  Math.max(0, Math.floor(((before.minor - now.minor) / before.minor) * 100))
