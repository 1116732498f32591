import { migrate } from '../database/migrate.ts'
import { withPatience } from '../database/prepare-database.ts'
import type { Command } from './command.ts'
import { withDatabase } from './with-database.ts'

export const migrateCommand: Command = {
  summary: 'bring the database up to this program',
  help: `Usage: npm run shop -- migrate

Runs the migrations the database still lacks. A start of the shop does the same by itself; run this beforehand where several
processes share one database, so that none of them waits for another.`,
  options: {},
  run: (ask) =>
    withDatabase(ask, async (url) => {
      const done = await ask.progress.step('Migrations', () => withPatience(url, (database) => migrate(database)))
      for (const name of done) ask.print(`✓ ${name}`)
      if (done.length === 0) ask.print('The database is up to date.')
      return 0
    }),
}
