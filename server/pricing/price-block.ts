import { toWire } from '#contracts/money.ts'
import type { Price } from '#contracts/pricing.ts'
import { money } from '#foundation/money.ts'
import type { CurrentPrice } from './pricing.ts'

/** How a market tells reductions: against the lowest price of the 30 days before (EU and EEA), or against the list price. */
export interface PriceRule {
  readonly currency: string
  readonly reductions: 'prior' | 'list'
}

/** A price as it is shown and told in answers. */
export function priceBlock(current: CurrentPrice, { currency, reductions }: PriceRule): Price {
  const wire = (minor: number) => toWire(money(minor, currency))
  const sales = { salesPrice: wire(current.minor) }
  const higher =
    current.listMinor !== null && current.listMinor > current.minor ? { listPrice: wire(current.listMinor) } : {}
  if (reductions === 'list') {
    if (!current.listMinor || !higher.listPrice) return { ...sales, discounts: [] }
    return {
      ...sales,
      ...higher,
      percentage: percentOff(current.minor, current.listMinor),
      discounts: [markdown(current.listMinor - current.minor, currency)],
    }
  }
  // A struck-through price announces a reduction, so without a prior price to prove it none is shown.
  if (current.priorMinor === null) return { ...sales, discounts: [] }
  const historicPrice = wire(current.priorMinor)
  if (current.priorMinor <= current.minor) return { ...sales, historicPrice, discounts: [] }
  const percentage = percentOff(current.minor, current.priorMinor)
  return {
    ...sales,
    ...higher,
    historicPrice,
    percentage,
    historicPercentage: percentage,
    discounts: [markdown(current.priorMinor - current.minor, currency)],
  }
}

/** Whole percent; a reduction is never told as 0 or 100. */
export const percentOff = (minor: number, fromMinor: number): number =>
  Math.min(99, Math.max(1, Math.round(((fromMinor - minor) * 100) / fromMinor)))

const markdown = (minor: number, currency: string): Price['discounts'][number] => ({
  ...toWire(money(minor, currency)),
  reference: 'markdown',
})
