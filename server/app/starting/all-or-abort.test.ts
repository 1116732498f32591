import { expect, test } from 'vitest'
import { allOrAbort } from './all-or-abort.ts'

const after = <Value>(ms: number, value: Value) => new Promise<Value>((resolve) => setTimeout(resolve, ms, value))

test('returns the results of all tasks, in their order', async () => {
  expect(await allOrAbort([() => after(10, 'database'), async () => 42])).toEqual(['database', 42])
})

test('stops the other tasks when one fails, waits for them, and throws the first error', async () => {
  let stopped = false
  const patient = (signal: AbortSignal) =>
    new Promise<void>((_, reject) => {
      signal.addEventListener('abort', async () => {
        await after(10, undefined)
        stopped = true
        reject(new Error('told to stop'))
      })
    })

  const both = allOrAbort([patient, () => Promise.reject(new Error('port taken'))])

  await expect(both).rejects.toThrow('port taken')
  expect(stopped).toBe(true)
})
