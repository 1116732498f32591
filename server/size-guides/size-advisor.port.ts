/** The data sent about a shopper and the goods they look at; without name or id. */
export interface SizeQuestion {
  /** ISO code. */
  readonly country: string
  readonly productId: string
  /** The id of the size table for which the garment is made. */
  readonly table: string
  /** Names of its sizes, from small to large. */
  readonly sizes: readonly string[]
  readonly heightCm: number
  readonly weightKg: number
  readonly fit: 'close' | 'regular' | 'loose'
}

export interface SizeAnswer {
  /** One of the given sizes; undefined if none fits. */
  readonly size?: string
  /** The second best size. */
  readonly alternative?: string
  readonly because: 'fits-best' | 'between-sizes' | 'too-small' | 'too-large'
}

/**
 * Suggests a size from height and weight. Called only after a shopper agreed and sent both. An unknown answer is a
 * fault. A provider has a key for each of its countries, and is never called for another country.
 */
export interface SizeAdvisor {
  readonly countries: readonly string[]
  advise(question: SizeQuestion, signal?: AbortSignal): Promise<SizeAnswer>
}
