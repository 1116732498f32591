import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Page } from '#contracts/pages.ts'
import { sendEventsTo } from '#web/platform/analytics.ts'
import { watchSeen } from './watch-seen.ts'

const box = { top: 10, bottom: 110, left: 0, right: 100 }
const widget = (trackingId: string) =>
  ({
    ...{ dataset: { trackingId }, querySelectorAll: () => [], getBoundingClientRect: () => box },
    closest: () => widget(trackingId),
  }) as unknown as HTMLElement
/** A tile of a product in a widget. */
const tile = (product: string, list: string) =>
  ({
    ...{ dataset: { product }, querySelector: () => null, getBoundingClientRect: () => box },
    closest: (selector: string) => (selector === '[data-tracking-id]' ? widget(list) : null),
  }) as unknown as HTMLElement

let onPage: Record<string, HTMLElement[]> = {}
let told: object[] = []
/** Reports a change of the page, as a MutationObserver does. */
let change = () => {}
beforeEach(() => {
  onPage = {}
  told = []
  vi.useFakeTimers()
  class Watching {
    readonly seen: (entries: object[]) => void
    constructor(seen: (entries: object[]) => void) {
      this.seen = seen
    }
    observe(target: object) {
      this.seen([{ target, isIntersecting: true }])
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Watching)
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(changed: () => void) {
        change = changed
      }
      observe() {}
    },
  )
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('innerWidth', 400)
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('document', {
    ...{ cookie: 'consent=action:yes,analytics:yes', documentElement: { dataset: {} }, body: {} },
    querySelectorAll: (selector: string) => onPage[selector] ?? [],
  })
  // Test files of one process share the held events, and another file may have left some.
  sendEventsTo(() => {})
  sendEventsTo((event) => void told.push(event))
  onTestFinished(() => void [vi.useRealTimers(), vi.unstubAllGlobals()])
})
const show = (watching: ReturnType<typeof watchSeen>, isOther: boolean) => {
  watching.pageChanged(isOther)
  vi.advanceTimersByTime(1_500)
}

test('tells each product once for each list and page view, and the widget of the list [B-TRK-O3, B-TRK-02, B-TRK-05]', () => {
  onPage['article[data-product]'] = [tile('p1', 'new'), tile('p1', 'new'), tile('p1', 'popular'), tile('p2', 'new')]
  const watching = watchSeen(() => ({ pageAlias: 'homePage' }) as Page)
  const once = [
    { event: 'view_item_list', list: 'new', trackingId: 'new', items: [{ productId: 'p1' }, { productId: 'p2' }] },
    { event: 'view_item_list', list: 'popular', trackingId: 'popular', items: [{ productId: 'p1' }] },
  ]

  show(watching, true)
  expect(told).toEqual(once)
  show(watching, false)
  expect(told).toEqual(once)
  show(watching, true)
  expect(told).toEqual([...once, ...once])
})

test('tells of a widget that was seen by its tracking id, once in each page view [B-TRK-05, B-TRK-O1]', () => {
  onPage['[data-tracking-id]'] = [widget('spring'), widget('summer')]
  const watching = watchSeen(() => undefined)
  const once = ['spring', 'summer'].map((trackingId) => ({ event: 'view_promotion', trackingId }))

  show(watching, true)
  show(watching, false)
  expect(told).toEqual(once)
})

test('looks for products that are added later every 200 ms at most, and tells them too [B-PAGE-57, B-TRK-O3]', () => {
  const watching = watchSeen(() => undefined)
  watching.pageChanged(true)
  const looks: string[] = []
  vi.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) => {
    looks.push(selector)
    return (onPage[selector] ?? []) as unknown as NodeListOf<Element>
  })
  onPage['article[data-product]'] = [tile('p1', 'new')]

  for (let ms = 0; ms < 1_000; ms += 20) {
    change()
    vi.advanceTimersByTime(20)
  }
  expect(looks.filter((selector) => selector === 'article[data-product]')).toHaveLength(5)
  vi.advanceTimersByTime(2_000)
  expect(told).toEqual([{ event: 'view_item_list', list: 'new', trackingId: 'new', items: [{ productId: 'p1' }] }])
})
