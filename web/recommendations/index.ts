/** What a browser remembers for recommending, and what is recommended to it. */
export { type Recommended, recommended, type Wanted } from './recommended.ts'
export { noteViewed, viewedNames } from './viewed-products.ts'
