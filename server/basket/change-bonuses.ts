import { accepted, refused } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { EarnedBonus } from '#server/promotions/index.ts'
import type { Basket } from './basket.ts'
import type { BasketLine } from './basket-line.ts'
import { calculateTotals } from './calculate-totals.ts'
import { type Changed, findVariant, type WantedLine, withPieces } from './change-lines.ts'
import type { Goods } from './goods.ts'

/** The facts that the bonus rules need. */
export interface BonusFacts {
  readonly goods: Goods
  readonly market: Market
  readonly now: Date
}

export interface WantedBonus extends WantedLine {
  readonly promotionId?: string | undefined
  readonly rewardId?: string | undefined
}

/** Adds a bonus product that the basket has earned. */
export function addBonus(facts: BonusFacts, basket: Basket, wanted: WantedBonus): Changed {
  const { goods } = facts
  const promotion = goods.promotions.find(({ id }) => id === wanted.promotionId)
  const earned = earnedIn(facts, basket).find(({ promotionId }) => promotionId === wanted.promotionId)
  if (!promotion?.bonus || (wanted.rewardId !== undefined && wanted.rewardId !== promotion.bonus.rewardId))
    return refused({ code: 'promotion.reward-not-found' })
  if (!earned || earned.taken + wanted.quantity > earned.earned) return refused({ code: 'basket.bonus-not-earned' })
  const variant = findVariant(goods, wanted)
  if (!variant.ok) return variant
  if (!promotion.rewards.includes(variant.value.productId)) return refused({ code: 'promotion.reward-not-found' })
  const bonus = { promotionId: promotion.id, rewardId: promotion.bonus.rewardId }
  return withPieces(goods, basket, { sku: variant.value.sku, stockLocation: 'warehouse', bonus }, wanted.quantity)
}

export interface OptOut {
  readonly promotionId: string
  readonly rewardId?: string | undefined
  readonly count: number
}

/** Stores the number of declined pieces. The offer appears again only when more pieces are earned. */
export function optOutOfBonus(facts: BonusFacts, basket: Basket, { promotionId, rewardId, count }: OptOut): Changed {
  const earned = earnedIn(facts, basket).find(
    (it) => it.promotionId === promotionId && (rewardId === undefined || it.rewardId === rewardId),
  )
  if (!earned) return refused({ code: 'promotion.reward-not-found' })
  if (!Number.isInteger(count) || count < 0 || count > earned.earned)
    return refused({ code: 'promotion.opt-out-not-possible', limit: earned.earned })
  return accepted({ ...basket, optedOut: { ...basket.optedOut, [promotionId]: count } })
}

/** The basket without bonuses that it no longer earns. */
export function withoutUnearned(facts: BonusFacts, basket: Basket): Basket {
  if (!basket.lines.some(({ bonus }) => bonus)) return basket
  const left = new Map(earnedIn(facts, basket).map(({ promotionId, earned }) => [promotionId, earned]))
  const lines = basket.lines.flatMap((line): BasketLine[] => {
    if (!line.bonus) return [line]
    const mayStay = Math.min(line.quantity, left.get(line.bonus.promotionId) ?? 0)
    left.set(line.bonus.promotionId, (left.get(line.bonus.promotionId) ?? 0) - mayStay)
    if (mayStay === line.quantity) return [line]
    return mayStay > 0 ? [{ ...line, quantity: mayStay }] : []
  })
  return lines.length === basket.lines.length && lines.every((line, index) => line === basket.lines[index])
    ? basket
    : { ...basket, lines }
}

const earnedIn = ({ goods, market, now }: BonusFacts, basket: Basket): readonly EarnedBonus[] =>
  calculateTotals(basket, { goods, market, now }).applied.bonuses
