import type { Address } from '#contracts/delivery-address.ts'
import { refused } from '#foundation/result.ts'
import { type AddressRules, anyCode, countryName, knownMarkets, type Market } from '#server/markets/index.ts'
import type { AddressForm } from './address-fields.ts'
import { checkAddress } from './check-address.ts'

/** Checks an address by the rules of its country, if they are known. Without a country the rules of the market's country apply. */
export function checkAddressIn(
  market: Market,
  code: string | undefined,
  address: Address,
  form: AddressForm = 'whole',
): ReturnType<typeof checkAddress> {
  if (code === undefined || code === market.country.code) return checkAddress(market.country, address, form)
  const known = knownMarkets.find(({ country }) => country.code === code)
  if (known) return checkAddress(known.country, address, form)
  if (!isCountry(code))
    return refused({ code: 'checkout.address-not-complete', fields: { country: 'form.choose-from-list' } })
  return checkAddress({ ...market.country, code, address: addressAnywhere(address) }, address, form)
}

/** True for a country code that has a name. */
const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && countryName(code, 'en') !== code

/** For an unknown country, the house number is part of the street, and a postal code is checked only if one is given. */
const addressAnywhere = ({ postalCode }: Address): AddressRules => ({
  postalCode: postalCode?.trim() ? anyCode('') : null,
  city: true,
  houseNumber: false,
  regions: null,
  legalCustomerNumber: false,
  customsCustomerNumber: false,
  carrierPostNumber: false,
  taxOffice: false,
})
