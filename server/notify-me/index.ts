/** Notify-me's door: who waits for a product, and word when it is there. */

export { maskEmail } from './mask-email.ts'
export { type NotifyMeProblem, notifyMeProblems } from './notify-me.problems.ts'
export { type NotifyMeCallNeeds, notifyCookie, notifyMeRoutes } from './notify-me.routes.ts'
export { type NotifyMeGround, notifyMe } from './notify-me.service.ts'
export type { Asking, NotifyMe } from './notify-me.ts'
export type { Wish } from './read-wish.ts'
