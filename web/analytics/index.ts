/** Analytics' door on screen. Its code is loaded after hydration. */
export { sendToShop } from './send-to-shop.ts'
export { startTracking } from './start-tracking.ts'
