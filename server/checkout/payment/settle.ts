import type { Money } from '#foundation/money.ts'
import type { StoredBaskets } from '#server/basket/index.ts'
import type { NewOrder, Orders } from '#server/orders/index.ts'
import {
  isLost,
  isOpen,
  isPaid,
  type Outcome,
  type Payment,
  type PaymentAction,
  type PaymentEvent,
  type PaymentHold,
  type PaymentState,
  type Payments,
  stateAfterEvent,
  type WorkList,
} from '#server/payments/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Stock } from '#server/stock/index.ts'
import type { CheckoutProblem } from '../checkout.problems.ts'
import { noteLostBefore } from '../outcomes/handle-money-event.ts'
import type { FrozenBasket } from './frozen-basket.ts'
import type { RefusedCards } from './refused-cards.repository.ts'

export interface SettleNeeds {
  inTransaction<Value>(work: (inside: Database) => Promise<Value>): Promise<Value>
  readonly payments: Pick<Payments, 'recordEvent' | 'move' | 'learn' | 'noteVoid' | 'voided'>
  readonly frozen: { find(id: string, inside: Database): Promise<FrozenBasket | undefined> }
  readonly basketRepository: Pick<StoredBaskets, 'close' | 'reopen'>
  readonly orders: Pick<Orders, 'newNumber' | 'place' | 'move' | 'ofCheckoutBasket'>
  readonly stock: Pick<Stock, 'sell' | 'release'>
  /** The holds besides the stock hold. */
  readonly holds: readonly PaymentHold<CheckoutProblem['code']>[]
  readonly jobs: Pick<Jobs, 'send'>
  readonly workList: Pick<WorkList, 'open'>
  readonly refusedCards: Pick<RefusedCards, 'note'>
  readonly newId: () => string
  readonly failpoint: (name: string) => void
  /** Something an operator must look at: an amount that is not ours. */
  readonly alert: (code: string, details: Readonly<Record<string, unknown>>) => void
}

/** A payment event from any source. */
export interface IncomingPaymentEvent {
  readonly paymentId: string
  readonly reportedBy: PaymentEvent['reportedBy']
  readonly eventId: string
  readonly outcome: Outcome | 'none'
  readonly amount?: Money | undefined
  readonly reference?: string | undefined
  readonly action?: PaymentAction | undefined
  readonly reason?: string | undefined
  /** The provider's id of the card. */
  readonly card?: string | undefined
}

export interface Settled {
  readonly payment: Payment
  readonly order: { readonly id: string; readonly orderNumber: string } | undefined
}

/**
 * Applies an event to a payment and its order. This is the only place where an order is made. The result is the same for any caller, any
 * order and any repetition of events: money with goods is an order, money without goods is refunded, no money releases the goods, and an
 * unknown outcome keeps all holds.
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
  if (to === payment.state && !(isNew && to === 'actionrequired' && event.action)) {
    await learnReference(needs, inside, payment, event)
    return answerOf(needs, inside, payment)
  }
  return bringTo(needs, inside, payment, to, event)
}

/** Some providers send their payment id only in a notification. Partial refunds need it. */
async function learnReference(
  needs: SettleNeeds,
  inside: Database,
  payment: Payment,
  { reference, reportedBy }: IncomingPaymentEvent,
): Promise<void> {
  if (reportedBy === 'webhook' && isPaid(payment.state) && reference !== undefined && reference !== payment.reference)
    await needs.payments.learn(inside, payment.id, reference)
}

/**
 * A different amount or currency is no payment of this basket. This is the only check, for all sources. Only the response to our own
 * request may leave the amount out, because the request contained it.
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

/** Takes one step of the table of transitions, with everything that belongs to it; all of it is written together. */
async function bringTo(
  needs: SettleNeeds,
  inside: Database,
  payment: Payment,
  wanted: PaymentState,
  event: IncomingPaymentEvent,
): Promise<Settled> {
  const { to, order, newOrder, frozen } = await orderFor(needs, inside, payment, wanted)
  const moved = { state: to, action: event.action ?? null, reason: reasonFor(to, event) }
  const reference = event.reference ?? payment.reference
  const isPlaced = order !== undefined && isPaid(to)
  await Promise.all([
    newOrder && needs.orders.place(inside, newOrder),
    isPlaced && noteLostBefore(needs, inside, payment),
    isPlaced && needs.jobs.send(inside, 'order-placed', { orderId: order.id, listeners: listenersOf(frozen) }),
    needs.payments.move(inside, payment.id, { ...moved, reference, recheck: recheckIn(to) }),
    moveHeld(needs, inside, payment, { to, taken: isPlaced ? { orderId: order.id, frozen } : undefined }),
    to === 'refused' && needs.refusedCards.note(inside, payment, event.card),
  ])
  return { payment: { ...payment, ...moved, reference }, order }
}

interface OrderFor {
  readonly to: PaymentState
  readonly order: Settled['order']
  /** To be written, where it is not an order that was made before. */
  readonly newOrder?: NewOrder
  readonly frozen?: FrozenBasket
}

/** Makes or completes the order a state requires. Money without a basket must be refunded instead. */
async function orderFor(
  needs: SettleNeeds,
  inside: Database,
  payment: Payment,
  wanted: PaymentState,
): Promise<OrderFor> {
  if (wanted === 'pending')
    return { to: wanted, order: undefined, ...(await makeOrder(needs, inside, payment, 'paymentprocessing')) }
  if (!isPaid(wanted) || isPaid(payment.state)) return { to: wanted, order: undefined }
  const made =
    payment.state === 'pending'
      ? { order: await needs.orders.move(inside, payment.checkoutBasketId, 'placed') }
      : await makeOrder(needs, inside, payment, 'placed')
  return made?.order ? { to: wanted, ...made } : { to: 'voiding', order: undefined }
}

/** The subscribers of a placed order. Gift cards are issued only if some were bought. */
function listenersOf(frozen: FrozenBasket | undefined): readonly string[] {
  const withCards = !frozen || frozen.content.shown.lines.some(({ giftCard }) => giftCard !== undefined)
  const withTaxes = frozen?.content.shown.taxRecord !== undefined
  return ['fulfilment', 'mails', ...(withCards ? ['gift-cards'] : []), ...(withTaxes ? ['taxes'] : [])]
}

interface Taken {
  readonly orderId: string
  readonly frozen: FrozenBasket | undefined
}

/** Stock rows are locked last, because other buyers wait for them. */
async function moveHeld(
  needs: SettleNeeds,
  inside: Database,
  payment: Payment,
  { to, taken }: { readonly to: PaymentState; readonly taken: Taken | undefined },
): Promise<void> {
  if (taken)
    for (const { take } of needs.holds)
      await take(inside, { paymentId: payment.id, orderId: taken.orderId, held: taken.frozen?.content.held })
  if (isPaid(to) && !isPaid(payment.state)) await needs.stock.sell(inside, payment.id)
  if (isLost(to)) await giveUp(needs, inside, payment)
  if (to === 'voiding') await sendBack(needs, inside, payment)
  if (to === 'voided') await needs.payments.voided(inside, payment.id)
}

const reasonFor = (state: PaymentState, event: IncomingPaymentEvent): string | null =>
  state === 'voiding' ? 'payment.gave-back' : (event.reason ?? null)

const recheckIn = (state: PaymentState): 'as-planned' | 'at-once' | 'never' =>
  state === 'voiding' ? 'at-once' : isOpen(state) ? 'as-planned' : 'never'

/** The order of a frozen basket, which is closed. None when the basket is not what was frozen any more. */
async function makeOrder(
  needs: SettleNeeds,
  inside: Database,
  payment: Payment,
  state: NewOrder['state'],
): Promise<Required<Pick<OrderFor, 'order' | 'newOrder' | 'frozen'>> | undefined> {
  const frozen = await needs.frozen.find(payment.checkoutBasketId, inside)
  const closed = frozen && (await needs.basketRepository.close(inside, frozen.basketId, frozen.basketVersion))
  if (!closed) return undefined
  const { content, currency, market, totalMinor } = frozen
  const order = { id: needs.newId(), orderNumber: await needs.orders.newNumber(inside) }
  const newOrder = {
    ...order,
    checkoutBasketId: frozen.id,
    basketId: frozen.basketId,
    paymentId: payment.id,
    market,
    state,
    totalMinor,
    currency,
    email: content.email,
    accountId: closed.accountId,
    content: content.shown,
    consents: content.consents,
    lines: content.lines,
  }
  return { order, newOrder, frozen }
}

/** Releases all holds, and the shopper may try again. */
async function giveUp(needs: SettleNeeds, inside: Database, payment: Payment): Promise<void> {
  const cancelled =
    payment.state === 'pending' && (await needs.orders.move(inside, payment.checkoutBasketId, 'cancelled'))
  if (cancelled) {
    await needs.basketRepository.reopen(inside, payment.basketId)
    await needs.jobs.send(inside, 'payment-refused.mails', { paymentId: payment.id, orderId: cancelled.id })
  }
  await releaseAll(needs, inside, payment)
}

async function releaseAll({ holds, stock }: SettleNeeds, inside: Database, { id }: Payment): Promise<void> {
  for (const { release } of holds) await release(inside, id)
  await stock.release(inside, id)
}

/** Money arrived without goods: it is refunded, and the shopper gets a mail. */
async function sendBack(needs: SettleNeeds, inside: Database, payment: Payment): Promise<void> {
  await releaseAll(needs, inside, payment)
  if (payment.amountMinor === 0) return
  await needs.payments.noteVoid(inside, payment, needs.newId())
  await needs.jobs.send(inside, 'payment-voiding.mails', { paymentId: payment.id })
}
