/** Fields of a product that a word can be in. */
export const wordPlaces = ['name', 'category', 'colour', 'tags', 'description'] as const
export type WordPlace = (typeof wordPlaces)[number]

/** A product of one market, in the form for an index. */
export interface IndexedProduct {
  readonly id: string
  readonly style: string
  /** Sorts the colours of a style. */
  readonly option: string
  /** Values by facet. `size` and `length` have only what is in stock, `size-standing` and `length-standing` have all. */
  readonly values: Readonly<Record<string, readonly string[]>>
  /** Stems by the field in which they occur. */
  readonly words: Readonly<Record<WordPlace, readonly string[]>>
  /** The editors' position by category; `all` is the best position. */
  readonly places: Readonly<Record<string, number>>
  readonly tags: readonly string[]
  /** In minor units. */
  readonly price: number
  readonly percent: number
  /** When it was first sold, in milliseconds since 1970. */
  readonly since: number
  readonly sold: number
  readonly stocked: boolean
  readonly giftCard: boolean
  /** True if it is sold in stores only. */
  readonly storeOnly: boolean
}

/** A stem, and the fields in which it counts. */
export interface QueryStem {
  readonly stem: string
  readonly places: readonly WordPlace[]
}

/** One part of a term. A product must match one alternative, with all of its stems. */
export type QueryWord = readonly { readonly weight: number; readonly stems: readonly QueryStem[] }[]

export interface IndexBounds {
  readonly low?: number | undefined
  readonly high?: number | undefined
}

/** A search whose term was understood. `base` is the listing before any choice; chosen facets and prices narrow it. */
export interface IndexQuestion {
  readonly from: number
  readonly size: number
  readonly base: {
    readonly category?: string | undefined
    readonly tags: readonly string[]
    /** Values of the facet `subBrand`, or tags. */
    readonly brands: readonly string[]
    /** Only products first sold later than this. */
    readonly since?: number | undefined
    readonly prices: readonly IndexBounds[]
    readonly giftCards: boolean
    /** Includes goods sold only in stores. */
    readonly storeOnly: boolean
    /** Only these products. */
    readonly ids?: readonly string[] | undefined
    /** All must match. They also decide how well a product matches. */
    readonly words: readonly QueryWord[]
    /** A product must have one value of each list. */
    readonly values: readonly { readonly facet: string; readonly values: readonly string[] }[]
    /** A product must not match all words of any of these texts. */
    readonly without: readonly (readonly QueryWord[])[]
  }
  readonly chosen: readonly { readonly facet: string; readonly values: readonly string[] }[]
  readonly prices: IndexBounds
  /** A product first sold in this period counts as new. */
  readonly fresh: { readonly after: number; readonly until: number }
  readonly sorting: string
  /** Products to show first. */
  readonly first: readonly string[]
  /** Facets whose values must be counted. */
  readonly facets: readonly string[]
}

export interface IndexFound {
  /** One product per style: of those that pass, the first in stock, else the first. */
  readonly ids: readonly string[]
  /** The number of styles found. */
  readonly total: number
  /** Prices in the base; undefined if it is empty. */
  readonly prices: { readonly lowest: number; readonly highest: number } | undefined
  /** By facet and value: the number of styles that would be shown if it were chosen. Sizes that are sold out have count 0. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** The number of new styles in the base, and the number that would be shown if "new" were chosen. */
  readonly fresh: { readonly inBase: number; readonly count: number }
}

/**
 * Stores the goods of each market and searches them. A search cluster can implement this if a catalogue is too large
 * for the memory of one program. It knows no language: words arrive as stems. Its content can be sent again at any
 * time.
 */
export interface ProductIndex {
  /** Replaces all goods of a market. Searches continue meanwhile. */
  replace(market: string, products: Iterable<IndexedProduct>): Promise<void>
  /** Replaces or adds the products, and removes those in `gone`. Later searches include the change. */
  renew(market: string, products: readonly IndexedProduct[], gone: readonly string[]): Promise<void>
  find(market: string, question: IndexQuestion, signal?: AbortSignal): Promise<IndexFound>
}
