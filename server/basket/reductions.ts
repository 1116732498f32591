import { add, type Money, money, subtract, times, zero } from '#foundation/money.ts'
import type { Basket } from './basket.ts'
import type { BasketCalculation, CalculationFacts } from './calculation.ts'
import { unitPrices } from './line-price.ts'

/** A part of the total discount: the goods' own markdown, or one promotion. */
export interface DiscountPart {
  /** Undefined for the goods' own markdown. */
  readonly promotionId?: string
  readonly promoCode?: string
  readonly off: Money
}

/**
 * Splits the total discount into its parts, which add up to it exactly. A reduction of delivery is not a part: it
 * lowers the delivery price.
 */
export function reductionsOf(
  { lines }: Pick<Basket, 'lines'>,
  { applied }: Pick<BasketCalculation, 'applied'>,
  { goods, market }: Pick<CalculationFacts, 'goods' | 'market'>,
): DiscountPart[] {
  const none = zero(market.currency)
  const byPromotion = new Map<string, Required<Pick<DiscountPart, 'off'>> & { readonly code: string | null }>()
  const note = (promotionId: string, code: string | null, off: Money) => {
    const known = byPromotion.get(promotionId)
    byPromotion.set(promotionId, { code: known?.code ?? code, off: add(known?.off ?? none, off) })
  }
  let markdown = none
  for (const [index, { sku, quantity, bonus }] of lines.entries()) {
    const price = goods.prices.get(sku)
    if (!price) continue
    const { unit, list } = unitPrices(price, market)
    markdown = add(markdown, times(subtract(list, unit), quantity))
    if (bonus) {
      const earned = applied.bonuses.find(({ promotionId }) => promotionId === bonus.promotionId)
      note(bonus.promotionId, earned?.code ?? null, times(unit, quantity))
    } else
      for (const { promotionId, code, minor } of applied.lines[index] ?? [])
        note(promotionId, code, money(minor, market.currency))
  }
  const promoted = [...byPromotion].map(([promotionId, { code, off }]) => ({
    promotionId,
    ...(code === null ? {} : { promoCode: code }),
    off,
  }))
  return [{ off: markdown }, ...promoted].filter(({ off }) => off.minor > 0)
}
