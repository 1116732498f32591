import { geolocationCalls } from '#contracts/markets.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import type { IpCountries } from './ip-countries.port.ts'
import type { Markets } from './market.ts'
import { suggestMarkets } from './suggest-markets.ts'

export interface GeolocationNeeds {
  readonly markets: Markets
  readonly countries: IpCountries
  /** A header that sets the visitor's country; only on a developer's machine. */
  readonly countryHeader: string | undefined
  readonly failed: (error: unknown) => void
}

export const geolocationRoutes = ({ markets, countries, countryHeader, failed }: GeolocationNeeds): CallGroup =>
  serveCalls(
    geolocationCalls,
    {},
    {
      async 'GET /api/geolocation/suggest/{market}'({ market, visitor, headers }) {
        // A store device and the app are already used in the right country.
        if (visitor.mode !== 'web') return []
        const said = countryHeader === undefined ? undefined : headers[countryHeader]
        const country = said
          ? String(said).toUpperCase()
          : await countries.countryOf(visitor.address).catch((error: unknown) => {
              failed(error)
              return undefined
            })
        return suggestMarkets(markets.open, market, country)
      },
    },
  )
