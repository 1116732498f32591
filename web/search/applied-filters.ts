import type { Listing } from '#contracts/browsing-pages.ts'
import type { MarketView } from '#web/markets/index.ts'
import { addressWith, toggled } from './listing-address.ts'

export interface AppliedFilter {
  readonly key: string
  /** For example "Colour: Navy". */
  readonly label: string
  /** The address of the same listing without this filter. */
  readonly without: string
}

/** All active filters: first those that the search term implies, then the facets in their order, prices last. */
export function appliedFilters(
  listing: Listing,
  { money, t }: Pick<MarketView, 'money' | 't'>,
): readonly AppliedFilter[] {
  const { facets, priceFacet, understood } = listing.search
  const named = (understood?.limits ?? [])
    .filter(({ met }) => met)
    .map(({ text, term }) => ({ key: `term ${text}`, label: text, without: addressWith(listing, { q: term || null }) }))
  const filtered = facets.flatMap(({ id, name, values }) =>
    values
      .filter(({ selected }) => selected)
      .map(({ value, name: choice }) => ({
        key: `${id} ${value}`,
        label: `${name}: ${choice}`,
        without: toggled(listing, { facet: id, value }),
      })),
  )
  const chosen = [...named, ...filtered]
  if (!priceFacet || !hasPrice(listing)) return chosen
  const { lowerBoundingValue, upperBoundingValue } = priceFacet.selected
  const label = t('facet.price-between', money(lowerBoundingValue), money(upperBoundingValue))
  return [
    ...chosen,
    { key: 'price', label, without: addressWith(listing, { lowerBoundingValue: null, upperBoundingValue: null }) },
  ]
}

const hasPrice = ({ query }: Listing): boolean =>
  Object.keys(query).some((name) => /^(?:lower|upper)boundingvalue$/i.test(name))
