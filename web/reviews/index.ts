/** Reviews' door on screen. */
export { ReviewsBelow } from './reviews-below.tsx'
