import { z } from 'zod'
import type { PageBody } from '#contracts/pages.ts'
import type { Order } from '#server/orders/index.ts'
import { orderNumberCookie } from '#server/sessions/index.ts'
import { formAction, type PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { rememberTerms } from './remember-terms.ts'
import { refusedForm, signInRequest, termsInForce } from './sign-in-forms.ts'

/** The last order that this browser placed. The cookie gives no access: a receipt is opened by its order id. */
const ownOrderCookie = 'ownOrder'

/** Data for the form that makes an account from an order; empty for members, and for orders placed in another browser. */
export function offeredAccount(
  { content }: Pick<Parts, 'content'>,
  ask: PageRequest,
  order: Order,
): Pick<PageBody<'receiptPage'>, 'offersAccount'> {
  if (!placedHere(ask, order) || ask.visitor.session || order.accountId !== null || order.state === 'cancelled')
    return {}
  if (content.toggle(ask.market, 'loginMaintenanceMode')) return {}
  ask.session.cookies.set(ownOrderCookie, order.id)
  return { offersAccount: { email: order.email, terms: termsInForce(content, ask.market) } }
}

const placedHere = ({ visitor, sentCookies }: PageRequest, { id, basketId, orderNumber }: Order): boolean =>
  visitor.basketId === basketId ||
  sentCookies[ownOrderCookie] === id ||
  sentCookies[orderNumberCookie.name] === orderNumber

/** Makes an account with the address and names of the order; the form asks only for a password. */
export const makeAccount = formAction({
  form: z.object({ password: z.string().max(400).default('') }),
  secret: ['password'],
  async act(parts, ask, { password }) {
    const order = ask.query.orderid === undefined ? undefined : await parts.orders.find(ask.query.orderid)
    if (!order || !offeredAccount(parts, ask, order).offersAccount)
      return refusedForm(ask, { code: 'sign-in.not-your-order' })
    const { firstName = '', lastName = '' } = order.content.billingAddress ?? order.content.shippingAddress ?? {}
    const outcome = await parts.accounts.signUp(signInRequest(ask), [
      ...[
        { id: 'email', value: order.email },
        { id: 'password', value: password },
      ],
      ...[
        { id: 'firstName', value: firstName },
        { id: 'lastName', value: lastName },
      ],
      { id: 'acceptTerms', value: 'true' },
    ])
    if (outcome.status === 'OK') await rememberTerms(parts, ask.session, outcome.account)
    if (outcome.status === 'OK' || outcome.status === 'ERROR')
      return { goTo: parts.content.linkTo(ask.market, 'accountPage') }
    return refusedForm(ask, 'formFields' in outcome ? onPassword(outcome) : outcome)
  },
})

/** The form has only one field, so every problem is shown there. */
const onPassword = ({ formFields }: { readonly formFields: readonly { readonly code: string }[] }) => ({
  formFields: formFields.slice(0, 1).map(({ code }) => ({ id: 'password', code })),
})
