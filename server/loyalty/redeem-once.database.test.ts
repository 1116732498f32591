import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { redeemOnce } from './redeem-once.service.ts'
import { storedRewards } from './rewards.repository.ts'

const database = await testDatabase()

async function rewardKey(rewardId: string) {
  const accountId = newId()
  await sql`
    insert into account (id, email, first_name, last_name, market)
    values (${accountId}, ${`${accountId}@example.com`}, 'Ane', 'Holm', 'da-dk')`.execute(database.sql())
  return { accountId, kind: 'voucher', rewardId } as const
}
const needs = { rewards: storedRewards(database), clock: () => new Date(), log: () => {} }

test('of 50 processes that redeem a reward at once, one asks the provider, and all get the same answer', async () => {
  const key = await rewardKey('rv-1')
  let asked = 0
  const redeem = async () => {
    asked++
    await new Promise((waited) => setTimeout(waited, 300))
    return 'redeemed' as const
  }

  const answers = await Promise.all(
    Array.from({ length: 50 }, () => redeemOnce(needs, key, { redeem, redeemedAt: async () => undefined })),
  )

  expect(asked).toBe(1)
  expect(new Set(answers.map((answer) => answer.ok && answer.value.getTime())).size).toBe(1)
  expect(answers[0]!.ok).toBe(true)
})

test('a redemption by a store does not count as ours, and our own counts although its answer was lost', async () => {
  const redeemedAt = async () => new Date()
  const before = { redeem: async () => 'redeemed-before' as const, redeemedAt }
  const silent = { redeem: () => Promise.reject(new Error('silent')), redeemedAt }
  const key = await rewardKey('rv-2')

  expect(await redeemOnce(needs, key, before)).toMatchObject({ problem: { code: 'loyalty.reward-not-found' } })
  expect(await redeemOnce(needs, key, silent)).toMatchObject({ problem: { code: 'loyalty.unavailable' } })
  const longAgo = { ...before, redeemedAt: async () => new Date(Date.now() - 3_600_000) }
  expect(await redeemOnce(needs, key, before)).toMatchObject({ ok: true })
  const other = await rewardKey('rv-4')
  await redeemOnce(needs, other, silent)
  expect(await redeemOnce(needs, other, longAgo)).toMatchObject({ problem: { code: 'loyalty.reward-not-found' } })
})
