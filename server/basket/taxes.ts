import type { Address } from '#contracts/basket.ts'
import type { CountryFacts } from '#server/markets/index.ts'
import type { Taxes } from './basket-totals.ts'

/** Taxes with their names: a word key, or in regions that name their own, that name. */
export interface NamedTaxes extends Taxes {
  readonly name: TaxName
  readonly name2: TaxName | undefined
}
export type TaxName = { readonly word: string } | { readonly own: string }

/** What is taxed where it goes. Where tax comes on top, it is known once the address names its state or province. */
export function taxesFor(country: CountryFacts, address: Address | undefined, language: string): NamedTaxes {
  const { included, ratePercent, name } = country.tax
  const own = { included, ratePercent, ratePercent2: 0, name: { word: name }, name2: undefined }
  if (included) return own
  const region = country.regions.find(({ code }) => code === address?.regionCode)?.tax
  if (!region) return own
  const french = language === 'fr'
  const first = (french ? region.nameFrench : undefined) ?? region.name
  const second = (french ? region.name2French : undefined) ?? region.name2
  return {
    included,
    ratePercent: region.rate,
    ratePercent2: region.rate2 ?? 0,
    name: first === undefined || country.address.regions === 'states' ? { word: name } : { own: first },
    name2: second === undefined ? undefined : { own: second },
  }
}
