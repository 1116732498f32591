/** The door of analytics: who agreed to it, and where events are sent. */
export type * from './analytics.port.ts'
export { analyticsRoutes } from './analytics.routes.ts'
export { type Analytics, openAnalytics } from './analytics.service.ts'
export { sessionCookie, trackingCookie } from './measured-visit.ts'
