import { isEmailAddress } from '#foundation/email-address.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { tidyText } from '#foundation/tidy-text.ts'
import type { Basket } from '#server/basket/index.ts'
import type { CheckoutProblem } from '../checkout.problems.ts'

/** The version of the text beside the newsletter box, stored with the consent. */
const newsletterText = 'checkout-newsletter-1'

interface GivenByGuest {
  readonly email: string
  readonly acceptNewsletter?: boolean | undefined
  /** True if the form had the newsletter box. A box that is not ticked leaves an earlier consent as it is. */
  readonly newsletterAsked?: boolean | undefined
  readonly now: Date
}

/**
 * Continues without an account: only an email address is required. A newsletter consent needs a ticked box and is valid
 * only for the address it was given for. After a change of the address the shopper has to tick the box again.
 */
export function continueAsGuest(
  basket: Basket,
  { email, acceptNewsletter, newsletterAsked = false, now }: GivenByGuest,
): Result<Basket, CheckoutProblem> {
  const tidied = tidyText(email)
  if (!isEmailAddress(tidied)) return refused({ code: 'checkout.email-wrong' })
  const isOther = basket.email !== null && basket.email.toLowerCase() !== tidied.toLowerCase()
  const withEmail = {
    ...(newsletterAsked ? withNewsletterAsked(basket) : basket),
    ...{ email: tidied, newsletter: isOther ? null : basket.newsletter },
  }
  return accepted(acceptNewsletter === undefined ? withEmail : withNewsletter(withEmail, acceptNewsletter, now))
}

export const withNewsletter = (basket: Basket, wanted: boolean, now: Date): Basket => ({
  ...withNewsletterAsked(basket),
  newsletter: wanted ? (basket.newsletter ?? { version: newsletterText, at: now.toISOString() }) : null,
})

/** The shopper was asked in this checkout, so no later step asks again. */
export const withNewsletterAsked = (basket: Basket): Basket => ({ ...basket, newsletterAsked: true })
