import type { Listing } from '#contracts/browsing-pages.ts'
import type { Facet as FacetOf } from '#contracts/search.ts'
import { Accordion } from '#ui/accordion/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { FacetSizes } from './facet-sizes.tsx'
import { FacetValues } from './facet-values.tsx'
import { PriceFacet } from './price-facet.tsx'

export interface FacetsProps {
  readonly listing: Listing
  /** Number of facets that are open at first. Size, colour and price are the first ones. */
  readonly openFirst: number
  /** The place of the facets. The page may show them twice, and their fields need different ids. */
  readonly place: 'side' | 'drawer'
}

const sizeFacets = new Set(['size', 'length'])

/** All facets of a listing. Every value is a link with its own address; only the price is a form. */
export function Facets({ listing, openFirst, place }: FacetsProps) {
  const { t } = useMarket()
  const { facets, priceFacet } = listing.search
  const shown = facets.filter(({ values }) => values.length > 0)
  const beforePrice = shown.slice(0, 2)
  const one = (facet: FacetOf, index: number) => {
    const chosen = facet.values.filter(({ selected }) => selected).length
    return (
      <Accordion
        key={facet.id}
        kind="dense"
        title={facet.name}
        open={index < openFirst || chosen > 0}
        note={chosen > 0 ? t('facet.chosen', chosen) : undefined}
      >
        {sizeFacets.has(facet.id) ? (
          <FacetSizes facet={facet} listing={listing} />
        ) : (
          <FacetValues facet={facet} listing={listing} />
        )}
      </Accordion>
    )
  }
  return (
    <>
      {beforePrice.map(one)}
      {priceFacet && (
        <Accordion kind="dense" title={t('facet.price')} open>
          <PriceFacet key={pricesIn(listing)} listing={listing} facet={priceFacet} place={place} />
        </Accordion>
      )}
      {shown.slice(2).map((facet, index) => one(facet, index + 3))}
    </>
  )
}

/** A React key that resets the typed prices when the prices in the address change. */
const pricesIn = ({ search: { priceFacet } }: Listing): string =>
  `${priceFacet?.selected.lowerBoundingValue.amount} ${priceFacet?.selected.upperBoundingValue.amount}`
