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

/**
 * A fake video that records its calls. `stop` simulates that the shopper presses pause. As in a browser, the event of
 * a pause comes later: `events` sends the waiting ones.
 */
function watched() {
  let waiting = 0
  const told: string[] = []
  const film = Object.assign(new EventTarget(), {
    muted: false,
    ended: false,
    paused: true,
    play: async () => {
      film.paused = false
      told.push('play')
    },
    pause: () => {
      if (!film.paused) waiting += 1
      film.paused = true
      told.push('pause')
    },
  })
  const events = () => {
    for (; waiting > 0; waiting -= 1) film.dispatchEvent(new Event('pause'))
  }
  const over = new AbortController()
  playInSight(film as never, over.signal)
  const stop = () => {
    film.pause()
    events()
  }
  return { film, told, over, events, stop }
}

test('plays a film while it is seen and lets it rest elsewhere, without sound [B-WID-17]', () => {
  const { film, told } = watched()
  const before = [...told]
  for (const seen of [part(0.5), part(0.25, 400), part(0.3, 450)]) see?.([seen])

  expect(before).toEqual([])
  expect(told).toEqual(['play', 'pause', 'play'])
  expect(film.muted).toBe(true)
})

test('plays on when a film is out of sight for a moment only, before the browser has told of its pause [B-WID-17]', () => {
  const { told, events, stop } = watched()
  for (const seen of [part(1), part(0), part(1), part(0), part(1)]) see?.([seen])
  events()
  for (const seen of [part(0), part(1)]) see?.([seen])

  expect(told).toEqual(['play', 'pause', 'play', 'pause', 'play', 'pause', 'play'])
  events()
  stop()
  expect(see).toBeUndefined()
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
