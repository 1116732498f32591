import type { PickupPoint } from '#contracts/delivery.ts'
import { Fault } from '#foundation/fault.ts'
import type { PickupPlace, PickupPoints } from '#server/delivery/pickup-points.port.ts'

/** A pickup point in the format of the carrier service. */
interface ServicePoint {
  readonly servicePointId: string
  readonly name: string
  readonly kind: 'shop' | 'locker'
  readonly distanceMetres: number
  readonly coordinate: { readonly latitude: number; readonly longitude: number }
  readonly street: string
  readonly postalCode?: string
  readonly city?: string
  readonly countryCode: string
  readonly hours: readonly { readonly day: number; readonly from: string; readonly to: string }[]
}

const most = 20

/** Asks a carrier service for its pickup points near an address, as JSON over HTTP. */
export function pickupPoints({ url }: { readonly url: string }): PickupPoints {
  return {
    near: async (carrier, place, signal) => {
      const answer = await fetch(`${url}/carriers/${encodeURIComponent(carrier)}/points?${queryOf(place)}`, {
        signal: signal ?? null,
      })
      if (answer.status === 404) return []
      if (answer.status !== 200) throw new Fault('pickup-points.failed', { carrier, status: answer.status })
      const { servicePoints } = (await answer.json()) as { servicePoints?: readonly ServicePoint[] }
      if (!Array.isArray(servicePoints)) throw new Fault('pickup-points.answer-unknown', { carrier })
      return servicePoints
        .map(pointOf)
        .toSorted((a, b) => a.straightLineDistance - b.straightLineDistance)
        .slice(0, most)
    },
  }
}

function queryOf({ country, postalCode, city }: PickupPlace): URLSearchParams {
  const query = new URLSearchParams({ country })
  if (postalCode !== undefined) query.set('postalCode', postalCode)
  if (city !== undefined) query.set('city', city)
  return query
}

const pointOf = (point: ServicePoint): PickupPoint => ({
  id: point.servicePointId,
  name: point.name,
  ...(point.kind === 'locker' ? { carrierVariant: 'locker' } : {}),
  straightLineDistance: point.distanceMetres,
  latitude: point.coordinate.latitude,
  longitude: point.coordinate.longitude,
  address: {
    line1: point.street,
    ...(point.postalCode === undefined ? {} : { postalCode: point.postalCode }),
    ...(point.city === undefined ? {} : { city: point.city }),
    country: point.countryCode,
  },
  openingHours: point.hours.map(({ day, from, to }) => ({ day, opens: from, closes: to })),
})
