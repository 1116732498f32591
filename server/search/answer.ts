import { toWire } from '#contracts/money.ts'
import type { Facet, SearchResponse } from '#contracts/search.ts'
import { facetIds } from '#contracts/search.ts'
import { money } from '#foundation/money.ts'
import { categoriesNamed } from './categories-named.ts'
import type { SearchColumns } from './columns/market-columns.ts'
import { namesOf, type Voice } from './facet-names.ts'
import type { CountedFacet, Found } from './find-products.ts'
import { sortings, type Wanted } from './read-request.ts'
import type { Synonyms } from './text/synonyms.ts'

/** The answer without its cards. */
export type BareAnswer = Omit<SearchResponse, 'results'>

export function answerOf(
  columns: SearchColumns,
  wanted: Wanted,
  found: Found,
  { voice, synonyms }: { readonly voice: Voice; readonly synonyms: Synonyms },
): BareAnswer {
  const { market } = columns.range
  const { lowest, highest } = found.base
  const bounds = (low: number, high: number) => ({
    lowerBoundingValue: toWire(money(low, market.currency)),
    upperBoundingValue: toWire(money(high, market.currency)),
  })
  const prices = { selected: bounds(found.low, found.high), available: bounds(lowest, highest) }
  return {
    totalResults: found.total,
    startingFrom: wanted.from,
    facets: facetIds.flatMap((id) => {
      const counted = found.facets.find(({ facet }) => facet === id)
      return counted ? (facetAnswer(columns, counted, voice) ?? []) : []
    }),
    ...(highest > lowest ? { priceFacet: prices } : {}),
    sortings: sortings.map((id) => ({ id, selected: id === wanted.sorting })),
    categorySearch: wanted.term === '' ? [] : categoriesNamed(columns, wanted.term, voice, synonyms),
    hasError: false,
  }
}

function facetAnswer(columns: SearchColumns, { facet, values }: CountedFacet, voice: Voice): Facet | undefined {
  if (values.length === 0) return undefined
  const names = namesOf(columns, facet, voice)
  const inLine = values
    .map((one) => ({ named: names.get(one.value)!, one }))
    .sort((a, b) => a.named.place - b.named.place)
  return {
    id: facet,
    name: voice.t(`facet.${facet.toLowerCase()}`),
    values: inLine.map(({ named, one }) => ({ ...named.value, count: one.count, selected: one.selected })),
  }
}
