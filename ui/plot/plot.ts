/** A place on earth with a name. */
export interface Place {
  readonly id: string
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

export const plotSize = { width: 480, height: 320 } as const
const margin = { side: 40, top: 56, bottom: 56 } as const
const metresPerDegree = 111_320

export interface Plotted {
  readonly point: Place
  /** Its position in the list, from 1. */
  readonly number: number
  readonly x: number
  readonly y: number
}

export interface Plot {
  readonly places: readonly Plotted[]
  /** A round distance, and the length in pixels of the line that shows it. */
  readonly scale: { readonly metres: number; readonly pixels: number }
}

/**
 * Projects points onto a plane with north at the top, as large as possible. The length of a degree of longitude depends
 * on the latitude.
 */
export function plot(points: readonly Place[]): Plot {
  const shrink = Math.cos((mean(points.map(({ latitude }) => latitude)) * Math.PI) / 180)
  const flat = points.map((point) => ({
    point,
    east: point.longitude * shrink * metresPerDegree,
    north: point.latitude * metresPerDegree,
  }))
  const east = range(flat.map((one) => one.east))
  const north = range(flat.map((one) => one.north))
  const room = {
    width: plotSize.width - 2 * margin.side,
    height: plotSize.height - margin.top - margin.bottom,
  }
  // The plot covers at least 200 m, so that points close together are not drawn far apart.
  const pixelsPerMetre = Math.min(room.width / Math.max(east.span, 200), room.height / Math.max(north.span, 200))
  const metres = roundDown(plotSize.width / 4 / pixelsPerMetre)
  return {
    places: flat.map(({ point, ...at }, index) => ({
      point,
      number: index + 1,
      x: Math.round(plotSize.width / 2 + (at.east - east.middle) * pixelsPerMetre),
      y: Math.round(margin.top + room.height / 2 - (at.north - north.middle) * pixelsPerMetre),
    })),
    scale: { metres, pixels: Math.round(metres * pixelsPerMetre) },
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)

function range(values: readonly number[]): { readonly span: number; readonly middle: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return { span: most - least, middle: (least + most) / 2 }
}

/** The largest of 1, 2 or 5, followed by zeros, that is not above the value. */
function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return ([5, 2, 1].find((step) => step * power <= value) ?? 1) * power
}
