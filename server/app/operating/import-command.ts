import { existsSync } from 'node:fs'
import { systemClock } from '#foundation/clock.ts'
import { Fault } from '#foundation/fault.ts'
import { type ImportOrder, importGoods } from '#server/catalogue/index.ts'
import type { Markets } from '#server/markets/index.ts'
import { openShop } from '../composing/open-shop-folder.ts'
import { migrationsToCome } from '../database/migrate.ts'
import { withPatience } from '../database/prepare-database.ts'
import type { Command, CommandRequest } from './command.ts'
import { importLines } from './import-lines.ts'
import { importOffers, sortFiles } from './import-offers.ts'
import { fromHere, openRowReport } from './row-report.ts'
import { withDatabase } from './with-database.ts'

export const importCommand: Command = {
  summary: 'take in goods, prices and stock from files',
  help: `Usage: npm run shop -- import FILE… [--dry-run] [--report FILE] [--source NAME] [--retire-missing few|all]
       [--list LIST] [--language LANGUAGE] [--pieces NUMBER] [--place PLACE]

Reads files of our own form (CSV; of goods, promotions and gift cards), Google product data (RSS 2.0, Atom, TSV, CSV) and Shopify product files, told apart by what they hold;
a folder stands for all its tables and feeds. Broken rows are refused one by one, with file and line, and the good ones kept. The same
files again change nothing. A running shop shows what came within two seconds.

  --dry-run              read and check everything, write nothing
  --report FILE          write what became of every row: file, line, verdict, why (CSV)
  --retire-missing few   retire what the same source told earlier and does not tell now, unless that is more than a fifth of it;
                         "all" retires it however much it is. Retired goods are not sold; they come back when a file tells them again
  --source NAME          feeds: whose goods they are (google, shopify); give a name each to feeds that use the same ids
  --no-pictures          feeds: pass over the pictures they name; otherwise a running shop fetches them in the background ("pictures" tells)
  --private-hosts        let them be fetched from addresses of a private network as well
  --list LIST            feeds: the price list their prices go to; without it, every list in their currency
  --language LANGUAGE    feeds: the language of their texts (en)
  --pieces NUMBER        feeds: pieces assumed of what is in stock (10)
  --place PLACE          feeds: where they lie, such as warehouse:main`,
  mostWords: 10_000,
  options: {
    'dry-run': { type: 'boolean' },
    report: { type: 'string' },
    'retire-missing': { type: 'string' },
    source: { type: 'string' },
    'no-pictures': { type: 'boolean' },
    'private-hosts': { type: 'boolean' },
    list: { type: 'string' },
    language: { type: 'string' },
    pieces: { type: 'string' },
    place: { type: 'string' },
  },
  run: async (ask) => {
    const asked = orderOf(ask)
    const { offers, others } = await sortFiles(asked.files)
    const order = { ...asked, files: others }
    if (offers.length > 0) {
      const { lines, taken } = await withDatabase(ask, (url) =>
        withPatience(url, (database, changes) => importOffers({ database, changes }, offers, asked.dryRun ?? false)),
      )
      for (const line of lines) ask.print(line)
      if (others.length === 0) return taken > 0 ? 0 : 1
    }
    const { markets } = await openShop(ask.settings.shop)
    requireList(order, markets)
    const rows = typeof ask.options.report === 'string' ? openRowReport(fromHere(ask.options.report)) : undefined
    const report = await withDatabase(ask, (url) =>
      withPatience(url, async (database, changes) => {
        const missing = await migrationsToCome(database)
        if (missing.length > 0) throw new Fault('database.schema-older', { missing })
        return ask.progress.step('Import', (tell) =>
          importGoods(
            { database, changes, markets, clock: systemClock },
            {
              ...order,
              progress: (done, total) => tell(total > 0 ? done / total : 1),
              ...(rows && { report: rows.write }),
            },
          ),
        )
      }),
    ).finally(() => rows?.close())
    for (const line of importLines(report)) ask.print(line)
    return Object.values(report.rows).some(({ accepted }) => accepted > 0) ? 0 : 1
  },
}

function requireList({ list }: ImportOrder, markets: Markets): void {
  const lists = [...new Set(markets.open.map(({ choices }) => choices.priceList))]
  if (list !== undefined && !lists.includes(list))
    throw new Fault('shop.wrong-option', { option: '--list', rule: `one of ${lists.join(', ')}` })
}

function orderOf({ words, options }: CommandRequest): ImportOrder {
  if (words.length === 0) throw new Fault('shop.no-files')
  const files = words.map(fromHere)
  const missing = files.find((file) => !existsSync(file))
  if (missing) throw new Fault('shop.no-such-file', { file: missing })
  const pieces = options.pieces === undefined ? undefined : Number(options.pieces)
  if (pieces !== undefined && !(Number.isInteger(pieces) && pieces >= 0))
    throw new Fault('shop.wrong-option', { option: '--pieces', rule: 'a whole number' })
  const retire = options['retire-missing']
  if (retire !== undefined && retire !== 'few' && retire !== 'all')
    throw new Fault('shop.wrong-option', { option: '--retire-missing', rule: '"few" or "all"' })
  if (options.source !== undefined && !/^[a-z0-9-]{1,40}$/.test(String(options.source)))
    throw new Fault('shop.wrong-option', { option: '--source', rule: 'small letters, digits and hyphens' })
  const texts = Object.fromEntries(
    ['list', 'language', 'place', 'source'].flatMap((name) =>
      typeof options[name] === 'string' ? [[name, options[name]]] : [],
    ),
  )
  return {
    ...{ files, dryRun: options['dry-run'] === true, ...texts },
    ...(pieces !== undefined && { pieces }),
    ...(retire !== undefined && { retireMissing: retire }),
    pictures:
      options['no-pictures'] === true ? 'none' : options['private-hosts'] === true ? 'any-host' : 'public-hosts',
  }
}
