import { type Document, type Json, NotUnderstood, only, valuesAt } from './documents.ts'

/** The score of a document for a query in OpenSearch's query language; undefined if it does not match. */
export function scoreOf(query: Json, document: Document): number | undefined {
  const [name, body] = only(query, 'query')
  const known = queries[name]
  if (!known) throw new NotUnderstood(`unknown query [${name}]`)
  return known(body, document)
}

type Score = (body: Json, document: Document) => number | undefined

const boostOf = (body: Json): number => (body.boost as number | undefined) ?? 1
const list = (value: unknown): readonly Json[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as Json[]) : [value as Json]

const queries: Readonly<Record<string, Score>> = {
  match_all: (body) => boostOf(body),
  term(body, document) {
    const [field, value] = only(body, 'term')
    return valuesAt(document, field).includes(value as unknown as string) ? 1 : undefined
  },
  terms(body, document) {
    const [field, values] = only(body, 'terms')
    if (!Array.isArray(values)) throw new NotUnderstood('[terms] query requires an array')
    const wanted = new Set<unknown>(values)
    return valuesAt(document, field).some((value) => wanted.has(value)) ? 1 : undefined
  },
  range(body, document) {
    const [field, bounds] = only(body, 'range')
    const tests = Object.entries(bounds).map(([bound, limit]) => ({ test: comparisons[bound], limit: limit as number }))
    if (tests.some(({ test }) => !test)) throw new NotUnderstood(`[range] unknown bound of [${field}]`)
    return valuesAt(document, field).some((value) => tests.every(({ test, limit }) => test!(value as number, limit)))
      ? 1
      : undefined
  },
  constant_score: (body, document) =>
    scoreOf(body.filter as Json, document) === undefined ? undefined : boostOf(body),
  dis_max(body, document) {
    const scores = list(body.queries).flatMap((query) => scoreOf(query, document) ?? [])
    return scores.length === 0 ? undefined : Math.max(...scores) * boostOf(body)
  },
  bool(body, document) {
    const matches = (query: Json) => scoreOf(query, document) !== undefined
    if (list(body.must_not).some(matches) || !list(body.filter).every(matches)) return undefined
    const must = list(body.must).map((query) => scoreOf(query, document))
    if (must.includes(undefined)) return undefined
    const should = list(body.should).flatMap((query) => scoreOf(query, document) ?? [])
    const alone = body.must === undefined && body.filter === undefined && body.should !== undefined
    if (should.length < ((body.minimum_should_match as number | undefined) ?? (alone ? 1 : 0))) return undefined
    return [...(must as number[]), ...should].reduce((sum, score) => sum + score, 0) * boostOf(body)
  },
}

const comparisons: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  gt: (value, limit) => value > limit,
  gte: (value, limit) => value >= limit,
  lt: (value, limit) => value < limit,
  lte: (value, limit) => value <= limit,
}
