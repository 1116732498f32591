/** Extra behaviour of a device in a store, which many shoppers share. */
export { loadIdleWatch } from './load-idle-watch.ts'
