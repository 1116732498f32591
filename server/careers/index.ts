/** Careers' door: the positions that are open. */
export { careersRoutes } from './careers.routes.ts'
export type { JobBoard } from './job-board.port.ts'
export { jobsGoodForMs, type OpenJobs, openJobs } from './open-jobs.cache.ts'
