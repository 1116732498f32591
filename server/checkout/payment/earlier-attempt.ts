import { giftCardProvider, isPaid, type Payment } from '#server/payments/index.ts'
import { refreshPaymentStatus } from '../outcomes/refresh-payment-status.ts'
import { chargeAndSettle, settledNow } from './charge-and-settle.ts'
import { openPaymentOf } from './charge-of.ts'
import type { FrozenBasket } from './frozen-basket.ts'
import type { PaymentRequest, PayNeeds } from './pay-needs.ts'
import { settle } from './settle.ts'
import type { Settled } from './settle-needs.ts'

/** A second press within this time gets the result of the first. Later, a new payment replaces one that still waits for the shopper. */
const samePressMs = 10_000
/** All our requests to a provider have ended this long after the payment began. */
const noLongerAskingMs = 11_000

/** The result of an earlier attempt that is still valid for this request; undefined if a new attempt may begin. */
export async function answerOfEarlier(
  needs: PayNeeds,
  earlier: Payment,
  frozen: FrozenBasket,
  ask: PaymentRequest,
): Promise<Settled | undefined> {
  const age = needs.clock().getTime() - earlier.madeAt.getTime()
  if (isPaid(earlier.state) || earlier.state === 'pending') return settledNow(needs, earlier)
  if (earlier.provider === giftCardProvider) return undefined
  if (earlier.state === 'started' || earlier.state === 'unknown') {
    // No request is running any more, so a request with the same key returns the result.
    return age > noLongerAskingMs
      ? chargeAndSettle(needs, { paymentId: earlier.id, provider: earlier.provider, frozen, ask })
      : settledNow(needs, earlier)
  }
  if (earlier.state !== 'actionrequired') return undefined
  // A link or a terminal continues to wait for the shopper: a second press does not replace it.
  const waits = earlier.provider === 'pos' || earlier.provider === 'pay-by-link'
  if (age < samePressMs || waits) return settledNow(needs, earlier)
  const replaced = await replace(needs, earlier)
  return isPaid(replaced.payment.state) || replaced.payment.state === 'pending' ? replaced : undefined
}

/** The shopper starts again. The earlier attempt may have been paid meanwhile, so its state is read; it is withdrawn if unpaid. */
export async function replace(needs: PayNeeds, earlier: Payment): Promise<Settled> {
  const refreshed = await refreshPaymentStatus(needs, earlier)
  if (refreshed.payment.state !== 'actionrequired') return refreshed
  const settled = await settle(needs, {
    paymentId: earlier.id,
    reportedBy: 'shopper',
    eventId: `${earlier.id}:replaced`,
    outcome: 'cancelled',
    reason: 'payment.cancelled',
  })
  const open = await openPaymentOf(needs, earlier)
  // If this fails, money that arrives later is refunded when its event arrives.
  if (open && earlier.provider !== giftCardProvider)
    await needs.providers.of(earlier.provider).voidPayment(open).catch(needs.log)
  return settled ?? refreshed
}
