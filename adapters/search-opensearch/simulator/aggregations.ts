import { type Document, type Json, NotUnderstood, valuesAt } from './documents.ts'
import { scoreOf } from './query.ts'

/** Calculates aggregations over documents. The results have the names from the request. */
export const aggregated = (aggs: Json, documents: readonly Document[]): Json =>
  Object.fromEntries(Object.entries(aggs).map(([name, agg]) => [name, one(agg as Json, documents)]))

function one({ aggs = {}, ...agg }: Json, documents: readonly Document[]): Json {
  const [kind, body] = Object.entries(agg)[0] as [string, Json]
  const inner = (some: readonly Document[]) => ({ doc_count: some.length, ...aggregated(aggs as Json, some) })
  const numbers = () => documents.flatMap((document) => valuesAt(document, body.field as string) as number[])
  switch (kind) {
    case 'filter':
      return inner(documents.filter((document) => scoreOf(body, document) !== undefined))
    case 'terms': {
      const having = new Map<string | number | boolean, Document[]>()
      for (const document of documents)
        for (const value of new Set(valuesAt(document, body.field as string)))
          having.set(value, [...(having.get(value) ?? []), document])
      const buckets = [...having]
        .sort(([, a], [, b]) => b.length - a.length)
        .slice(0, (body.size as number | undefined) ?? 10)
        .map(([key, some]) => ({ key, ...inner(some) }))
      return { doc_count_error_upper_bound: 0, sum_other_doc_count: 0, buckets }
    }
    case 'cardinality':
      return { value: new Set(documents.flatMap((document) => valuesAt(document, body.field as string))).size }
    case 'min':
      return { value: documents.length === 0 ? null : Math.min(...numbers()) }
    case 'max':
      return { value: documents.length === 0 ? null : Math.max(...numbers()) }
    default:
      throw new NotUnderstood(`unknown aggregation type [${kind}]`)
  }
}
