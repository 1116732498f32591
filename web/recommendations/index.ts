/** Viewed products stored in the browser, and recommendations from them. */
export { recommended } from './recommended.ts'
export { noteViewed } from './viewed-products.ts'
