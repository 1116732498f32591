import { join } from 'node:path'
import { systemClock } from '#foundation/clock.ts'
import { Fault } from '#foundation/fault.ts'
import { type ExportForm, type ExportOrder, exportForms, exportGoods } from '#server/catalogue/index.ts'
import type { Markets } from '#server/markets/index.ts'
import { openShop } from '../composing/open-shop-folder.ts'
import { migrationsToCome } from '../database/migrate.ts'
import { withPatience } from '../database/prepare-database.ts'
import type { Command, CommandRequest } from './command.ts'
import { fromHere } from './row-report.ts'
import { withDatabase } from './with-database.ts'

const endings: Readonly<Record<Exclude<ExportForm, 'own'>, string>> = {
  'google-rss': 'xml',
  'google-tsv': 'tsv',
  shopify: 'csv',
  meta: 'csv',
  awin: 'csv',
}

export const exportCommand: Command = {
  summary: 'write goods, prices and stock to files',
  help: `Usage: npm run shop -- export [--form own|google-rss|google-tsv|shopify|meta|awin] [--market MARKET] [--to PATH]

Writes every product that is not retired, in a form that an import reads. A file stands under its name when it is whole.

  --form own             everything, in all languages and price lists, as a folder of tables (this is what is done without --form)
  --form google-rss      Google product data of one market: its language, its prices, what is there
  --form google-tsv      the same as a table
  --form shopify         a Shopify product file of one market
  --form meta            a catalogue of Meta, for adverts
  --form awin            a product feed of Awin, for adverts
  --market MARKET        such as da-dk; without it, a file for every open market
  --to PATH              a folder, or with --market the file (export)

A running shop hands out the Google feed of a market at /{market}/feeds/google.xml.`,
  options: { form: { type: 'string' }, market: { type: 'string' }, to: { type: 'string' } },
  run: async (ask) => {
    const folder = await openShop(ask.settings.shop, ask.settings.markets)
    const orders = ordersOf(ask, folder.markets)
    await withDatabase(ask, (url) =>
      withPatience(url, async (database) => {
        const missing = await migrationsToCome(database)
        if (missing.length > 0) throw new Fault('database.schema-older', { missing })
        const needs = {
          database,
          clock: systemClock,
          publicUrl: ask.settings.publicUrl,
          shopName: folder.content.shopName,
        }
        for (const order of orders) {
          const rules = countRules()
          const count = await ask.progress.step('Export', (tell) =>
            exportGoods(needs, {
              ...order,
              broken: rules.note,
              progress: (done, total) => tell(total > 0 ? done / total : 1),
            }),
          )
          ask.print(`${order.to}  ${count} products`)
          for (const line of rules.lines()) ask.print(line)
        }
      }),
    )
    return 0
  },
}

function ordersOf({ options }: CommandRequest, markets: Markets): ExportOrder[] {
  const form = exportForms.find((known) => known === (options.form ?? 'own'))
  if (!form) throw new Fault('shop.wrong-option', { option: '--form', rule: `one of ${exportForms.join(', ')}` })
  const to = fromHere(typeof options.to === 'string' ? options.to : 'export')
  if (form === 'own' && options.market !== undefined)
    throw new Fault('shop.wrong-option', {
      reason: 'Our own form holds all markets; leave --market out, or name another --form.',
    })
  if (form === 'own') return [{ form, to }]
  if (options.market === undefined)
    return markets.open.map((market) => ({ form, market, to: join(to, `${market.id}.${form}.${endings[form]}`) }))
  const market = markets.find(String(options.market))
  if (!market)
    throw new Fault('shop.wrong-option', {
      option: '--market',
      rule: `one of ${markets.open.map(({ id }) => id).join(', ')}`,
    })
  return [{ form, market, to: options.to === undefined ? join(to, `${market.id}.${form}.${endings[form]}`) : to }]
}

/** Counts the items that break each rule of Merchant Center, with one example per rule. */
function countRules() {
  const broken = new Map<string, { count: number; readonly example: string }>()
  return {
    note(item: ReadonlyMap<string, string | readonly string[]>, rules: readonly string[]): void {
      for (const rule of rules) {
        const known = broken.get(rule)
        if (known) known.count += 1
        else broken.set(rule, { count: 1, example: String(item.get('id') ?? '') })
      }
    },
    lines: (): string[] =>
      [...broken].map(
        ([rule, { count, example }]) => `Merchant Center: ${rule} (${count} items, ${example} among them)`,
      ),
  }
}
