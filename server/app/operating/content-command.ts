import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Fault } from '#foundation/fault.ts'
import { previewAddress, type SourceContent, strictMistakes } from '#server/content/index.ts'
import { momentIn } from '#server/sessions/index.ts'
import { openShop } from '../composing/open-shop-folder.ts'
import { withPatience } from '../database/prepare-database.ts'
import type { Command } from './command.ts'
import { withDatabase } from './with-database.ts'

export const contentCommand: Command = {
  summary: 'publish what the shop folder says, or make a link to a preview',
  help: `Usage: npm run shop -- content publish

Reads the shop folder whole, names every mistake in it with its line, unknown fields and kinds among them, and if there is none tells every running process of the shop to read it again.
A process that finds a mistake of its own keeps showing what it has.

Usage: npm run shop -- content preview PATH [--at MOMENT]

Prints a link that opens a page with what is not published yet, for an hour: /da-dk/spring, and with --at 2026-12-24T09:00Z as it will be then.`,
  options: { at: { type: 'string' } },
  mostWords: 2,
  run: async (ask) => {
    if (ask.words[0] === 'preview') return printPreview(ask)
    const [what, tooMany] = ask.words
    if (what !== 'publish')
      throw new Fault('shop.wrong-option', {
        reason: 'Say what to do with the content: npm run shop -- content publish.',
      })
    if (tooMany !== undefined)
      throw new Fault('shop.wrong-option', {
        reason: `"${tooMany}" is one word too many; see npm run shop -- content --help.`,
      })
    const { markets, content } = await openShop(ask.settings.shop, ask.settings.markets)
    const mistakes = await mistakesIn(ask.settings.shop, content)
    if (mistakes.length > 0) throw new Fault('shop-folder.mistakes', { mistakes })
    await withDatabase(ask, (url) =>
      withPatience(url, (database, changes) => database.transaction((inside) => changes.publish(inside, ['content']))),
    )
    ask.print(`The content of ${ask.settings.shop} was published in ${markets.open.length} markets.`)
    return 0
  },
}

/** Mistakes that the program ignores when it reads content. The command shows them to the editor before publishing. */
async function mistakesIn(folder: string, { documents }: SourceContent): Promise<string[]> {
  const found = documents.map(async ({ name }) =>
    strictMistakes({ name, text: await readFile(join(folder, name), 'utf8') }),
  )
  return (await Promise.all(found)).flat()
}

const linkSeconds = 3_600

function printPreview({ words, options, settings, print }: Parameters<Command['run']>[0]): number {
  const [, path] = words
  const [key] = settings.previewKeys
  const at = typeof options.at === 'string' ? options.at : ''
  if (path === undefined || !path.startsWith('/') || (at !== '' && momentIn(at) === undefined))
    throw new Fault('shop.wrong-option', {
      reason: 'Name a page and perhaps a moment: /da-dk/spring --at 2026-12-24T09:00Z.',
    })
  if (key === undefined) throw new Fault('shop.wrong-option', { reason: 'Set PREVIEW_KEY: it opens previews.' })
  const untilSeconds = Math.floor(Date.now() / 1000) + linkSeconds
  print(settings.publicUrl + previewAddress({ path, at, untilSeconds }, key))
  return 0
}
