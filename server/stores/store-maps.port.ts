import type { Point } from '#foundation/globe.ts'

/** A part of the earth on a sheet: its middle, and a zoom as maps on the web have it, where each step shows half as much. */
export interface MapFrame extends Point {
  readonly zoomLevel: number
  /** Pixels. */
  readonly width: number
  readonly height: number
}

export interface DrawnMap {
  /** Land as the `d` of an SVG path. */
  readonly land: string
  /** Borders of countries, the same. */
  readonly borders: string
}

/** Draws the ground under the stores. A service of map tiles would fill this port as well. */
export interface StoreMaps {
  draw(frame: MapFrame): Promise<DrawnMap>
}
