import { randomUUID } from 'node:crypto'
import { signatureHeader, signatureOf } from '../signature.ts'
import type { Tracking } from './books.ts'
import type { Faults } from './faults.ts'

export interface NotifierNeeds {
  readonly shopUrl: string
  readonly webhookSecret: string
  readonly faults: Faults
}

/** A webhook that the shop does not accept is sent again, each time after a longer wait. */
const retryAfterMs = [500, 2_000, 5_000, 15_000, 60_000]

interface Notice {
  readonly text: string
  readonly signature: string
}

/** Sends the shop a signed webhook for each step of a parcel. */
export function notifier({ shopUrl, webhookSecret, faults }: NotifierNeeds) {
  let held: Notice[] = []

  async function deliver(notice: Notice, attempt = 0): Promise<void> {
    if (await isAccepted(notice)) return
    const wait = retryAfterMs[attempt]
    if (wait !== undefined) setTimeout(() => deliver(notice, attempt + 1), wait).unref()
  }

  async function isAccepted({ text, signature }: Notice): Promise<boolean> {
    try {
      const answer = await fetch(`${shopUrl}/api/order/tracking/aftership/notification`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: signature },
        body: text,
        signal: AbortSignal.timeout(10_000),
      })
      await answer.arrayBuffer()
      return answer.status < 500
    } catch {
      return false
    }
  }

  return {
    async notify(tracking: Tracking): Promise<void> {
      if (faults.notifyNever) return
      const text = JSON.stringify({
        event: 'tracking_update',
        event_id: randomUUID(),
        is_tracking_first_tag: false,
        ts: Math.floor(Date.now() / 1000) + faults.notifyShiftSeconds,
        msg: tracking,
      })
      const right = signatureOf(text, webhookSecret)
      held.push({ text, signature: faults.notifySignedWrong ? signatureOf(`${text} `, webhookSecret) : right })
      if (held.length < faults.notifyReversed) return
      const ready = faults.notifyReversed > 0 ? held.toReversed() : held
      held = []
      for (const notice of ready) for (let times = 0; times < faults.notifyTimes; times++) await deliver(notice)
    },
  }
}
