import type { CategoryMapping } from './feeds/category-mapping.ts'

/** The files to import, and defaults for values that a feed lacks. */
export interface ImportOrder {
  /** Files, and folders whose tables are all imported. The content of a file shows its form. */
  readonly files: readonly string[]
  /** Reads and checks everything but writes nothing. */
  readonly dryRun?: boolean
  /** Called from time to time with the lines done, all lines, and the current file. */
  readonly progress?: (done: number, total: number, label: string) => void
  /** Called for every row, also accepted ones, in the order of the files. */
  readonly report?: (verdict: RowVerdict) => void
  /** For feeds: the only price list for their prices. Without it, every list with their currency. */
  readonly list?: string
  /** For feeds: the language of their texts; default `en`. */
  readonly language?: string
  /** For feeds: the pieces assumed for goods in stock, default 10, and their place, default the main warehouse of each market. */
  readonly pieces?: number
  readonly place?: string
  /**
   * For feeds: the owner of the goods, default `google` or `shopify`. Two feeds that use the same ids for different
   * goods need two names.
   */
  readonly source?: string
  /** For feeds: pictures are recorded and fetched later, by default from public hosts only. `none` ignores them. */
  readonly pictures?: 'public-hosts' | 'any-host' | 'none'
  /** For feeds: a mapping to categories, which is used before any guess. */
  readonly mapping?: CategoryMapping
  /** Removes goods from categories that this import does not name for them, and categories that a table no longer contains. */
  readonly replace?: boolean
  /** Retires goods of the same source that are not in this import. `few` stops if more than a fifth are missing; `all` does not. */
  readonly retireMissing?: 'few' | 'all'
}

/** The result of one row. */
export interface RowVerdict {
  readonly file: string
  /** The first line is 1; 0 means the whole file. */
  readonly line: number
  readonly verdict: 'accepted' | 'warned' | 'refused'
  readonly why: string
}
