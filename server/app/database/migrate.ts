import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import { Fault } from '#foundation/fault.ts'
import type { Database } from '#server/platform/database.ts'

const folder = new URL('../migrations/', import.meta.url)

/** Every migration of this program, by name: `0001-foundation`. */
const provider: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(folder)).filter((file) => /^\d{4}-[a-z-]+\.ts$/.test(file))
    const loaded = files.map(
      async (file) => [file.slice(0, -3), (await import(new URL(file, folder).href)) as Migration] as const,
    )
    return Object.fromEntries(await Promise.all(loaded))
  },
}

/** Names of migrations that the database does not have yet. Throws if it has one that this program does not know. */
export async function migrationsToCome(database: Database): Promise<readonly string[]> {
  const known = Object.keys(await provider.getMigrations()).sort()
  const done = new Set(await migrationsDone(database))
  const newer = [...done].filter((name) => !known.includes(name))
  if (newer.length > 0) throw new Fault('database.schema-newer', { newer })
  return known.filter((name) => !done.has(name))
}

/** Runs the missing migrations, one process at a time, and returns their names. Throws if the schema is newer than the program. */
export async function migrate(database: Database): Promise<readonly string[]> {
  if ((await migrationsToCome(database)).length === 0) return []
  const migrator = new Migrator({
    db: database.sql<unknown>(),
    provider,
    migrationTableName: 'migration',
    migrationLockTableName: 'migration_lock',
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw new Fault('database.migration-failed', { results }, error)
  return results.map(({ migrationName }) => migrationName)
}

async function migrationsDone(database: Database): Promise<string[]> {
  const anything = database.sql<{ migration: { name: string } }>()
  const { rows } = await sql<{ known: boolean }>`select to_regclass('migration') is not null as known`.execute(anything)
  if (!rows[0]?.known) return []
  return (await anything.selectFrom('migration').select('name').execute()).map(({ name }) => name)
}
