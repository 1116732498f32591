import { smtpMails } from '#adapters/mails-smtp/server.ts'
import { pickupPoints } from '#adapters/pickup-points-simulated/server.ts'
import { sizeAdvisor } from '#adapters/size-advisor-simulated/server.ts'
import type { MailTransport } from '#server/mails/index.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import type { SizeAdvisor } from '#server/size-guides/index.ts'
import { type Guard, guarded } from '../composing/guarded.ts'
import { identityProviders } from '../composing/identity-providers.ts'
import { paymentProviders } from '../composing/payment-providers.ts'
import { sizeAdvisorSimulatorKeys } from '../simulators/simulator-keys.ts'
import { addressFinders } from './address-finders.ts'
import { taxServiceOf, trackingServiceOf } from './commerce-services.ts'
import type { ThirdParties } from './connected-parties.ts'
import { labelsFrom, noPickupPoints, warehouses } from './fulfilment-services.ts'
import { loyaltyOf, tillReceiptsIn } from './loyalty-services.ts'
import { analyticsOf, leadsFrom, monitorOf } from './measuring-services.ts'
import { maySimulate, type Needed } from './needed-settings.ts'
import { besides } from './tracking-beside.ts'

/** Opens the adapters that the settings name for all third parties, each with its guard. */
export function thirdParties(settings: Needed, metrics?: Metrics): ThirdParties {
  const { timeLimitMs, guardNow } = settings
  const guard = (name: string): Guard => ({
    name,
    ...(metrics ? { metrics } : {}),
    ...(timeLimitMs === undefined ? {} : { timeLimitMs }),
    ...(guardNow ? { now: guardNow } : {}),
  })
  const points = maySimulate(settings, 'pickup-points')
    ? pickupPoints({ url: `${settings.simulatorsUrl}/pickup-points` })
    : noPickupPoints
  return {
    providers: paymentProviders(settings, guard),
    identityProviders: identityProviders(settings, guard),
    pickupPoints: guarded(points, ['near'], guard('pickup-points')),
    returnLabels: guarded(labelsFrom(settings), ['make'], guard('return-labels')),
    addressesOf: addressFinders(settings, guard),
    sizeAdvisor: guarded(adviceFrom(settings), ['advise'], { ...guard('size-advisor'), timeLimitMs: 3_000 }),
    taxService: taxServiceOf(settings, guard),
    loyalty: loyaltyOf(settings, guard),
    tillReceipts: tillReceiptsIn(settings.tillReceiptsDir),
    trackingService: trackingServiceOf(settings, guard),
    analytics: analyticsOf(settings, guard),
    leads: leadsFrom(settings, guard),
    monitor: monitorOf(settings, guard),
    ...besides(settings, guard),
    warehouses: warehouses(settings),
    mails: mailServer(settings),
  }
}

/** Without keys no service is called. The simulator has keys for the countries of the live service. */
function adviceFrom(settings: Needed): SizeAdvisor {
  const { sizeAdvisor: live, simulatorsUrl } = settings
  if (live?.url) return sizeAdvisor({ url: live.url, keys: live.keys })
  return sizeAdvisor({
    url: `${simulatorsUrl}/size-advisor`,
    keys: maySimulate(settings, 'size-advisor') ? sizeAdvisorSimulatorKeys : {},
  })
}

const mailServer = ({ smtpUrl, mailSender }: Needed): MailTransport | undefined =>
  smtpUrl === undefined || mailSender === undefined ? undefined : smtpMails({ url: smtpUrl, sender: mailSender })
