import type { Point } from '#foundation/globe.ts'

/** A part of the earth as a map: its centre, and the zoom level of web maps, where each step doubles the scale. */
export interface MapFrame extends Point {
  readonly zoomLevel: number
  /** Pixels. */
  readonly width: number
  readonly height: number
}

export interface DrawnMap {
  /** Land as the `d` of an SVG path. */
  readonly land: string
  /** Borders of countries, in the same form. */
  readonly borders: string
}

/** Draws the background of a map of stores. An adapter for map tiles would be possible too. */
export interface StoreMaps {
  draw(frame: MapFrame): Promise<DrawnMap>
}
