import { toWire } from '#contracts/money.ts'
import type { Price } from '#contracts/pricing.ts'
import { money, roundHalfAway } from '#foundation/money.ts'
import type { Market } from '#server/markets/index.ts'
import type { CurrentPrice } from './pricing.ts'

/** The rule of a market for showing reductions: against the lowest price of the last 30 days (EU and EEA), or against the list price. */
interface PriceRule {
  readonly currency: string
  readonly reductions: 'prior' | 'list'
}

type Discount = Price['discounts'][number]

/** A promotion that is part of a reduced price; `percent` is of the marked-down price. */
export interface ContainedPromotion
  extends Pick<Discount, 'reference' | 'promotionName' | 'callout' | 'disclaimer' | 'badges'> {
  readonly percent: number
}

/** A price in the answers of a market. */
export const priceIn = (current: CurrentPrice, { currency, country }: Market, promotion?: ContainedPromotion): Price =>
  priceBlock(current, { currency, reductions: country.eea ? 'prior' : 'list' }, promotion)

export function priceBlock(
  current: CurrentPrice,
  { currency, reductions }: PriceRule,
  promotion?: ContainedPromotion,
): Price {
  const wire = (minor: number) => toWire(money(minor, currency))
  const sales = { salesPrice: wire(current.minor) }
  const higher =
    current.listMinor !== null && current.listMinor > current.minor ? { listPrice: wire(current.listMinor) } : {}
  const discounts = (fromMinor: number) => discountsOf({ fromMinor, minor: current.minor, currency }, promotion)
  if (reductions === 'list') {
    const lowest = current.priorMinor === null ? {} : { historicPrice: wire(current.priorMinor) }
    if (!current.listMinor || !higher.listPrice) return { ...sales, ...lowest, discounts: [] }
    return {
      ...sales,
      ...higher,
      ...lowest,
      ...(current.priorMinor !== null && current.priorMinor > current.minor
        ? { historicPercentage: percentOff(current.minor, current.priorMinor) }
        : {}),
      percentage: percentOff(current.minor, current.listMinor),
      discounts: discounts(current.listMinor),
    }
  }
  // A struck-through price announces a reduction. Without a prior price as proof, no such price is shown.
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
    discounts: discounts(current.priorMinor),
  }
}

/** A whole percentage; a reduction is never shown as 0 or 100 %. */
export const percentOff = (minor: number, fromMinor: number): number =>
  Math.min(99, Math.max(1, Math.round(((fromMinor - minor) * 100) / fromMinor)))

interface PriceReduction {
  readonly fromMinor: number
  readonly minor: number
  readonly currency: string
}

/** The markdown, then the additional discount of a promotion; together they are exactly the whole reduction. */
function discountsOf(
  { fromMinor, minor, currency }: PriceReduction,
  promotion: ContainedPromotion | undefined,
): Discount[] {
  const off = (amount: number) => toWire(money(amount, currency))
  const markedDown = promotion ? roundHalfAway((minor * 100) / (100 - promotion.percent)) : minor
  const markdown = fromMinor - Math.min(markedDown, fromMinor)
  const markdowns = markdown > 0 ? [{ ...off(markdown), reference: 'markdown' }] : []
  const rest = fromMinor - minor - markdown
  if (!promotion || rest <= 0) return markdowns
  const { percent: _, ...shown } = promotion
  return [...markdowns, { ...off(rest), ...shown, promotionLevel: 'product' }]
}
