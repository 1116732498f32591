import { randomBytes } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import type { Database } from '#server/platform/database.ts'
import { type OpenDatabase, openDatabase } from '#server/platform/postgres-database.ts'
import { createDatabase, dropDatabase } from '../shop/test-server.ts'

/** A database for this test file alone, cloned from the template: `const database = await testDatabase()` at the top of the file. */
export async function testDatabase(): Promise<Database> {
  return (await openTestDatabase()).database
}

/** The same, with its address and its connection pool. Every call makes another clone. All clones are dropped after the file. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const serverUrl = inject('testServerUrl')
  const name = `${inject('testTemplate')}_${randomBytes(4).toString('hex')}`
  const open = openDatabase({ url: await createDatabase(serverUrl, name, inject('testTemplate')) })
  afterAll(async () => {
    await open.close()
    await dropDatabase(serverUrl, name)
  })
  return open
}
