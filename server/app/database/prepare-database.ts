import type { Changes } from '#server/platform/changes.ts'
import type { Database } from '#server/platform/database.ts'
import { publishingOnly } from '#server/platform/postgres-changes.ts'
import { openDatabase } from '#server/platform/postgres-database.ts'
import type { Settings } from '../settings/arrange-settings.ts'
import { importFirstGoods } from '../starting/first-goods.ts'
import type { Progress } from '../starting/progress.ts'
import { migrate } from './migrate.ts'

interface PrepareNeeds {
  readonly url: string
  readonly settings: Settings
  readonly progress: Progress
}

/** Updates the schema, and imports the demo shop's goods into an empty database. */
export async function prepareDatabase({ url, settings, progress }: PrepareNeeds): Promise<void> {
  await withPatience(url, async (database) => {
    await progress.step('Migrations', () => migrate(database))
    await importFirstGoods({ url, database, settings, progress })
  })
}

/** Opens a database without time limits for statements, for work that no request waits for. */
export async function withPatience<Value>(
  url: string,
  work: (database: Database, changes: Changes) => Promise<Value>,
): Promise<Value> {
  const { database, close } = openDatabase({ url, poolSize: 4, statementTimeoutMs: 0, lockTimeoutMs: 0 })
  try {
    return await work(database, publishingOnly)
  } finally {
    await close()
  }
}
