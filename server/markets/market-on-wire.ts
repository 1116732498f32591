import type { Country, MarketSettings, Market as WireMarket } from '#contracts/markets.ts'
import { toWire } from '#contracts/money.ts'
import { money } from '#foundation/money.ts'
import { countryName, countryRecords } from './known-markets.ts'
import type { CountryFacts, Market } from './market.ts'

/** Names are in the market's own language. If a country has several languages, the name of the language is added. */
export function marketOnWire({ id, priority, language, country, locale, currency }: Market): WireMarket {
  const name = countryName(country.code, locale)
  const several = (countryRecords.get(country.code)?.languages.length ?? 1) > 1
  return {
    id,
    priority,
    language,
    country: { name, code: country.code },
    url: `/${id}`,
    name: several ? `${name} – ${language.name}` : name,
    currency,
  }
}

export const marketSettings = ({ id, locale, direction, currency, country, choices }: Market): MarketSettings => ({
  id,
  locale,
  direction,
  currency,
  countryCode: country.code,
  countryName: countryName(country.code, locale),
  timeZone: country.timeZone,
  reductions: country.eea ? 'prior' : 'list',
  ...(country.plainMemberPrice ? { plainMemberPrice: true as const } : {}),
  ...(country.agreesToDataApart ? { agreesToDataApart: true as const } : {}),
  // In the EEA the law prescribes the words of the button; so does the law in countries that require the contract to be
  // shown first.
  ...(country.eea || country.documentsBeforePaying > 0 ? {} : { buttonNamesAmount: true as const }),
  pricesIncludeTax: country.tax.included,
  ...(country.tax.summary ? { taxSummary: true as const } : {}),
  freeFreight: choices.freeFreightMinor === null ? null : toWire(money(choices.freeFreightMinor, currency)),
  phonePrefix: country.phonePrefix,
  ...(country.storeLocatorIcon ? { storeLocatorIcon: true as const } : {}),
})

/** A country with its address rules; its name is in the language of the visitor. */
export function countryOnWire({ code, phonePrefix, address }: CountryFacts, locale: string): Country {
  const { postalCode, regions, city, houseNumber, legalCustomerNumber, customsCustomerNumber, carrierPostNumber } =
    address
  return {
    code,
    name: countryName(code, locale),
    phonePrefix,
    rules: {
      postalCode: postalCode !== null,
      city,
      houseNumber,
      ...(postalCode && { postalPattern: postalCode.pattern }),
      ...(postalCode?.mask && { postalMask: postalCode.mask }),
      legalCustomerNumber,
      customsCustomerNumber,
      carrierPostNumber,
      states: regions === 'states',
      provinces: regions === 'provinces',
      districts: regions === 'districts',
    },
  }
}

/** Countries of the open markets, each once, sorted by name. */
export function deliveryCountries(open: readonly Market[], locale: string): Country[] {
  const each = new Map(open.map(({ country }) => [country.code, country]))
  const collator = new Intl.Collator(locale)
  return [...each.values()]
    .map((facts) => countryOnWire(facts, locale))
    .toSorted((a, b) => collator.compare(a.name, b.name))
}
