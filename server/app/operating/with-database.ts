import { setTimeout as pause } from 'node:timers/promises'
import { runningPostgres } from '#server/platform/embedded-postgres.ts'
import { type FoundDatabase, findDatabase, postgresFolder } from '../database/find-database.repository.ts'
import type { Settings } from '../settings/arrange-settings.ts'
import { requireDataFolder } from '../starting/folders.ts'
import type { Progress } from '../starting/progress.ts'

interface Needs {
  readonly settings: Settings
  readonly progress: Progress
}

const starts = 20

/** The database of the shop: the operator's, that of a shop running here, or one started for this command only. */
export async function withDatabase<Value>(
  { settings, progress }: Needs,
  work: (url: string) => Promise<Value>,
): Promise<Value> {
  const { url, stop } = await reachDatabase(settings, progress.print)
  try {
    return await work(url)
  } finally {
    await stop()
  }
}

/** A shop that is starting owns its database shortly before the database accepts connections, so this tries again. */
async function reachDatabase(settings: Settings, say: (line: string) => void): Promise<FoundDatabase> {
  const running = settings.databaseUrl ? undefined : runningPostgres(postgresFolder(settings.dataDir))
  if (!running) {
    requireDataFolder(settings.dataDir)
    return findDatabase(settings, say)
  }
  for (let left = starts; ; left--) {
    try {
      return await findDatabase({ ...settings, databaseUrl: running }, say)
    } catch (error) {
      if (left === 0) throw error
      await pause(250)
    }
  }
}
