import { createHmac, timingSafeEqual } from 'node:crypto'

/** One event of a notification, in the format of the provider. */
export interface NotificationItem {
  readonly eventCode: string
  readonly success: string
  readonly pspReference: string
  readonly originalReference?: string
  readonly merchantAccountCode: string
  readonly merchantReference: string
  readonly amount: { readonly value: number; readonly currency: string }
  readonly eventDate?: string
  readonly paymentMethod?: string
  readonly reason?: string
  readonly additionalData?: Readonly<Record<string, string>>
}

/** The signature of the values that matter, in the provider's order. The key is 64 hexadecimal digits. */
export function signatureOf(item: NotificationItem, hmacKey: string): string {
  const signed = [
    item.pspReference,
    item.originalReference ?? '',
    item.merchantAccountCode,
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    item.success,
  ].join(':')
  return createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(signed, 'utf8').digest('base64')
}

export function isSigned(item: NotificationItem, hmacKey: string): boolean {
  const given = Buffer.from(item.additionalData?.hmacSignature ?? '', 'base64')
  const right = Buffer.from(signatureOf(item, hmacKey), 'base64')
  return given.length === right.length && timingSafeEqual(given, right)
}
