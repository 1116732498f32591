import { randomBytes } from 'node:crypto'
import { untilDue } from '#server/platform/simulators/simulator-delay.ts'
import { type BookedPayment, type Books, refunded } from './books.ts'
import type { Faults } from './faults.ts'
import { type Notifier, newReference } from './notifier.ts'
import { cardFacts, methodsIn, type Verdict, verdictOn } from './test-data.ts'

export interface ApiContext {
  readonly books: Books
  readonly notifier: Notifier
  readonly faults: Faults
  readonly merchantAccount: string
  /** The address of this simulator. */
  readonly url: string
}

export interface Answer {
  readonly status: number
  readonly body: unknown
}
type Body = Readonly<Record<string, unknown>>

export const ok = (body: unknown): Answer => ({ status: 200, body })
export const refusal = (status: number, errorCode: string, message: string): Answer => ({
  status,
  body: { status, errorCode, message, errorType: status === 422 ? 'validation' : 'security' },
})

/** The calls of the Checkout API that this shop uses, by path without the version. */
export function callApi(context: ApiContext, path: string, body: Body): Answer {
  if (body.merchantAccount !== undefined && body.merchantAccount !== context.merchantAccount)
    return refusal(403, '901', 'Invalid Merchant Account')
  if (path === '/paymentMethods') return ok({ paymentMethods: methodsIn(String(body.countryCode ?? '')) })
  if (path === '/payments') return beginPayment(context, body)
  if (path === '/payments/details') return finishPayment(context, body)
  if (path === '/cancels') return cancelByReference(context, body)
  const refund = /^\/payments\/([^/]+)\/refunds$/.exec(path)
  if (refund) return refundPart(context, decodeURIComponent(refund[1]!), body)
  const reversal = /^\/payments\/([^/]+)\/reversals$/.exec(path)
  return reversal ? reverse(context, decodeURIComponent(reversal[1]!)) : refusal(404, '000', 'Unknown path')
}

function beginPayment(context: ApiContext, body: Body): Answer {
  const { amount, reference, returnUrl, paymentMethod } = body as Partial<BookedPayment> & { paymentMethod?: Body }
  if (!amount || !Number.isSafeInteger(amount.value) || amount.value <= 0) return refusal(422, '100', 'Invalid amount')
  if (typeof reference !== 'string') return refusal(422, '130', "Required field 'reference' is not provided.")
  if (typeof returnUrl !== 'string') return refusal(422, '14_006', "Required field 'returnUrl' is not provided.")
  const verdict = verdictOn(paymentMethod ?? {})
  if (verdict === 'not-encrypted') return refusal(422, '5_001', 'Invalid encrypted card fields')
  const payment: BookedPayment = {
    pspReference: newReference(),
    reference,
    amount: { ...amount, value: amount.value + context.faults.overcharge },
    returnUrl,
    at: new Date().toISOString(),
    refunds: {},
    method: String(paymentMethod?.type ?? ''),
    state: stateOf(verdict),
    ...(verdict.result === 'RedirectShopper' ? { asks: verdict.asks } : {}),
    card: cardFacts(paymentMethod ?? {}),
  }
  context.books.add(payment)
  if (verdict.result === 'Authorised') context.notifier.notify(payment, { eventCode: 'AUTHORISATION', success: true })
  if (verdict.result === 'Refused')
    context.notifier.notify(payment, { eventCode: 'AUTHORISATION', success: false, reason: verdict.reason })
  if (verdict.result === 'Pending')
    void untilDue(() => context.faults.pendingMs).then(() => endPending(context, payment, verdict.later))
  return ok(answerOn(context, payment, verdict))
}

const stateOf = ({ result }: Verdict): BookedPayment['state'] =>
  result === 'Authorised' ? 'authorised' : result === 'Pending' ? 'pending' : result === 'Refused' ? 'refused' : 'open'

function answerOn({ url }: ApiContext, payment: BookedPayment, verdict: Verdict): Body {
  const { pspReference, reference, amount, method, card } = payment
  const base = { resultCode: verdict.result, pspReference, merchantReference: reference, additionalData: card }
  if (verdict.result === 'Refused') return { ...base, refusalReason: verdict.reason, refusalReasonCode: verdict.code }
  if (verdict.result !== 'RedirectShopper') return { ...base, amount }
  return {
    ...base,
    action: { type: 'redirect', method: 'GET', url: `${url}/shopper/${pspReference}`, paymentMethodType: method },
  }
}

export function endPending(
  { books, notifier }: ApiContext,
  { pspReference }: BookedPayment,
  later: 'approve' | 'refuse',
): void {
  const payment = books.payment(pspReference)
  if (payment?.state !== 'pending') return
  books.move(pspReference, later === 'approve' ? 'authorised' : 'refused')
  notifier.notify(payment, { eventCode: 'AUTHORISATION', success: later === 'approve' })
}

/** Refunds a part of a payment, if enough of it is left. */
function refundPart({ books, notifier }: ApiContext, pspReference: string, body: Body): Answer {
  const { amount, reference } = body as { amount?: BookedPayment['amount']; reference?: string }
  const payment = books.payment(pspReference)
  if (payment?.state !== 'authorised') return refusal(422, '167', 'Original pspReference required for this operation')
  if (!amount || amount.currency !== payment.amount.currency || !(amount.value > 0))
    return refusal(422, '100', 'Invalid amount')
  const worked = refunded(payment) + amount.value <= payment.amount.value
  if (worked) books.refund({ pspReference, reference: String(reference), value: amount.value })
  notifier.notify(payment, { eventCode: 'REFUND', success: worked, part: { reference: String(reference), amount } })
  return received(newReference())
}

/** The shopper pressed a button on the page of a wallet or bank. Returns the address for their browser. */
export function shopperDecides(
  context: ApiContext,
  pspReference: string,
  outcome: 'approve' | 'cancel' | 'fail',
): string | undefined {
  const payment = context.books.payment(pspReference)
  if (payment?.state !== 'open') return undefined
  const token = randomBytes(24).toString('base64url')
  context.books.addTicket(token, { pspReference, outcome })
  // A wallet takes the money immediately. After a bank's challenge, the shop must still ask for it.
  if (payment.asks === 'wallet') conclude(context, payment, outcome)
  const back = new URL(payment.returnUrl)
  back.searchParams.set('redirectResult', token)
  return back.href
}

function conclude(
  { books, notifier }: ApiContext,
  payment: BookedPayment,
  outcome: 'approve' | 'cancel' | 'fail',
): void {
  const state = outcome === 'approve' ? 'authorised' : outcome === 'cancel' ? 'cancelled' : 'refused'
  books.move(payment.pspReference, state)
  const reason = outcome === 'cancel' ? 'Cancelled' : ''
  notifier.notify(payment, { eventCode: 'AUTHORISATION', success: outcome === 'approve', reason })
}

function finishPayment(context: ApiContext, body: Body): Answer {
  const { redirectResult } = (body.details ?? {}) as { redirectResult?: unknown }
  const token = String(redirectResult ?? '')
  const ticket = context.books.ticket(token)
  if (!ticket || ticket.used) return refusal(422, '14_030', 'Return URL is missing, unknown or was used.')
  context.books.spendTicket(token)
  const payment = context.books.payment(ticket.pspReference)!
  if (payment.state === 'open') conclude(context, payment, ticket.outcome)
  const { pspReference, reference, amount, card } = payment
  const base = { pspReference, merchantReference: reference, amount, additionalData: card }
  if (ticket.outcome === 'approve') return ok({ ...base, resultCode: 'Authorised' })
  if (ticket.outcome === 'cancel') return ok({ ...base, resultCode: 'Cancelled' })
  const code = payment.asks === 'challenge' ? '11' : '2'
  return ok({
    ...base,
    resultCode: 'Refused',
    refusalReason: code === '11' ? '3D Not Authenticated' : 'Refused',
    refusalReasonCode: code,
  })
}

const received = (pspReference: string): Answer => ({ status: 201, body: { status: 'received', pspReference } })

function reverse({ books, notifier }: ApiContext, pspReference: string): Answer {
  const payment = books.payment(pspReference)
  if (!payment) return refusal(422, '167', 'Original pspReference required for this operation')
  if (payment.state === 'authorised' && refunded(payment) < payment.amount.value) {
    books.move(pspReference, 'reversed')
    notifier.notify(payment, { eventCode: 'CANCEL_OR_REFUND', success: true })
  } else if (payment.state === 'open' || payment.state === 'pending') books.move(pspReference, 'cancelled')
  return received(newReference())
}

function cancelByReference(context: ApiContext, body: Body): Answer {
  for (const { pspReference } of context.books.byReference(String(body.paymentReference ?? '')))
    reverse(context, pspReference)
  return received(newReference())
}
