import { z } from 'zod'
import { checkoutProblems } from '#server/checkout/index.ts'
import { signInFormsOf } from '../accounts/sign-in-forms.ts'
import { formAction, type PageKind, type PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { basketRequestOf, refusedFormAction, renewBasket } from './basket-request.ts'
import { enterStep, stepAddress } from './checkout-steps.ts'

/** Step 1: the customer. A guest gives only an email address; a signed-in shopper already has one. */
export const checkoutCustomerPage: PageKind<'checkoutCustomerPage'> = {
  alias: 'checkoutCustomerPage',
  layout: 'checkout',
  audience: 'private',
  async load(parts, ask) {
    const at = await enterStep(parts, ask, 'customer')
    if ('goTo' in at) return at
    const details = stepAddress(parts.content, ask.market, 'details')
    if (await isKnown(parts, ask, at.progress.basket.email ?? undefined)) return { goTo: details }
    const { toggle } = parts.content
    const offersSignIn = toggle(ask.market, 'authInCheckout') && !toggle(ask.market, 'loginMaintenanceMode')
    return {
      body: {
        checkout: at.body,
        ...(offersSignIn && { signIn: signInFormsOf(parts, ask.market, details) }),
      },
      frame: { title: ask.localization.t('checkout.title-customer') },
    }
  },
  formActions: {
    'continue-as-guest': formAction({
      form: z.object({ email: z.string().min(1).max(300), acceptNewsletter: z.string().optional() }),
      async act({ checkout, content }, ask, { email, acceptNewsletter }) {
        const given = {
          email,
          newsletterAsked: true,
          ...(acceptNewsletter === 'true' ? { acceptNewsletter: true } : {}),
        }
        const went = await checkout.continueAsGuest(basketRequestOf(ask), given)
        if (!went.ok) return refusedFormAction(ask, went.problem, checkoutProblems)
        renewBasket(ask, went.value.basket.basketId)
        return { goTo: stepAddress(content, ask.market, 'details') }
      },
    }),
  },
}

/** Uses the email of the account for the order. Returns false if that was not possible. */
async function isKnown(
  { accounts, checkout }: Pick<Parts, 'accounts' | 'checkout'>,
  ask: PageRequest,
  given: string | undefined,
): Promise<boolean> {
  const account = ask.visitor.session && (await accounts.find(ask.visitor.session.accountId))
  if (!account) return false
  if (given?.toLowerCase() === account.email) return true
  return (await checkout.continueAsGuest(basketRequestOf(ask), { email: account.email })).ok
}
