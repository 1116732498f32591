import { existsSync } from 'node:fs'
import { systemClock } from '#foundation/clock.ts'
import { Fault } from '#foundation/fault.ts'
import { categoryIds, type ImportOrder, importGoods, starterMapping } from '#server/catalogue/index.ts'
import type { Markets } from '#server/markets/index.ts'
import { openShop } from '../composing/open-shop-folder.ts'
import { migrationsToCome } from '../database/migrate.ts'
import { withPatience } from '../database/prepare-database.ts'
import { hasCategoryMapping, readCategoryMapping, writeCategoryMapping } from './category-mapping-file.ts'
import type { Command, CommandRequest } from './command.ts'
import { importLines } from './import-lines.ts'
import { importOffers, sortFiles } from './import-offers.ts'
import { fromHere, openRowReport } from './row-report.ts'
import { withDatabase } from './with-database.ts'

export const importCommand: Command = {
  summary: 'take in goods, prices and stock from files',
  help: `Usage: npm run shop -- import FILE… [--dry-run] [--report FILE] [--source NAME] [--retire-missing few|all]
       [--map FILE] [--replace]
       [--market MARKET | --list LIST] [--language LANGUAGE] [--pieces NUMBER] [--place PLACE]

Reads files of our own form (CSV; of goods, promotions and gift cards), Google product data (RSS 2.0, Atom, TSV, CSV) and Shopify product files, told apart by what they hold;
a folder stands for all its tables and feeds. Broken rows are refused one by one, with file and line, and the good ones kept. The same
files again change nothing. A running shop shows what came within two seconds.

  --dry-run              read and check everything, write nothing
  --report FILE          write what became of every row: file, line, verdict, why (CSV)
  --retire-missing few   retire what the same source told earlier and does not tell now, unless that is more than a fifth of it;
                         "all" retires it however much it is. Retired goods are not sold; they come back when a file tells them again
  --replace              goods leave the categories that the files do not tell of them, categories go that a table of them does not name,
                         and what is missing is retired as with --retire-missing few
  --map FILE             feeds: where goods go, by type, Google category and tag (CSV); a FILE that is not there is written to begin
                         with, and nothing is taken in
  --source NAME          feeds: whose goods they are (google, shopify); give a name each to feeds that use the same ids
  --no-pictures          feeds: pass over the pictures they name; otherwise a running shop fetches them in the background ("pictures" tells)
  --private-hosts        let them be fetched from addresses of a private network as well
  --market MARKET        feeds: the market whose prices they tell, such as da-dk; its currency is meant where
                         a sign such as "kr" names several
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
    map: { type: 'string' },
    replace: { type: 'boolean' },
    market: { type: 'string' },
    list: { type: 'string' },
    language: { type: 'string' },
    pieces: { type: 'string' },
    place: { type: 'string' },
  },
  run: async (ask) => {
    const asked = orderOf(ask)
    const { offers, others } = await sortFiles(asked.files)
    const named = { ...asked, files: others }
    if (offers.length > 0) {
      const { lines, taken } = await withDatabase(ask, (url) =>
        withPatience(url, (database, changes) => importOffers({ database, changes }, offers, asked.dryRun ?? false)),
      )
      for (const line of lines) ask.print(line)
      if (others.length === 0) return taken > 0 ? 0 : 1
    }
    const { markets } = await openShop(ask.settings.shop, ask.settings.markets)
    const order = ofMarket(ask, named, markets)
    requireList(order, markets)
    const file = typeof ask.options.map === 'string' ? fromHere(ask.options.map) : undefined
    const starter = file !== undefined && !hasCategoryMapping(file) ? starterMapping() : undefined
    const map = starter ? undefined : file
    const rows = typeof ask.options.report === 'string' ? openRowReport(fromHere(ask.options.report)) : undefined
    const report = await withDatabase(ask, (url) =>
      withPatience(url, async (database, changes) => {
        const missing = await migrationsToCome(database)
        if (missing.length > 0) throw new Fault('database.schema-older', { missing })
        const mapping = map === undefined ? undefined : await readCategoryMapping(map, await categoryIds(database))
        return ask.progress.step('Import', (tell) =>
          importGoods(
            { database, changes, markets, clock: systemClock },
            {
              ...order,
              ...(starter && { mapping: starter.mapping, dryRun: true }),
              ...(mapping && { mapping }),
              progress: (done, total) => tell(total > 0 ? done / total : 1),
              ...(rows && { report: rows.write }),
            },
          ),
        )
      }),
    ).finally(() => rows?.close())
    if (starter) {
      const lines = starter.lines()
      writeCategoryMapping(file!, lines)
      ask.print(`${file}  ${lines.length} lines; mend the categories and import again with --map`)
      return 0
    }
    for (const line of importLines(report)) ask.print(line)
    return Object.values(report.rows).some(({ accepted }) => accepted > 0) ? 0 : 1
  },
}

/** The option `--market` may be given instead of a price list. */
function ofMarket({ options }: CommandRequest, order: ImportOrder, markets: Markets): ImportOrder {
  if (options.market === undefined) return order
  const market = markets.find(String(options.market))
  if (!market)
    throw new Fault('shop.wrong-option', {
      option: '--market',
      rule: `one of ${markets.open.map(({ id }) => id).join(', ')}`,
    })
  return { ...order, list: market.choices.priceList }
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
    ...(options.replace === true && { replace: true }),
    ...(retire !== undefined
      ? { retireMissing: retire }
      : options.replace === true
        ? { retireMissing: 'few' as const }
        : {}),
    pictures:
      options['no-pictures'] === true ? 'none' : options['private-hosts'] === true ? 'any-host' : 'public-hosts',
  }
}
