import { z } from 'zod'
import { idText } from './bounds.ts'
import type { Calls } from './calls.ts'

/** Reviews by buyers, from the review service. */
export const reviews = z
  .object({
    /** 1 to 5, with one decimal; null if there are no reviews. */
    score: z.number().nullable(),
    count: z.number().int(),
    reviews: z.array(
      z.object({
        score: z.number().int(),
        title: z.string(),
        text: z.string(),
        author: z.string(),
        /** ISO 8601. */
        date: z.string(),
        /** The review service has proof that the author bought it. */
        isVerified: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Reviews' })
export type Reviews = z.infer<typeof reviews>

export const reviewsCalls = {
  'GET /api/reviews/{catalog}': {
    who: 'anyone',
    summary:
      'What buyers think of a product, or of the shop where none is named; nothing without functional consent, and nothing while the service is down',
    query: z.object({ productId: idText.optional() }),
    answer: reviews,
    problems: [400],
  },
} satisfies Calls
