/** The door of size guides: the table for a product, the call that returns all tables, and advice on a size. */
export { openSizeGuides, type SizeGuidesNeeds } from './open-size-guides.ts'
export type { SizeAdvisor } from './size-advisor.port.ts'
export { sizeGuidesRoutes } from './size-guides.routes.ts'
export type { SizeGuides } from './size-guides.ts'
