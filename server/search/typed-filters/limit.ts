/** A limit in a term, in addition to the goods it names. */
export type Limit =
  /** Amounts in major units of the market's currency. Both bounds are included. */
  | { readonly kind: 'price'; readonly low: number | undefined; readonly high: number | undefined }
  | { readonly kind: 'size'; readonly size: NamedSize }
  | { readonly kind: 'without'; readonly words: string }

/** A size as typed. `any`: no system was named. */
export interface NamedSize {
  readonly system: 'any' | 'eu' | 'uk' | 'us' | 'it' | 'fr' | 'jp' | 'age' | 'height' | 'inches'
  readonly value: string
  readonly length?: string
}

export interface ReadLimit {
  readonly limit: Limit
  /** The words as they were typed. */
  readonly text: string
  /** The term without these words. */
  readonly term: string
}

export interface ReadTerm {
  /** The term without its limits: it names the goods. */
  readonly goods: string
  readonly limits: readonly ReadLimit[]
}

export interface TermReader {
  readonly language: string
  readonly currency: string
  /** True if goods have this word. It is then neither a size nor a property to leave out. */
  readonly isGoodsWord: (word: string) => boolean
  /** True for a number that is a size of some goods. */
  readonly isSize: (value: string) => boolean
}
