import type { PageFrame } from '#contracts/pages.ts'
import type { ShownStore, StoreMap } from '#contracts/stores.ts'
import type { Point } from '#foundation/globe.ts'
import { placeOfCountry } from '#server/markets/index.ts'
import {
  frameAround,
  frameOfCountry,
  type MapFrame,
  msToNextTurn,
  onSheet,
  openingNow,
  type Store,
  storeOnWire,
} from '#server/stores/index.ts'
import { breadcrumbData } from '../frame/head.ts'
import { itemList } from '../frame/page-data.ts'
import type { PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'

type StoresRequest = Pick<PageRequest, 'market' | 'now'>

/** The address of the page of a store. */
export const storeUrl = (
  { content }: Pick<Parts, 'content'>,
  { market }: Pick<StoresRequest, 'market'>,
  { id }: Store,
): string => `${content.linkTo(market, 'retailStores')}/${encodeURIComponent(id)}`

export const shownStore = (
  parts: Parts,
  ask: StoresRequest,
  store: Store & { readonly distance?: number },
): ShownStore => ({
  ...storeOnWire(store),
  url: storeUrl(parts, ask, store),
  directionsUrl: `https://www.openstreetmap.org/directions?to=${store.latitude}%2C${store.longitude}`,
  now: openingNow(store.openingHours, { now: ask.now, timeZone: ask.market.country.timeZone }),
})

/** The stores of a page and its breadcrumb as structured data for search engines. */
export const storesData = (
  parts: Parts,
  ask: StoresRequest,
  { stores, breadcrumb }: { readonly stores: readonly Store[]; readonly breadcrumb: PageFrame['breadcrumb'] },
): PageFrame['structuredData'] => [
  ...(stores.length === 0
    ? []
    : [
        itemList(
          parts.publicUrl,
          stores.map((store) => ({ url: storeUrl(parts, ask, store), name: store.name })),
        ),
      ]),
  ...breadcrumbData(parts.publicUrl, breadcrumb),
]

/** When the first of these stores opens or closes: the page then has to be rendered again. */
export const turnOf = (stores: readonly Store[], { market, now }: StoresRequest): Date =>
  new Date(
    now.getTime() +
      msToNextTurn(
        stores.map(({ openingHours }) => openingHours),
        { now, timeZone: market.country.timeZone },
      ),
  )

/** How many of the nearest stores the map has to contain, besides the place that was searched for. */
const around = 3

export interface MapAsk {
  readonly stores: readonly Store[]
  /** The place that was searched for. */
  readonly from?: Point | undefined
}

export async function mapOf(parts: Parts, { market }: StoresRequest, { stores, from }: MapAsk): Promise<StoreMap> {
  const country = placeOfCountry(market.country.code)
  const frame =
    from || !country ? frameAround([...(from ? [from] : []), ...stores.slice(0, around)]) : frameOfCountry(country)
  const pins = stores.map((store) => ({ id: store.id, ...onSheet(frame, store) }))
  const { land, borders } = await parts.storeMaps.draw(frame)
  return {
    ...{ width: frame.width, height: frame.height, land, borders },
    towns: townsBeside(parts, frame, pins, market.country.code),
    pins: pins.filter((pin) => isOn(frame, pin)),
  }
}

interface Spot {
  readonly x: number
  readonly y: number
}

const isOn = ({ width, height }: MapFrame, { x, y }: Spot): boolean => x >= 0 && y >= 0 && x <= width && y <= height

/** Half the size of a town's name and of a pin, in pixels. A name must not overlap another name or a pin. */
const room = { x: 70, y: 26 }

function townsBeside({ places }: Parts, frame: MapFrame, pins: readonly Spot[], country: string): StoreMap['towns'] {
  const taken: Spot[] = pins.map(({ x, y }) => ({ x, y: y - 18 }))
  return places.townsIn(country).flatMap(({ name, ...point }) => {
    const spot = onSheet(frame, point)
    const isFree = taken.every(({ x, y }) => Math.abs(x - spot.x) > room.x || Math.abs(y - spot.y) > room.y)
    if (!isFree || !isOn(frame, { x: spot.x - room.x, y: spot.y }) || !isOn(frame, { x: spot.x + room.x, y: spot.y }))
      return []
    taken.push(spot)
    return [{ name, ...spot }]
  })
}
