import { createHmac, timingSafeEqual } from 'node:crypto'
import { Fault } from '#foundation/fault.ts'
import type {
  Charge,
  LaterEvents,
  Notification,
  OpenPayment,
  PaymentMethod,
  PaymentProvider,
  ProviderAnswer,
  ProviderNotice,
} from '#server/payments/payment-provider.port.ts'
import { books } from './books.ts'
import { callKlarna, type KlarnaKeys } from './klarna-api.ts'
import { purchaseOf } from './purchase.ts'

export interface KlarnaSettings extends KlarnaKeys {
  readonly environment: 'test' | 'live'
  readonly simulated: boolean
  readonly origins: readonly string[]
  /** Where the shop hears of what happened: scheme, host and path of the notification call. */
  readonly notificationUrl: () => string
}

/** Before an order of theirs exists, a payment is known by its hosted page. */
const page = 'hpp:'

/** Takes payments through Klarna: a session tells the ways to pay, a hosted page asks the shopper, an order takes the money. */
export function klarnaPayments(settings: KlarnaSettings): PaymentProvider {
  const { environment, simulated, origins } = settings
  return {
    name: 'klarna',
    account: `klarna:${settings.username}`,
    setup: { clientKey: '', environment, simulated, origins },
    takesMoneyAtOnce: false,
    refusalEnds: () => true,
    // Which there are follows from the basket; see `prepare`.
    methods: async () => [],

    prepare: (charge, sessionId, signal) => bringSession(settings, charge, sessionId, signal),

    begin: async (charge, signal) => {
      const { sessionId } = await bringSession(settings, charge, sessionOf(charge), signal)
      const answer = await callKlarna(settings, {
        method: 'POST',
        path: '/hpp/v1/sessions',
        body: {
          payment_session_url: `${settings.apiUrl}/payments/v1/sessions/${sessionId}`,
          merchant_urls: pageUrls(settings, charge),
          options: { place_order_mode: 'NONE', purchase_type: 'BUY', ...chosenCategory(charge) },
        },
        idempotencyKey: `page-${charge.paymentId}`,
        signal,
      })
      const { session_id: id, redirect_url: url } = answer.body
      if (answer.status !== 201 || typeof id !== 'string' || typeof url !== 'string')
        throw new Fault('klarna.no-page', { status: answer.status, body: answer.body })
      return {
        outcome: 'actionrequired',
        paymentId: charge.paymentId,
        reference: page + id,
        action: { type: 'redirect', method: 'GET', url, paymentMethodType: String(charge.method.type) },
      }
    },

    // The address proves nothing: the page itself is asked.
    finish: (_details, open, signal) => look(settings, open, signal),
    look: (open, signal) => look(settings, open, signal),
    later: (payment, signal) => later(settings, payment, signal),
    giveBack: (payment, signal) => giveBack(settings, payment, signal),

    refund: async (payment, { refundId, amount }, signal) => {
      if (payment.reference === null || payment.reference.startsWith(page))
        throw new Fault('klarna.order-not-known-yet', { paymentId: payment.paymentId })
      const answer = await callKlarna(settings, {
        method: 'POST',
        path: `/ordermanagement/v1/orders/${payment.reference}/refunds`,
        body: { refunded_amount: amount.minor, reference: refundId },
        idempotencyKey: refundId,
        signal,
      })
      if (answer.status !== 201) throw new Fault('klarna.not-refunded', { refundId, status: answer.status })
      return 'done'
    },

    read: (notification) => readNotification(settings, notification),
    books: (day, signal) => books(settings, day, signal),
  }
}

const sessionOf = ({ method }: Charge): string | null =>
  typeof method.sessionId === 'string' && method.sessionId !== '' ? method.sessionId : null

function chosenCategory({ method }: Charge) {
  const type = String(method.type ?? '').toUpperCase()
  return type === '' ? {} : { payment_method_categories: [type] }
}

function pageUrls(settings: KlarnaSettings, { paymentId, returnUrl }: Charge) {
  const back = (result: string) => `${returnUrl}?sid={{session_id}}&result=${result}`
  return {
    success: `${back('success')}&token={{authorization_token}}`,
    cancel: back('cancel'),
    back: back('back'),
    failure: back('failure'),
    error: back('error'),
    status_update: `${settings.notificationUrl()}?payment=${paymentId}&key=${keyOf(settings, paymentId)}`,
  }
}

/** Their calls to us are not signed: an address nobody can guess stands in for that, and whatever they say is only a hint. */
const keyOf = ({ password }: KlarnaKeys, paymentId: string): string =>
  createHmac('sha256', password).update(`notification ${paymentId}`).digest('hex')

/** Makes the session of a basket, or brings it up to date; one that is over or of another country is made anew. */
async function bringSession(
  settings: KlarnaSettings,
  charge: Charge,
  sessionId: string | null,
  signal: AbortSignal | undefined,
): Promise<{ sessionId: string; methods: readonly PaymentMethod[] }> {
  const body = purchaseOf(charge)
  if (sessionId !== null) {
    const path = `/payments/v1/sessions/${encodeURIComponent(sessionId)}`
    const updated = await callKlarna(settings, { method: 'POST', path, body, signal })
    const known = updated.status === 204 && (await callKlarna(settings, { method: 'GET', path, signal }))
    if (known && known.status === 200) return { sessionId, methods: categoriesOf(known.body) }
  }
  const made = await callKlarna(settings, { method: 'POST', path: '/payments/v1/sessions', body, signal })
  const { session_id: id } = made.body
  if (made.status !== 200 || typeof id !== 'string')
    throw new Fault('klarna.no-session', { status: made.status, body: made.body })
  return { sessionId: id, methods: categoriesOf(made.body) }
}

function categoriesOf({ payment_method_categories: categories }: Readonly<Record<string, unknown>>): PaymentMethod[] {
  if (!Array.isArray(categories)) throw new Fault('klarna.categories-unknown')
  return categories.map(
    (category: { identifier: string; name: string; asset_urls?: { standard?: string; descriptive?: string } }) => ({
      type: category.identifier,
      name: category.name,
      brands: ['klarna'],
      ...(category.asset_urls?.standard ? { picture: category.asset_urls.standard } : {}),
      ...(category.asset_urls ? { configuration: { asset_urls: category.asset_urls } } : {}),
    }),
  )
}

const look = (settings: KlarnaSettings, open: OpenPayment, signal: AbortSignal | undefined) =>
  open.reference === null
    ? Promise.resolve(undefined)
    : open.reference.startsWith(page)
      ? lookAtPage(settings, open, open.reference.slice(page.length), signal)
      : lookAtOrder(settings, open, open.reference, signal)

const lost: Readonly<Record<string, readonly [ProviderAnswer['outcome'], string]>> = {
  CANCELLED: ['cancelled', 'payment.cancelled'],
  BACK: ['cancelled', 'payment.cancelled'],
  FAILED: ['refused', 'payment.refused'],
  ERROR: ['error', 'payment.failed'],
  DISABLED: ['expired', 'payment.expired'],
}

async function lookAtPage(
  settings: KlarnaSettings,
  open: OpenPayment,
  id: string,
  signal: AbortSignal | undefined,
): Promise<ProviderAnswer | undefined> {
  const { status, body } = await callKlarna(settings, { method: 'GET', path: `/hpp/v1/sessions/${id}`, signal })
  const { paymentId } = open
  if (status === 404) return { outcome: 'expired', paymentId, reference: undefined, reason: 'payment.expired' }
  const state = String(body.status)
  if (state === 'WAITING' || state === 'IN_PROGRESS' || state === 'MANUAL_ID_CHECK') return undefined
  if (state === 'COMPLETED') return placeOrder(settings, open, String(body.authorization_token), signal)
  const known = lost[state]
  if (!known) throw new Fault('klarna.page-status-unknown', { status, state })
  return { outcome: known[0], paymentId, reference: undefined, reason: known[1] }
}

/** Their order, for exactly what was frozen. Under one key it is made once, and asked again it says the same. */
async function placeOrder(
  settings: KlarnaSettings,
  open: OpenPayment,
  token: string,
  signal: AbortSignal | undefined,
): Promise<ProviderAnswer> {
  const { paymentId, amount } = open
  const answer = await callKlarna(settings, {
    method: 'POST',
    path: `/payments/v1/authorizations/${encodeURIComponent(token)}/order`,
    body: { ...purchaseOf(open), auto_capture: true },
    idempotencyKey: paymentId,
    signal,
  })
  const { order_id: id, fraud_status: fraud } = answer.body
  if (answer.status === 200 && typeof id === 'string') {
    if (fraud === 'ACCEPTED') return { outcome: 'authorised', paymentId, reference: id, amount }
    if (fraud === 'PENDING') return { outcome: 'pending', paymentId, reference: id, amount }
    return { outcome: 'refused', paymentId, reference: id, reason: 'payment.refused' }
  }
  // The authorisation is over or for another amount: nothing was taken.
  if ([400, 403, 404, 409].includes(answer.status) && typeof answer.body.error_code === 'string')
    return { outcome: 'refused', paymentId, reference: undefined, reason: 'payment.failed' }
  throw new Fault('klarna.order-unknown', { status: answer.status })
}

async function lookAtOrder(
  settings: KlarnaSettings,
  { paymentId }: OpenPayment,
  id: string,
  signal: AbortSignal | undefined,
): Promise<ProviderAnswer | undefined> {
  const order = await readOrder(settings, id, signal)
  if (order.merchant_reference1 !== paymentId) throw new Fault('klarna.order-of-another-payment', { paymentId })
  const base = {
    paymentId,
    reference: id,
    amount: { minor: Number(order.order_amount), currency: String(order.purchase_currency) },
  }
  if (order.fraud_status === 'ACCEPTED') return { ...base, outcome: 'authorised' }
  if (order.fraud_status === 'REJECTED') return { ...base, outcome: 'refused', reason: 'payment.refused' }
  return { ...base, outcome: 'pending' }
}

/** An order that was stopped as fraud, cancelled or expired pays nothing out. Disputes stand in the settlements alone. */
async function later(
  settings: KlarnaSettings,
  { reference, paymentId, amount }: OpenPayment,
  signal: AbortSignal | undefined,
): Promise<LaterEvents> {
  if (reference === null || reference.startsWith(page)) return { money: [], refunds: [] }
  const order = await readOrder(settings, reference, signal)
  if (order.merchant_reference1 !== paymentId) throw new Fault('klarna.order-of-another-payment', { paymentId })
  const isGone = order.fraud_status === 'REJECTED' || order.status === 'CANCELLED' || order.status === 'EXPIRED'
  const reason = `${String(order.status)} ${String(order.fraud_status)}`
  const at = typeof order.updated_at === 'string' ? order.updated_at : new Date().toISOString()
  return { money: isGone ? [{ kind: 'cancelled', caseId: reference, amount, at, reason }] : [], refunds: [] }
}

async function readOrder(settings: KlarnaSettings, id: string, signal: AbortSignal | undefined) {
  const { status, body } = await callKlarna(settings, {
    method: 'GET',
    path: `/ordermanagement/v1/orders/${id}`,
    signal,
  })
  if (status !== 200 || typeof body.order_amount !== 'number') throw new Fault('klarna.order-unknown', { status, body })
  return body
}

async function giveBack(
  settings: KlarnaSettings,
  payment: OpenPayment,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { reference, paymentId } = payment
  if (reference === null) return
  if (!reference.startsWith(page)) return cancelOrder(settings, paymentId, reference, signal)
  // Whoever went through the page in the meantime: the order is made, or found, to be undone.
  const seen = await lookAtPage(settings, payment, reference.slice(page.length), signal)
  if (seen?.reference !== undefined) return cancelOrder(settings, paymentId, seen.reference, signal)
  const path = `/hpp/v1/sessions/${reference.slice(page.length)}`
  await callKlarna(settings, { method: 'DELETE', path, signal })
}

/** Captured money goes back; the rest of the authorisation is released. */
async function cancelOrder(
  settings: KlarnaSettings,
  paymentId: string,
  id: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const order = await readOrder(settings, id, signal)
  const left = Number(order.captured_amount ?? 0) - Number(order.refunded_amount ?? 0)
  if (order.status === 'CANCELLED' || (Number(order.captured_amount ?? 0) > 0 && left <= 0)) return
  const path = `/ordermanagement/v1/orders/${id}`
  const answer =
    left > 0
      ? await callKlarna(settings, {
          method: 'POST',
          path: `${path}/refunds`,
          body: { refunded_amount: left, reference: `back-${paymentId}` },
          idempotencyKey: `back-${paymentId}`,
          signal,
        })
      : await callKlarna(settings, { method: 'POST', path: `${path}/cancel`, signal })
  if (answer.status >= 300) throw new Fault('klarna.not-given-back', { paymentId, status: answer.status })
}

function readNotification(settings: KlarnaSettings, { body, query }: Notification): ProviderNotice[] | 'forged' {
  const { payment: paymentId = '', key = '' } = query
  const given = Buffer.from(key)
  const right = Buffer.from(keyOf(settings, paymentId))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'forged'
  const { session_id, order_id, status, event_type } = (body ?? {}) as Readonly<Record<string, unknown>>
  const about = String(session_id ?? order_id ?? '')
  if (about === '') return 'forged'
  return [{ eventId: `${about}:${String(status ?? event_type ?? '')}`, paymentId, outcome: 'look' }]
}
