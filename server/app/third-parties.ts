import { smtpMails } from '#adapters/mails-smtp/server.ts'
import { adyenPayments } from '#adapters/payments-adyen/server.ts'
import { pickupPoints } from '#adapters/pickup-points-simulated/server.ts'
import type { PickupPoints } from '#server/delivery/index.ts'
import type { MailTransport } from '#server/mails/index.ts'
import type { PaymentProvider } from '#server/payments/index.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { guarded } from './guarded.ts'
import type { Settings } from './settings.ts'
import { adyenSimulatorKeys } from './simulators/simulator-keys.ts'

export interface ThirdParties {
  readonly provider: PaymentProvider
  readonly pickupPoints: PickupPoints
  /** Left out where no mail server is named. */
  readonly mails: MailTransport | undefined
}

type Needed = Pick<Settings, 'adyen' | 'simulatorsUrl'> & Partial<Pick<Settings, 'smtpUrl' | 'mailSender'>>

/** Fills the ports of buying with the adapters the settings name, each behind its guard. */
export function thirdParties(settings: Needed, metrics?: Metrics): ThirdParties {
  const guard = (name: string) => ({ name, ...(metrics ? { metrics } : {}) })
  const provider = adyenPayments(adyenSettings(settings))
  const points = pickupPoints({ url: `${settings.simulatorsUrl}/pickup-points` })
  return {
    provider: guarded(provider, ['methods', 'begin', 'finish', 'giveBack'], guard('payments-adyen')),
    pickupPoints: guarded(points, ['near'], guard('pickup-points')),
    mails: mailServer(settings),
  }
}

const mailServer = ({ smtpUrl, mailSender }: Needed): MailTransport | undefined =>
  smtpUrl === undefined || mailSender === undefined ? undefined : smtpMails({ url: smtpUrl, sender: mailSender })

function adyenSettings({
  adyen,
  simulatorsUrl,
}: Pick<Settings, 'adyen' | 'simulatorsUrl'>): Parameters<typeof adyenPayments>[0] {
  if (adyen.mode === 'simulator') {
    const { apiKey, merchantAccount, hmacKey } = adyenSimulatorKeys
    const apiUrl = `${simulatorsUrl}/adyen/v72`
    return {
      apiUrl,
      apiKey,
      merchantAccount,
      hmacKey,
      clientKey: 'test_simulator',
      environment: 'test',
      simulated: true,
      origins: [simulatorsUrl],
    }
  }
  const { apiUrl = '', apiKey = '', merchantAccount = '', hmacKey = '', clientKey = '' } = adyen
  const environment = clientKey.startsWith('live_') ? 'live' : 'test'
  return {
    apiUrl,
    apiKey,
    merchantAccount,
    hmacKey,
    clientKey,
    environment,
    simulated: false,
    origins: adyenOrigins(environment),
  }
}

/** Where Adyen serves its own pages from. */
const adyenOrigins = (environment: 'test' | 'live'): string[] =>
  environment === 'live'
    ? ['https://checkoutshopper-live.adyen.com', 'https://live.adyen.com']
    : ['https://checkoutshopper-test.adyen.com', 'https://test.adyen.com']
