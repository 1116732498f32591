import { randomBytes } from 'node:crypto'
import { untilDue } from '#server/platform/simulators/simulator-delay.ts'
import { type NotificationItem, signatureOf } from '../notification-signature.ts'
import type { BookedPayment } from './books.ts'
import type { Faults } from './faults.ts'

export interface NotifierNeeds {
  readonly shopUrl: string
  readonly merchantAccount: string
  readonly hmacKey: string
  readonly faults: Faults
}

/** A notification that the shop does not accept is sent again, each time after a longer wait. */
const retryAfterMs = [500, 2_000, 5_000, 15_000, 60_000]

export interface NotifiedEvent {
  readonly eventCode: string
  readonly success: boolean
  readonly reason?: string
  /** The provider's reference of the event, if several events must have the same one. */
  readonly own?: string
  /** The reference and amount of a part, if the event is not about the whole payment. */
  readonly part?: { readonly reference: string; readonly amount: BookedPayment['amount'] }
}

/** Sends the shop signed notifications about the outcome of a payment, some time after it happened. */
export function notifier({ shopUrl, merchantAccount, hmacKey, faults }: NotifierNeeds) {
  const waiting: NotificationItem[] = []

  async function deliver(item: NotificationItem, attempt = 0): Promise<void> {
    if (await isAccepted(item)) return
    const wait = retryAfterMs[attempt]
    if (wait !== undefined) setTimeout(() => deliver(item, attempt + 1), wait).unref()
  }

  async function isAccepted(item: NotificationItem): Promise<boolean> {
    const body = JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: item }] })
    try {
      const answer = await fetch(`${shopUrl}/api/order/payment/adyen/notification`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(10_000),
      })
      await answer.arrayBuffer()
      return answer.status < 500
    } catch {
      return false
    }
  }

  function sendNext(): void {
    const item = faults.notifyNewestFirst ? waiting.pop() : waiting.shift()
    if (!item || faults.notifyNever) return
    for (let times = 0; times < faults.notifyTimes; times++) void deliver(item)
  }

  return {
    notify(payment: BookedPayment, event: NotifiedEvent): void {
      const bare = itemOf(merchantAccount, payment, event)
      const right = signatureOf(bare, hmacKey)
      const hmacSignature = faults.notifySignedWrong ? right.split('').reverse().join('') : right
      waiting.push({ ...bare, additionalData: { hmacSignature } })
      void untilDue(() => faults.notifyAfterMs).then(sendNext)
    },
  }
}

/** A notification before it is signed. */
function itemOf(merchantAccountCode: string, payment: BookedPayment, event: NotifiedEvent): NotificationItem {
  const modification = event.eventCode !== 'AUTHORISATION'
  return {
    eventCode: event.eventCode,
    success: String(event.success),
    eventDate: new Date().toISOString(),
    pspReference: modification ? (event.own ?? newReference()) : payment.pspReference,
    originalReference: modification ? payment.pspReference : '',
    merchantAccountCode,
    merchantReference: event.part?.reference ?? payment.reference,
    amount: event.part?.amount ?? payment.amount,
    paymentMethod: payment.method,
    reason: event.reason ?? '',
  }
}

export type Notifier = ReturnType<typeof notifier>

/** Sixteen characters, like the provider's own references. */
export const newReference = (): string => randomBytes(8).toString('hex').toUpperCase()
