/** Stores viewed products in the browser, and requests recommendations for them. */
export { recommended } from './recommended.ts'
export { rememberViewed } from './viewed-products.ts'
