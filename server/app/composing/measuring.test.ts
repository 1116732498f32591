import { expect, test } from 'vitest'
import { consentCategories, readConsent } from '#foundation/consent.ts'
import { Fault } from '#foundation/fault.ts'
import { loggedFaults, openLog } from '#server/platform/logging.ts'
import { type ComposeMeasuringNeeds, composeMeasuring } from './measuring.ts'

const needsWith = (consent: 'ask' | 'granted'): ComposeMeasuringNeeds => ({
  ...{ consent, secret: Buffer.from('a secret of tests'), replayShare: 0 },
  ...{ toggle: () => false, failed: () => {} },
})

test('tells the collector of each fault that the program logs [B-ERR-15]', () => {
  const faults = loggedFaults()
  const told: unknown[] = []
  const monitor = { serverFault: async (fault: unknown) => void told.push(fault) }
  const { monitoring } = composeMeasuring(needsWith('ask'), { monitor } as unknown as Parameters<
    typeof composeMeasuring
  >[1])
  faults.passOnTo(monitoring.reportFault)
  const log = openLog({ level: 'info', version: '1', to: { write: () => {} }, faults })

  log.error({ err: new Fault('basket.odd', {}) }, 'call failed')
  log.warn({ err: new Fault('basket.even', {}) }, 'call was slow')

  expect(told).toMatchObject([{ kind: 'basket.odd', message: 'call failed' }])
})

test('takes all consent as given only in a shop that is told so, until the visitor has chosen [B-CONS-03]', () => {
  const grantedIn = (consent: 'ask' | 'granted', said?: string) => {
    const { analytics } = composeMeasuring(needsWith(consent), {} as Parameters<typeof composeMeasuring>[1])
    return [...analytics.grantedBy(said === undefined ? undefined : readConsent(said))]
  }

  expect(grantedIn('granted')).toEqual(consentCategories)
  expect(grantedIn('granted', 'action:yes,necessary:yes,analytics:no')).toEqual(['necessary'])
  expect(grantedIn('ask')).toEqual(['necessary'])
})
