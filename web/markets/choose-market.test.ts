import { expect, onTestFinished, test, vi } from 'vitest'
import { chooseMarket } from './choose-market.ts'

test('has the shop remember the chosen market, even while the browser leaves the page, and goes on if that fails [B-MKT-18]', async () => {
  const asked: unknown[] = []
  // Refused, so that no event is held for other test files of the process.
  vi.stubGlobal('document', { cookie: 'consent=action:yes,analytics:no', documentElement: { dataset: {} } })
  vi.stubGlobal('location', { pathname: '/en-gb' })
  vi.stubGlobal('fetch', async (url: string, { keepalive }: RequestInit) => {
    asked.push([url, keepalive])
    throw new TypeError('Failed to fetch')
  })
  onTestFinished(() => void vi.unstubAllGlobals())

  chooseMarket('de-ch')
  // A failure that nobody caught would end the test by now.
  await new Promise((done) => setTimeout(done))

  expect(asked).toEqual([['/api/visitor/de-ch?chosen=true', true]])
})
