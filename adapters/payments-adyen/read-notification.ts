import { type Money, money } from '#foundation/money.ts'
import type { MoneyEvent, ProviderNotice, RefundEvent } from '#server/payments/payment-provider.port.ts'
import type { AdyenSettings } from './adyen-settings.ts'
import { isSigned, type NotificationItem } from './notification-signature.ts'

export type NotificationKeys = Pick<AdyenSettings, 'merchantAccount' | 'hmacKey' | 'environment'>

/** Reads a standard notification. If one event is unsigned, changed or for another merchant, the whole notification counts as forged. */
export function readNotification(keys: NotificationKeys, notification: unknown): readonly ProviderNotice[] | 'forged' {
  const { live, notificationItems } = notification as { live?: unknown; notificationItems?: unknown }
  if (!Array.isArray(notificationItems) || notificationItems.length === 0) return 'forged'
  if (live !== String(keys.environment !== 'test')) return 'forged'
  const items = notificationItems.map((wrapped: unknown) => itemOf(wrapped))
  const right = items.every(
    (item) => item && item.merchantAccountCode === keys.merchantAccount && isSigned(item, keys.hmacKey),
  )
  return right ? items.filter((item) => item !== undefined).map(noticeOf) : 'forged'
}

function itemOf(wrapped: unknown): NotificationItem | undefined {
  const item = (wrapped as { NotificationRequestItem?: unknown } | null)?.NotificationRequestItem
  if (typeof item !== 'object' || item === null) return undefined
  const { amount, pspReference, merchantReference, eventCode, success } = item as Partial<NotificationItem>
  const texts = [pspReference, merchantReference, eventCode, success]
  const whole =
    texts.every((text) => typeof text === 'string') &&
    Number.isSafeInteger(amount?.value) &&
    typeof amount?.currency === 'string'
  return whole ? (item as NotificationItem) : undefined
}

function noticeOf(item: NotificationItem): ProviderNotice {
  const refund = refundOf(item)
  if (refund) return refund
  const outcome = outcomeOf(item)
  const reason = reasons[outcome]
  const happened = moneyEventOf(item)
  return {
    eventId: eventIdOf(item),
    paymentId: item.merchantReference,
    reference: item.originalReference || item.pspReference,
    amount: amountOf(item),
    outcome,
    ...(reason === undefined ? {} : { reason }),
    ...(happened === undefined ? {} : { money: happened }),
  }
}

const eventIdOf = ({ pspReference, eventCode, success }: NotificationItem): string =>
  `${pspReference}:${eventCode}:${success}`
const amountOf = ({ amount }: NotificationItem): Money => money(amount.value, amount.currency)

/** An event about a refund has our reference of the refund and the provider's reference of the payment. */
function refundOf(item: NotificationItem): ProviderNotice | undefined {
  const outcome = refundOutcomeOf(item)
  if (!outcome) return undefined
  return {
    eventId: eventIdOf(item),
    paymentId: '',
    ...(item.originalReference ? { reference: item.originalReference } : {}),
    amount: amountOf(item),
    outcome: 'none',
    refund: { refundId: item.merchantReference, outcome, ...(item.eventDate ? { at: timeOf(item.eventDate) } : {}) },
  }
}

/** An event with `success: false` says nothing about a refund, except the events REFUND and REFUND_WITH_DATA. */
function refundOutcomeOf({ eventCode, success }: NotificationItem): RefundEvent['outcome'] | undefined {
  if (eventCode === 'REFUND' || eventCode === 'REFUND_WITH_DATA') return success === 'true' ? 'done' : 'refused'
  if (success !== 'true') return undefined
  return eventCode === 'REFUND_FAILED' ? 'failed' : eventCode === 'REFUNDED_REVERSED' ? 'reversed' : undefined
}

/** The meaning of each event for money that was authorised. Events that are not listed have none. */
const moneyKinds: Readonly<Record<string, MoneyEvent['kind']>> = {
  CANCELLATION: 'cancelled',
  CANCEL_OR_REFUND: 'cancelled',
  TECHNICAL_CANCEL: 'cancelled',
  EXPIRE: 'cancelled',
  CAPTURE_FAILED: 'capture-failed',
  REQUEST_FOR_INFORMATION: 'dispute-opened',
  NOTIFICATION_OF_FRAUD: 'dispute-opened',
  NOTIFICATION_OF_CHARGEBACK: 'dispute-opened',
  PREARBITRATION_OPEN: 'dispute-opened',
  SCHEME_ARBITRATION: 'dispute-opened',
  CHARGEBACK: 'chargeback',
  SECOND_CHARGEBACK: 'chargeback',
  PREARBITRATION_LOST: 'chargeback',
  SCHEME_ARBITRATION_LOST: 'chargeback',
  CHARGEBACK_REVERSED: 'chargeback-reversed',
  PREARBITRATION_WON: 'chargeback-reversed',
  SCHEME_ARBITRATION_WON: 'chargeback-reversed',
}

function moneyEventOf(item: NotificationItem): MoneyEvent | undefined {
  const { eventCode, success, pspReference, originalReference, eventDate, reason, additionalData } = item
  const kind = moneyKinds[eventCode]
  if (!kind || success !== 'true') return undefined
  const answerBy = additionalData?.defensePeriodEndsAt
  return {
    kind,
    // All events of a dispute share their own reference. A cancellation or failed capture has the reference of its
    // payment.
    caseId: kind === 'cancelled' || kind === 'capture-failed' ? originalReference || pspReference : pspReference,
    amount: amountOf(item),
    at: timeOf(eventDate),
    ...(reason ? { reason } : {}),
    ...(answerBy === undefined ? {} : { answerBy: timeOf(answerBy) }),
  }
}

/** A time that cannot be read becomes the current time. */
function timeOf(text: string | undefined): string {
  const time = Date.parse(text ?? '')
  return new Date(Number.isNaN(time) ? Date.now() : time).toISOString()
}

/** Word keys of the reasons why a payment failed. */
const reasons: Readonly<Partial<Record<ProviderNotice['outcome'], string>>> = {
  refused: 'payment.refused',
  cancelled: 'payment.cancelled',
  expired: 'payment.expired',
}

/** The meaning of an event for an attempt to pay; later events are handled above. Unknown events are recorded and change nothing. */
function outcomeOf({ eventCode, success, reason }: NotificationItem): ProviderNotice['outcome'] {
  const worked = success === 'true'
  if (eventCode === 'AUTHORISATION') {
    if (worked) return 'authorised'
    return /cancel/i.test(reason ?? '') ? 'cancelled' : 'refused'
  }
  if (eventCode === 'CANCELLATION' || eventCode === 'CANCEL_OR_REFUND' || eventCode === 'TECHNICAL_CANCEL')
    return worked ? 'voided' : 'none'
  if (eventCode === 'OFFER_CLOSED' || eventCode === 'EXPIRE') return worked ? 'expired' : 'none'
  return 'none'
}
