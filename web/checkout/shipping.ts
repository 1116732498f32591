import type { PageOf } from '#contracts/pages.ts'

/** How a basket can be sent, and how it is to be. */
export type Shipping = PageOf<'checkoutShippingPage'>['shipping']
export type Parcel = NonNullable<Shipping['parcels']>[number]
export type Lines = PageOf<'checkoutShippingPage'>['checkout']['basket']['basket']['lines']
