import { checkoutProblems, type Settled } from '#server/checkout/index.ts'
import { isPaid, paymentProblems } from '#server/payments/index.ts'
import { formAction, type PageKind, type PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { afterPayment, receiptAddress } from './after-payment.ts'
import { basketRequestOf, refusedFormAction } from './basket-request.ts'
import { enterStep, stepAddress } from './checkout-steps.ts'
import { codeFormActions } from './code-form-actions.ts'
import { paymentForm, paymentMethodOf, paymentSecrets } from './payment-form.ts'
import { isOwn, isWaiting, waitingPage } from './waiting-for-payment.ts'
import { methodsPage, payerOf } from './ways-to-pay.ts'

/**
 * Step 5: paying. Browsers also come back here from providers. Paid: redirect to the receipt. Outcome open: the page
 * reloads by itself and offers no second attempt. Failed: the payment types are offered again, with the reason.
 */
export const checkoutPaymentPage: PageKind<'checkoutPaymentPage'> = {
  alias: 'checkoutPaymentPage',
  layout: 'checkout',
  audience: 'private',
  queryNames: ['checkoutbasketid'],
  async load(parts, ask) {
    const earlier = await earlierAttempt(parts, ask)
    if (earlier && isPaid(earlier.payment.state) && earlier.order) return receiptAddress(parts, ask, earlier.order.id)
    if (earlier && isWaiting(earlier)) return waitingPage(parts, ask, earlier)
    const at = await enterStep(parts, ask, 'payment')
    return 'goTo' in at ? at : methodsPage(parts, ask, at, earlier)
  },
  formActions: {
    ...codeFormActions('checkoutPaymentPage'),
    pay: formAction({
      form: paymentForm,
      secret: paymentSecrets,
      async act(parts, ask, values) {
        const about = { ...basketRequestOf(ask), ...payerOf(ask), checkoutBasketId: values.checkoutBasketId }
        const paid =
          values.paymentMethod === 'giftcard'
            ? await parts.checkout.payCovered({ ...about, method: {} })
            : await parts.checkout.pay({
                ...about,
                method: paymentMethodOf(values),
                personalNumber: values.personalNumber,
                installments: values.installments,
              })
        if (paid.ok) return afterPayment(parts, ask, paid.value)
        // The button was pressed again after the payment: the address leads on to the receipt.
        return paid.problem.code === 'checkout.already-ordered'
          ? { goTo: `${stepAddress(parts.content, ask.market, 'payment')}?checkoutbasketid=${values.checkoutBasketId}` }
          : refusedFormAction(ask, paid.problem, { ...checkoutProblems, ...paymentProblems })
      },
    }),
  },
}

/** The outcome of the payment attempt in the address, or of the open attempt for this visitor's basket. */
async function earlierAttempt(
  { checkout, baskets }: Parts,
  { query, visitor }: PageRequest,
): Promise<Settled | undefined> {
  if (query.checkoutbasketid !== undefined) return checkout.latestRefreshed(query.checkoutbasketid)
  const alive = visitor.basketId === undefined ? undefined : await checkout.alivePayment(visitor.basketId)
  return alive && (await isOwn(baskets, visitor, alive)) ? checkout.latestRefreshed(alive.checkoutBasketId) : undefined
}
