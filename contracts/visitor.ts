import { z } from 'zod'
import { trackingContext } from './analytics.ts'
import type { Calls } from './calls.ts'

/** Personal data. The browser requests it once after a cached page is hydrated, and after each form action. */
const visitor = z
  .object({
    basket: z.object({ quantity: z.number().int() }),
    wishlist: z.object({ skus: z.array(z.string()) }),
    signedIn: z.boolean(),
    firstName: z.string().optional(),
    /** A device in a store, which several shoppers use one after another. */
    inStore: z.literal(true).optional(),
    /** The store of the device. */
    storeName: z.string().optional(),
    /** The visitor is a member of the loyalty programme, so member prices apply. */
    member: z.literal(true).optional(),
    termsDue: z.boolean().optional(),
    /** What the data layer contains about the visitor, if they agreed to be measured. */
    measured: trackingContext.optional(),
    /** The visit is one of those that are recorded, with masked texts. */
    recorded: z.literal(true).optional(),
  })
  .meta({ id: 'Visitor' })

export type Visitor = z.infer<typeof visitor>

export const pagesCalls = {
  'GET /api/visitor/{catalog}': {
    who: 'anyone',
    summary:
      'What is personal: basket count, hearts, greeting. Remembers the market, and another one than before where it was chosen',
    query: z.object({ chosen: z.literal('true').optional() }),
    answer: visitor,
    problems: [400],
  },
  'DELETE /api/visitor/{catalog}': {
    who: 'store',
    summary: 'Ends a visit at a device of a store: deletes the basket and forgets who was there',
    answer: z.object({}),
    problems: [400, 403],
  },
} satisfies Calls
