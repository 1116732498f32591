import { z } from 'zod'
import { checkoutProblems } from '#server/checkout/index.ts'
import { formAction, type PageKind } from '../page-kind.ts'
import { basketAskOf, refusedFormAction } from './basket-ask.ts'
import { enterStep, stepAddress } from './checkout-steps.ts'

/** Step 1: who it is for. A guest gives an email address and nothing else. */
export const checkoutCustomerPage: PageKind<'checkoutCustomerPage'> = {
  alias: 'checkoutCustomerPage',
  layout: 'checkout',
  audience: 'private',
  async load(parts, ask) {
    const at = await enterStep(parts, ask, 'customer')
    if ('goTo' in at) return at
    return { body: { checkout: at.body }, frame: { title: ask.speaker.t('checkout.title-customer') } }
  },
  formActions: {
    'continue-as-guest': formAction({
      form: z.object({ email: z.string().min(1).max(300), acceptNewsletter: z.string().optional() }),
      async act({ checkout, content }, ask, { email, acceptNewsletter }) {
        const given = { email, ...(acceptNewsletter === 'true' ? { acceptNewsletter: true } : {}) }
        const went = await checkout.continueAsGuest(basketAskOf(ask), given)
        if (!went.ok) return refusedFormAction(ask, went.problem, checkoutProblems)
        return { goTo: stepAddress(content, ask.market, 'details') }
      },
    }),
  },
}
