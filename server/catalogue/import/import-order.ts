import type { Shelving } from './feeds/shelving.ts'

/** The files to take in, and how to read what a feed leaves open. */
export interface ImportOrder {
  /** Files, and folders whose tables are all taken. What a file is, its content tells. */
  readonly files: readonly string[]
  /** Reads and checks everything and writes nothing. */
  readonly dryRun?: boolean
  /** Told now and then: lines done, lines in all, and the file at hand. */
  readonly progress?: (done: number, total: number, label: string) => void
  /** Told of every row, accepted ones included, in the order of the files. */
  readonly report?: (verdict: RowVerdict) => void
  /** For feeds: the only price list that takes their prices; without it, every list in their currency. */
  readonly list?: string
  /** For feeds: language of their texts, `en` unless said. */
  readonly language?: string
  /** For feeds: pieces assumed of what is in stock, 10 unless said, and the place they lie, unless the main warehouse of each market. */
  readonly pieces?: number
  readonly place?: string
  /** For feeds: whose goods they are, `google` or `shopify` unless said. Two feeds that use the same ids for different goods need two names. */
  readonly source?: string
  /** For feeds: pictures are noted and fetched later, from public hosts unless said; `none` passes them over. */
  readonly pictures?: 'public-hosts' | 'any-host' | 'none'
  /** For feeds: where their goods go, before any guess. */
  readonly shelving?: Shelving
  /** Goods leave the categories that this import does not tell of them, and categories go that a table does not name any more. */
  readonly replace?: boolean
  /** Retires what the same source told earlier and does not tell now; `all` even when that is more than a fifth of it. */
  readonly retireMissing?: 'few' | 'all'
}

/** The result of one row. */
export interface RowVerdict {
  readonly file: string
  /** The first line is 1; 0 speaks of the file as a whole. */
  readonly line: number
  readonly verdict: 'accepted' | 'warned' | 'refused'
  readonly why: string
}
