import type { Address } from '#contracts/delivery-address.ts'
import {
  type CountryFacts,
  type FoundRate,
  findRate,
  type RateTable,
  type TaxedGoods,
  taxDay,
} from '#server/markets/index.ts'
import type { TaxRate } from './tax-parts.ts'

/** The taxes at the destination on one day, with their names: the key of a name, or the own name of a region. */
export interface NamedTaxes {
  readonly included: boolean
  readonly name: TaxName
  readonly name2: TaxName | undefined
  /** The rate of goods without a category, and of delivery if no goods determine it. */
  readonly usual: TaxRate
  /** The rate of one variant. */
  readonly rateOf: (goods: TaxedGoods | undefined) => TaxRate
}
export type TaxName = { readonly word: string } | { readonly own: string }

/** The taxes at the destination on one day. Tax added on top is known when the address has its state or province. */
export function taxesFor(
  country: CountryFacts,
  address: Address | undefined,
  { language, now }: { readonly language: string; readonly now: Date },
): NamedTaxes {
  const { included, rate, name } = country.tax
  const day = taxDay(now, country.timeZone)
  const own = named(day, rate, undefined)
  if (included) return { ...own, included, name: { word: name }, name2: undefined }
  const region = country.regions.find(({ code }) => code === address?.regionCode)?.tax
  if (!region) return { ...own, included, name: { word: name }, name2: undefined }
  const french = language === 'fr'
  const first = (french ? region.nameFrench : undefined) ?? region.name
  const second = (french ? region.name2French : undefined) ?? region.name2
  return {
    ...named(day, region.rate, region.rate2),
    included,
    name: first === undefined || country.address.regions === 'states' ? { word: name } : { own: first },
    name2: second === undefined ? undefined : { own: second },
  }
}

function named(day: string, first: RateTable, second: RateTable | undefined): Pick<NamedTaxes, 'usual' | 'rateOf'> {
  const rateOf = (goods: TaxedGoods | undefined): TaxRate =>
    together(findRate(first, goods, day), second && findRate(second, goods, day))
  return { rateOf, usual: rateOf(undefined) }
}

/** Only the first tax can have a limit per piece; no region with two taxes has such a limit. */
const together = (first: FoundRate, second: FoundRate | undefined): TaxRate => ({
  percent: first.percent,
  percent2: second?.percent ?? 0,
  ...(first.limit ? { limit: first.limit } : {}),
})
