/** Promotions' door: what holds in a market, what it takes off a basket, and how often codes and budgets are used. */

export { type ActivePromotions, openPromotions, promotionsChanged } from './active-promotions.repository.ts'
export {
  type Applied,
  applyPromotions,
  type EarnedBonus,
  type LineDiscount,
} from './apply-promotions.ts'
export { type CodesToCheck, whyCodeRefused } from './check-codes.repository.ts'
export { importPromotions, promotionsFileOf } from './import-promotions.service.ts'
export type { OfferedLine } from './offered-goods.ts'
export { codeIsValid, normalCode, type PromoCode, type Promotion, textIn } from './promotion.ts'
export {
  type PromotionUse,
  promotionUses,
} from './promotion-uses.repository.ts'
export { type PromotionProblem, promotionProblems } from './promotions.problems.ts'
