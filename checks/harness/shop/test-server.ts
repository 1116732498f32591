import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { migrate } from '#server/app/database/migrate.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { openDatabase } from '#server/platform/postgres-database.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface TestServer {
  readonly url: string
  readonly template: string
  readonly makeTemplate: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The server of `DATABASE_URL`, on which tests create and drop databases, or a server of our own that is deleted at the end. */
export async function openTestServer(): Promise<TestServer> {
  const run = `selvedge_test_${Date.now().toString(36)}${process.pid.toString(36)}`
  const { url, stop } = await findServer()
  return {
    url,
    template: run,
    makeTemplate: () => makeTemplate(url, run),
    close: async () => {
      await dropDatabases(url, run)
      await stop()
    },
  }
}

export async function createDatabase(serverUrl: string, name: string, template = 'template1'): Promise<string> {
  await onServer(serverUrl, `create database "${name}" template "${template}"`)
  return databaseUrl(serverUrl, name)
}

export const dropDatabase = (serverUrl: string, name: string): Promise<void> =>
  onServer(serverUrl, `drop database if exists "${name}" with (force)`)

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

async function findServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => {} }
  const folder = temporaryFolder('test')
  const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false })
  const stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { url: server.url, stop }
}

/** The template has the schema without goods. A test file imports the few goods that it needs, which is quick. */
async function makeTemplate(serverUrl: string, name: string): Promise<void> {
  const { database, close } = openDatabase({ url: await createDatabase(serverUrl, name), statementTimeoutMs: 0 })
  await migrate(database)
  await close()
}

/** Drops this run's template and the databases of test files that crashed. */
async function dropDatabases(serverUrl: string, run: string): Promise<void> {
  const { database, close } = openDatabase({ url: serverUrl, poolSize: 1 })
  const { rows } = await sql<{
    datname: string
  }>`select datname from pg_database where datname like ${`${run}%`}`.execute(database.sql())
  await close()
  for (const { datname } of rows) await dropDatabase(serverUrl, datname)
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const { database, close } = openDatabase({
    url: serverUrl,
    poolSize: 1,
    statementTimeoutMs: 60_000,
    lockTimeoutMs: 60_000,
  })
  try {
    await sql.raw(statement).execute(database.sql())
  } finally {
    await close()
  }
}
