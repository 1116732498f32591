import { geolocationCalls } from '#contracts/markets.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import type { IpCountries } from './ip-countries.port.ts'
import type { Markets } from './market.ts'
import { suggestMarkets } from './suggest-markets.ts'

export interface GeolocationNeeds {
  readonly markets: Markets
  readonly countries: IpCountries
  /** A header with the visitor's country, on a developer's machine only. */
  readonly countryHeader: string | undefined
  readonly failed: (error: unknown) => void
}

export const geolocationRoutes = ({ markets, countries, countryHeader, failed }: GeolocationNeeds): CallGroup =>
  serveCalls(
    geolocationCalls,
    {},
    {
      async 'GET /api/geolocation/suggest/{market}'({ market, visitor, headers }) {
        // A store stands where it stands, and an app is chosen for its country.
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
