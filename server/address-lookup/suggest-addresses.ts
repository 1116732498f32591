import type { AddressSuggestion } from '#contracts/address-lookup.ts'
import { type CountryFacts, maskedPostalCode } from '#server/markets/index.ts'
import type { AddressFinder, FoundAddress, FoundPlace } from './address-finder.port.ts'

/** With fewer letters, too many addresses match. */
export const leastTyped = 3
/** Each retrieved address costs money. */
export const mostSuggested = 5
const mostFound = 10

export interface TypedAddress {
  readonly country: CountryFacts
  readonly language: string
  readonly text: string
}

/** Addresses that match the typed text. A single street or building is opened, so that the shopper can choose an address. */
export async function suggestAddresses(
  finder: AddressFinder,
  { country, language, text }: TypedAddress,
): Promise<AddressSuggestion[]> {
  if (text.trim().length < leastTyped) return []
  const ids = await addressIds(finder, { text, country: country.code, language, limit: mostFound })
  const found = await Promise.all(ids.slice(0, mostSuggested).map((id) => finder.retrieve({ id, language })))
  return found.filter((address) => address !== undefined).map((address) => suggestionOf(country, address))
}

/** The addresses among the results; if there are none, those inside the first result that contains some. */
export async function addressIds(finder: AddressFinder, ask: Parameters<AddressFinder['find']>[0]): Promise<string[]> {
  const found = await finder.find(ask)
  const addresses = found.filter(isAddress)
  const group = found.find((place) => !isAddress(place))
  if (addresses.length > 0 || !group) return addresses.map(({ id }) => id)
  const inside = await finder.find({ ...ask, container: group.id })
  return inside.filter(isAddress).map(({ id }) => id)
}

const isAddress = ({ next }: FoundPlace): boolean => next === 'retrieve'

export function suggestionOf(country: CountryFacts, found: FoundAddress): AddressSuggestion {
  const { regions, postalCode } = country.address
  const zone = regionZone(country, found)
  return {
    country: found.country,
    region: regions === 'districts' ? (zone?.name ?? found.regionName) : found.regionCode || found.regionName,
    city: found.city,
    zipcode: postalCode ? maskedPostalCode(postalCode, found.postalCode) : '',
    street: found.street,
    label: found.label,
    number: found.houseNumber,
    ...(found.district === '' ? {} : { district: found.district }),
  }
}

const regionZone = ({ zones }: CountryFacts, { regionName, regionCode }: FoundAddress) =>
  zones.find(({ id, name, abbreviation }) => name === regionName || id === regionCode || abbreviation === regionCode)
