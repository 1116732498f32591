import { isId } from '#foundation/ids.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { isOpen } from '#server/payments/index.ts'
import type { CheckoutProblem } from './checkout.problems.ts'
import { type PayNeeds, settledNow } from './pay.ts'
import { type Settled, settle } from './settle.ts'

/** Details the provider sent the browser back with. */
export interface Return {
  readonly checkoutBasketId: string
  readonly details: Readonly<Record<string, string>>
}

/**
 * The browser came back from the provider. What it carries proves nothing by itself: the provider is asked, and only what it says of
 * a payment of this very basket counts. Coming back again answers the same.
 */
export async function comeBack(
  needs: PayNeeds,
  { checkoutBasketId, details }: Return,
): Promise<Result<Settled, CheckoutProblem>> {
  const payment = isId(checkoutBasketId) ? await needs.payments.latest(checkoutBasketId) : undefined
  if (!payment) return refused({ code: 'checkout.unknown' })
  if (!isOpen(payment.state) || Object.keys(details).length === 0) return accepted(await settledNow(needs, payment))
  const answer = await askOnce(needs, details)
  if (!answer?.paymentId) return accepted(await settledNow(needs, payment))
  const meant =
    answer.paymentId === payment.id
      ? payment
      : isId(answer.paymentId)
        ? await needs.payments.find(answer.paymentId)
        : undefined
  if (meant?.checkoutBasketId !== checkoutBasketId) {
    needs.alert('payment.return-of-another-basket', { checkoutBasketId, paymentId: answer.paymentId })
    return accepted(await settledNow(needs, payment))
  }
  const eventId = `${meant.id}:return:${answer.reference ?? ''}:${answer.outcome}`
  const settled = await settle(needs, { ...answer, paymentId: meant.id, heardBy: 'return', eventId })
  return accepted(settled && meant.id === payment.id ? settled : await settledNow(needs, payment))
}

/** Without an answer the payment stays open: the notification or a re-check brings it to its end. */
async function askOnce(needs: PayNeeds, details: Return['details']) {
  try {
    return await needs.provider.finish(details)
  } catch (fault) {
    needs.log(fault)
    return undefined
  }
}
