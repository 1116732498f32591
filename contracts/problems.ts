import { z } from 'zod'

/** The body of every refusal. `errors` has texts by field in the market's language; `code` names the reason and never changes. */
export const problemBody = z
  .object({
    status: z.number().int(),
    title: z.string(),
    message: z.string(),
    errors: z.record(z.string(), z.array(z.string())),
    code: z.string(),
    traceId: z.string().optional(),
  })
  .loose()
  .meta({ id: 'Problem' })
export type ProblemBody = z.infer<typeof problemBody>
