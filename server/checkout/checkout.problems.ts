import type { Money } from '#foundation/money.ts'
import { type BasketProblem, basketProblems } from '#server/basket/index.ts'
import type { ProblemForms } from '#server/platform/problems.ts'
import type { BasketChanged } from './payment/what-changed.ts'
import type { AddressProblem } from './steps/check-address.ts'

/** The reasons to refuse a checkout step or a payment. */
export type CheckoutProblem =
  | BasketProblem
  | AddressProblem
  | { readonly code: 'checkout.email-wrong' }
  | { readonly code: 'checkout.basket-empty' }
  | { readonly code: 'checkout.email-missing' }
  | { readonly code: 'checkout.address-missing' }
  | { readonly code: 'checkout.address-must-be-corrected' }
  | { readonly code: 'checkout.shipment-unknown' }
  | { readonly code: 'checkout.shipping-method-missing' }
  | { readonly code: 'checkout.shipping-method-not-offered' }
  | { readonly code: 'checkout.pickup-point-missing' }
  | { readonly code: 'checkout.pickup-point-unknown' }
  | { readonly code: 'checkout.post-number-wrong' }
  | { readonly code: 'checkout.terms-not-accepted' }
  | { readonly code: 'checkout.terms-changed' }
  | { readonly code: 'checkout.below-minimum'; readonly minimum: Money }
  | { readonly code: 'checkout.outside-range'; readonly minimum: Money; readonly maximum: Money }
  | BasketChanged
  | { readonly code: 'checkout.already-ordered' }
  | { readonly code: 'checkout.shown-more-than-once' }
  | { readonly code: 'checkout.payment-method-unknown' }
  | { readonly code: 'checkout.not-covered' }
  | { readonly code: 'checkout.nothing-to-pay' }
  | { readonly code: 'checkout.too-many-refusals'; readonly retryAfterSeconds: number }
  | { readonly code: 'checkout.unknown' }

export const checkoutProblems: ProblemForms<CheckoutProblem> = {
  ...basketProblems,
  'checkout.address-not-complete': { status: 400 },
  'checkout.email-wrong': { status: 400, field: 'email' },
  'checkout.basket-empty': { status: 400 },
  'checkout.email-missing': { status: 400, field: 'email' },
  'checkout.address-missing': { status: 400, field: 'line1' },
  'checkout.address-must-be-corrected': { status: 300, field: 'line1' },
  'checkout.shipment-unknown': { status: 400, field: 'shipmentId' },
  'checkout.shipping-method-missing': { status: 400, field: 'shippingMethodId' },
  'checkout.shipping-method-not-offered': { status: 400, field: 'shippingMethodId' },
  'checkout.pickup-point-missing': { status: 400, field: 'pickupPointId' },
  'checkout.pickup-point-unknown': { status: 400, field: 'pickupPointId' },
  'checkout.post-number-wrong': { status: 400, field: 'carrierPostNumber' },
  'checkout.terms-not-accepted': { status: 400, field: 'acceptTerms' },
  'checkout.terms-changed': { status: 400, field: 'acceptTerms' },
  'checkout.below-minimum': { status: 400, args: ['minimum'] },
  'checkout.outside-range': { status: 400, args: ['minimum', 'maximum'] },
  'checkout.basket-changed': { status: 400, args: ['now'] },
  'checkout.already-ordered': { status: 400 },
  'checkout.shown-more-than-once': { status: 400, field: 'checkoutBasketId' },
  'checkout.payment-method-unknown': { status: 400, field: 'paymentMethod' },
  'checkout.not-covered': { status: 400 },
  'checkout.nothing-to-pay': { status: 400 },
  'checkout.too-many-refusals': { status: 429 },
  'checkout.unknown': { status: 404 },
}
