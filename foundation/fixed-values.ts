/** Values the shop and the storefront agree on. A retailer does not set them; a test pins each. */

/** ms for which a toast is shown, by its kind; and the pause between two, so that a shopper notices the second. */
export const toastMs = { danger: 7000, warning: 5000, info: 4000, success: 3000 } as const
export const toastGapMs = 700
/** ms the reason of a failed payment stays before the payment step is shown anew. */
export const paymentErrorMs = 5000
/** ms after which a page that waits for a payment link asks how it stands, and goes on once it is paid. */
export const askLinkAgainMs = 5000
/** Counters of icons stop here. */
export const mostOnIcon = 99
/** Number of products shown to choose a bonus from. */
export const mostBonusProducts = 3
/** ms between two checks of a page while it is scrolled; and until a last check after scrolling or resizing has stopped. */
export const scrollMs = 200
export const restMs = 200
/** ms between two checks of code that waits for an element or a place. */
export const lookAgainMs = 500
/** ms for which events wait for the shopper's answer about consent. */
export const consentWaitMs = 2_000
/** ms after a shopper changed their answer until recording and tests are set up again. */
export const setUpAgainMs = 150
/** ms after which a page that is seen asks again whether terms are due. */
export const askTermsAgainMs = 180_000
/** Whole page loads that mend something happen at most this often, so that a broken build cannot make a page spin. */
export const reloadGuardMs = 60_000
/** ms without a sign of anybody after which a device in a store asks whether somebody is there. */
export const idleMs = 30_000
/** Seconds it then counts down before it deletes the basket. */
export const deleteBasketSeconds = 60
/** The code of the company, for systems with several companies and for goods of unknown gender. */
export const houseCode = 'on'
export const usualGender = 'unisex'
/** The place of purchase, for analytics. */
export const affiliation = 'Online Store'
/** ms from asking for a member's code until it is shown, with a sign of loading till then; and between two looks at how long it is valid. */
export const memberCodeAfterMs = 900
export const memberCodeTickMs = 1000
/** ms without a keystroke before members are looked up by name. */
export const lookUpAfterMs = 250
