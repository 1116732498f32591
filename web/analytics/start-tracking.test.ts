import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Page } from '#contracts/pages.ts'

const page = (path: string, more: object = {}) => ({ path, pageAlias: 'homePage', title: path, ...more }) as Page
const dress = page('/en-gb/dress', {
  ...{ pageAlias: 'productPage', title: 'Dress' },
  product: { id: '100231_navy_03', name: 'Dress', price: { salesPrice: { amount: 49.99, currency: 'GBP' } } },
})
const added = {
  ...{ formAction: 'add-to-basket', fromDrawer: false },
  values: new URLSearchParams({ formAction: 'add-to-basket', sku: '100231_navy_03_38' }),
}

let shown: EventTarget & { dataLayer?: { event: string }[] }
let signals: typeof import('#web/platform/shop-signals.ts')
let analytics: typeof import('#web/platform/analytics.ts')
const says = (cookie: string) =>
  vi.stubGlobal('document', {
    ...{ cookie, documentElement: { dataset: {} }, body: {} },
    ...{ addEventListener: () => {}, querySelectorAll: () => [] },
  })
const answers = (choice: 'yes' | 'no') => {
  says(`consent=consent:yes,action:yes,necessary:yes,analytics:${choice}`)
  shown.dispatchEvent(new Event('consent-update'))
}
/** What the document does when the code of analytics has arrived. */
async function analyticsArrives() {
  const { startTracking } = await import('./start-tracking.ts')
  startTracking({ market: { id: 'en-gb' }, toggle: () => false } as never)
  await vi.advanceTimersByTimeAsync(5_000)
}
const names = () => shown.dataLayer?.map(({ event }) => event)

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  shown = new EventTarget()
  vi.stubGlobal('window', shown)
  vi.stubGlobal('location', { pathname: '/en-gb/dress' })
  vi.stubGlobal('addEventListener', shown.addEventListener.bind(shown))
  class Observer {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('MutationObserver', Observer)
  vi.stubGlobal('IntersectionObserver', Observer)
  says('')
  signals = await import('#web/platform/shop-signals.ts')
  analytics = await import('#web/platform/analytics.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const guest = { user: { status: 'guest' }, commerce: { currencyCode: 'GBP', basketValue: 0, basketItems: [] } }
/** Loads the data of the visitor as often as there are answers to that call. */
async function visitorIsLoaded(...measured: readonly object[]) {
  const { loadVisitor } = await import('#web/platform/visitor.ts')
  for (const one of measured) {
    vi.stubGlobal('fetch', async () => Response.json({ signedIn: true, measured: one }))
    await loadVisitor('en-gb')
  }
}

test('writes visitor and basket to the data layer before the events, and again only when they change [B-TRK-01]', async () => {
  const user = { ...guest, user: { status: 'user', id: 'u1' } }
  answers('yes')
  signals.notifyPageShown(dress)
  const { startTracking } = await import('./start-tracking.ts')
  startTracking({ market: { id: 'en-gb' }, toggle: () => false } as never)
  await visitorIsLoaded(guest, guest, user)

  expect(shown.dataLayer).toMatchObject([guest, { event: 'page_view' }, { event: 'view_item' }, user])
})

test('leaves the data layer empty where the shop sends events itself [B-TRK-O2]', async () => {
  answers('yes')
  const { startTracking } = await import('./start-tracking.ts')
  startTracking({ market: { id: 'en-gb' }, toggle: (key: string) => key === 'serverSideTracking' } as never)
  signals.notifyPageShown(dress)
  await visitorIsLoaded(guest)

  expect(shown.dataLayer).toBeUndefined()
})

test('reports pages and forms from before its code was loaded, in their order [B-TRK-O1, B-CONS-05]', async () => {
  answers('yes')
  signals.notifyPageShown(dress)
  signals.notifyFormAnswered(added, page('/en-gb/basket'))
  analytics.trackEvent({ event: 'sort', sorting: 'price-asc' })
  signals.notifyPageShown(page('/en-gb/women'))
  await analyticsArrives()

  expect(names()).toEqual(['page_view', 'view_item', 'add_to_basket', 'sort', 'page_view'])
})

test('sends what happened before its code was loaded only after the shopper agrees, and nothing of it once they refuse [B-CONS-05, B-CONS-O2]', async () => {
  signals.notifyPageShown(dress)
  signals.notifyFormAnswered(added, page('/en-gb/basket'))
  await analyticsArrives()
  expect(names()).toBeUndefined()
  answers('yes')

  expect(names()).toEqual(['page_view', 'view_item', 'add_to_basket'])
})

test('waits two seconds for what is known of the visitor, and sends what happened without it if it does not come [B-CONS-05, B-CON-09]', async () => {
  answers('yes')
  signals.notifyPageShown(dress)
  const { startTracking } = await import('./start-tracking.ts')
  startTracking({ market: { id: 'en-gb' }, toggle: () => false } as never)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(names()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)

  expect(names()).toEqual(['page_view', 'view_item'])
})

test('forgets what happened before its code was loaded when the shopper refuses in the meantime [B-CONS-05, B-CONS-O2]', async () => {
  signals.notifyPageShown(dress)
  signals.notifyFormAnswered(added, page('/en-gb/basket'))
  answers('no')
  signals.notifyFormAnswered(added, page('/en-gb/basket'))
  await analyticsArrives()
  answers('yes')

  expect(names()).toBeUndefined()
})

test('sends an event of the shop with the time and the path of when it happened [B-TRK-O1]', async () => {
  const sent: unknown[] = []
  answers('yes')
  vi.setSystemTime(5_000)
  signals.notifyFormAnswered(added, page('/en-gb/basket'))
  vi.setSystemTime(9_000)
  vi.stubGlobal('location', { pathname: '/en-gb/women' })
  const { eventsOfSignal } = await import('./events-of-signal.ts')
  analytics.makeEventsBy(eventsOfSignal)
  analytics.sendEventsTo(({ event }, moment) => sent.push([event, moment]))

  expect(sent).toEqual([['add_to_basket', { at: 5_000, path: '/en-gb/dress' }]])
})

test('holds no more than a hundred pages and forms while its code is not there [B-TRK-O1]', async () => {
  answers('yes')
  for (let index = 0; index < 500; index++) signals.notifyPageShown(page(`/en-gb/${index}`))
  await analyticsArrives()

  expect(shown.dataLayer).toHaveLength(100)
  expect(shown.dataLayer!.at(-1)).toMatchObject({ title: '/en-gb/99' })
})

test('sends the events that need no code of analytics, such as faults, if that code cannot be loaded', () => {
  answers('yes')
  signals.notifyPageShown(dress)
  analytics.trackError('page', 'Script: TypeError')
  analytics.makeEventsBy(() => [])
  analytics.sendEventsTo(analytics.toDataLayer)

  expect(names()).toEqual(['error'])
})
