import type { Clock } from '#foundation/clock.ts'
import type { Markets } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import { placeOf } from '#server/stock/index.ts'
import { readCategories } from '../assortment.repository.ts'
import type { FeedIds, FeedShop } from './feed-shop.ts'
import { type FeedGoods, type FeedItem, googleGoods, googleName, isGoogleFeed } from './google-feed.ts'
import type { ImportOrder } from './import-order.ts'
import { type OwnForm, ownForms } from './own-form.ts'
import type { Placed, RowKind, Rows } from './rows.ts'
import { openTextFile, rowsOf, type TextFile } from './text-files.repository.ts'

/** One row as a reader found it, or what it has to say about it. */
export type FoundRow<Kind extends RowKind> =
  | Placed<Rows[Kind]>
  | { readonly line: number; readonly refused: string }
  | { readonly line: number; readonly warned: string }

/** A file whose form is known. A reader of another form is another way to make one of these. */
export interface Source {
  readonly name: string
  readonly kinds: readonly RowKind[]
  readonly lines: number
  rows<Kind extends RowKind>(kind: Kind): AsyncIterable<FoundRow<Kind>>
}

interface SourceNeeds {
  readonly database: Database
  readonly markets: Markets
  readonly clock: Clock
  readonly order: ImportOrder
  /** Read once an import, so that its feeds do not give out the same id twice. */
  readonly feedIds: () => Promise<FeedIds>
}

/** Opens a file by what it holds, or says why it cannot be taken in. */
export async function openSource(path: string, needs: SourceNeeds): Promise<Source | string> {
  const file = await openTextFile(path)
  const own = ownForms.find(({ told }) => told.every((column) => file.header.includes(column)))
  if (own) return ownSource(file, own)
  if (isGoogleFeed(file.header)) return googleSource(file, needs)
  return file.header.length === 0 ? 'is empty' : `has columns of no known form: ${file.header.slice(0, 6).join(', ')}`
}

function ownSource(file: TextFile, form: OwnForm): Source | string {
  const missing = form.columns.filter((column) => !file.header.includes(column))
  if (missing.length > 0) return `lacks the column ${missing.join(', ')}`
  const twice = file.header.find((column, at) => file.header.indexOf(column) !== at)
  if (twice !== undefined) return `has the column ${twice} twice`
  return {
    name: file.name,
    kinds: [form.kind],
    lines: file.lines,
    rows: () => ownRows(file, form) as AsyncGenerator<FoundRow<never>>,
  }
}

async function* ownRows(file: TextFile, form: OwnForm): AsyncGenerator<FoundRow<RowKind>> {
  yield* remarksOn(file)
  const more = file.header.filter((column) => !form.columns.includes(column))
  if (more.length > 0) yield { line: 1, warned: `columns without a meaning were passed over: ${more.join(', ')}` }
  for await (const { line, cells, wrong } of rowsOf(file)) {
    const row = wrong ?? form.read(cells)
    yield typeof row === 'string' ? { line, refused: row } : { line, row }
  }
}

function* remarksOn({ encoding }: TextFile): Generator<{ line: number; warned: string }> {
  if (encoding === 'windows-1252') yield { line: 0, warned: 'is not UTF-8; it was read as Windows-1252' }
}

function googleSource(file: TextFile, needs: SourceNeeds): Source {
  let goods: Promise<FeedGoods & { readonly cut: FoundRow<never>[] }> | undefined
  return {
    name: file.name,
    kinds: [
      'categories',
      'categoryTexts',
      'products',
      'productTexts',
      'productCategories',
      'variants',
      'prices',
      'stock',
    ],
    lines: file.lines,
    async *rows(kind) {
      // Read when its first rows are asked for: by then the categories of own files in the same import are in the tables.
      goods ??= readGoogle(file, needs)
      const { rows, warned, refused, cut } = await goods
      if (kind === 'categories') {
        yield* remarksOn(file)
        yield* cut
        yield* warned.map(({ line, why }) => ({ line, warned: why }))
        yield* refused.map(({ line, why }) => ({ line, refused: why }))
      }
      yield* rows[kind]
    },
  }
}

async function readGoogle(
  file: TextFile,
  needs: SourceNeeds,
): Promise<FeedGoods & { readonly cut: FoundRow<never>[] }> {
  const items: FeedItem[] = []
  const cut: FoundRow<never>[] = []
  for await (const { line, cells, wrong } of rowsOf(file)) {
    if (wrong) cut.push({ line, refused: wrong })
    else
      items.push({
        line,
        cells: Object.fromEntries(Object.entries(cells).map(([name, cell]) => [googleName(name), cell])),
      })
  }
  return { ...googleGoods(items, await feedShop(needs)), cut }
}

async function feedShop({ database, markets, clock, order, feedIds }: SourceNeeds): Promise<FeedShop> {
  const taking =
    order.list === undefined ? markets.open : markets.open.filter(({ choices }) => choices.priceList === order.list)
  const selling = (currency: string) => taking.filter((market) => market.currency === currency)
  return {
    now: clock(),
    language: order.language ?? 'en',
    currency: order.list === undefined ? undefined : taking[0]?.currency,
    lists: (currency) => [...new Set(selling(currency).map(({ choices }) => choices.priceList))],
    places: (currency) =>
      order.place === undefined
        ? [...new Set(selling(currency).flatMap(({ choices }) => choices.warehouses.slice(0, 1).map(placeOf)))]
        : [placeOf(order.place)],
    pieces: order.pieces ?? 10,
    ids: await feedIds(),
    categories: await readCategories(database),
  }
}
