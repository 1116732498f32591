import { beforeEach, expect, test, vi } from 'vitest'
import type { MarketView } from '#web/markets/index.ts'
import { sendEventsTo } from '#web/platform/analytics.ts'
import { closeToast, toasts } from '../../../ui/toast/toasts.ts'
import { changeSaved, waitingName } from './change-saved.ts'
import { pageWithToasts } from './page-with-toasts.fakes.ts'

const told: object[] = []
const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  pageWithToasts({ consent: 'granted', keep: (name, text) => void kept.set(name, text) })
  sendEventsTo((event) => void told.push(event))
  // Test files of one process share the held events, and another file may have left some.
  told.splice(0)
})

const view = {
  ...{ market: { id: 'en-gb' }, links: {}, toggle: () => false, t: (key: string) => key },
} as unknown as MarketView

async function press(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer)
  const heart = {} as HTMLButtonElement
  const done = await changeSaved({ sku: 'dress', product: 'dress', isSaved: true, heart }, view)
  const { kind, text } = toasts.now() ?? {}
  closeToast()
  return [done, kind, text]
}
const refusal =
  (status: number, more: object = {}) =>
  async () =>
    Response.json({ status, ...more }, { status })

test('says that a wishlist could not be changed or needs a sign-in, remembers what was to be saved, and reports the failure to analytics [B-TOAST-04, B-TOAST-05, B-TOAST-O1, B-ERR-O2, B-WISH-06, B-WISH-O4]', async () => {
  const fails = async () => Promise.reject(new Error('no network'))

  expect(await press(fails)).toEqual([false, 'warning', 'wishlist.error_generic'])
  vi.runAllTimers()
  expect(await press(refusal(400))).toEqual([false, 'warning', 'wishlist.error_generic'])
  vi.runAllTimers()
  expect(kept.get(waitingName)).toBeUndefined()
  expect(await press(refusal(401))).toEqual([false, 'info', 'wishlist.login_to_use_wishlist'])
  expect(kept.get(waitingName)).toBe('dress')
  const failure = { event: 'error', category: 'wishlist', label: 'wishlist.error_generic' }
  expect(told).toEqual([failure, failure])
})

test('shows the maximum size of a full wishlist [B-WISH-O2]', async () => {
  const full = refusal(400, { code: 'wishlist.full', message: 'A list holds 200 products.' })

  expect(await press(full)).toEqual([false, 'warning', 'A list holds 200 products.'])
})

test('answers success if there is no list yet [B-API-O5]', async () => {
  expect(await press(async () => new Response(null, { status: 204 }))).toEqual([true, undefined, undefined])
})
