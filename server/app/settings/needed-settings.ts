import type { IdentityNeeds } from '../composing/identity-providers.ts'
import type { ProviderSettings } from '../composing/payment-providers.ts'
import { type SimulatorName, simulatorNames } from '../simulators/simulator-names.ts'
import type { Settings } from './arrange-settings.ts'

export type Needed = ProviderSettings &
  IdentityNeeds & {
    /** ms a third party may take, where it is not as usual. */
    readonly timeLimitMs?: number
    /** The time by which a third party that failed is asked again, where it is not the system's. */
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

/** Tests of parts name no simulators and may use all of them. */
export const maySimulate = ({ simulators = simulatorNames }: Needed, name: SimulatorName): boolean =>
  simulators.includes(name)

export type Live = { readonly url: string; readonly key: string | undefined }
