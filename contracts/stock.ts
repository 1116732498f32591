import { z } from 'zod'
import type { Calls } from './calls.ts'

const flag = z.enum(['true', 'false']).optional()

export const stockCalls = {
  'GET /api/inventory/{catalog}/get-availability': {
    who: 'anyone',
    summary: 'What is available of each EAN, read from the tables',
    query: z.object({ ShipFromStore: flag, IsRetail: flag, EanCodes: z.array(z.string()).min(1).max(200) }),
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
} satisfies Calls
