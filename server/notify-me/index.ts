/** Notify me: requests for products that are not available yet, and their notifications. */

export { maskEmail } from './mask-email.ts'
export { notifyMeProblems } from './notify-me.problems.ts'
export { notifyMeRoutes } from './notify-me.routes.ts'
export { notifyMe } from './notify-me.service.ts'
export type { NotifyMe } from './notify-me.ts'
