/** The steps from basket to order: where one is, the forms, and what was answered so far. */
export { AddressForm, type AddressFormProps } from './address-form.tsx'
export { CheckoutFrame, type CheckoutFrameProps } from './checkout-frame.tsx'
export type { Checkout } from './checkout-steps.tsx'
export { CustomerForm, type CustomerFormProps } from './customer-form.tsx'
export { DeliveryForm, type DeliveryFormProps } from './delivery-form.tsx'
export { LinesToReview } from './lines-to-review.tsx'
export { Recap } from './recap.tsx'
export { TermsForm, type TermsFormProps } from './terms-form.tsx'
