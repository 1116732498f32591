import { timingSafeEqual } from 'node:crypto'
import { Fault } from '#foundation/fault.ts'
import type {
  LaterEvents,
  Notification,
  OpenPayment,
  PaymentProvider,
  ProviderNotice,
} from '#server/payments/payment-provider.port.ts'
import { begin, createOrUpdateSession } from './begin.ts'
import { books } from './books.ts'
import { callKlarna } from './klarna-api.ts'
import { type KlarnaSettings, keyOf, pagePrefix } from './klarna-settings.ts'
import { readOrder, readStatus } from './read-status.ts'
import { voidPayment } from './void-payment.ts'

/**
 * Takes payments through Klarna: a session lists the payment types, the shopper confirms on a hosted page, and an order
 * takes the money.
 */
export function klarnaPayments(settings: KlarnaSettings): PaymentProvider {
  const { environment, simulated, origins } = settings
  return {
    name: 'klarna',
    account: `klarna:${settings.username}`,
    setup: { clientKey: '', environment, simulated, origins },
    takesMoneyAtOnce: false,
    refusalEnds: () => true,
    // The payment types depend on the basket; see `prepare`.
    methods: async () => [],

    prepare: (charge, sessionId, signal) => createOrUpdateSession(settings, charge, sessionId, signal),

    begin: (charge, signal) => begin(settings, charge, signal),

    // The data in the return URL can be forged, so we read the status from Klarna.
    finish: (_details, open, signal) => readStatus(settings, open, signal),
    readStatus: (open, signal) => readStatus(settings, open, signal),
    laterEvents: (payment, signal) => laterEvents(settings, payment, signal),
    voidPayment: (payment, signal) => voidPayment(settings, payment, signal),

    refund: async (payment, { refundId, amount }, signal) => {
      if (payment.reference === null || payment.reference.startsWith(pagePrefix))
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

/** An order that was stopped as fraud, cancelled or expired is not paid out. Disputes are only in the settlements. */
async function laterEvents(
  settings: KlarnaSettings,
  { reference, paymentId, amount }: OpenPayment,
  signal: AbortSignal | undefined,
): Promise<LaterEvents> {
  if (reference === null || reference.startsWith(pagePrefix)) return { money: [], refunds: [] }
  const order = await readOrder(settings, reference, signal)
  if (order.merchant_reference1 !== paymentId) throw new Fault('klarna.order-of-another-payment', { paymentId })
  const isGone = order.fraud_status === 'REJECTED' || order.status === 'CANCELLED' || order.status === 'EXPIRED'
  const reason = `${String(order.status)} ${String(order.fraud_status)}`
  const at = typeof order.updated_at === 'string' ? order.updated_at : new Date().toISOString()
  return { money: isGone ? [{ kind: 'cancelled', caseId: reference, amount, at, reason }] : [], refunds: [] }
}

function readNotification(settings: KlarnaSettings, { body, query }: Notification): ProviderNotice[] | 'forged' {
  const { payment: paymentId = '', key = '' } = query
  const given = Buffer.from(key)
  const right = Buffer.from(keyOf(settings, paymentId))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'forged'
  const { session_id, order_id, status, event_type } = (body ?? {}) as Readonly<Record<string, unknown>>
  const about = String(session_id ?? order_id ?? '')
  if (about === '') return 'forged'
  return [{ eventId: `${about}:${String(status ?? event_type ?? '')}`, paymentId, outcome: 'ask-provider' }]
}
