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
/** While a page is scrolled, it is looked at so often, ms; and once more so long after it, or its size, came to rest. */
export const scrollMs = 200
export const restMs = 200
/** What has to wait for an element or a place looks again so often, ms. */
export const lookAgainMs = 500
/** Events wait so long for an answer of who looks at the page, ms. */
export const consentWaitMs = 2_000
/** Recording and tests are set up again so long after the answer of a shopper changed, ms. */
export const setUpAgainMs = 150
/** ms after which a page that is seen asks again whether terms are due. */
export const askTermsAgainMs = 180_000
/** Whole page loads that mend something happen at most this often, so that a broken build cannot make a page spin. */
export const reloadGuardMs = 60_000
/** ms without a sign of anybody after which a device in a store asks whether somebody is there. */
export const idleMs = 30_000
/** Seconds it then counts down before it deletes the basket. */
export const deleteBasketSeconds = 60
/** The house, for systems that keep several, and whom goods are for where nothing more is known. */
export const houseCode = 'on'
export const usualGender = 'unisex'
/** The place of purchase, for analytics. */
export const affiliation = 'Online Store'
/** ms from asking for a member's code until it is shown, with a sign of loading till then; and between two looks at how long it is valid. */
export const memberCodeAfterMs = 900
export const memberCodeTickMs = 1000
/** ms without a keystroke before members are looked up by name. */
export const lookUpAfterMs = 250
