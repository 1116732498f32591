/** The door of reviews on the web. */
export { ReviewsBelow } from './reviews-below.tsx'
