import type { Money } from '#foundation/money.ts'
import { isOpen, isPaid, type Payment, type PaymentState, stateAfterEvent } from '#server/payments/index.ts'
import type { Database } from '#server/platform/database.ts'
import { recordEarlierLoss } from '../outcomes/handle-money-event.ts'
import { listenersOf, moveHeld, orderFor } from './make-order.ts'
import type { IncomingPaymentEvent, Settled, SettleNeeds } from './settle-needs.ts'

/**
 * Applies an event to a payment and its order. This is the only place where an order is made. The result is the same
 * for any caller, any order and any repetition of events: money with goods is an order, money without goods is
 * refunded, no money releases the goods, and an unknown outcome keeps what the basket holds: pieces, gift card amounts
 * and uses of codes.
 *
 * A repeated notice changes nothing: each event is stored once (`recordEvent`), and an outcome that was applied before
 * causes no new transition in `server/payments/payment-state.ts`. After an order was cancelled its payment stays
 * `authorised`, so a late notice makes no second order.
 */
export async function settle(needs: SettleNeeds, event: IncomingPaymentEvent): Promise<Settled | undefined> {
  needs.failpoint('record-outcome')
  const settled = await needs.inTransaction((inside) => settleInside(needs, inside, event))
  needs.failpoint('settled')
  return settled
}

async function settleInside(
  needs: SettleNeeds,
  inside: Database,
  event: IncomingPaymentEvent,
): Promise<Settled | undefined> {
  const known = await needs.payments.recordEvent(inside, {
    ...event,
    amount: event.amount,
    reference: event.reference,
  })
  if (!known) return undefined
  const { isNew, ...payment } = known
  needs.failpoint('settle')
  if (event.outcome === 'none' || !isOurs(needs, payment, event)) return answerOf(needs, inside, payment)
  const to = stateAfterEvent(payment.state, event.outcome)
  // After a first step a provider may require another one. The state is the same, but the action to show is new.
  if (to === payment.state && !(isNew && to === 'actionrequired' && event.action)) {
    await learnReference(needs, inside, payment, event)
    return answerOf(needs, inside, payment)
  }
  return bringTo(needs, inside, payment, { wanted: to, event })
}

/** Some providers send their payment id only in a notification. Partial refunds need it. */
async function learnReference(
  needs: SettleNeeds,
  inside: Database,
  payment: Payment,
  { reference, reportedBy }: IncomingPaymentEvent,
): Promise<void> {
  if (reportedBy === 'webhook' && isPaid(payment.state) && reference !== undefined && reference !== payment.reference)
    await needs.payments.saveReference(inside, payment.id, reference)
}

/**
 * A payment of a different amount or currency is not for this basket. This is the only check, for all sources. Only the
 * response to our own request may omit the amount, because the request contained it.
 */
function isOurs(
  needs: SettleNeeds,
  payment: Payment,
  { amount, eventId, outcome, reportedBy }: IncomingPaymentEvent,
): boolean {
  const isAnswer = reportedBy === 'answer' || reportedBy === 'return'
  const isMoney = outcome === 'authorised' || outcome === 'received'
  if (amount ? isAmountOf(payment, amount) : isAnswer || !isMoney) return true
  needs.alert('payment.amount-is-not-ours', { paymentId: payment.id, eventId, amount: amount ?? null })
  return false
}

export const isAmountOf = ({ amountMinor, currency }: Payment, amount: Money): boolean =>
  amount.minor === amountMinor && amount.currency === currency

const answerOf = async (needs: SettleNeeds, inside: Database, payment: Payment): Promise<Settled> => ({
  payment,
  order:
    isPaid(payment.state) || payment.state === 'pending'
      ? await needs.orders.ofCheckoutBasket(payment.checkoutBasketId, inside)
      : undefined,
})

/** Makes one transition of the table of states, together with everything that belongs to it, in one transaction. */
async function bringTo(
  needs: SettleNeeds,
  inside: Database,
  payment: Payment,
  { wanted, event }: { readonly wanted: PaymentState; readonly event: IncomingPaymentEvent },
): Promise<Settled> {
  const { to, order, newOrder, frozen } = await orderFor(needs, inside, payment, wanted)
  const moved = { state: to, action: event.action ?? null, reason: reasonFor(to, event) }
  const reference = event.reference ?? payment.reference
  const isPlaced = order !== undefined && isPaid(to)
  await Promise.all([
    newOrder && needs.orders.place(inside, newOrder),
    isPlaced && recordEarlierLoss(needs, inside, payment),
    isPlaced &&
      needs.jobs.send(inside, 'order-placed', { orderId: order.id, listeners: listenersOf(frozen, newOrder) }),
    needs.payments.move(inside, payment.id, { ...moved, reference, recheck: recheckIn(to) }),
    moveHeld(needs, inside, payment, { to, taken: isPlaced ? { orderId: order.id, frozen } : undefined }),
    to === 'refused' && needs.refusedCards.record(inside, payment, event.card),
  ])
  return { payment: { ...payment, ...moved, reference }, order }
}

const reasonFor = (state: PaymentState, event: IncomingPaymentEvent): string | null =>
  state === 'voiding' ? 'payment.gave-back' : (event.reason ?? null)

const recheckIn = (state: PaymentState): 'as-planned' | 'at-once' | 'never' =>
  state === 'voiding' ? 'at-once' : isOpen(state) ? 'as-planned' : 'never'
