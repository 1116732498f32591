import { z } from 'zod'
import { idText, lineText, longText } from './bounds.ts'
import type { Calls } from './calls.ts'

/** The topics that the form offers for a question. A call may use its own words instead. */
export const supportReasons = ['order', 'return', 'product', 'payment', 'membership', 'other'] as const

export const supportCalls = {
  'POST /api/voyado/voyado/contactform': {
    who: 'anyone',
    summary: 'Sends a question to customer service: it is stored, and mailed to them',
    body: z.object({
      ...{ email: lineText, name: lineText, subject: lineText, message: longText },
      orderNumber: idText.optional(),
    }),
    answer: z.object({ ok: z.literal(true) }),
    problems: [400, 429],
  },
} satisfies Calls

/** The form on a page. It is filled in for a signed-in shopper. */
export const supportBody = z.object({
  reasons: z.array(z.enum(supportReasons)),
  name: z.string(),
  email: z.string(),
  /** The question was sent. */
  done: z.literal('sent').optional(),
})
