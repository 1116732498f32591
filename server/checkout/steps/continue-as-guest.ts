import { isEmailAddress } from '#foundation/email-address.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { tidyText } from '#foundation/tidy-text.ts'
import type { Basket } from '#server/basket/index.ts'
import type { CheckoutProblem } from '../checkout.problems.ts'

/** The version of the text beside the newsletter box, stored with the consent. */
const newsletterText = 'checkout-newsletter-1'

/**
 * Continues without an account: only an email address is required. A newsletter consent needs a ticked box and is valid
 * only for the address it was given for. After a change of the address the shopper has to tick the box again.
 */
export function continueAsGuest(
  basket: Basket,
  {
    email,
    acceptNewsletter,
    now,
  }: { readonly email: string; readonly acceptNewsletter?: boolean | undefined; readonly now: Date },
): Result<Basket, CheckoutProblem> {
  const tidied = tidyText(email)
  if (!isEmailAddress(tidied)) return refused({ code: 'checkout.email-wrong' })
  const isOther = basket.email !== null && basket.email.toLowerCase() !== tidied.toLowerCase()
  const withEmail = { ...basket, email: tidied, newsletter: isOther ? null : basket.newsletter }
  return accepted(acceptNewsletter === undefined ? withEmail : withNewsletter(withEmail, acceptNewsletter, now))
}

export const withNewsletter = (basket: Basket, wanted: boolean, now: Date): Basket => ({
  ...basket,
  newsletter: wanted ? (basket.newsletter ?? { version: newsletterText, at: now.toISOString() }) : null,
})
