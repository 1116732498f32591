import { addressLookupCalls } from '#contracts/address-lookup.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import type { AddressLookup } from './address-lookup.ts'

export function addressLookupRoutes(lookup: AddressLookup): CallGroup {
  return serveCalls(
    addressLookupCalls,
    {},
    {
      'GET /api/address-validation/{catalog}/suggest/{address}': ({ market, params }) =>
        lookup.suggest(market, params.address),
      'POST /api/address-validation/{catalog}/validate': ({ market, body }) => lookup.validate(market, body),
    },
  )
}
