import { canadaPostAddresses } from '#adapters/address-canada-post/server.ts'
import { loqateAddresses } from '#adapters/address-loqate/server.ts'
import type { AddressFinder } from '#server/address-lookup/index.ts'
import { type Guard, guarded } from '../composing/guarded.ts'
import type { ThirdParties } from './connected-parties.ts'
import { type Live, maySimulate, type Needed } from './needed-settings.ts'

const noAddresses: AddressFinder = { find: async () => [], retrieve: async () => undefined }

/** The shopper is still typing, so a later answer is useless. */
const addressTimeLimitMs = 1_500

/** Canada has its own service. All other countries share one. */
export function addressFinders(settings: Needed, guard: (name: string) => Guard): ThirdParties['addressesOf'] {
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
