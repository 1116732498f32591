import { checkoutSteps } from '#contracts/checkout-pages.ts'
import type { Basket } from '#server/basket/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { Visitor } from '#server/sessions/index.ts'
import type { PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { basketRequestOf } from './basket-request.ts'
import { stepAddress } from './checkout-steps.ts'

/**
 * The newsletter is offered once in a checkout: to a guest beside the email address, to a shopper who creates an account
 * on the way in the form of the account, to a member, who skips that step, beside the terms.
 */
export const offersNewsletter = (
  { session }: Pick<Visitor, 'session'>,
  { newsletter, newsletterAsked }: Pick<Basket, 'newsletter' | 'newsletterAsked'>,
): boolean => session !== undefined && newsletter === null && !newsletterAsked

/** True if a sign-in that leads to this address belongs to a checkout. */
export const isInCheckout = (content: Pick<Parts['content'], 'linkTo'>, market: Market, to: string | undefined) =>
  to !== undefined && checkoutSteps.some((step) => stepAddress(content, market, step) === to)

/** True if the checkout that a sign-in belongs to has offered the newsletter. */
export async function isNewsAsked(
  { baskets, content }: { readonly baskets: Pick<Parts['baskets'], 'read'>; readonly content: Parts['content'] },
  ask: PageRequest,
  to: string | undefined,
): Promise<boolean> {
  if (!isInCheckout(content, ask.market, to)) return false
  const read = await baskets.read(basketRequestOf(ask))
  return read.ok && read.value.basket.newsletterAsked
}
