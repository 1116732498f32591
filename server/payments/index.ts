/** Payments' door: attempts to pay, what was heard of them, and the port to whoever takes the money. */
export type {
  Charge,
  PayingIn,
  PaymentAction,
  PaymentMethod,
  PaymentProvider,
  ProviderAnswer,
  ProviderNotice,
  ProviderSetup,
} from './payment-provider.port.ts'
export { afterHearing, isLost, isOpen, isPaid, type Outcome, type PaymentState } from './payment-state.ts'
export { type Payment, type PaymentEvent, type Payments, payments } from './payments.repository.ts'
export { paymentsRoutes } from './payments.routes.ts'
export { rememberedMethods } from './remembered-methods.ts'
