import { migrate } from '#server/app/migrate.ts'
import type { Settings } from '#server/app/settings.ts'
import { openDatabase } from '#server/platform/postgres-database.ts'
import { bringFirstGoods } from './first-goods.ts'
import type { Progress } from './progress.ts'

/** Brings the schema up to this program, and the demo shop's goods into an empty database. */
export async function prepareDatabase({
  url,
  settings,
  progress,
}: {
  url: string
  settings: Settings
  progress: Progress
}): Promise<void> {
  const { database, close } = openDatabase({ url, poolSize: 4, statementTimeoutMs: 0, lockTimeoutMs: 0 })
  try {
    await progress.step('Migrations', () => migrate(database))
    await bringFirstGoods({ database, settings, progress })
  } finally {
    await close()
  }
}
