import type { AddressToValidate, AddressValidation } from '#contracts/address-lookup.ts'
import { foldWords } from '#foundation/fold-text.ts'
import type { AddressFinder, FoundAddress } from './address-finder.port.ts'
import { addressIds } from './suggest-addresses.ts'

/** The result when nothing could be checked: everything counts as valid. */
export const allValid: AddressValidation = { cityValidated: true, streetValidated: true, houseNumberValidated: true }

/**
 * Compares an address with the nearest known one: with all its parts, else its street, else its town. If none is known,
 * everything counts as valid.
 */
export async function validateAddress(
  finder: AddressFinder,
  {
    country,
    language,
    given,
  }: { readonly country: string; readonly language: string; readonly given: AddressToValidate },
): Promise<AddressValidation> {
  const { streetName, houseNumber, zipCode, city } = given
  const texts = [
    [streetName, houseNumber, zipCode, city],
    [streetName, zipCode, city],
    [zipCode, city],
  ].map((parts) => parts.filter((part) => part !== '').join(' '))
  for (const text of new Set(texts)) {
    const [id] = text === '' ? [] : await addressIds(finder, { text, country, language, limit: 5 })
    const known = id === undefined ? undefined : await finder.retrieve({ id, language })
    if (known) return compareAddresses(given, known)
  }
  return allValid
}

/**
 * The region counts as a part of the town. The house number is checked only if the street is known: one warning is enough
 * to correct an address.
 */
export function compareAddresses(given: AddressToValidate, known: FoundAddress): AddressValidation {
  const written = foldWords(`${given.streetName} ${given.houseNumber}`)
  const streetValidated = foldWords(known.street).every((word) => written.includes(word))
  const sameNumber =
    given.houseNumber === '' || foldWords(known.houseNumber).join('') === foldWords(given.houseNumber).join('')
  return {
    cityValidated:
      same(given.city, known.city) && sameCode(given.zipCode, known.postalCode) && same(given.region, known.regionCode),
    streetValidated,
    houseNumberValidated: !streetValidated || sameNumber,
  }
}

const same = (typed: string, known: string): boolean =>
  typed === '' || known === '' || foldWords(typed).join(' ') === foldWords(known).join(' ')

const sameCode = (typed: string, known: string): boolean =>
  same(typed.replace(/[\s-]/g, ''), known.replace(/[\s-]/g, ''))
