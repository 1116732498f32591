import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import { type Towns, towns } from './towns.ts'

const pointsPerPlace = 12
const metresPerDegree = 111_320

/** A carrier service with invented pickup points, always the same for the same postal code or town. */
export const pickupPointsSimulator: MakeSimulator = () => ({
  name: 'pickup-points',
  answer: async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const carrier = /^\/carriers\/([^/]+)\/points$/.exec(pathname)?.[1]
    const country = searchParams.get('country')?.toUpperCase() ?? ''
    const land = towns[country]
    if (carrier === undefined || !land) return Response.json({ title: 'No service here' }, { status: 404 })
    const place = {
      country,
      postalCode: searchParams.get('postalCode') ?? undefined,
      city: searchParams.get('city') ?? undefined,
    }
    const servicePoints = Array.from({ length: pointsPerPlace }, (_, index) =>
      pointAt(decodeURIComponent(carrier), land, place, index),
    )
    return Response.json({ servicePoints })
  },
})

interface Place {
  readonly country: string
  readonly postalCode: string | undefined
  readonly city: string | undefined
}

function pointAt(carrier: string, land: Towns, place: Place, index: number) {
  const seed = numberOf(`${carrier} ${place.country} ${place.postalCode ?? place.city ?? ''}`)
  const random = numberOf(`${seed} ${index}`)
  const distanceMetres = 180 + index * 240 + (random % 190)
  const angle = (random % 360) * (Math.PI / 180)
  const middle = {
    latitude: land.latitude + ((seed % 100) - 50) / 1000,
    longitude: land.longitude + ((seed % 97) - 48) / 1000,
  }
  const isLocker = index % 4 === 2
  const street = land.streets[random % land.streets.length]!
  const number = 1 + (random % 120)
  return {
    servicePointId: `${place.country.toLowerCase()}-${(seed % 46_656).toString(36).padStart(3, '0')}-${index + 1}`,
    name: isLocker ? `${land.locker} ${street}` : `${land.shops[(random + index) % land.shops.length]}`,
    kind: isLocker ? 'locker' : 'shop',
    distanceMetres,
    coordinate: {
      latitude: rounded(middle.latitude + (distanceMetres * Math.cos(angle)) / metresPerDegree),
      longitude: rounded(
        middle.longitude +
          (distanceMetres * Math.sin(angle)) / (metresPerDegree * Math.cos(middle.latitude * (Math.PI / 180))),
      ),
    },
    street: land.numberFirst ? `${number} ${street}` : `${street} ${number}`,
    ...(place.postalCode === undefined ? {} : { postalCode: place.postalCode }),
    city: place.city ?? land.city,
    countryCode: place.country,
    hours: isLocker ? everyDay('00:00', '23:59') : shopHours(random),
  }
}

const everyDay = (from: string, to: string) => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from, to }))

function shopHours(random: number) {
  const weekdays = [1, 2, 3, 4, 5].map((day) => ({
    day,
    from: random % 2 === 0 ? '08:00' : '09:00',
    to: random % 3 === 0 ? '20:00' : '18:00',
  }))
  return [...weekdays, { day: 6, from: '10:00', to: random % 2 === 0 ? '16:00' : '14:00' }]
}

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

/** A number that looks random and is always the same for the same text (FNV-1a). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0
  return hash
}
