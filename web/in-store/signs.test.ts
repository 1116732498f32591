import { afterEach, expect, test, vi } from 'vitest'
import { onSign } from './signs.ts'

class Pointed extends Event {
  readonly movementX: number
  readonly movementY: number
  constructor(kind: string, by = 0) {
    super(kind)
    this.movementX = by
    this.movementY = 0
  }
}

afterEach(() => vi.unstubAllGlobals())

test('a touch, a pointer that moves, a key and scrolling are signs that somebody is at the device; a pointer at rest is none [B-ISO-O3, C-ISO-01, C-ISO-O1]', () => {
  const page = new EventTarget()
  vi.stubGlobal('PointerEvent', Pointed)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const heard: string[] = []
  const stop = onSign(({ type }) => void heard.push(type))

  page.dispatchEvent(new Pointed('pointermove'))
  expect(heard).toEqual([])
  const signs = [new Pointed('pointerdown'), new Pointed('pointermove', 2), new Event('keydown'), new Event('wheel')]
  for (const sign of signs) page.dispatchEvent(sign)
  expect(heard).toEqual(['pointerdown', 'pointermove', 'keydown', 'wheel'])
  stop()
  page.dispatchEvent(new Event('keydown'))
  expect(heard).toHaveLength(4)
})
