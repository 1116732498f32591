import { z } from 'zod'
import { idText } from './bounds.ts'
import type { Calls } from './calls.ts'
import { store } from './stores.ts'

const flag = z.enum(['true', 'false']).optional()

export const stockCalls = {
  'GET /api/inventory/{catalog}/get-availability': {
    who: 'anyone',
    summary: 'What is available of each EAN, read from the tables',
    query: z.object({ ShipFromStore: flag, IsRetail: flag, EanCodes: z.array(idText).min(1).max(200) }),
    answer: z.array(
      z.object({
        ean: z.string(),
        inStock: z.boolean(),
        quantity: z.number().int(),
        stockLocation: z.enum(['warehouse', 'store']),
      }),
    ),
    problems: [400],
  },
  'GET /api/retail-stock/{catalog}/get-retail-availability': {
    who: 'anyone',
    summary: 'Which stores of the market have a size, read from the tables',
    query: z.object({ Ean: z.string().min(1).max(20) }),
    answer: z.array(z.object({ store, quantity: z.number().int(), status: z.enum(['inStock', 'fewLeft', 'soldOut']) })),
    problems: [400],
  },
} satisfies Calls
