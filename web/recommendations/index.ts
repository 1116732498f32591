/** What a browser remembers for recommending: what was looked at. */
export { noteViewed, viewedBefore } from './viewed-products.ts'
