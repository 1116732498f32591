import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserMemory, forgetStored, storedNames, visitMemory } from './browser-memory.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  }
}

let shopper: { localStorage: ReturnType<typeof storage>; sessionStorage: ReturnType<typeof storage> }
const agrees = (to: boolean) => {
  const cookie = `consent=consent:yes,action:yes,necessary:yes,functional:${to ? 'yes' : 'no'}`
  vi.stubGlobal('document', { cookie, documentElement: { dataset: {} } })
}

beforeEach(() => {
  shopper = { localStorage: storage(), sessionStorage: storage() }
  vi.stubGlobal('localStorage', shopper.localStorage)
  vi.stubGlobal('sessionStorage', shopper.sessionStorage)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('stores preferences permanently after consent, and otherwise for the visit only [B-STO-O1]', () => {
  agrees(false)
  browserMemory.setItem('a', 'visit')
  expect([browserMemory.getItem('a'), shopper.localStorage.getItem('a')]).toEqual(['visit', null])

  agrees(true)
  browserMemory.setItem('b', 'good')
  expect([browserMemory.getItem('a'), browserMemory.getItem('b')]).toEqual(['visit', 'good'])
  expect([shopper.localStorage.getItem('b'), shopper.sessionStorage.getItem('b')]).toEqual(['good', null])

  agrees(false)
  expect(browserMemory.getItem('b')).toBeNull()
})

test('deletes the stored preferences when the consent is withdrawn [B-STO-O1]', () => {
  agrees(true)
  const names = [
    ...storedNames.grid,
    storedNames.searched,
    storedNames.viewed,
    storedNames.browser,
    ...storedNames.club,
  ]
  for (const name of names) browserMemory.setItem(name, '1')
  const before = names.map((name) => shopper.localStorage.getItem(name))

  forgetStored()

  expect(new Set(before)).toEqual(new Set(['1']))
  expect(names.map((name) => shopper.localStorage.getItem(name)).filter(Boolean)).toEqual([])
})

test('works in a browser without storage [B-STO-O1]', () => {
  agrees(true)
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })

  for (const memory of [browserMemory, visitMemory]) {
    memory.setItem('a', '1')
    expect(memory.getItem('a')).toBeNull()
  }
  expect(() => forgetStored()).not.toThrow()
})
