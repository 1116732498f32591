import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellAnalytics } from './analytics.ts'
import { consentUpdate } from './consent.ts'

let shown: EventTarget & { dataLayer?: unknown[] }
const says = (cookie: string) => vi.stubGlobal('document', { cookie, documentElement: { dataset: {} } })
const answers = (analytics: 'yes' | 'no') => {
  says(`consent=consent:yes,action:yes,necessary:yes,analytics:${analytics}`)
  shown.dispatchEvent(new Event(consentUpdate))
}

beforeEach(() => {
  shown = new EventTarget()
  vi.stubGlobal('window', shown)
  vi.stubGlobal('addEventListener', shown.addEventListener.bind(shown))
  says('')
})
afterEach(() => vi.unstubAllGlobals())

test('holds what happens before the shopper answered, and tells it in order once they agree, however late [B-CONS-05]', () => {
  tellAnalytics({ event: 'first' })
  tellAnalytics({ event: 'second' })
  const before = shown.dataLayer

  answers('yes')
  tellAnalytics({ event: 'third' })

  expect(before).toBeUndefined()
  expect(shown.dataLayer).toEqual([{ event: 'first' }, { event: 'second' }, { event: 'third' }])
})

test('forgets what it held where the shopper refuses, and tells nothing of it when they agree later [B-CONS-05]', () => {
  tellAnalytics({ event: 'first' })

  answers('no')
  tellAnalytics({ event: 'second' })
  answers('yes')

  expect(shown.dataLayer).toBeUndefined()
  tellAnalytics({ event: 'third' })
  expect(shown.dataLayer).toEqual([{ event: 'third' }])
})
