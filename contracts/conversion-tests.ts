import { z } from 'zod'
import type { Calls } from './calls.ts'

export const conversionTestsCalls = {
  'GET /api/conversion-tests/{catalog}': {
    who: 'anyone',
    summary:
      'Which variant of each running test this visitor sees; always the same one. None without consent to analytics, and none while the service is down',
    answer: z.object({ variants: z.record(z.string(), z.string()) }),
    problems: [400],
  },
} satisfies Calls
