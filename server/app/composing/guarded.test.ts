import { expect, test } from 'vitest'
import { guarded } from './guarded.ts'

interface Port {
  readonly name: string
  ask(what: string, signal?: AbortSignal): Promise<string>
}

test('gives up on an answer that takes too long', async () => {
  const slow: Port = {
    name: 'slow',
    ask: (_what, signal) =>
      new Promise((_, fail) => signal?.addEventListener('abort', () => fail(new Error('aborted')))),
  }
  const port = guarded(slow, ['ask'], { name: 'slow', timeLimitMs: 20 })

  await expect(port.ask('x')).rejects.toMatchObject({ code: 'guarded.no-answer' })
})

test('asks no more after five failures, and tries again later', async () => {
  let time = 0
  let works = false
  let asked = 0
  const flaky: Port = {
    name: 'flaky',
    ask: async (what) => {
      asked++
      if (!works) throw new Error('down')
      return what
    },
  }
  const port = guarded(flaky, ['ask'], { name: 'flaky', now: () => time })
  for (let call = 0; call < 5; call++) await expect(port.ask('x')).rejects.toMatchObject({ code: 'guarded.no-answer' })

  await expect(port.ask('x')).rejects.toMatchObject({ code: 'guarded.shut' })
  expect(asked).toBe(5)

  works = true
  time = 5_001
  expect(await port.ask('x')).toBe('x')
  expect(await port.ask('y')).toBe('y')
  expect(port.name).toBe('flaky')
})

test('guards only methods in which no argument before the signal can be left out', () => {
  const port = { ask: async (_what: string, _times?: number, _signal?: AbortSignal) => 'answered' }

  // @ts-expect-error If `_times` were left out, the signal would take its place.
  expect(guarded(port, ['ask'], { name: 'ambiguous' })).toBeDefined()
})
