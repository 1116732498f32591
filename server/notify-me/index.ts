/** Notify-me's door: who waits for a product, and word when it is there. */

export { maskEmail } from './mask-email.ts'
export { notifyMeProblems } from './notify-me.problems.ts'
export { notifyCookie, notifyMeRoutes } from './notify-me.routes.ts'
export { notifyMe } from './notify-me.service.ts'
export type { NotifyMe } from './notify-me.ts'
