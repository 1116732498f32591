import { z } from 'zod'
import { idText } from './bounds.ts'
import type { Calls } from './calls.ts'
import { wireMoney } from './money.ts'

/** An invoice or a credit note of an order, as pages show it with a link. */
export const shownInvoice = z
  .object({
    number: z.string(),
    kind: z.enum(['invoice', 'credit-note']),
    made: z.string(),
    total: wireMoney,
    /** Address of the document. */
    url: z.string(),
  })
  .meta({ id: 'Invoice' })
export type ShownInvoice = z.infer<typeof shownInvoice>

export const invoicesCalls = {
  'GET /api/order/{catalog}/order/receipt/{orderId}/invoices/{invoiceNumber}': {
    who: 'anyone',
    summary: 'An invoice or a credit note of an order as a document, for whom the order shows personal data to',
    params: z.object({ orderId: idText, invoiceNumber: idText }),
    answer: z.unknown(),
    file: 'application/pdf',
    problems: [404],
  },
} satisfies Calls
