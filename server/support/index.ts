/** Questions to customer service: stored, and mailed to customer service. */

export { supportProblems } from './support.problems.ts'
export { supportRoutes } from './support.routes.ts'
export { openSupport } from './support.service.ts'
export type { Support } from './support.ts'
