import { z } from 'zod'
import { idText } from './bounds.ts'
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

export const mostLines = 200
export const pieces = { lineItemId: idText, quantity: z.number().int().min(1).max(99) }

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
    /** ISO day: the last day to register a return; for pieces of several parcels the latest of these days. */
    returnableUntil: z.string().optional(),
    /** Other sizes that are in stock now. Left out if there are none. */
    sizes: z.array(z.object({ sku: z.string(), name: z.string() })).optional(),
    /** Why no piece can be returned. */
    notBecause: z.enum(['digital', 'not-sent', 'returned', 'too-late']).optional(),
  })
  .meta({ id: 'ReturnableLine' })
export type ReturnableLine = z.infer<typeof returnableLine>

export const goodsReturn = z
  .object({
    returnId: z.string(),
    /** The order number and the number of the return within the order: `10000012-1`. */
    returnNumber: z.string(),
    orderNumber: z.string(),
    state: z.enum(returnStates),
    way: z.enum(returnWays),
    registered: z.string(),
    /** ISO day: the last day to send or hand in the pieces. */
    sendBy: z.string(),
    lines: z.array(
      named.extend({
        reason: z.enum(returnReasons).optional(),
        /** Pieces accepted at the inspection. */
        accepted: z.number().int().optional(),
        /** The size that is sent instead of the money, if it is still in stock. */
        exchange: z.object({ sku: z.string(), size: z.string() }).optional(),
      }),
    ),
    /** Newest first. */
    events: z.array(z.object({ createDate: z.string(), eventtype: z.string() })),
    carrier: z.string().optional(),
    trackingNumber: z.string().optional(),
    trackingLink: z.string().optional(),
    /** Code that the carrier's desk scans. */
    dropOffCode: z.string().optional(),
    /** Address of the label, while the return can be sent. */
    labelUrl: z.string().optional(),
    /** The page that shows this return. */
    returnPortalTrackingUrl: z.string(),
    /** The order with the other sizes, once the pieces are accepted. */
    newOrderNumber: z.string().optional(),
    /** The amount that was refunded in money; before that, the amount if every piece is accepted. */
    refund: wireMoney,
    /** Why pieces were refused. */
    note: z.string().optional(),
  })
  .meta({ id: 'GoodsReturn' })
export type GoodsReturn = z.infer<typeof goodsReturn>

export const returnOffer = z
  .object({
    orderNumber: z.string(),
    /** The number of the next return. The same number sent again means the same return. */
    returnNumber: z.string(),
    lines: z.array(returnableLine),
    ways: z.array(z.enum(returnWays)),
    returns: z.array(goodsReturn),
    returnPortalUrl: z.string().optional(),
  })
  .meta({ id: 'ReturnOffer' })
export type ReturnOffer = z.infer<typeof returnOffer>
