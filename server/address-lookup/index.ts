/** Address lookup's door: completing and checking addresses as they are typed. */
export type { AddressFinder } from './address-finder.port.ts'
export { addressLookupRoutes } from './address-lookup.routes.ts'
export { addressLookup } from './address-lookup.ts'
