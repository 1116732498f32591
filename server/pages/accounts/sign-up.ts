import { z } from 'zod'
import type { Account } from '#server/accounts/index.ts'
import { basketRequestOf } from '../buying/basket-request.ts'
import { isInCheckout } from '../buying/offers-newsletter.ts'
import { formAction, type PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { landing, pageToReturnTo } from './landing.ts'
import { rememberTerms } from './remember-terms.ts'
import { asksForNews, refusedForm, signInRequest } from './sign-in-forms.ts'

const text = z.string().max(400).default('')

/** Makes an account from the form of a page. `accounts` checks the fields, as for every sign-up. */
export const signUp = formAction({
  form: z.object({
    ...{ email: text, password: text, firstName: text, lastName: text, birthday: text },
    ...{ acceptTerms: text, acceptNewsletter: text, joinProgramme: text },
  }),
  secret: ['password'],
  async act(parts, ask, fields) {
    const given = Object.entries(fields).map(([id, value]) => ({ id, value }))
    const outcome = await parts.accounts.signUp(signInRequest(ask), given)
    if (outcome.status === 'OK') {
      await rememberTerms(parts, ask.session, outcome.account)
      await rememberNews(parts, ask, outcome.account)
    }
    if (outcome.status === 'OK' || outcome.status === 'ERROR') return { goTo: landing(parts, ask) }
    return refusedForm(ask, outcome)
  },
})

/** Later steps of a checkout do not ask for the newsletter again. The basket belongs to the new account now. */
async function rememberNews(parts: Parts, ask: PageRequest, { id }: Pick<Account, 'id'>): Promise<void> {
  const to = pageToReturnTo(parts, ask.query.to)
  if (!asksForNews(ask.market) || !isInCheckout(parts.content, ask.market, to)) return
  await parts.checkout.markNewsletterAsked({ ...basketRequestOf(ask), accountId: id })
}
