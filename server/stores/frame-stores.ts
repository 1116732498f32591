import type { Point } from '#foundation/globe.ts'
import type { MapFrame } from './store-maps.port.ts'

/** The size of every map of stores, in pixels. */
export const mapSize = { width: 640, height: 720 } as const
const margin = 72
const tile = 256
const closest = 8

/** Shows a country, with centre and zoom from the list of countries. */
export const frameOfCountry = (country: Point & { readonly zoomLevel?: number }): MapFrame => ({
  ...mapSize,
  latitude: country.latitude,
  longitude: country.longitude,
  zoomLevel: country.zoomLevel ?? 6,
})

/** The closest view that contains all points. */
export function frameAround(points: readonly Point[]): MapFrame {
  const flat = points.map(flatten)
  const [east, south] = [range(flat.map(({ x }) => x)), range(flat.map(({ y }) => y))]
  const room = { x: mapSize.width - 2 * margin, y: mapSize.height - 2 * margin }
  const scale = Math.min(room.x / Math.max(east.span, 1e-9), room.y / Math.max(south.span, 1e-9))
  return {
    ...mapSize,
    ...unflatten({ x: east.middle, y: south.middle }),
    zoomLevel: Math.min(closest, Math.log2(scale / tile)),
  }
}

/** The position of a point on the map, in whole pixels from its upper left corner. */
export function onSheet(frame: MapFrame, point: Point): { readonly x: number; readonly y: number } {
  const scale = tile * 2 ** frame.zoomLevel
  const [middle, at] = [flatten(frame), flatten(point)]
  return {
    x: Math.round(frame.width / 2 + (at.x - middle.x) * scale),
    y: Math.round(frame.height / 2 + (at.y - middle.y) * scale),
  }
}

interface Flat {
  readonly x: number
  readonly y: number
}

/** Mercator's projection onto a square with sides of 1. */
function flatten({ latitude, longitude }: Point): Flat {
  const north = (latitude * Math.PI) / 180
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log(Math.tan(Math.PI / 4 + north / 2)) / (2 * Math.PI) }
}

const unflatten = ({ x, y }: Flat): Point => ({
  longitude: (x - 0.5) * 360,
  latitude: ((2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) * 180) / Math.PI,
})

function range(values: readonly number[]): { readonly span: number; readonly middle: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return { span: most - least, middle: (least + most) / 2 }
}
