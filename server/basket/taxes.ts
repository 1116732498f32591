import type { Address } from '#contracts/basket.ts'
import type { CountryFacts } from '#server/markets/index.ts'
import type { Taxes } from './basket-totals.ts'

/** Taxes with their names; a name is a word key for the country's own, a plain name for a region's. */
export interface NamedTaxes extends Taxes {
  readonly name: string
  readonly name2: string | undefined
}

/** What is taxed where it goes. Where tax comes on top, it is known once the address names its state or province. */
export function taxesFor(country: CountryFacts, address: Address | undefined, language: string): NamedTaxes {
  const { included, ratePercent, name } = country.tax
  const own = { included, ratePercent, ratePercent2: 0, name, name2: undefined }
  if (included) return own
  const region = country.regions.find(({ code }) => code === address?.regionCode)?.tax
  if (!region) return own
  const french = language === 'fr'
  return {
    included,
    ratePercent: region.rate,
    ratePercent2: region.rate2 ?? 0,
    name: (french ? region.nameFrench : undefined) ?? region.name ?? name,
    name2: (french ? region.name2French : undefined) ?? region.name2,
  }
}
