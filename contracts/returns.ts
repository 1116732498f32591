import { z } from 'zod'
import { idText, lineText } from './bounds.ts'
import type { Calls } from './calls.ts'
import { wireMoney } from './money.ts'

export const returnStates = [
  'registered',
  'shipped',
  'inTransit',
  'delivered',
  'inspected',
  'refunded',
  'refused',
] as const
export type ReturnState = (typeof returnStates)[number]

export const returnReasons = [
  'too-small',
  'too-large',
  'not-as-described',
  'faulty',
  'wrong-item',
  'late',
  'changed-mind',
] as const
export type ReturnReason = (typeof returnReasons)[number]

export const returnWays = ['carrier', 'store'] as const
export type ReturnWay = (typeof returnWays)[number]

const mostLines = 200
const pieces = { lineItemId: idText, quantity: z.number().int().min(1).max(99) }

const named = z.object({
  lineItemId: z.string(),
  sku: z.string(),
  name: z.string(),
  /** Colour and size, as the order shows them. */
  details: z.string(),
  quantity: z.number().int(),
})

export const returnableLine = named
  .extend({
    imageUrl: z.string().optional(),
    /** Pieces that can be returned now. */
    returnable: z.number().int(),
    /** ISO day, the last one to register; with pieces of several parcels the last of all. */
    returnableUntil: z.string().optional(),
    /** Why none can be returned. */
    notBecause: z.enum(['digital', 'not-sent', 'returned', 'too-late']).optional(),
  })
  .meta({ id: 'ReturnableLine' })
export type ReturnableLine = z.infer<typeof returnableLine>

export const goodsReturn = z
  .object({
    returnId: z.string(),
    /** Number of the order and of the return in it: `10000012-1`. */
    returnNumber: z.string(),
    orderNumber: z.string(),
    state: z.enum(returnStates),
    way: z.enum(returnWays),
    registered: z.string(),
    /** ISO day, the last one to send or hand in the pieces. */
    sendBy: z.string(),
    lines: z.array(
      named.extend({
        reason: z.enum(returnReasons).optional(),
        /** Pieces accepted at the inspection. */
        accepted: z.number().int().optional(),
      }),
    ),
    /** Newest first. */
    events: z.array(z.object({ createDate: z.string(), eventtype: z.string() })),
    carrier: z.string().optional(),
    trackingNumber: z.string().optional(),
    trackingLink: z.string().optional(),
    /** Code that the carrier's desk scans. */
    dropOffCode: z.string().optional(),
    /** While it can be sent. */
    labelUrl: z.string().optional(),
    /** The page that shows this return. */
    returnPortalTrackingUrl: z.string(),
    /** What was refunded; before, what is refunded when every piece is accepted. */
    refund: wireMoney,
    /** Why pieces were refused. */
    note: z.string().optional(),
  })
  .meta({ id: 'GoodsReturn' })
export type GoodsReturn = z.infer<typeof goodsReturn>

export const returnOffer = z
  .object({
    orderNumber: z.string(),
    /** The number of the next return: the same number again is the same return. */
    returnNumber: z.string(),
    lines: z.array(returnableLine),
    ways: z.array(z.enum(returnWays)),
    returns: z.array(goodsReturn),
    returnPortalUrl: z.string().optional(),
  })
  .meta({ id: 'ReturnOffer' })
export type ReturnOffer = z.infer<typeof returnOffer>

const byNumber = z.object({ returnNumber: idText })

export const returnsCalls = {
  'POST /api/order/{catalog}/returns/lookup': {
    who: 'anyone',
    summary: 'The pieces of an order that can be returned, for who knows its number and email address',
    body: z.object({ orderNumber: idText, email: lineText }),
    answer: returnOffer,
    problems: [400, 403, 404, 429],
  },
  'POST /api/order/{catalog}/returns': {
    who: 'anyone',
    summary: 'Registers a return; members of their own orders, others with the email address of the order',
    body: z.object({
      orderNumber: idText,
      email: lineText.optional(),
      lines: z
        .array(z.object({ ...pieces, reason: z.enum(returnReasons).optional() }))
        .min(1)
        .max(mostLines),
      way: z.enum(returnWays).default('carrier'),
      /** As the look-up told it: a second press registers nothing more. */
      returnNumber: idText.optional(),
    }),
    answer: goodsReturn,
    problems: [400, 403, 404, 409, 429, 503],
  },
  'GET /api/order/{catalog}/returns': {
    who: 'account',
    summary: 'The returns of who is signed in, newest first, 50 at most',
    answer: z.array(goodsReturn),
    problems: [401, 403],
  },
  'GET /api/order/{catalog}/returns/{returnId}/label': {
    who: 'anyone',
    summary: 'The label of a return to print, opened by the unguessable id of the return',
    params: z.object({ returnId: idText }),
    answer: z.unknown(),
    file: 'application/pdf',
    problems: [403, 404],
  },
  'POST /api/order/order/internal/returns/{returnNumber}/arrival': {
    who: 'internal',
    keyed: true,
    summary: 'Tells where a return is: handed to the carrier, on its way, or arrived',
    params: byNumber,
    body: z.object({
      state: z.enum(['shipped', 'inTransit', 'delivered']),
      /** Where it arrived, needed with `delivered`. */
      place: idText.regex(/^(warehouse|store):\S+$/).optional(),
    }),
    answer: goodsReturn,
    problems: [400, 401, 404, 409, 422],
  },
  'POST /api/order/order/internal/returns/{returnNumber}/inspection': {
    who: 'internal',
    keyed: true,
    summary: 'Tells which pieces of an arrived return are accepted; with none, the return is refused',
    params: byNumber,
    body: z.object({
      /** Lines left out are accepted whole and go back to stock. */
      lines: z
        .array(
          z.object({
            lineItemId: idText,
            accepted: z.number().int().min(0).max(99),
            backToStock: z.boolean().default(true),
          }),
        )
        .max(mostLines)
        .default([]),
      /** For the shopper: why pieces are refused. */
      note: z.string().max(500).optional(),
    }),
    answer: goodsReturn,
    problems: [400, 401, 404, 409, 422],
  },
  'POST /api/order/order/internal/returns/{returnNumber}/refund': {
    who: 'internal',
    keyed: true,
    summary: 'Refunds the accepted pieces of an inspected return, once',
    params: byNumber,
    body: z.object({}),
    answer: goodsReturn,
    problems: [400, 401, 404, 409, 422],
  },
} satisfies Calls
