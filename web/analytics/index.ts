/** The door of analytics on the web. Its code is loaded after hydration. */
export { sendToShop } from './send-to-shop.ts'
export { startTracking } from './start-tracking.ts'
