import { expect, test } from 'vitest'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { migrate, migrationsToCome } from './migrate.ts'

const database = await testDatabase()

test('has nothing to do on a schema that is up to date', async () => {
  expect(await migrationsToCome(database)).toEqual([])
  expect(await migrate(database)).toEqual([])
})

test('refuses a schema newer than the program, and names what it does not know', async () => {
  await database.prepared('newer', `insert into migration (name, timestamp) values ('9999-returns', now()::text)`)

  await expect(migrate(database)).rejects.toMatchObject({
    code: 'database.schema-newer',
    details: { newer: ['9999-returns'] },
  })
})
