import { expect, test } from 'vitest'
import type { PickupPoints } from '#server/delivery/index.ts'
import { openMarkets } from '#server/markets/index.ts'
import { fakeMarketFile } from '#server/markets/markets.fakes.ts'
import { type Store, storesOf } from '#server/stores/index.ts'
import { collectInStores } from './collect-in-store.ts'
import { guarded } from './guarded.ts'

const store = (id: string, latitude: number, clickAndCollect = true): Store => ({
  ...{ id, latitude, clickAndCollect, shopNumber: id, name: id, market: 'da-dk', street: 'Gade 1' },
  ...{ postalCode: '8000', city: 'Aarhus', country: 'DK', longitude: 10, phone: '', openingHours: [] },
})

test('lets shoppers collect in the stores that do so, nearest first, and leaves carriers to themselves [C-SHP-O2, C-SHP-07]', async () => {
  const [method] = fakeMarketFile().shippingMethods
  const collect = { ...method!, id: 'collect', carrier: 'Halden', deliveryType: 'store' as const }
  const markets = openMarkets({ 'da-dk': fakeMarketFile({ shippingMethods: [method!, collect] }) })
  if (!markets.ok) throw new Error('mistakes')
  const carriers: PickupPoints = { near: async (carrier) => [{ id: `point of ${carrier}` } as never] }
  const points = collectInStores(carriers, {
    markets: markets.value,
    stores: storesOf([store('far', 57), store('near', 56.1), store('closed', 56, false)]),
    places: { find: async () => ({ latitude: 56, longitude: 10 }) },
  })
  const place = { country: 'DK', postalCode: '8000', city: 'Aarhus' }

  const found = await points.near('Halden', place)
  expect(found.map(({ id }) => id)).toEqual(['near', 'far'])
  expect(found[0]).toMatchObject({ straightLineDistance: 11119, address: { line1: 'Gade 1', country: 'DK' } })
  expect(await points.near('GLS', place)).toMatchObject([{ id: 'point of GLS' }])
  expect(await points.near('Halden', { ...place, country: 'DE' })).toMatchObject([{ id: 'point of Halden' }])
})

test('gives up on pickup points of carriers whose service keeps silent', async () => {
  const markets = openMarkets({ 'da-dk': fakeMarketFile() })
  if (!markets.ok) throw new Error('mistakes')
  const silent: PickupPoints = {
    near: (_carrier, _place, signal) =>
      new Promise((_, fail) => signal?.addEventListener('abort', () => fail(new Error('too late')))),
  }
  const carriers = guarded(silent, ['near'], { name: 'pickup-points', timeLimitMs: 20 })
  const points = collectInStores(carriers, {
    ...{ markets: markets.value, stores: storesOf([]), places: { find: async () => undefined } },
  })

  await expect(points.near('GLS', { country: 'DK', postalCode: '8000', city: 'Aarhus' })).rejects.toThrow(
    'guarded.no-answer',
  )
})
