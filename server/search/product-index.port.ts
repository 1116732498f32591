/** Fields of a product that a word can be in. */
export const wordPlaces = ['name', 'category', 'colour', 'tags', 'description'] as const
export type WordPlace = (typeof wordPlaces)[number]

/** A product of one market as an index keeps it. */
export interface IndexedProduct {
  readonly id: string
  readonly style: string
  /** Orders the colours of a style. */
  readonly option: string
  /** Values by facet; sizes and lengths while they are in stock, and as `size-standing` and `length-standing` whether or not. */
  readonly values: Readonly<Record<string, readonly string[]>>
  /** Stems by the field they occur in. */
  readonly words: Readonly<Record<WordPlace, readonly string[]>>
  /** The editors' position by category; `all` is the best position. */
  readonly places: Readonly<Record<string, number>>
  readonly tags: readonly string[]
  /** Minor units. */
  readonly price: number
  readonly percent: number
  /** Milliseconds since 1970 when it was first sold. */
  readonly since: number
  readonly sold: number
  readonly stocked: boolean
  readonly giftCard: boolean
  /** Sold in stores alone. */
  readonly storeOnly: boolean
}

/** A word with the fields it may occur in, the points of each field, and its weight. */
export interface AskedStem {
  readonly stem: string
  readonly places: readonly WordPlace[]
}

/** One thing a term asks for: any of these, all stems of it together. */
export type AskedWord = readonly { readonly weight: number; readonly stems: readonly AskedStem[] }[]

export interface IndexBounds {
  readonly low?: number | undefined
  readonly high?: number | undefined
}

/** A search after its term was understood. The base is the listing before any choice; chosen facets and prices narrow it. */
export interface IndexQuestion {
  readonly from: number
  readonly size: number
  readonly base: {
    readonly category?: string | undefined
    readonly tags: readonly string[]
    /** Values of the facet `subBrand`, or tags. */
    readonly brands: readonly string[]
    /** First sold later than this. */
    readonly since?: number | undefined
    readonly prices: readonly IndexBounds[]
    readonly giftCards: boolean
    /** Includes goods sold only in stores. */
    readonly storeOnly: boolean
    /** Only these products. */
    readonly ids?: readonly string[] | undefined
    /** All of these, best first. */
    readonly words: readonly AskedWord[]
    /** One value of each list. */
    readonly values: readonly { readonly facet: string; readonly values: readonly string[] }[]
    /** Texts of which no product has all words. */
    readonly without: readonly (readonly AskedWord[])[]
  }
  readonly chosen: readonly { readonly facet: string; readonly values: readonly string[] }[]
  readonly prices: IndexBounds
  /** First sold in this stretch counts as new. */
  readonly fresh: { readonly after: number; readonly until: number }
  readonly sorting: string
  /** Products to show first. */
  readonly first: readonly string[]
  /** Facets whose values are to be counted. */
  readonly facets: readonly string[]
}

export interface IndexFound {
  /** One product a style: the first in stock of those that pass, else the first. */
  readonly ids: readonly string[]
  /** Styles found. */
  readonly total: number
  /** Of the base; undefined for an empty one. */
  readonly prices: { readonly lowest: number; readonly highest: number } | undefined
  /** By facet and value: styles that choosing it would show. Values that only sold-out sizes have count 0. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** New styles: of the base, and of what choosing "new" would show. */
  readonly fresh: { readonly inBase: number; readonly count: number }
}

/**
 * Keeps the goods of each market and finds among them; filled by a search cluster where a catalogue outgrows one program's memory.
 * It knows no language: words arrive as stems. What it holds can be made again at any time.
 */
export interface ProductIndex {
  /** Replaces all goods of a market; searches continue meanwhile. */
  replace(market: string, products: Iterable<IndexedProduct>): Promise<void>
  /** Replaces or adds these products, and removes the others. Later searches include the change. */
  renew(market: string, products: readonly IndexedProduct[], gone: readonly string[]): Promise<void>
  find(market: string, question: IndexQuestion): Promise<IndexFound>
}
