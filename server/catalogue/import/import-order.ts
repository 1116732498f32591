import type { Shelving } from './feeds/shelving.ts'

/** The files to import, and the defaults for values that a feed lacks. */
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
  /** For feeds: pieces assumed for goods in stock, by default 10, and their place, by default the main warehouse of each market. */
  readonly pieces?: number
  readonly place?: string
  /** For feeds: whose goods they are, `google` or `shopify` unless said. Two feeds that use the same ids for different goods need two names. */
  readonly source?: string
  /** For feeds: pictures are recorded and fetched later, by default from public hosts only; `none` ignores them. */
  readonly pictures?: 'public-hosts' | 'any-host' | 'none'
  /** For feeds: a mapping to categories, which is used before any guess. */
  readonly shelving?: Shelving
  /** Removes goods from categories that this import does not name for them, and categories that a table does not contain any more. */
  readonly replace?: boolean
  /** Retires goods of the same source that are not in this import; `all` even if they are more than a fifth of them. */
  readonly retireMissing?: 'few' | 'all'
}

/** The result of one row. */
export interface RowVerdict {
  readonly file: string
  /** The first line is 1; 0 is the file as a whole. */
  readonly line: number
  readonly verdict: 'accepted' | 'warned' | 'refused'
  readonly why: string
}
