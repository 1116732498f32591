/** Gift cards: found by number and code, issued after a purchase, and used through a ledger. */
export type { CardLedger } from './card-ledger.repository.ts'
export {
  type CardUse,
  coverWith,
  type GiftCard,
  type GiftCardMessage,
  isExpired,
  maskedCardNumber,
  normalCardNumber,
} from './gift-card.ts'
export { type GiftCardProblem, giftCardProblems } from './gift-cards.problems.ts'
export {
  type GiftCards,
  giftCards,
} from './gift-cards.repository.ts'
export { importGiftCards, isGiftCardsFile } from './import-gift-cards.repository.ts'
export { type VoucherCards, voucherCards } from './voucher-cards.repository.ts'
