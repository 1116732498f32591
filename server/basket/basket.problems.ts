import { type GiftCardProblem, giftCardProblems } from '#server/gift-cards/index.ts'
import type { ProblemForms } from '#server/platform/problems.ts'
import { type PromotionProblem, promotionProblems } from '#server/promotions/index.ts'

/** The reasons to refuse access to a basket or a change of it. `sku` and `lineId` identify the line. */
export type BasketProblem =
  | { readonly code: 'basket.not-found' }
  | { readonly code: 'basket.not-yours' }
  | { readonly code: 'basket.ticket-used' }
  | { readonly code: 'basket.line-not-found' }
  | { readonly code: 'basket.quantity-not-possible'; readonly limit: number }
  | { readonly code: 'basket.too-many-lines'; readonly limit: number }
  | { readonly code: 'basket.unknown-variant'; readonly sku: string }
  | { readonly code: 'basket.choose-a-size'; readonly sku: string }
  | { readonly code: 'basket.not-for-sale'; readonly sku: string }
  | { readonly code: 'basket.ean-of-another-variant'; readonly sku: string }
  | { readonly code: 'basket.another-style'; readonly sku: string }
  | { readonly code: 'basket.sold-out'; readonly sku: string }
  | { readonly code: 'basket.not-enough-stock'; readonly sku: string; readonly available: number }
  | { readonly code: 'basket.store-missing'; readonly sku: string }
  | { readonly code: 'basket.gift-card-needs-recipient'; readonly sku: string }
  | { readonly code: 'basket.not-a-gift-card'; readonly sku: string }
  | { readonly code: 'basket.recipient-email-wrong' }
  | { readonly code: 'basket.text-too-long'; readonly field: string; readonly limit: number }
  | { readonly code: 'basket.delivery-date-wrong' }
  | { readonly code: 'basket.bonus-not-earned' }
  | { readonly code: 'basket.bonus-not-raised' }
  | PromotionProblem
  | GiftCardProblem

/** The HTTP status, the field and the details of each problem. */
export const basketProblems: ProblemForms<BasketProblem> = {
  'basket.not-found': { status: 404 },
  'basket.not-yours': { status: 403 },
  'basket.ticket-used': { status: 403 },
  'basket.line-not-found': { status: 404 },
  'basket.quantity-not-possible': { status: 400, field: 'lineItem', args: ['limit'] },
  'basket.too-many-lines': { status: 400, field: 'lineItem', args: ['limit'] },
  'basket.unknown-variant': { status: 400, field: 'lineItem' },
  'basket.choose-a-size': { status: 400, field: 'lineItem' },
  'basket.not-for-sale': { status: 400, field: 'lineItem' },
  'basket.ean-of-another-variant': { status: 400, field: 'lineItem' },
  'basket.another-style': { status: 400, field: 'lineItem' },
  'basket.sold-out': { status: 400, field: 'lineItem' },
  'basket.not-enough-stock': { status: 400, field: 'lineItem', args: ['available'] },
  'basket.store-missing': { status: 400, field: 'lineItem' },
  'basket.gift-card-needs-recipient': { status: 400, field: 'lineItem' },
  'basket.not-a-gift-card': { status: 400, field: 'lineItem' },
  'basket.recipient-email-wrong': { status: 400, field: 'recipientEmail' },
  'basket.text-too-long': { status: 400, args: ['limit'] },
  'basket.delivery-date-wrong': { status: 400, field: 'deliveryDate' },
  'basket.bonus-not-earned': { status: 400, field: 'lineItem' },
  'basket.bonus-not-raised': { status: 400, field: 'lineItem' },
  ...promotionProblems,
  ...giftCardProblems,
}
