import { canadaPostAddresses } from '#adapters/address-canada-post/server.ts'
import { loqateAddresses } from '#adapters/address-loqate/server.ts'
import { smtpMails } from '#adapters/mails-smtp/server.ts'
import { pickupPoints } from '#adapters/pickup-points-simulated/server.ts'
import { returnLabels } from '#adapters/return-labels-simulated/server.ts'
import { sizeAdvisor } from '#adapters/size-advisor-simulated/server.ts'
import { taxjarTaxes } from '#adapters/taxes-taxjar/server.ts'
import { warehouseFiles } from '#adapters/warehouse-files/server.ts'
import { warehouseWebhook } from '#adapters/warehouse-webhook/server.ts'
import type { IdentityProvider } from '#server/accounts/index.ts'
import type { AddressFinder } from '#server/address-lookup/index.ts'
import type { PickupPoints } from '#server/delivery/index.ts'
import type { MailTransport } from '#server/mails/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { Warehouse } from '#server/orders/index.ts'
import type { Providers } from '#server/payments/index.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { signatureOf } from '#server/platform/signed-json.ts'
import type { ReturnLabels } from '#server/returns/index.ts'
import type { SizeAdvisor } from '#server/size-guides/index.ts'
import type { TaxService } from '#server/taxes/index.ts'
import { type Guard, guarded } from '../composing/guarded.ts'
import { type IdentityNeeds, identityProviders } from '../composing/identity-providers.ts'
import { type ProviderSettings, paymentProviders } from '../composing/payment-providers.ts'
import { sizeAdvisorSimulatorKeys } from '../simulators/simulator-keys.ts'
import { type SimulatorName, simulatorNames } from '../simulators/simulator-names.ts'
import type { Settings } from './settings.ts'

export interface ThirdParties {
  readonly providers: Providers
  /** Other ways to sign in. */
  readonly identityProviders: readonly IdentityProvider[]
  readonly pickupPoints: PickupPoints
  readonly returnLabels: ReturnLabels
  /** The address service of a country. */
  readonly addressesOf: (country: string) => AddressFinder
  readonly sizeAdvisor: SizeAdvisor
  /** The sales tax service, if the market uses one and it is configured. */
  readonly taxService: (market: Market) => TaxService | undefined
  /** Whoever packs parcels; each is told of every one. */
  readonly warehouses: readonly Warehouse[]
  /** Left out where no mail server is named. */
  readonly mails: MailTransport | undefined
}

type Needed = ProviderSettings &
  IdentityNeeds & {
    /** ms a third party may take, where it is not as usual. */
    readonly timeLimitMs?: number
    /** The time by which a third party that failed is asked again, where it is not the system's. */
    readonly guardNow?: () => number
  } & Partial<
    Pick<Settings, 'smtpUrl' | 'mailSender' | 'addresses' | 'taxjar' | 'dataDir' | 'warehouse' | 'sizeAdvisor'>
  >

/** Fills the ports of buying with the adapters the settings name, each behind its guard. */
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
    warehouses: warehouses(settings),
    mails: mailServer(settings),
  }
}

/** Without keys nobody is asked; the simulator knows the countries a live service would have keys for. */
function adviceFrom(settings: Needed): SizeAdvisor {
  const { sizeAdvisor: live, simulatorsUrl } = settings
  if (live?.url) return sizeAdvisor({ url: live.url, keys: live.keys })
  return sizeAdvisor({
    url: `${simulatorsUrl}/size-advisor`,
    keys: maySimulate(settings, 'size-advisor') ? sizeAdvisorSimulatorKeys : {},
  })
}

/** A shopper waits for the answer; what comes later than this is not worth it. */
const taxTimeLimitMs = 3_000

function taxServiceOf(settings: Needed, guard: (name: string) => Guard): ThirdParties['taxService'] {
  const { taxjar, simulatorsUrl } = settings
  const simulated = maySimulate(settings, 'taxjar') ? { token: 'simulator', url: `${simulatorsUrl}/taxjar` } : undefined
  const at = taxjar?.token === undefined ? simulated : { token: taxjar.token, url: taxjar.url }
  const service =
    at &&
    guarded(taxjarTaxes(at), ['quote', 'record', 'giveBack'], { timeLimitMs: taxTimeLimitMs, ...guard('taxes-taxjar') })
  return ({ choices }) => (choices.taxService === 'taxjar' ? service : undefined)
}

/** Tests of parts name no simulators and may use all of them. */
const maySimulate = ({ simulators = simulatorNames }: Needed, name: SimulatorName): boolean => simulators.includes(name)

/** No carrier is connected: shops without simulators have no service to ask. */
const noPickupPoints: PickupPoints = { near: async () => [] }

/** Without a carrier's service returns are handed in at stores. */
const labelsFrom = (settings: Needed): ReturnLabels =>
  maySimulate(settings, 'return-labels')
    ? returnLabels({ url: `${settings.simulatorsUrl}/return-labels` })
    : { make: async () => undefined }

const noAddresses: AddressFinder = { find: async () => [], retrieve: async () => undefined }
/** Somebody is typing: what comes later than this is of no use any more. */
const addressTimeLimitMs = 1_500

/** Canada has a service of its own; everybody else's addresses one knows. */
function addressFinders(settings: Needed, guard: (name: string) => Guard): ThirdParties['addressesOf'] {
  const { addresses, simulatorsUrl } = settings
  const open = (
    name: string,
    simulator: 'loqate' | 'canada-post',
    make: (at: AddressService) => AddressFinder,
    live?: Live,
  ) => {
    const at = live?.key !== undefined ? { key: live.key, url: live.url } : undefined
    const simulated = maySimulate(settings, simulator)
      ? { key: 'simulator', url: `${simulatorsUrl}/${simulator}` }
      : undefined
    const service = at ?? simulated
    return service
      ? guarded(make(service), ['find', 'retrieve'], { ...guard(name), timeLimitMs: addressTimeLimitMs })
      : noAddresses
  }
  const canada = open('address-canada-post', 'canada-post', canadaPostAddresses, addresses?.canadaPost)
  const others = open('address-loqate', 'loqate', loqateAddresses, addresses?.loqate)
  return (country) => (country === 'CA' ? canada : others)
}

type AddressService = { readonly url: string; readonly key: string }
type Live = { readonly url: string; readonly key: string | undefined }

function warehouses({ dataDir, warehouse }: Needed): Warehouse[] {
  const files = dataDir === undefined ? [] : [warehouseFiles({ folder: `${dataDir}/exports` })]
  const [key] = warehouse?.keys ?? []
  if (warehouse?.url === undefined || key === undefined) return files
  const webhook = warehouseWebhook({ url: warehouse.url, sign: (body) => signatureOf(body, key, new Date()) })
  return [...files, guarded(webhook, ['handOver'], { name: 'warehouse-webhook' })]
}

const mailServer = ({ smtpUrl, mailSender }: Needed): MailTransport | undefined =>
  smtpUrl === undefined || mailSender === undefined ? undefined : smtpMails({ url: smtpUrl, sender: mailSender })
