import { expect, test } from 'vitest'
import { fakeMarket } from '#server/markets/markets.fakes.ts'
import { allowedRegions } from './regions.ts'

test('returns with a basket the states, provinces, zones and districts allowed in its addresses [C-ADR-05, C-ADR-06, C-BSK-10, C-ENT-O1]', () => {
  const [american, canadian, turkish] = ['en-us', 'en-ca', 'tr-tr'].map((id) => allowedRegions(fakeMarket(id)))

  expect(american?.allowedStates).toContainEqual({ name: 'New York', abbreviation: 'NY' })
  expect(canadian?.allowedProvinces).toContainEqual({
    name: 'Quebec',
    abbreviation: 'QC',
    vatNameEnglish: 'GST + QST',
    vatNameFrench: 'TPS + TVQ',
  })
  expect(turkish?.turkishLocations.zones).toContainEqual({ id: '34', name: 'İstanbul', abbreviation: 'TR-34' })
  expect(turkish?.turkishLocations.districts).toContainEqual({ id: '34-kadikoy', zoneId: '34', name: 'Kadıköy' })
})

test('returns no regions if addresses of the country have none', () => {
  expect(allowedRegions(fakeMarket('da-dk'))).toEqual({
    allowedStates: [],
    allowedProvinces: [],
    turkishLocations: { districts: [], zones: [] },
  })
})
