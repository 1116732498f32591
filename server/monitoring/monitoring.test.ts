import { expect, test } from 'vitest'
import type { VisitReport } from '#contracts/monitoring.ts'
import type { ConsentCategory } from '#foundation/consent.ts'
import { Fault } from '#foundation/fault.ts'
import type { Monitor } from './monitor.port.ts'
import { exampleReports } from './monitor.port-test.ts'
import { openMonitoring } from './monitoring.service.ts'
import { isSampled, shareOf } from './sampled.ts'

function open(replayShare = 1, answer: () => Promise<void> = async () => {}) {
  const received: [string, unknown][] = []
  const note = (kind: string) => async (report: unknown) => {
    received.push([kind, report])
    await answer()
  }
  const monitor: Monitor = {
    ...{ serverFault: note('server'), scriptFault: note('script') },
    ...{ pageTimes: note('page'), replay: note('replay') },
  }
  const failed: unknown[] = []
  return {
    monitoring: openMonitoring({ monitor, replayShare, failed: (error) => failed.push(error) }),
    received,
    failed,
  }
}
const from = (...granted: ConsentCategory[]) => ({ granted: new Set(granted), sessionId: 'a-session' })
const { script, page, replay } = exampleReports
const reports: readonly VisitReport[] = [script, page, replay]

test('takes faults and times with consent to performance, recorded visits with consent to analytics, and nothing without [D-16, B-CONS-07, B-TPS-02, B-TPS-01]', () => {
  const { monitoring, received } = open()

  expect(monitoring.accept(from('necessary', 'functional'), reports)).toBe(0)
  expect(monitoring.accept(from('necessary', 'performance'), reports)).toBe(2)
  expect(monitoring.accept(from('necessary', 'analytics'), reports)).toBe(1)
  expect(received.map(([kind]) => kind)).toEqual(['script', 'page', 'replay'])
})

test('records the share of visits that was set, and always the same ones [B-TPS-02]', () => {
  const sessions = Array.from(
    { length: 2_000 },
    (_, index) => `0198c3a2-7b1d-7a7e-9f00-${String(index).padStart(12, '0')}`,
  )
  const sampled = sessions.filter((id) => isSampled(id, 0.1))

  expect(sampled.length).toBeGreaterThan(140)
  expect(sampled.length).toBeLessThan(260)
  expect(sessions.filter((id) => isSampled(id, 0.1))).toEqual(sampled)
  expect(sessions.some((id) => isSampled(id, 0))).toBe(false)
  expect(sessions.every((id) => isSampled(id, 1))).toBe(true)
  expect(new Set(sessions.map(shareOf)).size).toBeGreaterThan(1_990)
  expect(open(0).monitoring.accept(from('analytics'), [replay])).toBe(0)
  expect(open().monitoring.accept({ ...from('analytics'), sessionId: undefined }, [replay])).toBe(0)
})

test('takes no recording that is not a list of events', () => {
  const { monitoring } = open()
  const odd = ['', 'null', '{}', '[1]', '[{"type":"2"}]', '[null]']

  expect(odd.map((events) => monitoring.accept(from('analytics'), [{ ...replay, events }]))).toEqual(odd.map(() => 0))
})

test('tells a fault of the program by its code and places, and never by a message that may hold what somebody typed [B-ERR-15]', () => {
  const { monitoring, received } = open()
  monitoring.reportFault(new Fault('basket.odd', { email: 'ida@example.com' }), 'call failed')
  monitoring.reportFault(new Error('ida@example.com is no number'), 'job of ida@example.com failed')

  expect(received.map(([, fault]) => fault)).toMatchObject([
    { kind: 'basket.odd', message: 'call failed' },
    { kind: 'Error', message: 'job of (email) failed' },
  ])
  expect(JSON.stringify(received)).not.toContain('ida@')
  expect((received[0]![1] as { stack: string[] }).stack.length).toBeGreaterThan(0)
})

test('leaves out the query of an address', () => {
  const { monitoring, received } = open()
  monitoring.accept(from('performance'), [{ ...script, path: '/en-gb/receipt?orderid=secret#x' }])

  expect(received[0]![1]).toMatchObject({ path: '/en-gb/receipt' })
})

test('drops reports while fifty are under way, and tells of a collector that fails without failing itself [B-SIM-16]', async () => {
  const slow = open(1, () => new Promise(() => {}))
  const taken = Array.from({ length: 80 }, () => slow.monitoring.accept(from('performance'), [script]))
  expect(taken.reduce((sum, one) => sum + one, 0)).toBe(50)

  const down = open(1, async () => Promise.reject(new Error('down')))
  down.monitoring.reportFault(new Error('x'), 'call failed')
  await expect.poll(() => down.failed).toHaveLength(1)
})
