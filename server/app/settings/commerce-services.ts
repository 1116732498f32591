import { taxjarTaxes } from '#adapters/taxes-taxjar/server.ts'
import { aftershipTracking } from '#adapters/tracking-aftership/server.ts'
import type { TrackingService } from '#server/tracking/index.ts'
import { type Guard, guarded } from '../composing/guarded.ts'
import { aftershipSimulatorKeys } from '../simulators/simulator-keys.ts'
import type { ThirdParties } from './connected-parties.ts'
import { maySimulate, type Needed } from './needed-settings.ts'

/** A shopper waits for the answer, so it must come soon. */
const taxTimeLimitMs = 3_000

export function taxServiceOf(settings: Needed, guard: (name: string) => Guard): ThirdParties['taxService'] {
  const { taxjar, simulatorsUrl } = settings
  const simulated = maySimulate(settings, 'taxjar') ? { token: 'simulator', url: `${simulatorsUrl}/taxjar` } : undefined
  const at = taxjar?.token === undefined ? simulated : { token: taxjar.token, url: taxjar.url }
  const service =
    at &&
    guarded(taxjarTaxes(at), ['quote', 'record', 'recordRefund'], {
      timeLimitMs: taxTimeLimitMs,
      ...guard('taxes-taxjar'),
    })
  return ({ choices }) => (choices.taxService === 'taxjar' ? service : undefined)
}

export function trackingServiceOf(settings: Needed, guard: (name: string) => Guard): TrackingService | undefined {
  const { aftership: live, simulatorsUrl } = settings
  const simulated = maySimulate(settings, 'aftership')
    ? { ...aftershipSimulatorKeys, url: `${simulatorsUrl}/aftership/tracking/2025-01` }
    : undefined
  const at =
    live?.apiKey === undefined ? simulated : { apiKey: live.apiKey, webhookSecret: live.webhookSecret, url: live.url }
  return at && guarded(aftershipTracking(at), ['register', 'fetchReport'], guard('tracking-aftership'))
}
