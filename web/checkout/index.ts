/** The steps from basket to order: where one is, the forms, and what was answered so far. */
export { AddressForm } from './address-form.tsx'
export { CheckoutFrame } from './checkout-frame.tsx'
export { CustomerForm } from './customer-form.tsx'
export { DeliveryForm } from './delivery-form.tsx'
export { LinesToReview } from './lines-to-review.tsx'
export { Recap } from './recap.tsx'
export { SentBack } from './sent-back.tsx'
export { TermsForm } from './terms-form.tsx'
