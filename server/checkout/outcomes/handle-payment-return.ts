import { isId } from '#foundation/ids.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { giftCardProvider, isOpen, type Payment } from '#server/payments/index.ts'
import type { CheckoutProblem } from '../checkout.problems.ts'
import { settledNow } from '../payment/charge-and-settle.ts'
import { openPaymentOf } from '../payment/charge-of.ts'
import type { PayNeeds } from '../payment/pay-needs.ts'
import { settle } from '../payment/settle.ts'
import type { Settled } from '../payment/settle-needs.ts'
import { refreshPaymentStatus } from './refresh-payment-status.ts'

/** Details the provider sent the browser back with. */
export interface Return {
  readonly checkoutBasketId: string
  /** Given if the return address belongs to one payment; otherwise the latest payment of the basket is meant. */
  readonly paymentId?: string
  readonly details: Readonly<Record<string, string>>
}

/**
 * Handles the return of the browser. Its parameters can be forged, so the state is read from the provider, and only for
 * a payment of this basket. A repeated return has the same result.
 */
export async function handlePaymentReturn(
  needs: PayNeeds,
  { checkoutBasketId, paymentId, details }: Return,
): Promise<Result<Settled, CheckoutProblem>> {
  const payment = await paymentMeant(needs, checkoutBasketId, paymentId)
  if (!payment) return refused({ code: 'checkout.unknown' })
  if (!isOpen(payment.state)) return accepted(await settledNow(needs, payment))
  if (Object.keys(details).length === 0) return accepted(await refreshPaymentStatus(needs, payment, 'return'))
  const answer = await finishOnce(needs, payment, details)
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
  const settled = await settle(needs, { ...answer, paymentId: meant.id, reportedBy: 'return', eventId })
  return accepted(settled && meant.id === payment.id ? settled : await settledNow(needs, payment))
}

async function paymentMeant(
  { payments }: PayNeeds,
  checkoutBasketId: string,
  paymentId: string | undefined,
): Promise<Payment | undefined> {
  if (!isId(checkoutBasketId)) return undefined
  if (paymentId === undefined) return payments.latest(checkoutBasketId)
  const found = isId(paymentId) ? await payments.find(paymentId) : undefined
  return found?.checkoutBasketId === checkoutBasketId ? found : undefined
}

/** Without an answer the payment stays open. The notification or a re-check will complete it. */
async function finishOnce(needs: PayNeeds, payment: Payment, details: Return['details']) {
  try {
    const open = await openPaymentOf(needs, payment)
    if (!open || payment.provider === giftCardProvider) return undefined
    return await needs.providers.of(payment.provider).finish(details, open)
  } catch (fault) {
    needs.log(fault)
    return undefined
  }
}
