import type { Clock } from '#foundation/clock.ts'
import type { Markets } from '#server/markets/index.ts'
import type { Changes } from '#server/platform/changes.ts'
import type { Database } from '#server/platform/database.ts'
import { checkRow, type Known } from './check-rows.ts'
import { readFeedIds } from './feed-ids.repository.ts'
import type { FeedIds } from './feed-shop.ts'
import type { ImportOrder } from './import-order.ts'
import { Findings, type ImportReport } from './report.ts'
import { type Placed, type RowKind, type Rows, rowKinds } from './rows.ts'
import { type FoundRow, openSource, type Source } from './source.repository.ts'
import { findFiles } from './text-files.repository.ts'
import { readKnown, writeRows } from './write-goods.repository.ts'

export interface ImportGround {
  readonly database: Database
  readonly changes: Changes
  readonly markets: Markets
  readonly clock: Clock
}

/** Rows written in one transaction. */
const batchSize = 2000

/**
 * Takes goods in: categories, products, texts, variants, prices and stock, from files of our own form and from product feeds, told apart
 * by what they hold. Broken rows are refused one by one and the good ones kept; the same files again change nothing; prices are only
 * ever added to their history. A running shop shows the goods within a second or two.
 */
export async function importGoods(ground: ImportGround, order: ImportOrder): Promise<ImportReport> {
  const began = performance.now()
  const findings = new Findings()
  const known = await readKnown(ground.database, currenciesOf(ground.markets))
  const sources: Source[] = []
  let ids: Promise<FeedIds> | undefined
  const feedIds = () => {
    ids ??= readFeedIds(ground.database)
    return ids
  }
  for (const path of await findFiles(order.files)) {
    const source = await openSource(path, { ...ground, order, feedIds })
    if (typeof source === 'string') findings.refuse(path, 0, source)
    else sources.push(source)
  }
  sources.sort((a, b) => a.kinds.length - b.kinds.length)
  const meter = progressMeter(sources, order.progress)
  for (const kind of rowKinds) {
    for (const source of sources.filter(({ kinds }) => kinds.includes(kind)))
      await takeIn(ground, { kind, source, known, findings, meter, dryRun: order.dryRun ?? false })
  }
  meter.finish()
  const { rows, warned, refused, unlisted } = findings
  return {
    dryRun: order.dryRun ?? false,
    rows,
    warned,
    refused,
    unlisted,
    tookMs: Math.round(performance.now() - began),
  }
}

const currenciesOf = (markets: Markets): Known['currencies'] =>
  new Map(markets.open.map(({ choices, currency }) => [choices.priceList, currency]))

interface Taking<Kind extends RowKind = RowKind> {
  readonly kind: Kind
  readonly source: Source
  readonly known: Known
  readonly findings: Findings
  readonly meter: Meter
  readonly dryRun: boolean
}

/** Reads on while the last batch is being written, one batch ahead at most. */
async function takeIn<Kind extends RowKind>(
  ground: ImportGround,
  { kind, source, known, findings, meter, dryRun }: Taking<Kind>,
): Promise<void> {
  const { name } = source
  let batch: Placed<Rows[Kind]>[] = []
  let writing: Promise<void> = Promise.resolve()
  const flush = async () => {
    await writing
    if (!dryRun && batch.length > 0) writing = write(ground, { kind, name, batch, findings })
    // Whoever awaits it next hears of a failure; until then it must not count as unheard.
    writing.catch(() => {})
    batch = []
    meter.tell(name)
  }
  for await (const found of source.rows(kind)) {
    meter.step(source)
    const row = accepted(found, { kind, name, known, findings })
    if (row && batch.push(row) >= batchSize) await flush()
  }
  await flush()
  await writing
}

type Checking<Kind extends RowKind> = Pick<Taking<Kind>, 'kind' | 'known' | 'findings'> & { readonly name: string }

/** The row if it can be taken; what there is to say of it goes to the findings. */
function accepted<Kind extends RowKind>(
  found: FoundRow<Kind>,
  { kind, name, known, findings }: Checking<Kind>,
): Placed<Rows[Kind]> | undefined {
  if ('warned' in found) return void findings.warn(name, found.line, found.warned)
  if ('refused' in found) return void findings.refuse(name, found.line, found.refused)
  const verdict = checkRow(kind, found.row, known)
  if ('refused' in verdict) return void findings.refuse(name, found.line, verdict.refused)
  if (verdict.warned) findings.warn(name, found.line, verdict.warned)
  findings.rows[kind].accepted += 1
  return found
}

interface Batch<Kind extends RowKind> {
  readonly kind: Kind
  readonly name: string
  readonly batch: readonly Placed<Rows[Kind]>[]
  readonly findings: Findings
}

async function write<Kind extends RowKind>(
  { database, changes, clock }: ImportGround,
  { kind, name, batch, findings }: Batch<Kind>,
): Promise<void> {
  const { changed, alreadyBegan } = await writeRows(
    { database, changes, now: clock() },
    kind,
    batch.map(({ row }) => row),
  )
  findings.rows[kind].changed += changed
  const lines = new Map(alreadyBegan.length > 0 ? batch.map(({ row, line }) => [row as object, line]) : [])
  for (const price of alreadyBegan) {
    const line = lines.get(price) ?? 0
    findings.rows[kind].accepted -= 1
    findings.refuse(
      name,
      line,
      `${price.sku} had another price in ${price.list} from that moment on; history stays, so give the change its own from`,
    )
  }
}

interface Meter {
  step(source: Source): void
  tell(label: string): void
  finish(): void
}

function progressMeter(sources: readonly Source[], progress: ImportOrder['progress']): Meter {
  const total = sources.reduce((sum, { lines }) => sum + lines, 0)
  const counted = new Map<Source, number>()
  const done = () => [...counted].reduce((sum, [{ lines }, count]) => sum + Math.min(lines, count), 0)
  return {
    step: (source) => void counted.set(source, (counted.get(source) ?? 0) + 1),
    tell: (label) => progress?.(done(), total, label),
    finish: () => progress?.(total, total, ''),
  }
}
