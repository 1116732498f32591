import type { SellableVariant } from '#server/catalogue/index.ts'
import { type CardUse, type GiftCard, isExpired } from '#server/gift-cards/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { PromotionUse } from '#server/promotions/index.ts'
import type { Basket } from './basket.ts'
import type { Totals } from './basket-totals.ts'
import type { BasketCalculation } from './calculation.ts'
import type { Goods } from './goods.ts'

export const sumOf = (uses: readonly CardUse[]): number => uses.reduce((sum, { minor }) => sum + minor, 0)

/** For a voucher, tax is charged when it is used. */
export const isVoucher = (variant: SellableVariant | undefined): boolean =>
  variant !== undefined && (variant.isGiftCard || variant.taxed?.category === 'gift-card')

/** Cards that are valid in this market, in the order in which they were added. */
export const cardsOf = (basket: Basket, goods: Goods, market: Market, now: Date): GiftCard[] =>
  basket.giftCards
    .flatMap((number) => goods.cards.get(number) ?? [])
    .filter((card) => card.currency === market.currency && !isExpired(card, now))

/** Gift cards do not pay for gift cards, unless the market allows it. */
export function coverable(basket: Basket, goods: Goods, { choices }: Market, totals: Totals): number {
  if (choices.giftCardsBuyGiftCards) return totals.total.minor
  return totals.lines.reduce(
    (left, { discounted }, index) =>
      goods.variants.get(basket.lines[index]?.sku ?? '')?.isGiftCard ? left - discounted.minor : left,
    totals.total.minor,
  )
}

/** The counted uses of promotions: those with a code or a budget. */
export function usesOf(
  { applied, freightSaved }: BasketCalculation,
  { promotions }: Pick<Goods, 'promotions'>,
): PromotionUse[] {
  const uses = new Map<string, PromotionUse>()
  const note = (promotionId: string, code: string | null, minor: number) => {
    const key = `${promotionId} ${code ?? ''}`
    uses.set(key, { promotionId, code, minor: minor + (uses.get(key)?.minor ?? 0) })
  }
  const isCounted = (id: string, code: string | null): boolean =>
    code !== null || promotions.find((it) => it.id === id)?.budgetMinor != null
  for (const { promotionId, code, minor } of applied.lines.flat())
    if (isCounted(promotionId, code)) note(promotionId, code, minor)
  const { freeFreight } = applied
  if (freeFreight?.code != null && freightSaved.minor > 0) note(freeFreight.promotionId, freeFreight.code, 0)
  for (const { promotionId, code, taken } of applied.bonuses) if (code !== null && taken > 0) note(promotionId, code, 0)
  return [...uses.values()]
}
