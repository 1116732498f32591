import { expect, onTestFinished, test, vi } from 'vitest'
import { observing, seenMs, seenOnce, seenShare, shareInWindow } from './seen-once.ts'

const window = { width: 400, height: 800 }
const box = (top: number, height: number, left = 0, width = 200) => ({
  ...{ top, left },
  ...{ bottom: top + height, right: left + width },
})

test('observes 250 pixels around the window in steps of a quarter, and counts an element when half of it is visible for a second [B-CON-13, B-TRK-02, B-TRK-O3, B-CON-08]', () => {
  expect(observing).toEqual({ rootMargin: '250px', threshold: [0, 0.25, 0.5, 0.75, 1] })
  expect([seenShare, seenMs]).toEqual([0.5, 1_000])
})

test.each([
  ['whole', box(100, 200), 1],
  ['half above', box(-100, 200), 0.5],
  ['a quarter from below', box(750, 200), 0.25],
  ['beyond the edge of the window, within the margin', box(810, 200), 0],
  ['half to the side', box(100, 200, 300, 200), 0.5],
  ['taller than the window, filling it', box(-400, 2_000), 1],
  ['nothing at all', box(100, 0), 0],
])('what is %s of a box in the window is told by its share [B-TRK-O3]', (_, one, share) => {
  expect(shareInWindow(one, window)).toBeCloseTo(share)
})

test('counts what was half in the window for a second, once in each page view [B-TRK-02, B-TRK-O3, B-CON-13, B-CON-08]', () => {
  let enter: (entries: object[]) => void = () => {}
  const options: unknown[] = []
  class Observer {
    constructor(entered: typeof enter, given: unknown) {
      enter = entered
      options.push(given)
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('innerWidth', window.width)
  vi.stubGlobal('innerHeight', window.height)
  vi.stubGlobal('addEventListener', () => {})
  onTestFinished(() => void [vi.useRealTimers(), vi.unstubAllGlobals()])
  const seen: string[] = []
  const watcher = seenOnce((_, name) => seen.push(name))
  const at = (top: number) => ({ getBoundingClientRect: () => box(top, 200) }) as Element
  const look = (names: Readonly<Record<string, Element>>, ms: number) => {
    for (const [name, element] of Object.entries(names)) watcher.watch(element, name)
    enter(Object.values(names).map((target) => ({ target, isIntersecting: true })))
    vi.advanceTimersByTime(ms)
  }

  look({ whole: at(100), half: at(-100), less: at(-101) }, 999)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual(['whole', 'half'])
  look({ whole: at(100), other: at(300) }, 1_000)
  expect(seen).toEqual(['whole', 'half', 'other'])
  watcher.clear()
  look({ whole: at(100) }, 1_000)
  expect(seen).toEqual(['whole', 'half', 'other', 'whole'])
  expect(options).toEqual([observing])
})

test('measures elements near the window every 200 ms at most while the page is scrolled [B-PAGE-57, B-TRK-02]', () => {
  let enter: (entries: object[]) => void = () => {}
  class Observer {
    constructor(entered: typeof enter) {
      enter = entered
    }
    observe() {}
    unobserve() {}
  }
  vi.useFakeTimers()
  const page = new EventTarget()
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('innerWidth', window.width)
  vi.stubGlobal('innerHeight', window.height)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  onTestFinished(() => void [vi.useRealTimers(), vi.unstubAllGlobals()])
  const seen: string[] = []
  const measured: number[] = []
  let top = 900
  const element = {
    getBoundingClientRect: () => {
      measured.push(top)
      return box(top, 200)
    },
  } as unknown as Element
  seenOnce((_, name) => seen.push(name)).watch(element, 'below')
  enter([{ target: element, isIntersecting: true }])
  measured.length = 0

  for (; top > 400; top -= 10) {
    page.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(20)
  }
  expect(measured).toHaveLength(5)
  vi.advanceTimersByTime(1_200)
  expect(seen).toEqual(['below'])
})
