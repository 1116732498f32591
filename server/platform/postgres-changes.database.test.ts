import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../checks/harness/database/test-database.ts'
import { openChanges } from './postgres-changes.ts'
import { openDatabase } from './postgres-database.ts'

const { database, url } = await openTestDatabase()
const faults: unknown[] = []
const changes = await openChanges({ database, url, failed: (error) => faults.push(error) })
const writer = openDatabase({ url })
const heard: string[] = []

beforeAll(() => {
  changes.listen((subjects) => {
    heard.push(...subjects)
  })
})
afterAll(async () => {
  await changes.close()
  await writer.close()
})

const untilHeard = (subject: string) => expect.poll(() => heard).toContain(subject)

test('tells what changed once it is committed', async () => {
  await writer.database.transaction((inside) => changes.publish(inside, ['product:1', 'shell:1', 'product:1']))

  await untilHeard('product:1')

  expect(heard.toSorted()).toEqual(['product:1', 'shell:1'])
})

test('never skips a writer who began first and committed last, and tells nothing twice', async () => {
  const late = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const slow = writer.database.transaction(async (inside) => {
    await changes.publish(inside, ['product:slow'])
    begun.resolve()
    await late.promise
  })
  await begun.promise
  await writer.database.transaction((inside) => changes.publish(inside, ['product:quick']))
  await expect.poll(() => changes.heldUpSeconds()).toBeGreaterThan(0.2)

  late.resolve()
  await slow
  await untilHeard('product:slow')

  expect(heard.filter((subject) => subject === 'product:quick')).toEqual(['product:quick'])
  expect(heard.filter((subject) => subject === 'product:slow')).toEqual(['product:slow'])
})

test('reports no change that was rolled back', async () => {
  const failing = writer.database.transaction(async (inside) => {
    await changes.publish(inside, ['product:never'])
    throw new Error('on second thoughts')
  })
  await expect(failing).rejects.toThrow('on second thoughts')

  await writer.database.transaction((inside) => changes.publish(inside, ['product:after']))
  await untilHeard('product:after')

  expect(heard).not.toContain('product:never')
})

test('goes on telling the others when one listener fails', async () => {
  const stop = changes.listen(() => Promise.reject(new Error('deaf')))

  await writer.database.transaction((inside) => changes.publish(inside, ['product:2']))
  await untilHeard('product:2')
  stop()

  expect(faults).toEqual([new Error('deaf')])
})

test('keeps changes from before the first listener for that listener', async () => {
  const second = await openChanges({ database, url, failed: (error) => faults.push(error) })
  await writer.database.transaction((inside) => changes.publish(inside, ['product:early']))
  const early: string[] = []

  second.listen((subjects) => {
    early.push(...subjects)
  })

  await expect.poll(() => early).toContain('product:early')
  await second.close()
})
