import { careersCalls } from '#contracts/careers.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import type { OpenJobs } from './open-jobs.cache.ts'

/** The call for open positions. */
export const careersRoutes = (jobs: OpenJobs): CallGroup =>
  serveCalls(careersCalls, {}, { 'GET /api/careers/jobs': async () => [...(await jobs.all())] })
