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

/** The database of the shop: the operator's, that of the shop running here, or one started just for this command. */
export async function withDatabase<Value>(
  { settings, progress }: Needs,
  work: (url: string) => Promise<Value>,
): Promise<Value> {
  const { url, stop } = await reachDatabase(settings, progress.say)
  try {
    return await work(url)
  } finally {
    await stop()
  }
}

/** A shop that is just starting owns its database some moments before it answers. */
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
