import { join } from 'node:path'
import { Fault } from '#foundation/fault.ts'
import type { Settings } from '#server/app/settings/arrange-settings.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { openDatabase } from '#server/platform/postgres-database.ts'

export interface FoundDatabase {
  readonly url: string
  readonly stop: () => Promise<void>
}

type Needs = Pick<Settings, 'databaseUrl' | 'dataDir' | 'dataDirChosen'>

/** A start waits longer than a request: loading the program blocks the event loop for seconds on a slow machine. */
const connectWithinMs = 20_000
const oldestVersion = 15

export const postgresFolder = (dataDir: string): string => join(dataDir, 'postgres')

/** Returns the operator's database, and throws if the shop cannot run on it. If none is given, starts the shop's own. */
export async function findDatabase(
  { databaseUrl, dataDir, dataDirChosen }: Needs,
  print: (line: string) => void,
): Promise<FoundDatabase> {
  if (!databaseUrl) return startEmbeddedPostgres({ folder: postgresFolder(dataDir), chosen: dataDirChosen, print })
  await requireUsable(databaseUrl)
  return { url: databaseUrl, stop: async () => {} }
}

async function requireUsable(url: string): Promise<void> {
  const { version, encoding } = await lookAt(url)
  if (Number(version.split('.')[0]) < oldestVersion) throw new Fault('database.too-old', { version })
  if (encoding !== 'UTF8') throw new Fault('database.not-utf8', { encoding })
}

async function lookAt(url: string): Promise<{ version: string; encoding: string }> {
  const { database, close } = openDatabase({ url, poolSize: 1, connectTimeoutMs: connectWithinMs })
  try {
    const [seen] = await database.prepared<{ version: string; encoding: string }>(
      'database-version',
      `select current_setting('server_version') as version, current_setting('server_encoding') as encoding`,
    )
    return seen!
  } catch (error) {
    const { host, pathname } = new URL(url)
    throw new Fault('database.unreachable', { where: `${host}${pathname}`, reason: reasonOf(error) }, error)
  } finally {
    await close()
  }
}

/** If a host has several addresses, the error contains one error per address. Their codes say more than its empty message. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error ? first.message : String(first)
}
