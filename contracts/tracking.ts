import { z } from 'zod'
import { foreign, idText, lineText } from './bounds.ts'
import type { Calls } from './calls.ts'
import { wireMoney } from './money.ts'
import { parcelTracking } from './orders.ts'

export const trackedOrder = z
  .object({
    orderNumber: z.string(),
    /** In each parcel the newest event is first; empty while nothing was sent. */
    parcelTrackings: z.array(parcelTracking),
    /** The links of the carriers. */
    trackingUrls: z.array(z.string()),
    /** Pieces that were cancelled. */
    cancelledLineItems: z.array(
      z.object({ lineItemId: z.string(), sku: z.string(), name: z.string(), quantity: z.number().int() }),
    ),
    refundedTotal: wireMoney.optional(),
    /** Refunds that failed and are tried again. */
    toRefundTotal: wireMoney.optional(),
  })
  .meta({ id: 'TrackedOrder' })
export type TrackedOrder = z.infer<typeof trackedOrder>

/** Room for a parcel with all its events, as the tracking service sends it. */
const noticeBytes = 400_000

export const trackingCalls = {
  'POST /api/order/{catalog}/parcel-tracking': {
    who: 'anyone',
    summary: 'The parcels of an order, for who knows its number and email address',
    body: z.object({ orderNumber: idText, email: lineText }),
    answer: trackedOrder,
    problems: [400, 403, 404, 429],
  },
  'POST /api/order/tracking/aftership/notification': {
    who: 'provider',
    signed: true,
    summary: 'What the tracking service tells of a parcel by itself, proved by its signature',
    body: foreign(z.looseObject({ event: idText, ts: z.number() }), {
      values: 20_000,
      depth: 10,
      characters: noticeBytes,
    }),
    mostBytes: noticeBytes,
    answer: z.object({}),
    problems: [400, 401],
  },
} satisfies Calls
