/** Extra behaviour of a device in a store that many shoppers share. */
export { loadIdleWatch } from './load-idle-watch.ts'
