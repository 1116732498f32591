/** The door of promotions: the current promotions of a market, their discounts for a basket, and the uses of codes and budgets. */

export { type ActivePromotions, openPromotions, promotionsChanged } from './active-promotions.repository.ts'
export {
  type AppliedPromotions,
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
