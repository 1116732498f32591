/** The door of the returns plugin: the form of a returns service. */
export type * from './returns-plugin.port.ts'
export { returnsPluginRoutes } from './returns-plugin.routes.ts'
