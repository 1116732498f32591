import type { PageOf } from '#contracts/pages.ts'

/** Delivery options of a basket, and the chosen one. */
export type Shipping = PageOf<'checkoutShippingPage'>['shipping']
export type Parcel = NonNullable<Shipping['parcels']>[number]
export type Lines = PageOf<'checkoutShippingPage'>['checkout']['basket']['basket']['lines']
