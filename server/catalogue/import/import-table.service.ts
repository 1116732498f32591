import type { Clock } from '#foundation/clock.ts'
import type { Changes } from '#server/platform/changes.ts'
import type { Database } from '#server/platform/database.ts'
import { checkRow, type ImportState } from './check-rows.ts'
import type { Meter } from './progress-meter.ts'
import type { Findings } from './report.ts'
import type { Presence } from './retire-missing.repository.ts'
import type { Placed, RowKind, Rows } from './rows.ts'
import type { FoundRow, TableSource } from './source.parser.ts'
import { type StoredIds, writeOrDryRun } from './write-or-dry-run.service.ts'

export interface TableImport {
  readonly database: Database
  readonly changes: Changes
  readonly clock: Clock
  readonly state: ImportState
  readonly findings: Findings
  readonly presence: Presence
  readonly meter: Meter
  /** Set on a dry run. Nothing is written then. */
  readonly stored: StoredIds | undefined
}

/** Rows written in one transaction. */
const batchSize = 2000

/** Imports a table of the own form. The next batch is read while the last one is written. */
export async function importTable<Kind extends RowKind>(run: TableImport, source: TableSource<Kind>): Promise<void> {
  let batch: Placed<Rows[Kind]>[] = []
  let writing: Promise<void> = Promise.resolve()
  const flush = async () => {
    await writing
    if (batch.length > 0) writing = write(run, source, batch)
    // The next `await` reports a failure. Until then it must not be an unhandled rejection.
    writing.catch(() => {})
    batch = []
    run.meter.report(source.name)
  }
  for await (const found of source.rows()) {
    run.meter.markRead(source, found.line)
    const row = accepted(run, source, found)
    if (row && batch.push(row) >= batchSize) await flush()
  }
  await flush()
  await writing
}

/** The row if it is accepted. Remarks about it are added to the findings. */
function accepted<Kind extends RowKind>(
  { findings, state, presence }: TableImport,
  { name, kind }: TableSource<Kind>,
  found: FoundRow<Kind>,
): Placed<Rows[Kind]> | undefined {
  if ('warned' in found) return void findings.warn(name, found.line, found.warned)
  const isNew = !('refused' in found) && isUnknown(kind, found.row, state)
  const verdict = 'refused' in found ? found : checkRow(kind, found.row, state)
  if ('refused' in verdict || 'refused' in found) {
    const names = 'refused' in found ? found.names : namesOf(found.row)
    if (kind === 'products' || kind === 'variants') presence.refused(names)
    return void findings.refuse(name, found.line, (verdict as { refused: string }).refused)
  }
  if (kind === 'products' || kind === 'variants') presence.own(kind, namesOf(found.row)!)
  if (isNew && (kind === 'products' || kind === 'variants')) findings.isNew(kind, namesOf(found.row)!)
  notePlaces(presence, kind, found.row)
  if (verdict.warned) findings.warn(name, found.line, verdict.warned)
  else findings.accept(name, found.line)
  findings.rows[kind].accepted += 1
  return found
}

/** Must be called before the row is checked, because the check makes it known. */
const isUnknown = (kind: RowKind, row: Rows[RowKind], { products, skus }: ImportState): boolean =>
  (kind === 'products' && !products.has(namesOf(row)!)) || (kind === 'variants' && !skus.has(namesOf(row)!))

function notePlaces(presence: Presence, kind: RowKind, row: Rows[RowKind]): void {
  if (kind === 'categories') presence.categories.add((row as Rows['categories']).categoryId)
  if (kind !== 'productCategories') return
  const { productId, categoryId } = row as Rows['productCategories']
  presence.addCategory(productId, categoryId)
}

const namesOf = (row: object): string | undefined =>
  'sku' in row ? String(row.sku) : 'productId' in row ? String(row.productId) : undefined

async function write<Kind extends RowKind>(
  { database, changes, clock, findings, stored }: TableImport,
  { kind, name }: TableSource<Kind>,
  batch: readonly Placed<Rows[Kind]>[],
): Promise<void> {
  const rows = { [kind]: batch.map(({ row }) => row) }
  const needs = { database, changes, now: clock(), pricesFromNow: false }
  const { changed, alreadyBegan } = await writeOrDryRun(needs, rows, stored)
  findings.rows[kind].changed += changed[kind] ?? 0
  const lines = new Map(alreadyBegan.length > 0 ? batch.map(({ row, line }) => [row as object, line]) : [])
  for (const price of alreadyBegan) {
    findings.rows[kind].accepted -= 1
    findings.refuse(
      name,
      lines.get(price) ?? 0,
      `${price.sku} had another price in ${price.list} from that moment on; history stays, so give the change its own from`,
    )
  }
}
