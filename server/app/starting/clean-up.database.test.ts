import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { cleanUp } from './clean-up.repository.ts'

const database = await testDatabase()

test('forgets who was told of a product a month ago, and keeps who still waits', async () => {
  await sql`insert into notification (token, visitor, kind, market, product_id, email, made_at, ended_at, ended_by) values
    (gen_random_uuid(), gen_random_uuid(), 'stock', 'da-dk', 'p', 'old@example.com', now() - interval '90 days', now() - interval '31 days', 'mail'),
    (gen_random_uuid(), gen_random_uuid(), 'stock', 'da-dk', 'p', 'told@example.com', now(), now(), 'mail'),
    (gen_random_uuid(), gen_random_uuid(), 'stock', 'da-dk', 'p', 'waits@example.com', now() - interval '90 days', null, null)`.execute(
    database.sql(),
  )
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const faults: unknown[] = []
  const stop = cleanUp(database, (error) => faults.push(error))
  vi.advanceTimersByTime(3_600_000)
  vi.useRealTimers()

  const left = async () =>
    (await sql<{ email: string }>`select email from notification order by email`.execute(database.sql())).rows.map(
      ({ email }) => email,
    )
  await expect.poll(left).toEqual(['told@example.com', 'waits@example.com'])
  stop()
  expect(faults).toEqual([])
})
