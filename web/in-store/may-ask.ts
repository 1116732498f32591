import type { Page } from '#contracts/pages.ts'

/** True if to ask if anybody is there: not where nothing would be lost, and not while somebody pays elsewhere than here. */
export const mayAsk = (page: Page, pieces: number): boolean =>
  (pieces > 0 || page.pageAlias !== 'homePage') && !paysElsewhere(page)

/** At the terminal, at the bank, or on a phone by a link; one that ran out unpaid is nobody's any more. */
const paysElsewhere = (page: Page): boolean =>
  page.pageAlias === 'checkoutPaymentPage' &&
  (page.payment.waiting !== undefined ||
    (page.payment.link !== undefined && page.payment.refusal !== 'payment.link-expired'))
