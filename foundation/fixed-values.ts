/** Values the shop and the storefront agree on. A retailer does not set them; a test pins each. */

/** Time for which a toast is shown, by its kind; and the pause between two, so that they are told apart. ms. */
export const toastMs = { danger: 7000, warning: 5000, info: 4000, success: 3000 } as const
export const toastGapMs = 700
/** ms the reason of a failed payment stays before the payment step is shown anew. */
export const paymentErrorMs = 5000
/** ms after which a page that waits for a payment link asks how it stands, and goes on once it is paid. */
export const askLinkAgainMs = 5000
/** Counters of icons stop here. */
export const mostOnIcon = 99
/** Of what a basket earned along, so many products are shown to choose from. */
export const mostBonusProducts = 3
/** ms without a sign of anybody after which a device in a store asks whether somebody is there. */
export const idleMs = 30_000
/** Seconds it then counts down before it deletes the basket. */
export const deleteBasketSeconds = 60
/** The place of purchase, for analytics. */
export const affiliation = 'Online Store'
