import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { playInSight } from './play-in-sight.ts'

let see: ((entries: readonly { isIntersecting: boolean }[]) => void) | undefined
const wants = { stillness: false }

beforeEach(() => {
  see = undefined
  wants.stillness = false
  vi.stubGlobal('matchMedia', () => ({ matches: wants.stillness }))
  vi.stubGlobal('navigator', {})
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: NonNullable<typeof see>) {
        see = seen
      }
      observe() {}
      disconnect() {
        see = undefined
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

/** A film that remembers what was done to it; `stop` is the shopper's own press. */
function watched() {
  const told: string[] = []
  const film = Object.assign(new EventTarget(), {
    muted: false,
    ended: false,
    play: async () => void told.push('play'),
    pause: () => {
      told.push('pause')
      film.dispatchEvent(new Event('pause'))
    },
  })
  const over = new AbortController()
  playInSight(film as never, over.signal)
  return { film, told, over, stop: () => film.dispatchEvent(new Event('pause')) }
}

test('plays a film while it is seen and lets it rest elsewhere, without sound [B-WID-17]', () => {
  const { film, told } = watched()
  const before = [...told]
  for (const isIntersecting of [true, false, true]) see?.([{ isIntersecting }])

  expect(before).toEqual([])
  expect(told).toEqual(['play', 'pause', 'play'])
  expect(film.muted).toBe(true)
})

test('begins no more once somebody stopped it, or the page is left [B-WID-17]', () => {
  const stopped = watched()
  see?.([{ isIntersecting: true }])
  stopped.stop()
  expect(see).toBeUndefined()

  watched().over.abort()
  expect(see).toBeUndefined()
})

test('plays nothing by itself for who wants no motion or pays for every byte [B-WID-17]', () => {
  wants.stillness = true
  watched()
  expect(see).toBeUndefined()

  wants.stillness = false
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  watched()
  expect(see).toBeUndefined()
})
