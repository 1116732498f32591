import { afterAll, expect, test } from 'vitest'
import { Fault } from '#foundation/fault.ts'
import { openTestDatabase } from '../../checks/harness/database/test-database.ts'
import { openJobs } from './postgres-jobs.ts'

const { database, url } = await openTestDatabase()
const faults: unknown[] = []
const secrets = ['the newest secret of the shop', 'the one before']
const jobs = openJobs({ url, secrets, failed: (error) => faults.push(error) })
afterAll(() => jobs.close())

const waiting = (queue: string) =>
  database.prepared<{ order: string }>(
    'jobs',
    `select data->>'order' as order from pgboss.job where name = $1 order by created_on`,
    [queue],
  )

test('keeps a job only if the transaction that sent it commits', async () => {
  await database.transaction((inside) => jobs.send(inside, 'order-placed.mails', { order: 'kept' }))
  const failing = database.transaction(async (inside) => {
    await jobs.send(inside, 'order-placed.mails', { order: 'lost' })
    throw new Error('payment refused')
  })
  await expect(failing).rejects.toThrow('payment refused')

  expect(await waiting('order-placed.mails')).toEqual([{ order: 'kept' }])
})

test('sends a job of one key once', async () => {
  for (const order of ['first', 'second'])
    await jobs.send(database, 'recheck-payment', { order }, { singletonKey: 'payment-1:30s' })
  await jobs.send(database, 'recheck-payment', { order: 'other' }, { singletonKey: 'payment-1:2min' })

  expect(await waiting('recheck-payment')).toEqual([{ order: 'first' }, { order: 'other' }])
})

test('hands a job to its worker, and again after it failed', async () => {
  const done: unknown[] = []
  let attempts = 0
  await jobs.work('tidy', async (data) => {
    if (attempts++ === 0) throw new Error('not yet')
    done.push(data)
  })

  await jobs.send(database, 'tidy', { room: 'stock' })

  await expect.poll(() => done).toEqual([{ room: 'stock' }])
  expect(attempts).toBe(2)
})

test('reports a job that failed for the last time, and none that is tried again', async () => {
  const givenUp = () => faults.filter((fault) => fault instanceof Fault && fault.code === 'jobs.gave-up')
  const tried: unknown[] = []
  await jobs.send(database, 'hopeless', { mail: 'of two tries' })
  await database.prepared('one-retry', `update pgboss.job set retry_limit = 1, retry_delay = 0 where name = $1`, [
    'hopeless',
  ])

  await jobs.work('hopeless', async (data) => {
    tried.push({ data, reported: givenUp().length })
    throw new Error('no mail server')
  })

  await expect.poll(givenUp).toHaveLength(1)
  expect(tried).toEqual([
    { data: { mail: 'of two tries' }, reported: 0 },
    { data: { mail: 'of two tries' }, reported: 0 },
  ])
  expect(givenUp()[0]).toMatchObject({
    details: { queue: 'hopeless', id: expect.any(String), tries: 2 },
    cause: new Error('no mail server'),
  })
})

test('leaves a job for later alone until its time has come', async () => {
  const done: unknown[] = []
  await jobs.work('later', async (data) => {
    done.push(data)
  })
  await jobs.send(database, 'later', { when: 'in an hour' }, { startAfterSeconds: 3_600 })
  await jobs.send(database, 'later', { when: 'now' })

  await expect.poll(() => done).toEqual([{ when: 'now' }])
})

test('does a burst of jobs without a pause between them, and the others when one fails', async () => {
  const done = new Set<unknown>()
  for (let number = 0; number < 50; number++) await jobs.send(database, 'burst', { number })
  await jobs.work('burst', async ({ number }) => {
    if (number === 3) throw new Error('not this one')
    done.add(number)
  })

  await expect.poll(() => done.size).toBe(49)
})

test('stores a job with a secret encrypted, also after it is done', async () => {
  const done: unknown[] = []
  await jobs.work('open-sesame', async (data) => void done.push(data))
  await jobs.send(database, 'open-sesame', { link: 'https://shop.example/?token=hush' }, { isSecret: true })

  await expect.poll(() => done).toEqual([{ link: 'https://shop.example/?token=hush' }])
  const stored = await database.prepared<{ data: string }>(
    'stored-jobs',
    'select data::text from pgboss.job where name = $1',
    ['open-sesame'],
  )
  expect(stored).toHaveLength(1)
  expect(stored[0]!.data).not.toContain('hush')
})

test('opens jobs that were encrypted with the secret before', async () => {
  const before = openJobs({ url, secrets: secrets.slice(1), failed: (error) => faults.push(error) })
  await before.send(database, 'old-sesame', { link: 'old' }, { isSecret: true })
  await before.close()
  const done: unknown[] = []
  await jobs.work('old-sesame', async (data) => void done.push(data))

  await expect.poll(() => done).toEqual([{ link: 'old' }])
})
