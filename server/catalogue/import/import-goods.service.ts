import type { Clock } from '#foundation/clock.ts'
import type { Markets } from '#server/markets/index.ts'
import type { Changes } from '#server/platform/changes.ts'
import type { Database } from '#server/platform/database.ts'
import type { ImportState } from './check-rows.ts'
import type { FeedIds } from './feeds/feed-shop.ts'
import { findFiles } from './files/text-files.parser.ts'
import { importFeed } from './import-feed.service.ts'
import type { ImportOrder } from './import-order.ts'
import { importTable } from './import-table.service.ts'
import { progressMeter } from './progress-meter.ts'
import { replaceCategories } from './replace-categories.repository.ts'
import { Findings, type ImportReport } from './report.ts'
import { Presence, retireMissing } from './retire-missing.repository.ts'
import { rowKinds } from './rows.ts'
import { isFeed, openSource, type Source, type TableSource } from './source.parser.ts'
import { readImportState } from './write-goods.repository.ts'
import { storedIds } from './write-or-dry-run.service.ts'

export interface ImportNeeds {
  readonly database: Database
  readonly changes: Changes
  readonly markets: Markets
  readonly clock: Clock
}

/**
 * Imports categories, products, texts, variants, prices and stock from files of the own form, Google product data or
 * Shopify files. The content of a file shows its form. Broken rows are refused one by one and the others accepted.
 * Repeating an import changes nothing. Prices are only added to their history. A running shop shows the goods within
 * about two seconds.
 */
export async function importGoods(needs: ImportNeeds, order: ImportOrder): Promise<ImportReport> {
  const began = performance.now()
  const findings = new Findings(order.report)
  const presence = new Presence()
  const sources = await openAll(order.files, findings)
  const meter = progressMeter(sources, order.progress)
  const dryRun = order.dryRun ?? false
  const state = await readImportState(needs.database, currenciesOf(needs.markets))
  const run = {
    ...needs,
    ...{ order, findings, presence, meter, state },
    stored: dryRun ? storedIds(state) : undefined,
    ids: new Map<string, FeedIds>(),
  }
  const tables = sources.filter((source): source is TableSource => !isFeed(source))
  for (const kind of rowKinds) for (const table of tables) if (table.kind === kind) await importTable(run, table)
  for (const feed of sources.filter(isFeed)) await importFeed(run, feed)
  const retired = order.retireMissing ? await retireMissing(needs, presence, order) : undefined
  const takenAway = order.replace ? await replaceCategories(needs, presence, dryRun) : undefined
  meter.finish()
  const { rows, warned, refused, unlisted, pictures, added } = findings
  return {
    ...{ dryRun, rows, warned, refused, unlisted, pictures, retired, added, takenAway },
    tookMs: Math.round(performance.now() - began),
  }
}

async function openAll(paths: readonly string[], findings: Findings): Promise<Source[]> {
  const sources: Source[] = []
  const files = await findFiles(paths)
  if (files.length === 0) findings.refuse(paths.join(', '), 0, 'holds no tables and no feeds')
  for (const path of files) {
    const source = await openSource(path)
    if (typeof source === 'string') findings.refuse(path, 0, source)
    else sources.push(source)
  }
  return sources
}

const currenciesOf = (markets: Markets): ImportState['currencies'] =>
  new Map(markets.open.map(({ choices, currency }) => [choices.priceList, currency]))
