import { expect, test } from 'vitest'
import type { PageTimes, ReplayPart, ScriptFault } from '#contracts/monitoring.ts'
import type { Monitor, ServerFault } from './monitor.port.ts'

export const exampleReports = {
  server: { kind: 'payments.unknown-answer', message: 'call failed', stack: ['pay (server/payments/pay.ts:12)'] },
  script: { report: 'fault', kind: 'TypeError', place: '/assets/entry.js:1:200', path: '/en-gb' },
  page: {
    ...{ report: 'page', pageKind: 'homePage', path: '/en-gb' },
    ...{ firstByte: 20, firstPaint: 200, largestPaint: 800, blocked: 30, shift: 0.01 },
  },
  replay: {
    ...{ report: 'replay', replayId: 'a'.repeat(32), segment: 0, startedAt: 1_750_000_000_000, path: '/en-gb' },
    events: '[{"type":4,"timestamp":1750000000000,"data":{"href":"/en-gb","width":390,"height":844}}]',
  },
} satisfies { server: ServerFault; script: ScriptFault; page: PageTimes; replay: ReplayPart }

export interface TriedMonitor {
  readonly monitor: Monitor
  /** Kinds of the received reports, in their order, and reports it could not read. */
  received(): Promise<{ readonly kinds: readonly string[]; readonly mistakes: readonly string[] }>
  fail(): Promise<void>
  close(): Promise<void>
}

/** The contract of every adapter that collects reports. */
export function describeMonitor(open: () => Promise<TriedMonitor>): void {
  test('takes faults of server and browser, times of pages and pieces of a visit [B-ERR-15, B-SIM-11, B-TPS-02]', async () => {
    const { monitor, received, close } = await open()
    const { server, script, page, replay } = exampleReports
    await monitor.serverFault(server)
    await monitor.scriptFault(script)
    await monitor.pageTimes(page)
    await monitor.replay(replay)
    const all = await received()
    await close()

    expect(all.mistakes).toEqual([])
    expect(all.kinds).toEqual(['server-fault', 'script-fault', 'page', 'replay'])
  })

  test('says that it failed [B-SIM-16]', async () => {
    const { monitor, fail, close } = await open()
    await fail()

    await expect(monitor.serverFault(exampleReports.server)).rejects.toThrow()
    await close()
  })
}
