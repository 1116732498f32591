/** The door of address lookup: completes and checks addresses while the shopper types. */
export type { AddressFinder } from './address-finder.port.ts'
export { addressLookupRoutes } from './address-lookup.routes.ts'
export { addressLookup } from './address-lookup.ts'
