/** Analytics' door: who may be measured, and where events go. */
export type * from './analytics.port.ts'
export { analyticsRoutes } from './analytics.routes.ts'
export { type Analytics, openAnalytics } from './analytics.service.ts'
export { sessionCookie, trackingCookie } from './measured-visit.ts'
