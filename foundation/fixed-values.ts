/** Values the shop and the storefront agree on. A retailer does not set them; a test pins each. */

/** ms the reason of a failed payment stays before the payment step is shown anew. */
export const paymentErrorMs = 5000
/** ms after which a page that waits for a payment link asks how it stands, and goes on once it is paid. */
export const askLinkAgainMs = 5000
/** Counters of icons stop here. */
export const mostOnIcon = 99
