/** What a browser remembers for recommending, and what is recommended to it. */
export { type Recommended, recommended, type Wanted } from './recommended.ts'
export { noteViewed } from './viewed-products.ts'
