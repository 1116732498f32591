/** Values that the shop and the storefront agree on. A retailer does not set them; a test checks each one. */

/** Time in ms for which a toast is shown, by its kind, and the pause before the next one, so that a shopper notices the change. */
export const toastMs = { danger: 7000, warning: 5000, info: 4000, success: 3000 } as const
export const toastGapMs = 700
/** Time in ms for which the reason of a failed payment is shown before the payment step is shown again. */
export const paymentErrorMs = 5000
/** Interval in ms at which a page that waits for a payment link asks for its status. It continues once the link is paid. */
export const paymentLinkPollMs = 5000
/** The largest number that the counter on an icon shows. */
export const mostOnIcon = 99
/** Number of products that are offered as a bonus to choose from. */
export const mostBonusProducts = 3
/** At or below this number of pieces in the warehouse, shoppers see the exact number. */
export const fewPieces = 3
/** Interval in ms between two checks of a page while it is scrolled; and delay of the last check after scrolling or resizing. */
export const scrollMs = 200
export const scrollEndMs = 200
/** Interval in ms between two checks of code that waits for an element or for a free place. */
export const pollMs = 500
/** The longest time in ms for which events that consent allows wait for the shop to tell who the visitor is. Without consent they are never sent. */
export const consentWaitMs = 2_000
/** Delay in ms between a shopper's changed answer and the new setup of recording and tests. */
export const setUpAgainMs = 150
/** Interval in ms at which a visible page asks again whether new terms must be accepted. */
export const termsPollMs = 180_000
/** A page reloads itself to repair something at most once in this time, in ms, so that a broken build cannot make it reload without end. */
export const reloadGuardMs = 60_000
/** Time in ms without any input after which a device in a store asks whether somebody is there. */
export const idleMs = 30_000
/** Seconds that the device then counts down before it deletes the basket. */
export const deleteBasketSeconds = 60
/** Time in ms on a page before the shop's app is offered, and before another market is suggested. */
export const appBannerMs = 3500
export const marketQuestionMs = 3000
/** The code of the company for systems with several companies, and the gender for goods without one. */
export const companyCode = 'on'
export const usualGender = 'unisex'
/** The place of purchase that is sent to analytics. */
export const affiliation = 'Online Store'
/**
 * A member's code is shown at least so many ms after it was requested, with a loading sign until then; and the interval
 * in ms at which its remaining time is updated.
 */
export const memberCodeAfterMs = 900
export const memberCodeTickMs = 1000
/** Delay in ms after the last keystroke before members are searched by name. */
export const memberSearchDelayMs = 250
