import { z } from 'zod'
import { foreign, idText } from './bounds.ts'
import { wireMoney } from './money.ts'
import { orderDetail, orderStates, parcelEventKinds } from './orders.ts'

/** Accepted exactly as it was sent, because the signature covers every field. */
export const shipmentNotification = foreign(
  z.looseObject({
    /** The same id for every delivery of the same event. */
    eventId: z.string().min(1).max(100),
    event: z.enum(parcelEventKinds),
    orderNumber: idText,
    trackingNumber: z.string().min(1).max(100),
    carrier: z.string().max(100).optional(),
    trackingLink: z.url().max(2_000).optional(),
    /** The place that the parcel was sent from. Required with `dispatch` if an order has several parcels. */
    place: idText.optional(),
    lines: z
      .array(z.object({ lineItemId: idText, quantity: z.number().int().min(1).max(99) }))
      .max(200)
      .optional(),
    happenedAt: z.iso.datetime({ offset: true }).max(40),
  }),
)

export const somePieces = z.object({ lineItemId: idText, quantity: z.number().int().min(1).max(99) })

export const mostLines = 200

/** Why an operator must look at an entry. */
export const workKinds = [
  'money-lost',
  'disputed',
  'refund-failed',
  'refund-withheld',
  'refund-stuck',
  'refund-owed',
] as const

/** How an operator can resolve an entry of the work list. */
export const workResolutions = ['release', 'try-again', 'close'] as const

export const workEntry = z
  .object({
    entryId: z.string(),
    kind: z.enum(workKinds),
    orderNumber: z.string().optional(),
    paymentId: z.string(),
    refundId: z.string().optional(),
    provider: z.string(),
    amount: wireMoney,
    details: z.record(z.string(), z.unknown()),
    opened: z.string(),
    resolution: z.string().optional(),
  })
  .meta({ id: 'WorkEntry' })

export const orderAction = z
  .object({
    /** Who did it. */
    by: z.string().trim().min(1).max(200),
    /** Why it was done; for a note, its text. */
    reason: z.string().trim().min(1).max(500),
    action: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('note') }),
      z.object({
        kind: z.literal('cancel'),
        /** If left out, everything that was not sent is cancelled. */
        lines: z.array(somePieces).min(1).max(mostLines).optional(),
      }),
      z.object({
        kind: z.literal('refund'),
        lines: z
          .array(somePieces.extend({ backToStock: z.boolean().optional() }))
          .max(mostLines)
          .default([]),
        shipping: z.boolean().default(false),
      }),
      z.object({
        kind: z.literal('mail'),
        /** The mail from the order's story to send again, unchanged and to the same address. */
        mailId: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
      }),
    ]),
  })
  .meta({ id: 'OrderAction' })

export type OrderAction = z.infer<typeof orderAction>

/** The most orders in the answer to a search by customer service. */
export const mostFoundOrders = 50

export const foundOrder = z
  .object({
    orderId: z.string(),
    orderNumber: z.string(),
    orderState: z.enum(orderStates),
    created: z.string(),
    market: z.string(),
    email: z.string(),
    total: wireMoney,
  })
  .meta({ id: 'FoundOrder' })

export const orderStory = z
  .object({
    order: orderDetail,
    /** Oldest first. */
    story: z.array(z.object({ at: z.string(), what: z.string(), details: z.record(z.string(), z.unknown()) })),
  })
  .meta({ id: 'OrderStory' })
