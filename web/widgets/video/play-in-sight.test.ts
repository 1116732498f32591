import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { playInSight } from './play-in-sight.ts'

interface Part {
  readonly intersectionRatio: number
  readonly intersectionRect: { readonly height: number }
}
let see: ((entries: readonly Part[]) => void) | undefined
const part = (intersectionRatio: number, height = 0): Part => ({ intersectionRatio, intersectionRect: { height } })
const wants = { stillness: false }

beforeEach(() => {
  see = undefined
  wants.stillness = false
  vi.stubGlobal('matchMedia', () => ({ matches: wants.stillness }))
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('innerHeight', 900)
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

/** A fake video that records its calls. `stop` simulates that the shopper presses pause. */
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
  for (const seen of [part(0.5), part(0.25, 400), part(0.3, 450)]) see?.([seen])

  expect(before).toEqual([])
  expect(told).toEqual(['play', 'pause', 'play'])
  expect(film.muted).toBe(true)
})

test('does not start again after the visitor stopped it or left the page [B-WID-17]', () => {
  const stopped = watched()
  see?.([part(1)])
  stopped.stop()
  expect(see).toBeUndefined()

  watched().over.abort()
  expect(see).toBeUndefined()
})

test('plays no film automatically for visitors who prefer no motion or save data [B-WID-17]', () => {
  wants.stillness = true
  watched()
  expect(see).toBeUndefined()

  wants.stillness = false
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  watched()
  expect(see).toBeUndefined()
})
