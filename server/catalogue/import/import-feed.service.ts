import type { Clock } from '#foundation/clock.ts'
import type { Markets } from '#server/markets/index.ts'
import type { Changes } from '#server/platform/changes.ts'
import type { Database } from '#server/platform/database.ts'
import { placeOf } from '#server/stock/index.ts'
import { readCategories } from '../assortment.repository.ts'
import type { ImportState } from './check-rows.ts'
import { currencyGiver } from './feeds/feed-currency.ts'
import { feedReader } from './feeds/feed-goods.ts'
import { readFeedIds } from './feeds/feed-ids.repository.ts'
import { type FeedItem, type FeedRemark, isItem } from './feeds/feed-item.ts'
import type { FeedGoods } from './feeds/feed-reading.ts'
import type { FeedIds, FeedShop } from './feeds/feed-shop.ts'
import type { ImportOrder } from './import-order.ts'
import type { Meter } from './progress-meter.ts'
import type { Findings } from './report.ts'
import type { Presence } from './retire-missing.repository.ts'
import { type RowKind, rowKinds } from './rows.ts'
import type { FeedSource } from './source.parser.ts'
import { type StoredIds, writeOrDryRun } from './write-or-dry-run.service.ts'

export interface FeedImport {
  readonly database: Database
  readonly changes: Changes
  readonly markets: Markets
  readonly clock: Clock
  readonly order: ImportOrder
  readonly state: ImportState
  readonly findings: Findings
  readonly presence: Presence
  readonly meter: Meter
  /** Set on a dry run. Nothing is written then. */
  readonly stored: StoredIds | undefined
  /** Ids by source. They are read once per import, so that its feeds do not give the same id twice. */
  readonly ids: Map<string, FeedIds>
}

/** Items per write. A group that has begun is read to its end, up to twice as many items. */
const portion = 1000

/** Imports a feed, one portion of items per transaction. Goods are written completely, with prices and stock, or not at all. */
export async function importFeed(run: FeedImport, source: FeedSource): Promise<void> {
  const { findings, order, presence, meter } = run
  const shop = await feedShop(run, order.source ?? source.form)
  const seen = presence.feed(shop.source)
  const read = feedReader(shop, seen)
  let writing: Promise<void> = Promise.resolve()
  const giveCurrency = currencyGiver(shop.currencies)
  let isEmpty = true
  for await (const portion of portions(source.items(), (line) => meter.markRead(source, line))) {
    const priced = giveCurrency(portion.items)
    const goods = read(priced.items)
    isEmpty &&= portion.items.length === 0 && portion.remarks.every((remark) => 'warned' in remark && remark.line <= 1)
    noteNew(run, goods)
    leaveOutTakenEans(run.state, goods)
    reportLines(run, source, {
      items: portion.items,
      remarks: [...portion.remarks, ...priced.remarks, ...goods.remarks],
    })
    for (const kind of rowKinds) findings.rows[kind].accepted += goods.rows[kind].length
    findings.pictures += goods.rows.products.reduce((sum, { row }) => sum + (row.pictures?.length ?? 0), 0)
    for (const { row } of goods.rows.productCategories) presence.addCategory(row.productId, row.categoryId)
    await writing
    writing = write(run, goods)
    // The next `await` reports a failure. Until then it must not be an unhandled rejection.
    writing.catch(() => {})
    meter.report(source.name)
  }
  await writing
  if (isEmpty) refuseEmpty(run, source)
}

/** A failed download often contains a heading and nothing else. It does not mean that everything is sold out. */
function refuseEmpty({ findings, presence }: FeedImport, { name }: FeedSource): void {
  findings.refuse(name, 0, 'holds no goods')
  presence.refused(undefined)
}

interface Portion {
  readonly items: FeedItem[]
  readonly remarks: FeedRemark[]
}

async function* portions(
  parts: ReturnType<FeedSource['items']>,
  reach: (line: number) => void,
): AsyncGenerator<Portion> {
  let held: Portion = { items: [], remarks: [] }
  let group: string | undefined
  for await (const part of parts) {
    reach(part.line)
    if (!isItem(part)) {
      held.remarks.push(part)
      continue
    }
    const own = part.cells.item_group_id?.trim() || undefined
    const { length } = held.items
    if (length >= 2 * portion || (length >= portion && (own === undefined || own !== group))) {
      yield held
      held = { items: [], remarks: [] }
    }
    held.items.push(part)
    group = own
  }
  yield held
}

function noteNew({ state, findings }: FeedImport, { rows }: FeedGoods): void {
  for (const { row } of rows.products) if (!state.products.has(row.productId)) findings.isNew('products', row.productId)
  for (const { row } of rows.variants) if (!state.skus.has(row.sku)) findings.isNew('variants', row.sku)
}

/** Removes EANs that belong to another variant. */
function leaveOutTakenEans({ eans, skus }: ImportState, { rows, remarks }: FeedGoods): void {
  for (const [at, { line, row }] of rows.variants.entries()) {
    skus.add(row.sku)
    if (row.ean === null) continue
    const holder = eans.get(row.ean)
    if (holder === undefined || holder === row.sku) eans.set(row.ean, row.sku)
    else {
      remarks.push({ line, warned: `gtin ${row.ean} already belongs to ${holder}; left out` })
      rows.variants[at] = { line, row: { ...row, ean: null } }
    }
  }
}

/** Reports the result of every line. A line with a warning or refusal is not reported as accepted too. */
function reportLines({ findings, presence }: FeedImport, { name }: FeedSource, { items, remarks }: Portion): void {
  const said = new Set<number>()
  for (const remark of remarks) {
    said.add(remark.line)
    if ('accepted' in remark) findings.accept(name, remark.line)
    else if ('warned' in remark) findings.warn(name, remark.line, remark.warned)
    else {
      findings.refuse(name, remark.line, remark.refused)
      presence.refused(remark.names)
    }
  }
  for (const { line } of items) if (!said.has(line)) findings.accept(name, line)
}

async function write({ database, changes, clock, findings, stored }: FeedImport, { rows }: FeedGoods): Promise<void> {
  const plain = Object.fromEntries(rowKinds.map((kind) => [kind, rows[kind].map(({ row }) => row)]))
  const needs = { database, changes, now: clock(), pricesFromNow: true }
  const { changed } = await writeOrDryRun(needs, plain, stored)
  for (const [kind, count] of Object.entries(changed)) findings.rows[kind as RowKind].changed += count
}

async function feedShop({ database, markets, clock, order, ids }: FeedImport, source: string): Promise<FeedShop> {
  const chosen =
    order.list === undefined ? markets.open : markets.open.filter(({ choices }) => choices.priceList === order.list)
  const selling = (currency: string) => chosen.filter((market) => market.currency === currency)
  const known = ids.get(source) ?? (await readFeedIds(database, source))
  ids.set(source, known)
  return {
    source,
    now: clock(),
    language: order.language ?? 'en',
    currencies: {
      chosen: order.list === undefined ? undefined : chosen[0]?.currency,
      usual: chosen[0]?.currency ?? 'EUR',
      isSold: (currency) => selling(currency).length > 0,
    },
    lists: (currency) => [...new Set(selling(currency).map(({ choices }) => choices.priceList))],
    places: (currency) =>
      order.place === undefined
        ? [...new Set(selling(currency).flatMap(({ choices }) => choices.warehouses.slice(0, 1).map(placeOf)))]
        : [placeOf(order.place)],
    pieces: order.pieces ?? 10,
    pictures: order.pictures === 'none' ? undefined : { privateHosts: order.pictures === 'any-host' },
    ids: known,
    categories: await readCategories(database),
    mapping: order.mapping,
  }
}
