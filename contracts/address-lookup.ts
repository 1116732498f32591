import { z } from 'zod'
import { lineText } from './bounds.ts'
import type { Calls } from './calls.ts'

/** An address that the shopper may mean, with the fields that the form has. */
export const addressSuggestion = z
  .object({
    country: z.string(),
    /** Code of a state or province, or the name of another division of the country. */
    region: z.string(),
    city: z.string(),
    zipcode: z.string(),
    street: z.string(),
    /** The address in one line, for the list to choose from. */
    label: z.string(),
    number: z.string(),
    /** For countries whose addresses have a district: Turkey. */
    district: z.string().optional(),
  })
  .meta({ id: 'AddressSuggestion' })
export type AddressSuggestion = z.infer<typeof addressSuggestion>

const typed = z.string().max(200).default('')

export const addressToValidate = z.object({
  region: typed,
  city: typed,
  zipCode: typed,
  streetName: typed,
  houseNumber: typed,
})
export type AddressToValidate = z.infer<typeof addressToValidate>

export const addressValidation = z
  .object({
    cityValidated: z.boolean().default(true),
    streetValidated: z.boolean().default(true),
    houseNumberValidated: z.boolean().default(true),
  })
  .meta({ id: 'AddressValidation' })
export type AddressValidation = z.infer<typeof addressValidation>

export const addressLookupCalls = {
  'GET /api/address-validation/{catalog}/suggest/{address}': {
    who: 'anyone',
    summary: 'Addresses that begin as typed; none when nobody can tell',
    params: z.object({ address: lineText }),
    answer: z.array(addressSuggestion),
    problems: [400],
  },
  'POST /api/address-validation/{catalog}/validate': {
    who: 'anyone',
    summary: 'Which parts of an address are known to exist; all of them when nobody can tell',
    body: addressToValidate,
    answer: addressValidation,
    problems: [400],
  },
} satisfies Calls
