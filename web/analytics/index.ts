/** Analytics' door on screen. Its code comes once a page has come alive. */
export { sendToShop } from './send-to-shop.ts'
export { startTracking } from './start-tracking.ts'
