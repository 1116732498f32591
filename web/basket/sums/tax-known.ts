import type { Basket } from '#contracts/basket.ts'

type Addressed = Pick<Basket, 'shippingAddress' | 'billingAddress' | 'useBillingAddressForShipping'>

/** True if the place that decides the tax is known: where the parcel goes, which may be where the bill goes. */
export const isTaxPlaceKnown = (basket: Addressed): boolean =>
  (basket.shippingAddress ?? (basket.useBillingAddressForShipping ? basket.billingAddress : undefined))?.regionCode !==
  undefined
