import { onTestFinished, vi } from 'vitest'
import { toasts } from '../../../ui/toast/toasts.ts'

/** What showing a toast needs of a page, for the duration of a test, with timers that the test moves. */
export function pageWithToasts({
  consent,
  keep = () => {},
}: {
  consent?: string
  keep?: Storage['setItem']
} = {}): void {
  vi.useFakeTimers({ now: 0 })
  vi.stubGlobal('sessionStorage', { setItem: keep })
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: consent === undefined ? {} : { consent } } })
  vi.stubGlobal('location', { pathname: '/en-gb/women' })
  vi.stubGlobal('addEventListener', () => {})
  const ended = toasts.listen(() => {})
  // Test files of one process share the queue, and another file may have left messages in it.
  vi.runAllTimers()
  vi.setSystemTime(0)
  onTestFinished(() => {
    vi.runAllTimers()
    ended()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}
