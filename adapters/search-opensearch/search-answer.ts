import type { IndexFound, IndexQuestion } from '#server/search/product-index.port.ts'

interface Bucket {
  readonly key: string
  readonly styles: { readonly value: number }
}

type Aggregation = {
  readonly value?: number | null
  readonly styles?: { readonly value: number }
  readonly buckets?: readonly Bucket[]
  readonly values?: { readonly buckets: readonly Bucket[] }
}

/** The parts of an answer that are used. */
export interface SearchAnswer {
  readonly hits: {
    readonly hits: readonly {
      readonly inner_hits: {
        readonly standing: {
          readonly hits: { readonly hits: readonly { readonly _source: { readonly id: string } }[] }
        }
      }
    }[]
  }
  readonly aggregations: Readonly<Record<string, Aggregation>>
}

export function foundOf({ hits, aggregations }: SearchAnswer, { facets }: IndexQuestion): IndexFound {
  const [lowest, highest] = [aggregations.prices_from?.value ?? null, aggregations.prices_to?.value ?? null]
  const counts = facets.map((facet) => {
    const counted = new Map(
      aggregations[`facet_${facet}`]!.values!.buckets.map(({ key, styles: { value } }) => [key, value]),
    )
    const standing = aggregations[`standing_${facet}`]!.buckets!
    return [facet, Object.fromEntries(standing.map(({ key }) => [key, counted.get(key) ?? 0]))] as const
  })
  return {
    ids: hits.hits.map((hit) => hit.inner_hits.standing.hits.hits[0]!._source.id),
    total: aggregations.total!.styles!.value,
    prices: lowest === null || highest === null ? undefined : { lowest, highest },
    counts: Object.fromEntries(counts),
    fresh: { inBase: aggregations.fresh!.styles!.value, count: aggregations.fresh_left!.styles!.value },
  }
}
