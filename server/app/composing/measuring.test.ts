import { expect, test } from 'vitest'
import { Fault } from '#foundation/fault.ts'
import { loggedFaults, openLog } from '#server/platform/logging.ts'
import { type ComposeMeasuringNeeds, composeMeasuring } from './measuring.ts'

const needs: ComposeMeasuringNeeds = {
  ...{ secret: Buffer.from('a secret of tests'), replayShare: 0 },
  ...{ toggle: () => false, failed: () => {} },
}

test('tells the collector of each fault that the program logs [B-ERR-15]', () => {
  const faults = loggedFaults()
  const told: unknown[] = []
  const monitor = { serverFault: async (fault: unknown) => void told.push(fault) }
  const { monitoring } = composeMeasuring(needs, { monitor } as unknown as Parameters<typeof composeMeasuring>[1])
  faults.passOnTo(monitoring.reportFault)
  const log = openLog({ level: 'info', version: '1', to: { write: () => {} }, faults })

  log.error({ err: new Fault('basket.odd', {}) }, 'call failed')
  log.warn({ err: new Fault('basket.even', {}) }, 'call was slow')

  expect(told).toMatchObject([{ kind: 'basket.odd', message: 'call failed' }])
})
