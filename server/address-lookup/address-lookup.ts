import type { AddressSuggestion, AddressToValidate, AddressValidation } from '#contracts/address-lookup.ts'
import type { Market } from '#server/markets/index.ts'
import type { AddressFinder, FoundAddress } from './address-finder.port.ts'
import { suggestAddresses } from './suggest-addresses.ts'
import { allValid, validateAddress } from './validate-address.ts'

/** Completes and checks addresses while the shopper types. It never blocks a shopper: a failure gives an empty result. */
export interface AddressLookup {
  suggest(market: Market, text: string): Promise<AddressSuggestion[]>
  validate(market: Market, given: AddressToValidate): Promise<AddressValidation>
}

export interface AddressLookupNeeds {
  /** The address service of a country. */
  readonly finderFor: (country: string) => AddressFinder
  readonly clock: () => Date
  readonly log: (fault: unknown) => void
}

export function addressLookup({ finderFor, clock, log }: AddressLookupNeeds): AddressLookup {
  const finders = new Map<AddressFinder, AddressFinder>()
  const finderOf = ({ country }: Market): AddressFinder => {
    const finder = finderFor(country.code)
    const known = finders.get(finder)
    if (known) return known
    const remembering = remembered(finder, clock)
    finders.set(finder, remembering)
    return remembering
  }
  const orElse = async <Answer>(empty: Answer, ask: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await ask()
    } catch (fault) {
      log(fault)
      return empty
    }
  }
  return {
    suggest: (market, text) => {
      const { country, language } = market
      return orElse([], () => suggestAddresses(finderOf(market), { country, language: language.baseCode, text }))
    },
    validate: (market, given) => {
      const { country, language } = market
      // Services name regions in their own way. Only the codes that an address form offers can be compared.
      const region = country.regions.some(({ code }) => code === given.region) ? given.region : ''
      return orElse(allValid, () =>
        validateAddress(finderOf(market), {
          ...{ country: country.code, language: language.baseCode },
          given: { ...given, region },
        }),
      )
    },
  }
}

const cacheMs = 5 * 60_000
const maxEntries = 2_000

/** Remembers retrieved addresses, so that the same address is paid for once while the shopper continues to type. */
function remembered(finder: AddressFinder, clock: () => Date): AddressFinder {
  const kept = new Map<string, { readonly until: number; readonly address: Promise<FoundAddress | undefined> }>()
  return {
    // No signal is passed on: the service ends each call itself when it takes too long.
    find: (ask) => finder.find(ask),
    retrieve: (ask) => {
      const key = `${ask.language} ${ask.id}`
      const now = clock().getTime()
      const known = kept.get(key)
      if (known && known.until > now) return known.address
      if (kept.size >= maxEntries) kept.clear()
      const address = finder.retrieve(ask)
      address.catch(() => kept.delete(key))
      kept.set(key, { until: now + cacheMs, address })
      return address
    },
  }
}
