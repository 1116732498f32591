import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchByPolling } from './watch-by-polling.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const everySecond = async (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)

/** A CMS whose answers the test sends itself, in any order. */
function slowCms() {
  const waiting: { readonly answer: (newest: string) => void; readonly fail: (error: Error) => void }[] = []
  return {
    newest: () => new Promise<string>((answer, fail) => waiting.push({ answer, fail })),
    waiting,
  }
}

test('reports a change of the CMS once, and sends no second request before the first is answered', async () => {
  const cms = slowCms()
  const changed = vi.fn()
  watchByPolling(cms.newest, changed, 1_000)
  await everySecond(5)
  expect(cms.waiting).toHaveLength(1)

  cms.waiting[0]!.answer('first')
  await everySecond(1)
  cms.waiting[1]!.answer('second')
  await everySecond(1)
  cms.waiting[2]!.answer('second')
  await everySecond(1)

  expect(changed).toHaveBeenCalledTimes(1)
})

test('takes a failed request as no change', async () => {
  const cms = slowCms()
  const changed = vi.fn()
  watchByPolling(cms.newest, changed, 1_000)
  cms.waiting[0]!.answer('first')
  await everySecond(1)
  cms.waiting[1]!.fail(new Error('down'))
  await everySecond(1)
  cms.waiting[2]!.answer('first')
  await everySecond(1)
  expect(changed).not.toHaveBeenCalled()

  cms.waiting[3]!.answer('second')
  await everySecond(1)
  expect(changed).toHaveBeenCalledTimes(1)
})

test('reports nothing after it was stopped, even if an answer comes later', async () => {
  const cms = slowCms()
  const changed = vi.fn()
  const stop = watchByPolling(cms.newest, changed, 1_000)
  cms.waiting[0]!.answer('first')
  await everySecond(1)
  stop()
  cms.waiting[1]!.answer('second')
  await everySecond(5)

  expect(changed).not.toHaveBeenCalled()
  expect(cms.waiting).toHaveLength(2)
})
