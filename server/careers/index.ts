/** The door of careers: open positions. */
export { careersRoutes } from './careers.routes.ts'
export type { JobBoard } from './job-board.port.ts'
export { jobsGoodForMs, type OpenJobs, openJobs } from './open-jobs.cache.ts'
