import { isId } from '#foundation/ids.ts'
import { money } from '#foundation/money.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import type { BasketRequest } from '#server/basket/index.ts'
import type { Market } from '#server/markets/index.ts'
import {
  type CardFacts,
  chooseProvider,
  giftCardProvider,
  isIdentityNumber,
  isOpen,
  type Payment,
  type PaymentProblem,
  type PaysFrom,
  type ProviderName,
  type ProviderNotice,
} from '#server/payments/index.ts'
import type { CheckoutProblem } from '../checkout.problems.ts'
import { handleNotices, type NoticeNeeds } from '../outcomes/handle-notices.ts'
import { handlePaymentReturn, type Return } from '../outcomes/handle-payment-return.ts'
import { type RecheckNeeds, recheckPayments } from '../outcomes/recheck-payments.ts'
import { type ProviderReport, type ReconcileNeeds, reconcile } from '../outcomes/reconcile.ts'
import { refreshPaymentStatus } from '../outcomes/refresh-payment-status.ts'
import { settledNow } from './charge-and-settle.ts'
import { readUnchanged } from './freeze.ts'
import { pay, payCovered } from './pay.ts'
import type { PaymentRequest } from './pay-needs.ts'
import { type PaymentStep, paymentStep, type StepNeeds, type StepRequest } from './payment-step.ts'
import { settle } from './settle.ts'
import type { Settled } from './settle-needs.ts'

export type PayingProblem = CheckoutProblem | PaymentProblem
type Answer<Value> = Promise<Result<Value, PayingProblem>>

/** Payment of a basket up to its order: all payment methods and all sources of payment events. */
export interface Paying {
  /** The payment provider for a shopper who pays from this place. */
  providerFor(market: Market, from: PaysFrom): ProviderName
  paymentStep(ask: StepRequest): Answer<PaymentStep>
  pay(ask: PaymentRequest): Answer<Settled>
  /** Orders a basket that gift cards cover completely. */
  payCovered(ask: PaymentRequest): Answer<Settled>
  handlePaymentReturn(back: Return): Answer<Settled>
  /** The last attempt to pay a frozen basket, and the order. */
  latestPayment(checkoutBasketId: string): Promise<Settled | undefined>
  /** The same. If the payment is open and no browser will return, the current state is read at the provider first. */
  latestRefreshed(checkoutBasketId: string): Promise<Settled | undefined>
  /** The result of the payment link of a frozen basket. */
  linkNow(ask: { readonly linkId: string; readonly checkoutBasketId: string }): Answer<Settled>
  /** The attempt for a basket whose outcome is open, or that was paid. */
  alivePayment(basketId: string): Promise<Payment | undefined>
  /** The facts about a card, found by its first digits, and the instalments of the amount due of an unchanged basket. */
  card(ask: BasketRequest & { readonly binNumber: string }): Answer<CardFacts>
  /** Handles the notices of a verified notification. */
  handleNotices(from: ProviderName, notices: readonly ProviderNotice[]): Promise<void>
  /** Handles the last notification about an order again. */
  refreshOrderPayment(orderNumber: string): Answer<Settled>
  /** Reads the state of a provider's payments that are older than some minutes and still open. */
  recheckPending(provider: ProviderName, olderThanMinutes: number): Promise<readonly Settled[]>
  recheck(): Promise<void>
  /** Compares payments with the providers' own records of these days. */
  reconcile(days: readonly string[]): Promise<readonly ProviderReport[]>
}

export type PayingNeeds = StepNeeds &
  NoticeNeeds &
  RecheckNeeds &
  ReconcileNeeds & {
    readonly orders: { findByNumber(number: string): Promise<{ readonly paymentId: string } | undefined> }
  }

const pendingAtOnce = 200

export function paying(needs: PayingNeeds): Paying {
  const { clock, payments } = needs
  const latest = (id: string) => (isId(id) ? payments.latest(id) : Promise.resolve(undefined))
  return {
    providerFor: (market, from) => chooseProvider(needs.providers, market, from),
    paymentStep: (ask) => paymentStep(needs, ask),
    pay: (ask) => payOffered(needs, ask),
    payCovered: (ask) => payCovered(needs, ask),
    handlePaymentReturn: (back) => handlePaymentReturn(needs, back),
    latestPayment: async (id) => {
      const payment = await latest(id)
      return payment && settledNow(needs, payment)
    },
    latestRefreshed: async (id) => {
      const payment = await latest(id)
      return payment && (isOpen(payment.state) ? refreshPaymentStatus(needs, payment) : settledNow(needs, payment))
    },
    linkNow: async ({ linkId, checkoutBasketId }) => {
      const payment = await latest(checkoutBasketId)
      // Once a link is paid, the payment has the id that the provider gave it instead of the link's.
      const isIts = payment?.provider === 'pay-by-link' && (await payments.hadReference(payment.id, linkId))
      if (!payment || !isIts) return refused({ code: 'payment.link-unknown' })
      return accepted(await (isOpen(payment.state) ? refreshPaymentStatus(needs, payment) : settledNow(needs, payment)))
    },
    alivePayment: async (basketId) =>
      isId(basketId) ? needs.inTransaction((inside) => payments.findOpenOrPaid(inside, basketId)) : undefined,
    card: (ask) => cardOf(needs, ask),
    handleNotices: (from, notices) => handleNotices(needs, from, notices),
    refreshOrderPayment: (orderNumber) => refreshOrderPayment(needs, orderNumber),
    recheckPending: async (provider, olderThanMinutes) => {
      const before = new Date(clock().getTime() - olderThanMinutes * 60_000)
      const asked: Settled[] = []
      for (const payment of await payments.findOpenBefore(provider, before, pendingAtOnce))
        asked.push(await refreshPaymentStatus(needs, payment))
      return asked
    },
    recheck: () => recheckPayments(needs),
    reconcile: (days) => reconcile(needs, days),
  }
}

/** A market accepts only the payment types it has chosen. In Turkey an identity number is required. */
async function payOffered(needs: PayingNeeds, ask: PaymentRequest): Answer<Settled> {
  const provider = chooseProvider(needs.providers, ask.market, ask.from)
  const type = String(ask.method.type ?? '')
  if (!isOffered(provider, ask.market, type)) return refused({ code: 'checkout.payment-method-unknown' })
  if (provider !== 'iyzico') return pay(needs, ask)
  const personalNumber = ask.personalNumber?.trim() ?? ''
  if (!isIdentityNumber(personalNumber)) return refused({ code: 'payment.personal-number-wrong' })
  return pay(needs, { ...ask, personalNumber })
}

const klarnaTypes: readonly string[] = ['klarna', 'pay_now', 'pay_later', 'pay_over_time']

function isOffered(provider: ProviderName, { choices }: Market, type: string): boolean {
  if (provider === 'pos') return type === 'terminal'
  if (provider === 'pay-by-link') return type === 'paybylink'
  if (provider === 'klarna') return klarnaTypes.includes(type)
  return choices.paymentTypes.includes(type)
}

async function cardOf(needs: PayingNeeds, ask: BasketRequest & { readonly binNumber: string }): Answer<CardFacts> {
  const frozen = ask.basketId === undefined ? undefined : await needs.frozen.current(ask.basketId)
  const provider = needs.providers.of(ask.market.choices.paymentProvider)
  if (!frozen || frozen.market !== ask.market.id) return refused({ code: 'checkout.unknown' })
  const current = await readUnchanged(needs, ask, frozen)
  if (!current.ok) return current
  const amount = { minor: frozen.dueMinor, currency: frozen.currency }
  const facts = await provider.card?.({ binNumber: ask.binNumber, amount, conversationId: frozen.id })
  return facts ? accepted(facts) : refused({ code: 'payment.card-unknown' })
}

/** Reads the state from the provider. If the provider does not know it, the last event is handled again. */
async function refreshOrderPayment(needs: PayingNeeds, orderNumber: string): Answer<Settled> {
  const order = await needs.orders.findByNumber(orderNumber)
  const payment = order && (await needs.payments.find(order.paymentId))
  if (!payment) return refused({ code: 'payment.order-unknown' })
  if (payment.provider === giftCardProvider) return accepted(await settledNow(needs, payment))
  const refreshed = await refreshPaymentStatus(needs, payment, 'webhook')
  const last = await needs.payments.lastPaymentEvent(payment.id)
  if (!last) return accepted(refreshed)
  const { eventId, outcome, reference, reportedBy, amountMinor, currency } = last
  const amount = amountMinor === null || currency === null ? undefined : money(amountMinor, currency)
  const settled = await settle(needs, { paymentId: payment.id, reportedBy, eventId, outcome, reference, amount })
  return accepted(settled ?? refreshed)
}
