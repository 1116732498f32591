import { z } from 'zod'
import type { Calls } from './calls.ts'

export const returnsPluginCalls = {
  'GET /api/returns-plugin/{catalog}': {
    who: 'anyone',
    summary:
      'The form of a returns service, where one is connected; none without functional consent, and none while the service is down',
    answer: z.object({ form: z.object({ name: z.string(), url: z.string() }).nullable() }),
    problems: [400],
  },
} satisfies Calls
