import { expect, test } from 'vitest'
import { mayReload } from './reload-guard.ts'

test('loads a page anew to mend it once a minute and no more [B-PAGE-55]', () => {
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

test('loads no page anew where nothing is remembered: there would be no end to it', () => {
  expect(mayReload({ getItem: () => null, setItem: () => undefined }, 1_800_000_000_000)).toBe(false)
})
