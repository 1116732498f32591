import type { IndexBounds, IndexQuestion, QueryWord } from '#server/search/product-index.port.ts'

type Json = Readonly<Record<string, unknown>>

/** The score of a word in each kind of text. */
const points: Readonly<Record<string, number>> = { name: 4, category: 3, colour: 3, tags: 2, description: 0.5 }

/** A whole search in one request: products grouped by style, and for each value of every facet the number of results if it were chosen. */
export function searchBody(question: IndexQuestion): Json {
  const { base, chosen, prices, first, from, size } = question
  const picked = [...chosen.map((one) => ({ facet: one.facet, filter: chosenFilter(question, one) }))]
  const priced = pricedFilter(prices)
  const others = (facet?: string) => ({
    bool: { filter: [...priced, ...picked.filter((one) => one.facet !== facet).map(({ filter }) => filter)] },
  })
  return {
    from,
    size,
    _source: false,
    track_total_hits: false,
    query: {
      bool: {
        filter: baseFilters(base),
        must: base.words.map(wordQuery),
        must_not: base.without.map((words) => ({ bool: { must: words.map(wordQuery) } })),
      },
    },
    post_filter: others(),
    collapse: {
      field: 'style',
      inner_hits: { name: 'standing', size: 1, _source: ['id'], sort: [{ soldOut: 'asc' }, { option: 'asc' }] },
    },
    sort: [...firstOf(first), ...sortOf(question)],
    aggs: {
      total: { filter: others(), aggs: { styles } },
      prices_from: { min: { field: 'price' } },
      prices_to: { max: { field: 'price' } },
      fresh: { filter: freshFilter(question), aggs: { styles } },
      fresh_left: { filter: { bool: { filter: [others('new'), freshFilter(question)] } }, aggs: { styles } },
      ...Object.fromEntries(question.facets.flatMap((facet) => facetAggs(facet, others(facet)))),
    },
  }
}

/** Exact up to 40,000 styles, and approximate beyond that. */
const styles = { cardinality: { field: 'style', precision_threshold: 40_000 } }
const mostValues = 2_000

function facetAggs(facet: string, others: Json): [string, Json][] {
  const standing = facet === 'size' || facet === 'length' ? `values.${facet}-standing` : `values.${facet}`
  const counted = { terms: { field: `values.${facet}`, size: mostValues }, aggs: { styles } }
  return [
    [`facet_${facet}`, { filter: others, aggs: { values: counted } }],
    [`standing_${facet}`, { terms: { field: standing, size: mostValues } }],
  ]
}

function baseFilters({
  category,
  tags,
  brands,
  since,
  prices,
  giftCards,
  storeOnly,
  ids,
  values,
}: IndexQuestion['base']): Json[] {
  return [
    ...(category === undefined ? [] : [{ term: { 'values.category': category } }]),
    ...(tags.length > 0 ? [{ terms: { tags } }] : []),
    ...(brands.length > 0 ? [anyOf([{ terms: { 'values.subBrand': brands } }, { terms: { tags: brands } }])] : []),
    ...(since === undefined ? [] : [{ range: { since: { gt: since } } }]),
    ...(giftCards ? [] : [{ term: { giftCard: false } }]),
    ...(storeOnly ? [] : [{ term: { storeOnly: false } }]),
    ...(ids === undefined ? [] : [{ terms: { id: ids } }]),
    ...values.map((one) => ({ terms: { [`values.${one.facet}`]: one.values } })),
    ...prices.flatMap(pricedFilter),
  ]
}

const anyOf = (should: readonly Json[]): Json => ({ bool: { should, minimum_should_match: 1 } })

const pricedFilter = ({ low, high }: IndexBounds): Json[] =>
  low === undefined && high === undefined
    ? []
    : [
        {
          range: {
            price: { ...(low === undefined ? {} : { gte: low }), ...(high === undefined ? {} : { lte: high }) },
          },
        },
      ]

const freshFilter = ({ fresh: { after, until } }: IndexQuestion): Json => ({
  range: { since: { gt: after, lte: until } },
})

const chosenFilter = (question: IndexQuestion, { facet, values }: IndexQuestion['chosen'][number]): Json =>
  facet === 'new' ? freshFilter(question) : { terms: { [`values.${facet}`]: values } }

/** Matches if any alternative matches with all of its stems. The score of a stem is the sum over the fields that contain it. */
function wordQuery(word: QueryWord): Json {
  if (word.length === 0) return { bool: { must_not: [{ match_all: {} }] } }
  const queries = word.map(({ weight, stems }) => ({
    bool: {
      boost: weight / stems.length,
      filter: stems.map(({ stem, places }) => ({
        bool: { should: places.map((place) => ({ term: { [`words.${place}`]: stem } })), minimum_should_match: 1 },
      })),
      should: stems.flatMap(({ stem }) =>
        Object.entries(points).map(([place, boost]) => ({
          constant_score: { filter: { term: { [`words.${place}`]: stem } }, boost },
        })),
      ),
    },
  }))
  return { dis_max: { queries } }
}

/** Sorts the products that editors want first, in their order. */
export const firstScript = 'def place = params.places.get(doc["id"].value); return place == null ? params.last : place'

const firstOf = (ids: readonly string[]): Json[] =>
  ids.length === 0
    ? []
    : [
        {
          _script: {
            type: 'number',
            order: 'asc',
            script: {
              lang: 'painless',
              source: firstScript,
              params: { places: Object.fromEntries(ids.map((id, place) => [id, place])), last: ids.length },
            },
          },
        },
      ]

function sortOf({ sorting, base: { category } }: IndexQuestion): Json[] {
  const newest = { since: 'desc' }
  const sorts: Readonly<Record<string, Json[]>> = {
    words: [{ soldOut: 'asc' }, { _score: 'desc' }, { sold: 'desc' }],
    newest: [newest],
    price_asc: [{ price: 'asc' }, newest],
    price_desc: [{ price: 'desc' }, newest],
    discount_desc: [{ percent: 'desc' }, newest],
    popular: [{ sold: 'desc' }, newest],
  }
  const place = { [`places.${category ?? 'all'}`]: { order: 'asc', missing: '_last', unmapped_type: 'integer' } }
  return [...(sorts[sorting] ?? [{ soldOut: 'asc' }, place, newest]), { id: 'asc' }]
}
