import { type FeedPart, isItem } from './feeds/feed-item.ts'
import { googleCells, isGoogleFeed, storedCells } from './feeds/google-table.ts'
import { googleXmlItems } from './feeds/google-xml.parser.ts'
import { isShopify, shopifyItems, shopifyWithoutMeaning } from './feeds/shopify-table.ts'
import { decodedText, openTextFile, rowsOf, type TextFile } from './files/text-files.parser.ts'
import { type OwnForm, ownForms } from './own-form.ts'
import type { Placed, RowKind, Rows } from './rows.ts'

/** One row from a reader, or a remark about it. `names` is the sku or product id of a refused row. */
export type FoundRow<Kind extends RowKind = RowKind> =
  | Placed<Rows[Kind]>
  | { readonly line: number; readonly refused: string; readonly names?: string }
  | { readonly line: number; readonly warned: string }

/** A table of the own form. */
export interface TableSource<Kind extends RowKind = RowKind> {
  readonly name: string
  readonly lines: number
  readonly kind: Kind
  rows(): AsyncIterable<FoundRow<Kind>>
}

/** Product data in another form, one item at a time. To support one more form, write a reader that returns this. */
export interface FeedSource {
  readonly name: string
  readonly lines: number
  /** The owner of these goods unless the operator names another. */
  readonly form: 'google' | 'shopify'
  items(): AsyncIterable<FeedPart>
}

export type Source = TableSource | FeedSource

export const isFeed = (source: Source): source is FeedSource => 'items' in source

/** Opens a file according to its content, or returns why it cannot be imported. */
export async function openSource(path: string): Promise<Source | string> {
  const file = await openTextFile(path)
  if (typeof file === 'string') return file
  const { name, lines, header } = file
  if (file.form === 'xml')
    return {
      name,
      lines,
      form: 'google',
      items: () => withRemarks(file, [], withUnknownTold(googleXmlItems(decodedText(file)))),
    }
  const own = ownForms.find(({ identifyingColumns }) => identifyingColumns.every((column) => header.includes(column)))
  if (own) return tableSource(file, own)
  if (isShopify(header))
    return {
      name,
      lines,
      form: 'shopify',
      items: () => withRemarks(file, shopifyWithoutMeaning(header), shopifyItems(rowsOf(file))),
    }
  if (isGoogleFeed(header))
    return {
      name,
      lines,
      form: 'google',
      items: () => withRemarks(file, [], withUnknownTold(googleTableItems(file))),
    }
  return header.length === 0
    ? 'is no table and no feed'
    : `has columns of no known form: ${header.slice(0, 6).join(', ').slice(0, 200)}`
}

function tableSource(file: TextFile, form: OwnForm): TableSource | string {
  const missing = form.columns.filter((column) => !file.header.includes(column) && !form.optional.includes(column))
  if (missing.length > 0) return `lacks the column ${missing.join(', ')}`
  const twice = file.header.find((column, at) => file.header.indexOf(column) !== at)
  if (twice !== undefined) return `has the column ${twice} twice`
  return { name: file.name, lines: file.lines, kind: form.kind, rows: () => ownRows(file, form) }
}

async function* ownRows(file: TextFile, form: OwnForm): AsyncGenerator<FoundRow> {
  yield* remarksOn(
    file,
    file.header.filter((column) => !form.columns.includes(column)),
  )
  for await (const { line, cells, wrong } of rowsOf(file)) {
    const row = wrong ?? form.read(cells)
    const names = cells.sku ?? cells.product_id
    yield typeof row === 'string' ? { line, refused: row, ...(names && { names }) } : { line, row }
  }
}

async function* googleTableItems(file: TextFile): AsyncGenerator<FeedPart> {
  for await (const { line, cells, wrong } of rowsOf(file)) {
    const named = googleCells(cells)
    yield wrong ? { line, refused: wrong, ...(named.id && { names: named.id }) } : { line, cells: named }
  }
}

async function* withRemarks(
  file: TextFile,
  passedOver: readonly string[],
  parts: AsyncIterable<FeedPart>,
): AsyncGenerator<FeedPart> {
  yield* remarksOn(file, passedOver)
  yield* parts
}

/** At the end, reports once which attributes the shop does not use. They are stored for the next export. */
async function* withUnknownTold(parts: AsyncIterable<FeedPart>): AsyncGenerator<FeedPart> {
  const kept = new Set<string>()
  for await (const part of parts) {
    if (isItem(part)) for (const [name] of storedCells(part.cells)) kept.add(name)
    yield part
  }
  if (kept.size > 0)
    yield {
      line: 1,
      warned: `attributes without a meaning here were kept as they are: ${[...kept].join(', ').slice(0, 400)}`,
    }
}

function* remarksOn(
  { encoding, form }: TextFile,
  passedOver: readonly string[],
): Generator<{ line: number; warned: string }> {
  if (encoding === 'windows-1252' && form === 'table')
    yield { line: 0, warned: 'is not UTF-8; it was read as Windows-1252' }
  const named = passedOver.filter((column) => column !== '')
  if (named.length > 0)
    yield { line: 1, warned: `columns without a meaning were passed over: ${named.join(', ').slice(0, 400)}` }
}
