import type { Address } from '#contracts/delivery-address.ts'
import { isEmailAddress, longestEmailAddress } from '#foundation/email-address.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { tidyText } from '#foundation/tidy-text.ts'
import { type CountryFacts, isPostalCode, maskedPostalCode } from '#server/markets/index.ts'
import { type AddressField, type AddressForm, addressFields } from './address-fields.ts'
import { hasMarkup, isPostNumber, tidyPhone, tidyPostNumber, westernDigits } from './tidy-text.ts'

/** The problems of an address: the key of a text per field. */
export type AddressProblem = {
  readonly code: 'checkout.address-not-complete'
  readonly fields: Readonly<Record<string, string>>
}

/** Address fields that every country has, with their maximum lengths. */
const besides = { email: longestEmailAddress, organizationName: 100, carrierVariant: 50, id: 100 } as const

/**
 * Checks an address by its country's rules. Returns it tidied: without repeated blanks, with the country, with only the
 * fields of the country.
 */
export function checkAddress(
  country: CountryFacts,
  given: Address,
  form: AddressForm = 'whole',
): Result<Address, AddressProblem> {
  const fields = addressFields(country, form)
  const { postalCode: postalRule } = country.address
  const tidied = fields.map((field) => [field, tidy(field, given, postalRule)] as const)
  const wrong: Record<string, string> = {}
  for (const [field, value] of tidied) {
    const problem = fieldProblem(field, value, postalRule)
    if (problem) wrong[field.name] = problem
  }
  const address: Record<string, unknown> = { country: country.code }
  for (const [{ name }, value] of tidied) if (value !== '') address[name] = value
  for (const [name, value] of Object.entries(besidesOf(given))) {
    address[name] ??= value
    const problem = besidesProblem(name as keyof typeof besides, value)
    if (problem) wrong[name] ??= problem
  }
  if (given.geoCoordinates !== undefined) address.geoCoordinates = given.geoCoordinates
  if (given.isPreferred !== undefined) address.isPreferred = given.isPreferred
  if (country.address.carrierPostNumber) addPostNumber(given, address, wrong)
  placeInZone(country, address, wrong)
  if (address.taxOffice !== undefined && address.organizationName === undefined)
    wrong.organizationName = 'form.required'
  return Object.keys(wrong).length > 0
    ? refused({ code: 'checkout.address-not-complete', fields: wrong })
    : accepted(address as Address)
}

type PostalRule = CountryFacts['address']['postalCode']

function tidy({ name }: AddressField, given: Address, postalRule: PostalRule): string {
  const value = tidyText(given[name] ?? '')
  if (name === 'mobilePhoneNumber') return tidyPhone(value)
  if (name === 'postalCode' && postalRule) return maskedPostalCode(postalRule, westernDigits(value))
  return value
}

function fieldProblem(field: AddressField, value: string, postalRule: PostalRule): string | undefined {
  if (value === '') return field.required ? 'form.required' : undefined
  if (hasMarkup(value)) return 'form.no-markup'
  if (value.length > (field.maxLength ?? 100)) return 'form.too-long'
  if (field.options && !field.options.some((option) => option.value === value)) return 'form.choose-from-list'
  if (field.name === 'mobilePhoneNumber') return /^\+?\d{6,15}$/.test(value) ? undefined : 'address.phone-wrong'
  if (field.name === 'postalCode') return isPostalCode(postalRule, value) ? undefined : 'address.postal-code-wrong'
  return undefined
}

function besidesOf(given: Address): Partial<Record<keyof typeof besides, string>> {
  const names = Object.keys(besides) as (keyof typeof besides)[]
  return Object.fromEntries(
    names.map((name) => [name, tidyText(given[name] ?? '')] as const).filter(([, value]) => value !== ''),
  )
}

function besidesProblem(name: keyof typeof besides, value: string): string | undefined {
  if (name === 'email') return isEmailAddress(value) ? undefined : 'form.email-wrong'
  if (hasMarkup(value)) return 'form.no-markup'
  return value.length > besides[name] ? 'form.too-long' : undefined
}

/** The number is optional here: the delivery step requires it for a parcel machine, and the address form has no field for it. */
function addPostNumber(given: Address, address: Record<string, unknown>, wrong: Record<string, string>): void {
  const number = tidyPostNumber(given.carrierPostNumber ?? '')
  if (number === '') return
  address.carrierPostNumber = number
  if (!isPostNumber(number)) wrong.carrierPostNumber = 'checkout.post-number-wrong'
}

/** Adds the name of the district. A district is in one zone; an address with another zone is refused. */
function placeInZone({ regions }: CountryFacts, address: Record<string, unknown>, wrong: Record<string, string>): void {
  if (address.district === undefined || wrong.district) return
  const { zone, name } = regions.find(({ code }) => code === address.district) ?? {}
  address.districtName = name
  if (zone !== undefined && address.zone !== undefined && address.zone !== zone)
    wrong.district = 'address.district-elsewhere'
}
