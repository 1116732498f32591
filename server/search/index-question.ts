import { facetIds } from '#contracts/search.ts'
import { newBetween } from '#server/catalogue/index.ts'
import { noBits } from './columns/bits.ts'
import type { FacetId } from './columns/facet-values.ts'
import { type SearchColumns, valuesOf } from './columns/market-columns.ts'
import { type FacetLanguage, namesOf } from './facet-names.ts'
import type { CountedFacet, Found } from './find-products.ts'
import { isOffered } from './offered-categories.ts'
import type { IndexFound, IndexQuestion, QueryWord } from './product-index.port.ts'
import type { NormalisedRequest } from './read-request.ts'
import type { ResolvedLimits } from './typed-filters/term-limits.ts'

interface QuestionInputs {
  readonly now: number
  readonly words: readonly QueryWord[]
  readonly ids: readonly string[] | undefined
  readonly limits: IndexLimits
}

export type IndexLimits = Pick<IndexQuestion['base'], 'prices' | 'values' | 'without'>

/** The limits of a term, in the form for an index. */
export const indexLimits = (
  { prices, sizes, without }: ResolvedLimits,
  named: (text: string) => readonly QueryWord[],
): IndexLimits => ({
  prices,
  values: sizes.flatMap(({ sizes: values, length }) => [
    { facet: 'size', values },
    ...(length === undefined ? [] : [{ facet: 'length', values: [length] }]),
  ]),
  without: without.map(named).filter((words) => words.length > 0),
})

const dayMs = 24 * 60 * 60 * 1000

/** The query for an index. */
export function questionOf(
  columns: SearchColumns,
  wanted: NormalisedRequest,
  { now, words, ids, limits }: QuestionInputs,
): IndexQuestion {
  const {
    from,
    size,
    sorting,
    category,
    tags,
    brands,
    withinDays,
    within,
    low,
    high,
    giftCards,
    storeOnly,
    newDays,
    mostInAll,
  } = wanted
  const isKnownValue = (facet: FacetId, value: string) =>
    facet === 'new' ? value === 'new' : valuesOf(columns, facet).has(value)
  return {
    from,
    size: Math.max(0, Math.min(size, (mostInAll ?? Number.POSITIVE_INFINITY) - from)),
    base: {
      ...{ category, tags, brands, giftCards, storeOnly, words, ids },
      ...limits,
      prices: [...(within ? [within] : []), ...limits.prices],
      since: withinDays === undefined ? undefined : now - withinDays * dayMs,
    },
    chosen: [...wanted.chosen]
      .map(([facet, values]) => ({ facet, values: values.filter((value) => isKnownValue(facet, value)) }))
      .filter(({ values }) => values.length > 0),
    prices: { low, high },
    fresh: newBetween({ now, newDays }),
    sorting: sorting === 'relevance' && words.length > 0 ? 'words' : sorting,
    first: wanted.custom,
    facets: wanted.withoutFacets ? [] : facetIds.filter((id) => id !== 'new'),
  }
}

interface FoundByIndex {
  readonly found: IndexFound
  readonly slots: readonly number[]
  readonly facetLanguage: FacetLanguage
}

/** The result of an index, in the form from which answers are written. */
export function foundIn(
  columns: SearchColumns,
  wanted: NormalisedRequest,
  { found, slots, facetLanguage }: FoundByIndex,
): Found {
  const { lowest, highest } = found.prices ?? { lowest: 0, highest: 0 }
  const { categories } = columns.range.assortment
  const inside = (price: number) => Math.min(highest, Math.max(lowest, price))
  const isSelected = (facet: FacetId, value: string) => wanted.chosen.get(facet)?.includes(value) ?? false
  const facets = Object.entries(found.counts).map(([id, counts]): CountedFacet => {
    const facet = id as FacetId
    const values = [...namesOf(columns, facet, facetLanguage)].flatMap(([value, named]) => {
      const selected = isSelected(facet, value)
      const offered = facet !== 'category' || selected || isOffered(categories, wanted.category, value)
      return Object.hasOwn(counts, value) && offered ? [{ named, count: counts[value]!, selected }] : []
    })
    return { facet, values }
  })
  const fresh: CountedFacet = {
    facet: 'new',
    values: [
      {
        named: namesOf(columns, 'new', facetLanguage).get('new')!,
        count: found.fresh.count,
        selected: isSelected('new', 'new'),
      },
    ],
  }
  return {
    slots,
    total: Math.min(found.total, wanted.mostInAll ?? Number.POSITIVE_INFINITY),
    facets: found.fresh.inBase > 0 ? [...facets, fresh] : facets,
    base: { bits: noBits(0), values: new Map(), lowest, highest },
    low: inside(wanted.low ?? lowest),
    high: inside(wanted.high ?? highest),
  }
}
