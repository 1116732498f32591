import type { FieldRule } from '#contracts/forms.ts'
import { countryName, knownMarkets, type Market } from '#server/markets/index.ts'
import { addressFields } from './address-fields.ts'

/**
 * The form of a billing address, as data. If any country is allowed, the country is the first field, and the input is
 * checked by the rules of the chosen country.
 */
export function billingFields(market: Market, countryCode: string = market.country.code): FieldRule[] {
  const chosen = knownMarkets.find(({ country }) => country.code === countryCode)?.country ?? market.country
  const fields = addressFields(chosen)
  return market.choices.billingInAnyCountry ? [countryField(market), ...fields] : fields
}

function countryField({ locale }: Market): FieldRule {
  const codes = [...new Set(knownMarkets.map(({ country }) => country.code))]
  const collator = new Intl.Collator(locale)
  return {
    name: 'country',
    label: 'address.country',
    type: 'select',
    required: true,
    autocomplete: 'country',
    options: codes
      .map((value) => ({ value, label: countryName(value, locale) }))
      .toSorted((a, b) => collator.compare(a.label, b.label)),
  }
}
