import { toWire } from '#contracts/money.ts'
import type { Facet, SearchResponse } from '#contracts/search.ts'
import { facetIds } from '#contracts/search.ts'
import { money } from '#foundation/money.ts'
import { categoriesNamed, categoriesNear } from './categories-named.ts'
import { calculateOnce, type SearchColumns } from './columns/market-columns.ts'
import type { FacetLanguage } from './facet-names.ts'
import type { CountedFacet, Found } from './find-products.ts'
import { type NormalisedRequest, sortings } from './read-request.ts'
import type { Synonyms } from './text/synonyms.ts'

/** The answer without cards and facets. */
export type BareAnswer = Omit<SearchResponse, 'results' | 'facets'>

interface AnswerNeeds {
  readonly facetLanguage: FacetLanguage
  readonly synonyms: Synonyms
  /** What was calculated from the term so far; undefined if its reading is not cached. */
  readonly term?: Pick<SearchColumns, 'calculated'> | undefined
}

export function answerOf(
  columns: SearchColumns,
  wanted: NormalisedRequest,
  found: Found,
  needs: AnswerNeeds,
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
    ...(highest > lowest ? { priceFacet: prices } : {}),
    sortings: sortings.map((id) => ({ id, selected: id === wanted.sorting })),
    categorySearch: categoriesFor(columns, wanted.term, found.total, needs),
    hasError: false,
  }
}

function categoriesFor(
  columns: SearchColumns,
  words: string,
  total: number,
  { facetLanguage, synonyms, term = { calculated: new Map() } }: AnswerNeeds,
): SearchResponse['categorySearch'] {
  if (words === '') return []
  const named = calculateOnce(term, 'categories named', () => categoriesNamed(columns, words, facetLanguage, synonyms))
  if (named.length > 0 || total > 0) return named
  return calculateOnce(term, 'categories near', () => categoriesNear(columns, words, facetLanguage))
}

export interface NamedFacet extends CountedFacet {
  readonly name: string
}

/** The facets that have values, in the order of the list. */
export const namedFacets = ({ facets }: Found, { t }: FacetLanguage): NamedFacet[] =>
  facetIds.flatMap((id) => {
    const counted = facets.find(({ facet, values }) => facet === id && values.length > 0)
    return counted ? [{ ...counted, name: t(`facet.${id.toLowerCase()}`) }] : []
  })

export const facetsOf = (facets: readonly NamedFacet[]): Facet[] =>
  facets.map(({ facet, name, values }) => ({
    id: facet,
    name,
    values: values.map(({ named, count, selected }) => ({ ...named.value, count, selected })),
  }))

/**
 * The facets as JSON. The text of each value is built once, and each answer adds only the counts. One string that grows
 * takes half the time of joined lists.
 */
export function facetsJson(facets: readonly NamedFacet[]): string {
  let json = '['
  for (const [at, { facet, name, values }] of facets.entries()) {
    json += `${at === 0 ? '' : ','}{"id":"${facet}","name":${JSON.stringify(name)},"values":[`
    let comma = ''
    for (const { named, count, selected } of values) {
      json += comma + named.opened + count + (selected ? ',"selected":true}' : ',"selected":false}')
      comma = ','
    }
    json += ']}'
  }
  return `${json}]`
}
