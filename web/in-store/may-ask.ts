import type { Page } from '#contracts/pages.ts'

/** True if the prompt may be shown: not if there is nothing to delete, and not while somebody pays on another device or site. */
export const mayAsk = (page: Page, pieces: number): boolean =>
  (pieces > 0 || page.pageAlias !== 'homePage') && !paysElsewhere(page)

/** At the terminal, at the bank, or on a phone by a link. A link that expired unpaid no longer counts. */
const paysElsewhere = (page: Page): boolean =>
  page.pageAlias === 'checkoutPaymentPage' &&
  (page.payment.waiting !== undefined ||
    (page.payment.link !== undefined && page.payment.refusal !== 'payment.link-expired'))
