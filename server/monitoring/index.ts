/** Monitoring's door: what goes wrong, how quick pages are, and recorded visits. */
export type * from './monitor.port.ts'
export { monitoringRoutes } from './monitoring.routes.ts'
export { openMonitoring } from './monitoring.service.ts'
