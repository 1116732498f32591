import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sweeps } from '#server/app/jobs/retention/delete-expired.repository.ts'
import { personalInLogs } from '#server/platform/logging.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { personalTables, registeredColumns } from './personal-data.ts'
import { personalDataPage } from './personal-data-page.ts'
import { columnsOf } from './stored-data.ts'

const database = await testDatabase()

test('every column of every table has one place in the registry of personal data', async () => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as "table", array_agg(column_name::text order by column_name) as columns from information_schema.columns
    where table_schema = 'public' group by table_name order by table_name`.execute(database.sql())
  const registered = [...registeredColumns()].map(([table, columns]) => ({ table, columns: [...columns].sort() }))

  expect(registered.sort((a, b) => (a.table < b.table ? -1 : 1))).toEqual(
    rows.map(({ table, columns }) => ({ table, columns: columns.sort() })),
  )
})

test('a table names only columns it has, and a row that is found by a person is not left to itself', () => {
  for (const [name, { owners, shown, hidden, atDeletion }] of Object.entries(personalTables)) {
    const columns = [...columnsOf(shown), ...columnsOf(hidden)]
    const cleared = typeof atDeletion === 'string' ? [] : Object.keys(atDeletion)
    expect(columns, name).toEqual(expect.arrayContaining([...owners.map(({ column }) => column), ...cleared]))
    expect(owners.length === 0, name).toBe(atDeletion === 'expires' || atDeletion === 'deleted if it names an order')
  }
})

test('every sweep of expired data stands in the registry, and every named one exists', () => {
  const named = Object.values(personalTables).flatMap((table) => table.sweeps)
  expect([...new Set([...named, 'sweep-signing-keys'])].sort()).toEqual(Object.keys(sweeps).sort())
})

test('the page about personal data says what the registry says', async () => {
  await expect(personalDataPage(personalInLogs)).toMatchFileSnapshot('../../../docs/generated/personal-data.md')
})
