import type { Page } from '#contracts/pages.ts'

/** True if the prompt may be shown: there is something to delete, and the shopper does not pay on another device or site. */
export const mayAsk = (page: Page, pieces: number): boolean =>
  (pieces > 0 || page.pageAlias !== 'homePage') && !paysElsewhere(page)

/** True while the shopper pays at the terminal, at the bank, or on a phone with a link. An expired link no longer counts. */
const paysElsewhere = (page: Page): boolean =>
  page.pageAlias === 'checkoutPaymentPage' &&
  (page.payment.waiting !== undefined ||
    (page.payment.link !== undefined && page.payment.refusal !== 'payment.link-expired'))
