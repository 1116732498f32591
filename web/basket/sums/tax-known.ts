import type { Basket } from '#contracts/basket.ts'

type Addressed = Pick<Basket, 'shippingAddress' | 'billingAddress' | 'useBillingAddressForShipping'>

/** True if the place that decides the tax is known: the delivery address, or the billing address if it serves as such. */
export const isTaxPlaceKnown = (basket: Addressed): boolean =>
  (basket.shippingAddress ?? (basket.useBillingAddressForShipping ? basket.billingAddress : undefined))?.regionCode !==
  undefined
