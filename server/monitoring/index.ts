/** The door of monitoring: faults, load times of pages, and recorded visits. */
export type * from './monitor.port.ts'
export { monitoringRoutes } from './monitoring.routes.ts'
export { openMonitoring } from './monitoring.service.ts'
