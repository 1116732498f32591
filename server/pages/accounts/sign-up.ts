import { z } from 'zod'
import { formAction } from '../page-kind.ts'
import { landing } from './landing.ts'
import { rememberTerms } from './remember-terms.ts'
import { refusedForm, signInRequest } from './sign-in-forms.ts'

const text = z.string().max(400).default('')

/** Makes an account from the form of a page. `accounts` checks the fields, as for every sign-up. */
export const signUp = formAction({
  form: z.object({
    ...{ email: text, password: text, firstName: text, lastName: text, birthday: text },
    ...{ acceptTerms: text, acceptNewsletter: text },
  }),
  secret: ['password'],
  async act(parts, ask, fields) {
    const given = Object.entries(fields).map(([id, value]) => ({ id, value }))
    const outcome = await parts.accounts.signUp(signInRequest(ask), given)
    if (outcome.status === 'OK') await rememberTerms(parts, ask.session, outcome.account)
    if (outcome.status === 'OK' || outcome.status === 'ERROR') return { goTo: landing(parts, ask) }
    return refusedForm(ask, outcome)
  },
})
