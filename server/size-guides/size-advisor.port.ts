/** The facts told of a shopper and of the goods they look at; no name, no id of theirs. */
export interface SizeQuestion {
  /** ISO code. */
  readonly country: string
  readonly productId: string
  /** The body the garment is made for: the id of its size table. */
  readonly table: string
  /** Names of its sizes, small to large. */
  readonly sizes: readonly string[]
  readonly heightCm: number
  readonly weightKg: number
  readonly fit: 'close' | 'regular' | 'loose'
}

export interface SizeAnswer {
  /** One of the given sizes; absent if none fits. */
  readonly size?: string
  /** The second best one. */
  readonly alternative?: string
  readonly because: 'fits-best' | 'between-sizes' | 'too-small' | 'too-large'
}

/**
 * Suggests a size from height and weight. Asked only once a shopper has sent both, after they agreed to it. An answer it does not
 * understand is a fault; a provider has a key for each country, and is never asked in another.
 */
export interface SizeAdvisor {
  readonly countries: readonly string[]
  advise(question: SizeQuestion, signal?: AbortSignal): Promise<SizeAnswer>
}
