import { expect, test } from 'vitest'
import { mayReload, reloadOrReport } from './reload-guard.ts'

test('reloads a broken page at most once a minute [B-PAGE-55, B-CON-09]', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const at = 1_800_000_000_000

  expect([0, 1, 59_999, 60_000, 60_001].map((ms) => mayReload(storage, at + ms))).toEqual([
    true,
    false,
    false,
    true,
    false,
  ])
})

test('remembers the time of the load in the storage of the browser, and says that something went wrong where it may not be repeated [B-PAGE-O8]', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const done: string[] = []
  const fault = new Error('gone')
  const fails = (now: number) =>
    reloadOrReport(fault, {
      mayReload: () => mayReload(storage, now),
      reload: () => void done.push('reloaded'),
      showMessage: () => void done.push('said'),
    })

  fails(1_800_000_000_000)
  expect([...kept.values()]).toEqual(['1800000000000'])
  expect(() => fails(1_800_000_059_999)).toThrow(fault)
  fails(1_800_000_060_000)
  expect(done).toEqual(['reloaded', 'said', 'reloaded'])
})

test('reloads no page in a browser without storage, to avoid an endless loop', () => {
  expect(mayReload({ getItem: () => null, setItem: () => undefined }, 1_800_000_000_000)).toBe(false)
})
