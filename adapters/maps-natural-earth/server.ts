import { readFile } from 'node:fs/promises'
import { geoBounds, geoMercator, geoPath } from 'd3-geo'
import type { LineString, Polygon } from 'geojson'
import { LRUCache } from 'lru-cache'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { DrawnMap, MapFrame, StoreMaps } from '#server/stores/store-maps.port.ts'

/** Coastlines and borders by Natural Earth at 1:50 million, in the public domain. */
const file = import.meta.resolve('world-atlas/countries-50m.json')

type World = Topology<{ readonly countries: GeometryCollection; readonly land: GeometryCollection }>

interface Shape {
  readonly geometry: Polygon | LineString
  /** [west, south] and [east, north], in degrees. */
  readonly box: readonly [[number, number], [number, number]]
}

interface WorldMap {
  readonly land: readonly Shape[]
  readonly borders: readonly Shape[]
}

/** Pixels drawn beyond the edges of the map, so that no cut edge is visible. */
const bleed = 4
/** Shapes further than this many degrees from the map are skipped. */
const nearby = 2

/** Draws maps of stores from data on our own server, so that no third party learns who looks at which store. */
export function naturalEarthMaps(): StoreMaps {
  let ground: Promise<WorldMap> | undefined
  const drawn = new LRUCache<string, DrawnMap>({ max: 200 })
  return {
    async draw(frame) {
      const name = JSON.stringify(frame)
      const known = drawn.get(name)
      if (known) return known
      ground ??= readFile(new URL(file), 'utf8').then((text) => groundOf(JSON.parse(text) as World))
      const map = drawOf(await ground, frame)
      drawn.set(name, map)
      return map
    },
  }
}

function groundOf(world: World): WorldMap {
  const land = feature(world, world.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon'
      ? geometry.coordinates.map((coordinates): Polygon => ({ type: 'Polygon', coordinates }))
      : geometry.type === 'Polygon'
        ? [geometry]
        : [],
  )
  const borders = mesh(world, world.objects.countries, (a, b) => a !== b).coordinates.map(
    (coordinates): LineString => ({ type: 'LineString', coordinates }),
  )
  const shape = (geometry: Shape['geometry']): Shape => ({ geometry, box: geoBounds(geometry) })
  return { land: land.map(shape), borders: borders.map(shape) }
}

function drawOf({ land, borders }: WorldMap, { width, height, latitude, longitude, zoomLevel }: MapFrame): DrawnMap {
  const projection = geoMercator()
    .scale((256 * 2 ** zoomLevel) / (2 * Math.PI))
    .center([longitude, latitude])
    .translate([width / 2, height / 2])
    .clipExtent([
      [-bleed, -bleed],
      [width + bleed, height + bleed],
    ])
  const path = geoPath(projection).digits(0)
  const [[west, north], [east, south]] = [projection.invert!([0, 0])!, projection.invert!([width, height])!]
  const isNear = ({ box: [[left, bottom], [right, top]] }: Shape): boolean =>
    // A shape that crosses the 180th meridian has a west that is greater than its east.
    (left > right || (left <= east + nearby && right >= west - nearby)) &&
    bottom <= north + nearby &&
    top >= south - nearby
  const draw = (shapes: readonly Shape[]) =>
    shapes
      .filter(isNear)
      .map(({ geometry }) => path(geometry) ?? '')
      .join('')
  return { land: draw(land), borders: draw(borders) }
}
