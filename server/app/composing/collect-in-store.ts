import type { PickupPoint } from '#contracts/delivery.ts'
import type { PickupPoints } from '#server/delivery/index.ts'
import type { Markets } from '#server/markets/index.ts'
import { type NearStore, nearest, type Places, type Stores } from '#server/stores/index.ts'

export interface CollectNeeds {
  readonly stores: Stores
  readonly places: Pick<Places, 'find'>
  readonly markets: Markets
}

const most = 20

/** Carriers have their own pickup points. Where goods are collected in stores, the stores of the shop are the points. */
export const collectInStores = (points: PickupPoints, needs: CollectNeeds): PickupPoints => ({
  near: async (carrier, place, signal) => {
    // No signal is passed on: the carriers' service ends each call itself when it takes too long.
    if (!isOwnStores(needs.markets, carrier, place.country)) return points.near(carrier, place)
    const open = needs.stores.in(place.country).filter(({ clickAndCollect }) => clickAndCollect)
    const [first] = open
    const point = (await needs.places.find(place, signal)) ?? first
    return point ? nearest(open, point).slice(0, most).map(pointOf) : []
  },
})

const isOwnStores = ({ open }: Markets, carrier: string, country: string): boolean =>
  open.some(
    (market) =>
      market.country.code === country &&
      market.choices.shippingMethods.some((method) => method.deliveryType === 'store' && method.carrier === carrier),
  )

const pointOf = (store: NearStore): PickupPoint => ({
  id: store.id,
  name: store.name,
  straightLineDistance: store.distance,
  latitude: store.latitude,
  longitude: store.longitude,
  address: { line1: store.street, postalCode: store.postalCode, city: store.city, country: store.country },
  openingHours: store.openingHours.map((hours) => ({ ...hours })),
})
