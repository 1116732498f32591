import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { systemClock } from '#foundation/clock.ts'
import { Fault } from '#foundation/fault.ts'
import { type ImportOrder, type ImportReport, importGoods, type Remark } from '#server/catalogue/index.ts'
import { openShop } from '../composing/open-shop-folder.ts'
import { migrationsToCome } from '../migrate.ts'
import { withPatience } from '../starting/prepare-database.ts'
import type { Command, CommandAsk } from './command.ts'
import { withDatabase } from './with-database.ts'

const shownRemarks = 20

export const importCommand: Command = {
  summary: 'take in goods, prices and stock from files',
  help: `Usage: npm run shop -- import FILE… [--dry-run] [--list LIST] [--language LANGUAGE] [--pieces NUMBER] [--place PLACE]

Reads files of our own form (CSV) and Google product feeds (TSV, XML), told apart by what they hold; a folder stands for all its
tables. Broken rows are refused one by one, with file and line, and the good ones kept. The same files again change nothing.
A running shop shows what came within two seconds.

  --dry-run              read and check everything, write nothing
  --list LIST            feeds: the price list their prices go to; without it, every list in their currency
  --language LANGUAGE    feeds: the language of their texts (en)
  --pieces NUMBER        feeds: pieces assumed of what is in stock (10)
  --place PLACE          feeds: where they lie, such as warehouse:main`,
  options: {
    'dry-run': { type: 'boolean' },
    list: { type: 'string' },
    language: { type: 'string' },
    pieces: { type: 'string' },
    place: { type: 'string' },
  },
  run: async (ask) => {
    const order = orderOf(ask)
    const { markets } = await openShop(ask.settings.shop)
    const report = await withDatabase(ask, (url) =>
      withPatience(url, async (database, changes) => {
        const missing = await migrationsToCome(database)
        if (missing.length > 0) throw new Fault('database.schema-older', { missing })
        return ask.progress.step('Import', (tell) =>
          importGoods(
            { database, changes, markets, clock: systemClock },
            { ...order, progress: (done, total) => tell(total > 0 ? done / total : 1) },
          ),
        )
      }),
    )
    for (const line of linesOf(report)) ask.print(line)
    return Object.values(report.rows).some(({ accepted }) => accepted > 0) ? 0 : 1
  },
}

/** Names are meant from where the operator stands, which npm remembers. */
function orderOf({ words, options }: CommandAsk): ImportOrder {
  if (words.length === 0) throw new Fault('shop.no-files')
  const files = words.map((word) => resolve(process.env.INIT_CWD ?? '.', word))
  const missing = files.find((file) => !existsSync(file))
  if (missing) throw new Fault('shop.no-such-file', { file: missing })
  const pieces = options.pieces === undefined ? undefined : Number(options.pieces)
  if (pieces !== undefined && !(Number.isInteger(pieces) && pieces >= 0))
    throw new Fault('shop.wrong-option', { option: '--pieces', rule: 'a whole number' })
  const texts = Object.fromEntries(
    ['list', 'language', 'place'].flatMap((name) => (typeof options[name] === 'string' ? [[name, options[name]]] : [])),
  )
  return { files, dryRun: options['dry-run'] === true, ...texts, ...(pieces !== undefined && { pieces }) }
}

function linesOf({ dryRun, rows, warned, refused, unlisted, tookMs }: ImportReport): string[] {
  const counted = Object.entries(rows).filter(([, { accepted }]) => accepted > 0)
  return [
    ...counted.map(
      ([kind, { accepted, changed }]) =>
        `${spaced(kind).padEnd(20)} ${String(accepted).padStart(8)} rows, ${dryRun ? 'not written' : `${changed} changed`}`,
    ),
    ...remarksOf('refused', refused),
    ...remarksOf('warning', warned),
    ...(unlisted > 0 ? [`… and ${unlisted} more remarks`] : []),
    `${refused.length} rows refused, ${warned.length} warnings, ${(tookMs / 1000).toFixed(1)} s`,
  ]
}

function remarksOf(word: string, remarks: readonly Remark[]): string[] {
  const shown = remarks
    .slice(0, shownRemarks)
    .map(({ file, line, why }) => `${word}: ${file}${line > 0 ? `:${line}` : ''}  ${why}`)
  return remarks.length > shownRemarks ? [...shown, `… and ${remarks.length - shownRemarks} more of these`] : shown
}

const spaced = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
