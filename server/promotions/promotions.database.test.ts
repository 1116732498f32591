import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import type { Result } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { Changes } from '#server/platform/changes.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { openPromotions } from './active-promotions.repository.ts'
import { importPromotions } from './import-promotions.service.ts'
import { promotionUses } from './promotion-uses.repository.ts'
import type { PromotionProblem } from './promotions.problems.ts'

const database = await testDatabase()
const heard: string[] = []
const changes: Changes = { publish: async (_, subjects) => void heard.push(...subjects), listen: () => () => {} }
const britain = { id: 'en-gb', currency: 'GBP' } as Market

beforeEach(async () => {
  heard.length = 0
  await sql`truncate promotion, promotion_code, promotion_reward, promotion_use cascade`.execute(database.sql())
})

const bring = async (files: Readonly<Record<string, string>>) => {
  const folder = await mkdtemp(join(tmpdir(), 'promotions-'))
  const paths = Object.keys(files).map((name) => join(folder, name))
  await Promise.all(paths.map((path, index) => writeFile(path, Object.values(files)[index]!)))
  return importPromotions({ database, changes }, paths)
}
const codes = (rows: string) => `code,promotion_id,most_uses,most_per_customer,exclusive,from,until\n${rows}\n`
const promotions = (rows: string) =>
  `promotion_id,level,percent,amount,currency,budget,needs_code,minimum_amount,reward_id\n${rows}\n`

class Refused extends Error {}
const customer = 'ann@example.com'
/** Uses a promotion in a transaction, which is rolled back after a refusal, as at the start of a payment. */
async function use(code: string | null, minor = 100, who = customer, paymentId = newId()): Promise<string> {
  const uses = [{ promotionId: 'p', code, minor }]
  let answer: Result<void, PromotionProblem> | undefined
  await database
    .transaction(async (inside) => {
      answer = await promotionUses.hold(inside, { paymentId, uses, customer: who })
      if (!answer.ok) throw new Refused()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error
    })
  return answer?.ok ? paymentId : (answer?.problem.code ?? '')
}
const release = (paymentId: string) => database.transaction((inside) => promotionUses.release(inside, paymentId))
const counted = async () => {
  const { rows } = await sql<{ uses: number; spent: number }>`
    select coalesce((select sum(uses) from promotion_code), 0)::int as uses, (select spent_minor from promotion where promotion_id = 'p') as spent
  `.execute(database.sql())
  return rows[0]!
}

test('gives the last use of a code to one of 500 who pay at once', async () => {
  await bring({ 'a.csv': promotions('p,basket,10,,,,yes,,'), 'b.csv': codes('LAST_one,p,1,,no,,') })

  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, index) => use('LASTONE', 100, `guest${index}@x.dk`)),
  )

  expect(answers.filter((answer) => answer.length === 36)).toHaveLength(1)
  expect(new Set(answers.filter((answer) => answer.length !== 36))).toEqual(new Set(['promotion.code-used-up']))
  expect(await counted()).toMatchObject({ uses: 1 })
})

test('gives a use back just once, and only what the payment took', async () => {
  await bring({
    'a.csv': promotions('p,basket,10,GBP,,50,yes,,'.replace('GBP,,', ',GBP,')),
    'b.csv': codes('TWO2,p,2,,no,,'),
  })
  const first = await use('TWO2', 700)
  await use('TWO2', 300)
  expect(await use('TWO2')).toBe('promotion.code-used-up')

  await Promise.all(Array.from({ length: 20 }, () => release(first)))

  expect(await counted()).toEqual({ uses: 1, spent: 300 })
  expect((await use('TWO2')).length).toBe(36)
})

test('counts a customer in two tabs together, however they write their address', async () => {
  await bring({ 'a.csv': promotions('p,basket,10,,,,yes,,'), 'b.csv': codes('ONCE,p,,1,no,,') })

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => use('ONCE', 100, index % 2 ? 'Ann@Example.com ' : customer)),
  )

  expect(answers.filter((answer) => answer.length === 36)).toHaveLength(1)
  expect(answers).toContain('promotion.used-by-you')
  expect((await use('ONCE', 100, 'other@example.com')).length).toBe(36)
})

test('never spends more than a budget when 200 pay at once, and what is given back can be spent again', async () => {
  await bring({ 'a.csv': promotions('p,basket,25,,GBP,100,no,,') })

  const answers = await Promise.all(Array.from({ length: 200 }, () => use(null, 900)))
  const paid = answers.filter((answer) => answer.length === 36)

  expect(paid).toHaveLength(11)
  expect(await counted()).toMatchObject({ spent: 9900 })
  await Promise.all(paid.map(release))
  expect(await counted()).toMatchObject({ spent: 0 })
})

test('takes a use once for a payment that is begun twice', async () => {
  await bring({ 'a.csv': promotions('p,basket,10,,,,yes,,'), 'b.csv': codes('CODE,p,5,,no,,') })
  const paymentId = newId()

  await use('CODE', 100, customer, paymentId)
  await use('CODE', 100, customer, paymentId)

  expect(await counted()).toMatchObject({ uses: 1 })
})

test('reads promotions from files, refuses broken rows one by one, and notifies the change feed [C-PRO-01, B-API-25]', async () => {
  const report = await bring({
    'promotions.csv': promotions(
      'p,basket,10,,,,yes,,\nboth,line,10,5,GBP,,no,,\nfree,line,,,,,no,,\nfine,line,,1.005,GBP,,no,,\ngift,bonus,,,GBP,,no,50,reward',
    ),
    'promotion_texts.csv': 'promotion_id,language,name,callout,disclaimer\np,en,Ten,,\np,da,Ti,,\n',
    'promotion_codes.csv': codes('Ab_C d,p,,,no,,\nx,p,,,no,,\nNOBODY,unknown,,,no,,'),
    'promotion_rewards.csv': 'promotion_id,reward_id,product_id,position\ngift,reward,b_b_02,2\ngift,reward,a_a_01,1\n',
    'readme.csv': 'anything\nelse\n',
  })
  const kept = await openPromotions(database, () => new Date())

  expect(report.refused.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'promotions.csv:3',
    'promotions.csv:4',
    'promotions.csv:5',
    'promotion_codes.csv:3',
  ])
  expect(kept.in(britain).map(({ id }) => id)).toEqual(['gift', 'p'])
  expect(kept.rewards(britain, { promotionId: 'gift', rewardId: 'reward' })).toEqual(['a_a_01', 'b_b_02'])
  expect(kept.rewards(britain, { promotionId: 'p', rewardId: 'reward' })).toEqual([])
  expect(kept.in(britain)[1]!.texts).toMatchObject({ en: { name: 'Ten' }, da: { name: 'Ti' } })
  expect([...(await kept.codes(['ABCD', 'NOBODY'])).keys()]).toEqual(['ABCD'])
  expect(heard).toEqual(['promotions'])
})

test('ends a promotion at its end without being read again [C-PRO-O5]', async () => {
  await bring({
    'promotions.csv':
      'promotion_id,level,percent,amount,currency,budget,needs_code,minimum_amount,reward_id,from,until\np,basket,10,,,,no,,,2026-06-01,2026-06-15T12:00:00Z\n',
  })
  const clock = { now: new Date('2026-06-15T11:59:59Z') }
  const kept = await openPromotions(database, () => clock.now)
  const names = () => kept.in(britain).map(({ id }) => id)

  expect(names()).toEqual(['p'])
  clock.now = new Date('2026-06-15T12:00:00Z')
  expect(names()).toEqual([])
})

test('keeps what was used and spent when the same files come again with other limits', async () => {
  const files = { 'a.csv': promotions('p,basket,25,,GBP,100,yes,,'), 'b.csv': codes('CODE,p,5,,no,,') }
  await bring(files)
  await use('CODE', 900)
  await bring({ 'a.csv': promotions('p,basket,25,,GBP,5,yes,,'), 'b.csv': codes('CODE,p,1,,no,,') })

  expect(await counted()).toEqual({ uses: 1, spent: 900 })
  expect(await use('CODE')).toBe('promotion.code-used-up')
})
