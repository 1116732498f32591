/** The door of analytics on the web. Its code is loaded after hydration. */
export { startTracking } from './start-tracking.ts'
