import { isEan } from './cells.ts'
import type { RowKind, Rows } from './rows.ts'

/** What is known so far: the content of the database and the rows that this import accepted. */
export interface ImportState {
  readonly categories: Set<string>
  readonly products: Set<string>
  readonly skus: Set<string>
  /** Skus by EAN. */
  readonly eans: Map<string, string>
  /** Product ids by style number and option id. */
  readonly options: Map<string, string>
  /** The currency of each price list that an open market uses. */
  readonly currencies: ReadonlyMap<string, string>
  /** The rows of this import, by kind and key. */
  readonly importedRows: Set<string>
}

export type Verdict = { readonly refused: string } | { readonly warned?: string }

/** Checks a row against what is known. An accepted row becomes known. */
export function checkRow<Kind extends RowKind>(kind: Kind, row: Rows[Kind], known: ImportState): Verdict {
  const refused = (checks[kind] as (row: Rows[Kind], known: ImportState) => string | undefined)(row, known)
  if (refused) return { refused }
  return 'ean' in row && row.ean !== null && !isEan(row.ean) ? { warned: `ean ${row.ean} fails its check digit` } : {}
}

/** Why a row is refused; undefined if it is accepted. */
const checks: { readonly [Kind in RowKind]: (row: Rows[Kind], known: ImportState) => string | undefined } = {
  categories(row, known) {
    if (row.parentId === row.categoryId) return 'is its own parent'
    if (row.parentId !== null && !known.categories.has(row.parentId))
      return `parent ${row.parentId} is not known; parents come first`
    return saidTwice('category', row.categoryId, known) ?? void known.categories.add(row.categoryId)
  },
  categoryTexts: (row, known) =>
    unknown('category', row.categoryId, known.categories) ??
    saidTwice('text of category', `${row.categoryId} in ${row.language}`, known),
  products(row, known) {
    const option = `${row.styleNumber} ${row.optionId}`
    const other = known.options.get(option)
    if (other !== undefined && other !== row.productId)
      return `option ${row.optionId} of style ${row.styleNumber} is already ${other}`
    const twice = saidTwice('product', row.productId, known)
    if (twice) return twice
    known.products.add(row.productId)
    known.options.set(option, row.productId)
    return undefined
  },
  productTexts: (row, known) =>
    unknown('product', row.productId, known.products) ??
    saidTwice('text of product', `${row.productId} in ${row.language}`, known),
  productCategories: (row, known) =>
    unknown('product', row.productId, known.products) ??
    unknown('category', row.categoryId, known.categories) ??
    saidTwice('place of product', `${row.productId} in ${row.categoryId}`, known),
  variants(row, known) {
    const fault = unknown('product', row.productId, known.products) ?? saidTwice('sku', row.sku, known)
    if (fault) return fault
    const holder = row.ean === null ? undefined : known.eans.get(row.ean)
    if (holder !== undefined && holder !== row.sku) return `ean ${row.ean} already belongs to ${holder}`
    if (row.ean !== null) known.eans.set(row.ean, row.sku)
    known.skus.add(row.sku)
    return undefined
  },
  prices(row, known) {
    const expected = known.currencies.get(row.list)
    if (!currencies.has(row.currency)) return `currency ${row.currency} is not known`
    if (expected !== undefined && expected !== row.currency)
      return `price list ${row.list} is in ${expected}, not ${row.currency}`
    return unknown('sku', row.sku, known.skus)
  },
  stock: (row, known) =>
    unknown('sku', row.sku, known.skus) ?? saidTwice('stock of', `${row.sku} at ${row.place}`, known),
}

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

const unknown = (what: string, id: string, ids: ReadonlySet<string>): string | undefined =>
  ids.has(id) ? undefined : `${what} ${id} is not known`

/** Accepts the first row with a key. Refuses another one in the same import. */
function saidTwice(what: string, key: string, known: ImportState): string | undefined {
  const whole = `${what} ${key}`
  if (known.importedRows.has(whole)) return `${whole} stands twice; the first row was taken`
  known.importedRows.add(whole)
  return undefined
}
