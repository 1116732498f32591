import { Fault } from '#foundation/fault.ts'
import { openShop } from '../composing/open-shop-folder.ts'
import { withPatience } from '../database/prepare-database.ts'
import type { Command } from './command.ts'
import { withDatabase } from './with-database.ts'

export const contentCommand: Command = {
  summary: 'publish pages, menus, words and toggles of the shop folder',
  help: `Usage: npm run shop -- content publish

Reads the shop folder whole, names every mistake in it, and if there is none tells every running process of the shop to read it again.
A process that finds a mistake of its own keeps showing what it has.`,
  options: {},
  mostWords: 1,
  run: async (ask) => {
    if (ask.words.length !== 1 || ask.words[0] !== 'publish')
      throw new Fault('shop.wrong-option', {
        reason: 'Say what to do with the content: npm run shop -- content publish.',
      })
    const { markets } = await openShop(ask.settings.shop)
    await withDatabase(ask, (url) =>
      withPatience(url, (database, changes) => database.transaction((inside) => changes.publish(inside, ['content']))),
    )
    ask.print(`The content of ${ask.settings.shop} was published in ${markets.open.length} markets.`)
    return 0
  },
}
