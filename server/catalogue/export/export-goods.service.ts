import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { finished } from 'node:stream/promises'
import type { Clock } from '#foundation/clock.ts'
import { csvLine } from '#foundation/csv-line.ts'
import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import { readCategories } from '../assortment.repository.ts'
import { awinCsv, metaCsv } from './advert-forms.ts'
import { exportedGoods, exportedIds, feedAttributes } from './exported-goods.repository.ts'
import type { ExportedGoods } from './exported-goods.ts'
import { type FeedForm, googleRss, googleTsv } from './google-forms.ts'
import { type FeedMarket, type GoogleItem, googleItems } from './google-items.ts'
import { brokenRules } from './google-rules.ts'
import { categoryTables, ownTables } from './own-tables.ts'
import { shopifyHead, shopifyRows } from './shopify-rows.ts'

/** The last two are for adverts. They can be imported, but they do not contain all data. */
export const exportForms = ['own', 'google-rss', 'google-tsv', 'shopify', 'meta', 'awin'] as const
export type ExportForm = (typeof exportForms)[number]

export interface ExportNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly publicUrl: string
  readonly shopName: string
}

export type ExportOrder = (
  | { readonly form: 'own' }
  | { readonly form: Exclude<ExportForm, 'own'>; readonly market: Market }
) & {
  /** A folder for the own form, a file for the others. */
  readonly to: string
  readonly progress?: (done: number, total: number) => void
  /** Called for every item of Google's forms with the Merchant Center rules that it breaks. */
  readonly broken?: (item: GoogleItem, rules: readonly string[]) => void
}

/** Writes all goods that are not retired, and returns their number. A file gets its name only when it is complete. */
export async function exportGoods(needs: ExportNeeds, order: ExportOrder): Promise<number> {
  const ids = await exportedIds(needs.database)
  if (order.form === 'own') await exportOwn(needs, order, ids)
  else await exportFeed(needs, order, ids)
  return ids.length
}

async function exportOwn({ database }: ExportNeeds, order: ExportOrder, ids: readonly string[]): Promise<void> {
  await mkdir(order.to, { recursive: true })
  for (const { file, columns, rows } of categoryTables(await readCategories(database))) {
    const out = await openFile(join(order.to, file))
    await out.write([columns, ...rows].map((row) => csvLine(row)).join(''))
    await out.close()
  }
  const outs = await Promise.all(ownTables.map(({ file }) => openFile(join(order.to, file))))
  for (const [at, { columns }] of ownTables.entries()) await outs[at]!.write(csvLine(columns))
  for await (const some of followed(database, ids, order)) {
    for (const [at, { rows }] of ownTables.entries())
      await outs[at]!.write(
        some
          .flatMap(rows)
          .map((row) => csvLine(row))
          .join(''),
      )
  }
  for (const out of outs) await out.close()
}

type FeedOrder = Extract<ExportOrder, { market: Market }>

async function exportFeed(needs: ExportNeeds, order: FeedOrder, ids: readonly string[]): Promise<void> {
  await mkdir(dirname(order.to), { recursive: true })
  const out = await openFile(order.to)
  for await (const piece of feedPieces(needs, order, ids)) await out.write(piece)
  await out.close()
}

/** The feed of one market, in pieces. */
export async function* feedPieces(
  { database, clock, publicUrl, shopName }: ExportNeeds,
  order: Pick<FeedOrder, 'form' | 'market' | 'progress' | 'broken'>,
  ids: readonly string[],
): AsyncGenerator<string> {
  const { market } = order
  const shop: FeedMarket = { market, publicUrl, now: clock(), categories: await readCategories(database) }
  if (order.form === 'shopify') {
    yield shopifyHead
    yield* styles(followed(database, ids, order), (style) => shopifyRows(shop, style))
    return
  }
  const forms: Readonly<Record<typeof order.form, () => FeedForm | Promise<FeedForm>>> = {
    'google-rss': () => googleRss(shopName, `${publicUrl}/${market.id}`),
    'google-tsv': async () => googleTsv(await feedAttributes(database)),
    meta: () => metaCsv,
    awin: () => awinCsv,
  }
  const form = await forms[order.form]()
  yield form.begin
  for await (const some of followed(database, ids, order))
    yield some
      .flatMap((goods) => googleItems(shop, goods))
      .map((item) => {
        if (order.form.startsWith('google')) order.broken?.(item, brokenRules(item))
        return form.item(item)
      })
      .join('')
  yield form.end
}

/** Groups the colours of a style, which follow each other. The last style is held until the next chunk or the end. */
async function* styles(
  chunks: AsyncIterable<ExportedGoods[]>,
  written: (style: readonly ExportedGoods[]) => string,
): AsyncGenerator<string> {
  let held: ExportedGoods[] = []
  for await (const some of chunks) {
    const last = some.at(-1)?.product.styleNumber
    const grouped = Map.groupBy([...held, ...some], ({ product }) => product.styleNumber)
    held = last === undefined ? [] : (grouped.get(last) ?? [])
    if (last !== undefined) grouped.delete(last)
    yield [...grouped.values()].map(written).join('')
  }
  if (held.length > 0) yield written(held)
}

async function* followed(
  database: Database,
  ids: readonly string[],
  { progress }: Pick<ExportOrder, 'progress'>,
): AsyncGenerator<ExportedGoods[]> {
  let done = 0
  for await (const some of exportedGoods(database, ids)) {
    yield some
    done += some.length
    progress?.(done, ids.length)
  }
}

async function openFile(path: string): Promise<{ write(text: string): Promise<void>; close(): Promise<void> }> {
  const unfinished = `${path}.part`
  const stream = createWriteStream(unfinished)
  await once(stream, 'open')
  return {
    async write(text) {
      if (text !== '' && !stream.write(text)) await once(stream, 'drain')
    },
    async close() {
      stream.end()
      await finished(stream)
      await rename(unfinished, path)
    },
  }
}
