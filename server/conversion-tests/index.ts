/** The door of conversion tests: which variant of the shop a visitor sees. */
export type * from './conversion-tests.port.ts'
export { conversionTestsRoutes } from './conversion-tests.routes.ts'
