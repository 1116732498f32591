import { randomBytes } from 'node:crypto'
import { type AdyenSettings, adyenLinks, adyenPayments, adyenTerminals } from '#adapters/payments-adyen/server.ts'
import type { IyzicoSettings } from '#adapters/payments-iyzico/iyzico-settings.ts'
import { iyzicoPayments } from '#adapters/payments-iyzico/server.ts'
import type { KlarnaSettings } from '#adapters/payments-klarna/klarna-settings.ts'
import { klarnaPayments } from '#adapters/payments-klarna/server.ts'
import type { PaymentProvider, ProviderName, Providers } from '#server/payments/index.ts'
import type { Settings } from '../settings/arrange-settings.ts'
import { adyenSimulatorKeys, iyzicoSimulatorKeys, klarnaSimulatorKeys } from '../simulators/simulator-keys.ts'
import { type paymentSimulators, type SimulatorName, simulatorNames } from '../simulators/simulator-names.ts'
import { type Guard, guarded } from './guarded.ts'

export type ProviderSettings = Pick<Settings, 'adyen' | 'simulatorsUrl'> &
  Partial<Pick<Settings, 'klarna' | 'iyzico' | 'terminals' | 'simulators'>> & {
    /** Scheme and host at which a provider reaches the shop. */
    readonly callbackUrl?: (() => string) | undefined
  }

/** Returns every payment provider, each with its own guard, so that the outage of one does not affect the others. */
export function paymentProviders(settings: ProviderSettings, guard: (name: string) => Guard): Providers {
  const adyen = adyenSettings(settings)
  const bare: readonly PaymentProvider[] = [
    adyenPayments(adyen),
    adyenLinks(adyen),
    adyenTerminals(adyen),
    klarnaPayments(klarnaSettings(settings)),
    iyzicoPayments(iyzicoSettings(settings)),
  ]
  const all = bare.map((provider) => {
    const asked = ['methods', 'begin', 'finish', 'readStatus', 'voidPayment', 'refund', 'books'] as const
    const more = (['prepare', 'card', 'laterEvents'] as const).filter((method) => provider[method] !== undefined)
    return guarded(provider, [...asked, ...more], guard(`payments-${provider.name}`))
  })
  const byName = new Map<ProviderName, PaymentProvider>(all.map((provider) => [provider.name, provider]))
  return {
    all: all.filter(({ name, setup }) => !setup.simulated || maySimulate(settings, houseOf[name])),
    of: (name) => byName.get(name)!,
    hasTerminal: (storeId) => adyen.terminals[storeId] !== undefined,
  }
}

const maySimulate = ({ simulators = simulatorNames }: ProviderSettings, name: SimulatorName): boolean =>
  simulators.includes(name)

/** The third party behind each provider. Payment links and terminals are Adyen's. */
const houseOf: Readonly<Record<ProviderName, (typeof paymentSimulators)[number]>> = {
  adyen: 'adyen',
  klarna: 'klarna',
  iyzico: 'iyzico',
  'pay-by-link': 'adyen',
  pos: 'adyen',
}

/**
 * The simulator's keys are public. Where the simulator must not be used, nothing is signed with them, and no
 * notification with their signature is accepted.
 */
function keysOf<Keys extends Readonly<Record<string, string>>>(
  settings: ProviderSettings,
  name: SimulatorName,
  keys: Keys,
): Keys {
  if (maySimulate(settings, name)) return keys
  return Object.fromEntries(Object.keys(keys).map((key) => [key, randomBytes(32).toString('hex')])) as Keys
}

/** Stores with a terminal if the settings list none. */
const simulatedTerminals = { 'copenhagen-kompagni': 'V400m-000000001' }

function adyenSettings(settings: ProviderSettings): AdyenSettings {
  const { adyen, simulatorsUrl, terminals } = settings
  if (adyen.mode === 'simulator') {
    const url = `${simulatorsUrl}/adyen`
    return {
      ...keysOf(settings, 'adyen', adyenSimulatorKeys),
      apiUrl: `${url}/v72`,
      clientKey: 'test_simulator',
      environment: 'test',
      simulated: true,
      origins: [simulatorsUrl],
      reportsUrl: `${url}/reports`,
      reportUser: 'report@simulator:secret',
      terminalUrl: url,
      terminals: terminals ?? simulatedTerminals,
    }
  }
  const { apiUrl = '', apiKey = '', merchantAccount = '', hmacKey = '', clientKey = '', reportUser = '' } = adyen
  const stage = clientKey.startsWith('live_') ? 'live' : 'test'
  const environment = stage === 'live' && adyen.region !== undefined ? (`live-${adyen.region}` as const) : stage
  return {
    ...{ apiUrl, apiKey, merchantAccount, hmacKey, clientKey, environment, reportUser },
    simulated: false,
    origins: [...adyenOrigins(environment), new URL(apiUrl).origin],
    reportsUrl: `https://ca-${stage}.adyen.com/reports/download/MerchantAccount/${merchantAccount}`,
    terminalUrl: `https://terminal-api-${environment}.adyen.com`,
    terminals: terminals ?? {},
  }
}

/** Origins of Adyen's pages, frames and images. */
const adyenOrigins = (environment: AdyenSettings['environment']): readonly string[] => [
  `https://checkoutshopper-${environment}.adyen.com`,
  `https://checkoutshopper-${environment}.cdn.adyen.com`,
  `https://checkoutanalytics-${environment}.adyen.com`,
  ...(environment === 'test'
    ? ['https://test.adyen.com', 'https://test.adyen.link']
    : ['https://live.adyen.com', 'https://eu.adyen.link']),
]

function klarnaSettings(settings: ProviderSettings): KlarnaSettings {
  const { klarna, simulatorsUrl, callbackUrl } = settings
  const notificationUrl = () => `${callbackUrl?.() ?? ''}/api/order/payment/klarna/notification`
  const { apiUrl, username, password } = klarna ?? {}
  if (username === undefined || password === undefined)
    return {
      ...keysOf(settings, 'klarna', klarnaSimulatorKeys),
      apiUrl: `${simulatorsUrl}/klarna`,
      environment: 'test',
      simulated: true,
      origins: [simulatorsUrl],
      notificationUrl,
    }
  const isTest = apiUrl?.includes('playground') === true
  return {
    ...{ username, password, notificationUrl },
    apiUrl: apiUrl ?? 'https://api.klarna.com',
    environment: isTest ? 'test' : 'live',
    simulated: false,
    origins: [isTest ? 'https://pay.playground.klarna.com' : 'https://pay.klarna.com'],
  }
}

function iyzicoSettings(settings: ProviderSettings): IyzicoSettings {
  const { iyzico, simulatorsUrl } = settings
  const { apiUrl, apiKey, secretKey } = iyzico ?? {}
  if (apiKey === undefined || secretKey === undefined)
    return {
      ...keysOf(settings, 'iyzico', iyzicoSimulatorKeys),
      apiUrl: `${simulatorsUrl}/iyzico`,
      environment: 'test',
      simulated: true,
      origins: [simulatorsUrl],
    }
  const isTest = apiUrl?.includes('sandbox') === true
  return {
    ...{ apiKey, secretKey },
    apiUrl: apiUrl ?? 'https://api.iyzipay.com',
    environment: isTest ? 'test' : 'live',
    simulated: false,
    origins: [isTest ? 'https://sandbox-cpp.iyzipay.com' : 'https://cpp.iyzipay.com'],
  }
}
