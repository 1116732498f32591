import { aggregated } from './aggregations.ts'
import { type Document, type Json, NotUnderstood, valuesAt } from './documents.ts'
import { scoreOf } from './query.ts'

interface Hit {
  readonly document: Document
  readonly score: number
}

const known = new Set('from size query post_filter collapse sort aggs _source track_total_hits'.split(' '))

/**
 * Answers a `_search` like OpenSearch: aggregations over all matches before the post filter, hits after it, and one hit
 * for each collapsed value.
 */
export function searched(body: Json, documents: readonly Document[]): Json {
  const unknown = Object.keys(body).find((key) => !known.has(key))
  if (unknown) throw new NotUnderstood(`Unknown key for [${unknown}]`)
  const {
    query = { match_all: {} },
    post_filter: filter,
    collapse,
    sort = [],
    aggs = {},
  } = body as Record<string, Json>
  const found = documents.flatMap((document): Hit[] => {
    const score = scoreOf(query, document)
    return score === undefined ? [] : [{ document, score }]
  })
  const left = (filter ? found.filter(({ document }) => scoreOf(filter, document) !== undefined) : found).sort(
    inOrder(sort),
  )
  const groups = collapse
    ? [...Map.groupBy(left, ({ document }) => valuesAt(document, collapse.field as string)[0]).values()]
    : left.map((hit) => [hit])
  const [from, size] = [(body.from as number) ?? 0, (body.size as number) ?? 10]
  const page = groups.slice(from, from + size)
  return {
    took: 1,
    timed_out: false,
    hits: { hits: page.map((group) => ({ ...hitOf(group[0]!), ...innerHits(collapse, group) })) },
    aggregations: aggregated(
      aggs,
      found.map(({ document }) => document),
    ),
  }
}

const hitOf = ({ document, score }: Hit) => ({ _id: document.id, _score: score })

function innerHits(collapse: Json | undefined, group: readonly Hit[]): Json {
  const inner = collapse?.inner_hits as Json | undefined
  if (!inner) return {}
  const hits = group.toSorted(inOrder(inner.sort as Json)).slice(0, inner.size as number)
  const sources = hits.map((hit) => ({
    ...hitOf(hit),
    _source: Object.fromEntries((inner._source as string[]).map((field) => [field, hit.document[field]])),
  }))
  return { inner_hits: { [inner.name as string]: { hits: { hits: sources } } } }
}

type Order = (a: Hit, b: Hit) => number

function inOrder(sort: unknown): Order {
  const orders = (sort as readonly Json[]).map(orderBy)
  return (a, b) => {
    for (const order of orders) {
      const place = order(a, b)
      if (place !== 0) return place
    }
    return 0
  }
}

function orderBy(clause: Json): Order {
  const [field, how] = Object.entries(clause)[0]!
  const direction = (typeof how === 'string' ? how : (how as Json).order) === 'desc' ? -1 : 1
  const keyOf =
    field === '_score' ? ({ score }: Hit) => score : field === '_script' ? scriptKey(how as Json) : fieldKey(field)
  return (a, b) => {
    const [left, right] = [keyOf(a), keyOf(b)]
    if (left === right) return 0
    if (left === undefined) return 1
    if (right === undefined) return -1
    return (left < right ? -1 : 1) * direction
  }
}

const fieldKey =
  (field: string) =>
  ({ document }: Hit) =>
    valuesAt(document, field)[0]

/** The only script that is supported: the position of a document in a list. */
function scriptKey({ script }: Json): (hit: Hit) => number {
  const { source, params } = script as { source: string; params: { places: Record<string, number>; last: number } }
  if (!source.includes('params.places.get(doc["id"].value)')) throw new NotUnderstood('compile error')
  return ({ document }) => params.places[document.id as string] ?? params.last
}
