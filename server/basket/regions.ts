import type { BasketResponse } from '#contracts/basket.ts'
import type { Market } from '#server/markets/index.ts'

type AllowedRegions = Pick<BasketResponse, 'allowedStates' | 'allowedProvinces' | 'turkishLocations'>

const cache = new WeakMap<Market['country'], AllowedRegions>()

/** The states, provinces, or districts and zones that addresses in the market's country may have. */
export function allowedRegions({ country }: Market): AllowedRegions {
  const known = cache.get(country)
  if (known) return known
  const made = regionsOf(country)
  cache.set(country, made)
  return made
}

function regionsOf({ address, regions, zones }: Market['country']): AllowedRegions {
  return {
    allowedStates: address.regions === 'states' ? regions.map(({ code, name }) => ({ name, abbreviation: code })) : [],
    allowedProvinces:
      address.regions === 'provinces'
        ? regions.map(({ code, name, tax }) => ({
            name,
            abbreviation: code,
            vatNameEnglish: [tax?.name, tax?.name2].filter(Boolean).join(' + '),
            vatNameFrench: [tax?.nameFrench, tax?.name2French].filter(Boolean).join(' + '),
          }))
        : [],
    turkishLocations:
      address.regions === 'districts'
        ? {
            districts: regions.map(({ code, name, zone }) => ({ id: code, zoneId: zone ?? '', name })),
            zones: zones.map(({ id, name, abbreviation }) => ({ id, name, abbreviation })),
          }
        : { districts: [], zones: [] },
  }
}
