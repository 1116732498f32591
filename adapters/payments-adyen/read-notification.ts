import { money } from '#foundation/money.ts'
import type { ProviderNotice } from '#server/payments/payment-provider.port.ts'
import type { AdyenSettings } from './adyen-settings.ts'
import { isSigned, type NotificationItem } from './notification-signature.ts'

export type NotificationKeys = Pick<AdyenSettings, 'merchantAccount' | 'hmacKey' | 'environment'>

/** Reads a standard notification. One event that is unsigned, altered or for another merchant makes the whole of it forged. */
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
  return {
    eventId: `${item.pspReference}:${item.eventCode}:${item.success}`,
    paymentId: item.merchantReference,
    reference: item.originalReference || item.pspReference,
    amount: money(item.amount.value, item.amount.currency),
    outcome,
    ...(reason === undefined ? {} : { reason }),
  }
}

/** Money on its way back carries our reference of the refund, and the provider's of the payment. */
function refundOf({ eventCode, success, ...item }: NotificationItem): ProviderNotice | undefined {
  if (eventCode !== 'REFUND' && eventCode !== 'REFUND_FAILED') return undefined
  const refundId = item.merchantReference
  return {
    eventId: `${item.pspReference}:${eventCode}:${success}`,
    paymentId: '',
    amount: money(item.amount.value, item.amount.currency),
    outcome: 'none',
    refund: { refundId, worked: eventCode === 'REFUND' && success === 'true' },
  }
}

/** Word keys of why it did not go through. */
const reasons: Readonly<Partial<Record<ProviderNotice['outcome'], string>>> = {
  refused: 'payment.refused',
  cancelled: 'payment.cancelled',
  expired: 'payment.expired',
}

/** Events of captures, disputes and reports change nothing here; unknown ones are taken note of and left alone. */
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
