import { z } from 'zod'
import type { Calls } from './calls.ts'

/** An open position, as the job board describes it. */
export const job = z
  .object({
    id: z.string(),
    title: z.string(),
    department: z.string(),
    location: z.string(),
    /** ISO country code, two capital letters. */
    country: z.string(),
    /** The last day to apply, `2026-12-31`; null if there is none. */
    deadline: z.string().nullable(),
    /** The page for applications. */
    url: z.string(),
  })
  .meta({ id: 'Job' })
export type Job = z.infer<typeof job>

export const careersCalls = {
  'GET /api/careers/jobs': {
    who: 'anyone',
    summary: 'The positions that are open; none while the job board is down and nothing is known of before',
    answer: z.array(job),
    problems: [],
  },
} satisfies Calls
