import { expect, test } from 'vitest'
import { apiOf } from '#server/platform/calls/call-routes.fakes.ts'
import type { Monitor } from './monitor.port.ts'
import { monitoringRoutes } from './monitoring.routes.ts'
import { openMonitoring } from './monitoring.service.ts'

const collector = {} as Monitor
const settingsOf = async (monitor: Monitor | undefined, url: string, headers: Record<string, string> = {}) => {
  const monitoring = openMonitoring({ monitor, replayShare: 0.25, failed: () => {} })
  const app = apiOf([monitoringRoutes({ monitoring, visitOf: () => ({ granted: new Set(), sessionId: undefined }) })])
  const answer = await app.inject({ url, headers })
  return [answer.statusCode, answer.json()]
}

test('says how visits are monitored, and nothing where no collector is connected, alike at both addresses [B-API-12, B-API-O3, B-TPS-02]', async () => {
  const addresses = [['/api/f/da-dk/monitoring'], ['/api/monitoring?market=da-dk']] as const

  for (const [address] of addresses) {
    expect(await settingsOf(undefined, address)).toEqual([200, {}])
    expect(await settingsOf(collector, address)).toEqual([
      ...[200, { replayShare: 0.25, masksTexts: true, masksInputs: true }],
    ])
  }
  for (const headers of [{ 'x-current-market': 'da-dk' }, { cookie: 'market=da-dk' }])
    expect(await settingsOf(undefined, '/api/monitoring', headers as Record<string, string>)).toEqual([200, {}])
  expect((await settingsOf(collector, '/api/f/xx-yy/monitoring'))[0]).toBe(400)
})
