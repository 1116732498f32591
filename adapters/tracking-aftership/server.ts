import { Fault } from '#foundation/fault.ts'
import type { FollowedParcel, ReadNotice, SentNotice, TrackingService } from '#server/tracking/tracking-service.port.ts'
import { slugOf } from './couriers.ts'
import { readTracking } from './read-tracking.ts'
import { isSigned, signatureHeader } from './signature.ts'

export interface AftershipSettings {
  /** The address with the version: `https://api.aftership.com/tracking/2025-01`. */
  readonly url: string
  readonly apiKey: string
  /** Without a secret no webhook is accepted, and the status of parcels is only polled. */
  readonly webhookSecret: string | undefined
}

/** A failed webhook is sent again for days. An older one may be a replay by an attacker. */
const oldestNoticeMs = 3 * 86_400_000
/** The clock of the service may be ahead of ours by this much. */
const newestNoticeMs = 5 * 60_000
const alreadyFollowed = 4003

/** Follows parcels with AfterShip. Each parcel is registered once; its events come by webhook or are requested. */
export function aftershipTracking({ url, apiKey, webhookSecret }: AftershipSettings): TrackingService {
  const call = async (method: 'GET' | 'POST', path: string, body: unknown, signal: AbortSignal | undefined) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { 'as-api-key': apiKey, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: signal ?? null,
    })
    if (answer.status >= 500 || answer.status === 429)
      throw new Fault('tracking-aftership.failed', { status: answer.status })
    const { meta, data } = ((await answer.json()) ?? {}) as { meta?: { code?: unknown }; data?: unknown }
    return { status: answer.status, code: meta?.code, data }
  }
  return {
    async register(parcel, signal) {
      const { status, code } = await call('POST', '/trackings', registration(parcel), signal)
      if (status === 201 || code === alreadyFollowed) return
      throw new Fault('tracking-aftership.refused', { status, code })
    },

    async fetchReport(parcel, signal) {
      const query = new URLSearchParams({ tracking_numbers: parcel.trackingNumber, limit: '20' })
      const { status, data, code } = await call('GET', `/trackings?${query}`, undefined, signal)
      const { trackings } = (data ?? {}) as { trackings?: unknown }
      if (status !== 200 || !Array.isArray(trackings)) throw new Fault('tracking-aftership.refused', { status, code })
      const read = trackings.map((tracking) => readTracking(tracking, updatedAt(tracking)))
      return read.find(
        (report) => report?.trackingNumber === parcel.trackingNumber && report.orderNumber === parcel.orderNumber,
      )
    },

    read: (notice, now) => readNotice(notice, webhookSecret, now),
  }
}

/** AfterShip sends the order number back with every report. Country and language are the only data about the shopper that it gets. */
function registration({ orderNumber, carrier, trackingNumber, direction, language, country }: FollowedParcel) {
  const slug = slugOf(carrier)
  return {
    tracking_number: trackingNumber,
    ...(slug === undefined ? {} : { slug }),
    order_id: orderNumber,
    language,
    ...(direction === 'return' ? { origin_country_region: country } : { destination_country_region: country }),
    custom_fields: { direction },
  }
}

function updatedAt(tracking: unknown): Date {
  const at = new Date(String((tracking as { updated_at?: unknown } | null)?.updated_at))
  return Number.isNaN(at.getTime()) ? new Date(0) : at
}

function readNotice({ headers, text }: SentNotice, secret: string | undefined, now: Date): ReadNotice {
  if (secret === undefined || !isSigned(text, headers[signatureHeader], secret)) return { kind: 'not-signed' }
  const body = parsed(text)
  const ts = body?.ts
  if (body === undefined || typeof ts !== 'number' || !Number.isFinite(ts)) return { kind: 'not-understood' }
  const ageMs = now.getTime() - ts * 1000
  if (ageMs > oldestNoticeMs || ageMs < -newestNoticeMs) return { kind: 'too-old' }
  if (body.event !== 'tracking_update' && body.event !== 'edd_revise') return { kind: 'ignored' }
  const report = readTracking(body.msg, new Date(ts * 1000))
  return report ? { kind: 'report', report } : { kind: 'ignored' }
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : undefined
  } catch {
    return undefined
  }
}
