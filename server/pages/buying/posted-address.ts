import { z } from 'zod'
import type { Address } from '#contracts/delivery-address.ts'

export type PostedFields = Readonly<Record<string, string | undefined>>

export const postedText = z.string().max(200, 'form.too-long').optional()

/** Every address field of all countries. The country determines which fields are shown and how they are checked. */
export const addressShape = {
  firstName: postedText,
  lastName: postedText,
  line1: postedText,
  houseNumber: postedText,
  line2: postedText,
  postalCode: postedText,
  city: postedText,
  regionCode: postedText,
  zone: postedText,
  district: postedText,
  mobilePhoneNumber: postedText,
  legalCustomerNumber: postedText,
  customsCustomerNumber: postedText,
  organizationName: postedText,
  taxOffice: postedText,
}

const names = Object.keys(addressShape) as (keyof typeof addressShape)[]
const namesWithCountry = [...names, 'country' as const]

/** The address of the form's own fields, which have no country. */
export const postedAddress = (posted: PostedFields): Address => read(posted, names, '')

/** The address of the fields whose names begin with this. They may have a country. */
export const postedAddressOf = (posted: PostedFields, prefix: string): Address => read(posted, namesWithCountry, prefix)

const read = (posted: PostedFields, fields: readonly string[], prefix: string): Address =>
  Object.fromEntries(
    fields.flatMap((name) => {
      const value = posted[prefix + name]
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** True if both addresses have equal values in every form field. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  namesWithCountry.every((name) => (one[name] ?? '') === (other[name] ?? ''))
