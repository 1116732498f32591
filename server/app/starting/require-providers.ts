import { Fault } from '#foundation/fault.ts'
import type { Market } from '#server/markets/index.ts'
import { openShop } from '../composing/open-shop-folder.ts'
import type { Settings } from '../settings/arrange-settings.ts'
import { paymentSimulators } from '../simulators/simulator-names.ts'

type Provider = (typeof paymentSimulators)[number]
export type ProviderNeeds = Pick<
  Settings,
  'adyen' | 'klarna' | 'iyzico' | 'taxjar' | 'simulators' | 'storeHosts' | 'shop' | 'markets'
>

/** The settings that each provider needs. */
const keysOf: Readonly<Record<Provider, string>> = {
  adyen: 'ADYEN_MODE=live and its keys',
  klarna: 'KLARNA_USERNAME and KLARNA_PASSWORD',
  iyzico: 'IYZICO_API_KEY and IYZICO_SECRET_KEY',
}

/** True if the provider takes real money with the operator's own keys. */
export function isLive(
  { adyen, klarna, iyzico }: Pick<Settings, 'adyen' | 'klarna' | 'iyzico'>,
  name: Provider,
): boolean {
  switch (name) {
    case 'adyen':
      return adyen.mode === 'live'
    case 'klarna':
      return klarna.username !== undefined && klarna.password !== undefined
    case 'iyzico':
      return iyzico.apiKey !== undefined && iyzico.secretKey !== undefined
  }
}

/** Refuses to start if shoppers of an open market would pay at a simulator that the settings do not name. */
export async function requireProviders(settings: ProviderNeeds): Promise<void> {
  if (unprovided(settings).length === 0 && tellsTaxes(settings)) return
  requireProvidersOf(settings, (await openShop(settings.shop, settings.markets)).markets.open)
}

export function requireProvidersOf(settings: ProviderNeeds, markets: readonly Pick<Market, 'id' | 'choices'>[]): void {
  for (const provider of unprovided(settings)) {
    const concerned = markets.filter(({ choices }) => choices.paymentProvider === provider).map(({ id }) => id)
    // Store terminals and payment links use Adyen, whatever provider a market has on the web.
    if (provider === 'adyen' && settings.storeHosts.length > 0) concerned.push('stores')
    if (concerned.length > 0)
      throw new Fault('start.provider-missing', { provider, markets: concerned, keys: keysOf[provider] })
  }
  const asking = markets.filter(({ choices }) => choices.taxService === 'taxjar').map(({ id }) => id)
  if (asking.length > 0 && !tellsTaxes(settings)) throw new Fault('start.tax-service-missing', { markets: asking })
}

const tellsTaxes = ({ taxjar, simulators }: ProviderNeeds): boolean =>
  taxjar.token !== undefined || simulators.includes('taxjar')

const unprovided = (settings: ProviderNeeds): Provider[] =>
  paymentSimulators.filter((name) => !isLive(settings, name) && !settings.simulators.includes(name))
