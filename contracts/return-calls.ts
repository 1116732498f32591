import { z } from 'zod'
import { idText, lineText } from './bounds.ts'
import type { Calls } from './calls.ts'
import { goodsReturn, mostLines, pieces, returnOffer, returnReasons, returnWays } from './returns.ts'

const byNumber = z.object({ returnNumber: idText })

/** Who asks for a step of a return, and why. For the audit trail. */
const askedBy = {
  by: z.string().trim().min(1).max(200).optional(),
  reason: z.string().trim().min(1).max(500).optional(),
}

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
        .array(
          z.object({
            ...pieces,
            reason: z.enum(returnReasons).optional(),
            /** Another size of the same product that the shopper wants instead of the money, at the price that was paid. */
            exchangeSku: idText.optional(),
          }),
        )
        .min(1)
        .max(mostLines),
      way: z.enum(returnWays).default('carrier'),
      /** The number from the answer to the look-up. With it a second click does not register a second return. */
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
      /** The place where it arrived; required with `delivered`. */
      place: idText.regex(/^(warehouse|store):\S+$/).optional(),
      ...askedBy,
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
      /** Lines that are left out are fully accepted and go back to stock. */
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
      /** For the shopper: why pieces were refused. */
      note: z.string().max(500).optional(),
      ...askedBy,
    }),
    answer: goodsReturn,
    problems: [400, 401, 404, 409, 422],
  },
  'POST /api/order/order/internal/returns/{returnNumber}/refund': {
    who: 'internal',
    keyed: true,
    summary: 'Refunds the accepted pieces of an inspected return, once',
    params: byNumber,
    body: z.object(askedBy),
    answer: goodsReturn,
    problems: [400, 401, 404, 409, 422],
  },
} satisfies Calls
