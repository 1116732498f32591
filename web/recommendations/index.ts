/** What a browser remembers for recommending, and what is recommended to it. */
export { recommended } from './recommended.ts'
export { noteViewed } from './viewed-products.ts'
