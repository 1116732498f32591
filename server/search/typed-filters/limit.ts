/** A limit that a term names beside the goods. */
export type Limit =
  /** Amounts in major units of the market's currency, both included. */
  | { readonly kind: 'price'; readonly low: number | undefined; readonly high: number | undefined }
  | { readonly kind: 'size'; readonly size: NamedSize }
  | { readonly kind: 'without'; readonly words: string }

/** A size as shoppers name it. `any`: they name no system. */
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
  /** The term without any limit: it names the goods. */
  readonly goods: string
  readonly limits: readonly ReadLimit[]
}

export interface TermReader {
  readonly language: string
  readonly currency: string
  /** True for a word that goods have, which is then no size and no property to leave out. */
  readonly isGoodsWord: (word: string) => boolean
  /** True for a number that is a size of some goods. */
  readonly isSize: (value: string) => boolean
}
