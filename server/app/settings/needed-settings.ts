import type { IdentityNeeds } from '../composing/identity-providers.ts'
import type { ProviderSettings } from '../composing/payment-providers.ts'
import { type SimulatorName, simulatorNames } from '../simulators/simulator-names.ts'
import type { Settings } from './arrange-settings.ts'

export type Needed = ProviderSettings &
  IdentityNeeds & {
    /** Time limit for a third party in ms, if it differs from the usual one. */
    readonly timeLimitMs?: number
    /** The clock of the circuit breakers, if it is not the system clock. */
    readonly guardNow?: () => number
  } & Partial<
    Pick<
      Settings,
      | 'smtpUrl'
      | 'mailSender'
      | 'addresses'
      | 'aftership'
      | 'facebookLeads'
      | 'taxjar'
      | 'dataDir'
      | 'warehouse'
      | 'sizeAdvisor'
      | 'voyado'
      | 'tillReceiptsDir'
      | 'ga4'
      | 'sentryDsn'
      | 'conversionTests'
      | 'reviews'
      | 'careers'
      | 'returnsPlugin'
      | 'mode'
    >
  >

/** True if this simulator may be used. Tests of parts list no simulators and may use all of them. */
export const maySimulate = ({ simulators = simulatorNames }: Needed, name: SimulatorName): boolean =>
  simulators.includes(name)

export type Live = { readonly url: string; readonly key: string | undefined }
