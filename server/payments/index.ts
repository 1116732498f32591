/** Payments: payment attempts and their events, refunds, and the port to the payment providers. */

export { acceptedIn, iconsIn, isKnownPaymentType } from './accepted-types.ts'
export { chooseProvider, type PaysFrom, type Providers } from './choose-provider.ts'
export { isIdentityNumber } from './identity-number.ts'
export { isHeldBack, isMoneyLost, type MoneyState, type MoneyStatus, moneyStatusOf } from './money-state.ts'
export { ownHolds } from './own-holds.repository.ts'
export type { PaymentHold } from './payment-hold.ts'
export type {
  BookedRow,
  CardFacts,
  Charge,
  ChargeLine,
  MoneyEvent,
  Notification,
  OpenPayment,
  PartyAddress,
  PayingIn,
  PaymentAction,
  PaymentMethod,
  PaymentProvider,
  ProviderName,
  ProviderNotice,
  RefundEvent,
} from './payment-provider.port.ts'
export { isLost, isOpen, isPaid, type Outcome, type PaymentState, stateAfterEvent } from './payment-state.ts'
export { type PaymentProblem, paymentProblems } from './payments.problems.ts'
export { payments } from './payments.repository.ts'
export {
  giftCardProvider,
  type NewPayment,
  type Payment,
  type PaymentContext,
  type PaymentEvent,
  type Payments,
  type RecordedMoneyEvent,
} from './payments.ts'
export type { Refund } from './refund-rows.repository.ts'
export { afterRefundEvent, pauseAfterTry, refundableMinor } from './refund-state.ts'
export { type Refunds, refunds } from './refunds.repository.ts'
export { rememberedMethods } from './remembered-methods.ts'
export { type WorkEntry, type WorkKind, type WorkList, workList } from './work-list.repository.ts'
