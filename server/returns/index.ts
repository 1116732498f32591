/** Returns: sent pieces that come back, from the look-up to the refund. */
export type { ReturnLabels } from './return-labels.port.ts'
export { type ReturnProblem, returnProblems } from './returns.problems.ts'
export { storedReturns } from './returns.repository.ts'
export { returnsRoutes } from './returns.routes.ts'
export { openReturns } from './returns.service.ts'
export type { Returns } from './returns.ts'
