/** What a device in a store does besides, where one shopper comes after the other. */
export { loadIdleWatch } from './load-idle-watch.ts'
