import { type Line, type Pt, pen } from '../drawing/geometry.ts'
import type { Look } from '../drawing/model.ts'
import type { Drawing, DrawingFamily } from '../drawing/product-drawing.ts'

/** One piece that a form wears. */
export interface Worn {
  readonly family: DrawingFamily
  readonly cut: string
  readonly look: Look
  /** Selects the details of the style that is for sale; its companions are plain. */
  readonly lot?: number
}

/** How a form differs from the base block (women 36): its size, the width of its clothes by height, its own half widths (cm). */
export interface Build {
  readonly size: number
  readonly sleeve: number
  readonly widths: readonly (readonly [y: number, factor: number])[]
  readonly chest: number
  readonly waist: number
  readonly hip: number
}

const widths = (text: string): Build['widths'] =>
  text.split(' ').map((pair) => {
    const [y, factor] = pair.split(':').map(Number)
    return [y!, factor!] as const
  })

export const builds: Readonly<Record<Drawing['form'], Build>> = {
  women: { size: 1, sleeve: 1, widths: widths('0:1 150:1'), chest: 15.6, waist: 12, hip: 17 },
  plus: {
    size: 0.99,
    sleeve: 1.3,
    widths: widths('-8:1.1 4:1.12 26:1.3 41:1.33 61:1.32 75:1.26 101:1.16 138:1.08'),
    chest: 15.8,
    waist: 12.8,
    hip: 17,
  },
  men: {
    size: 1.055,
    sleeve: 1.16,
    widths: widths('-8:1.14 4:1.17 26:1.13 41:1.12 61:1 80:1.03 140:1.06'),
    chest: 16,
    waist: 13.6,
    hip: 16.6,
  },
  kids: {
    size: 0.655,
    sleeve: 1.1,
    widths: widths('-8:1.05 4:1.06 41:1.16 61:1.06 100:1.08 140:1.12'),
    chest: 14.6,
    waist: 13.8,
    hip: 15.8,
  },
}

/** Width factor at a height, with a smooth change between the given heights. */
export function widthAt({ widths: given }: Build, y: number): number {
  const next = given.findIndex(([height]) => y <= height)
  if (next <= 0) return (next === 0 ? given[0] : given.at(-1))![1]
  const [y0, from] = given[next - 1]!
  const [y1, to] = given[next]!
  const t = (y - y0) / (y1 - y0)
  return from + (to - from) * t * t * (3 - 2 * t)
}

/** Where a point of the base block lies on a build (cm). */
export const ontoBuild =
  (build: Build) =>
  ([x, y]: Pt): Pt => [x * widthAt(build, y) * build.size, y * build.size]

/** The right side of the padded body, from the neck's edge to the rim below the hips. */
export const rightSideOf = ({ chest, waist, hip }: Build): Line =>
  pen(4.7, -7)
    .curve(4.9, -3.4, 5.6, -0.4, 9.4, 1.5)
    .curve(12.4, 2.9, 15.2, 3.2, 16.6, 5)
    .curve(17.6, 7.4, 17, 12.4, 15.9, 17)
    .curve(15.4, 20, chest + 0.2, 22.5, chest, 26)
    .curve(chest - 0.5, 31, waist, 36, waist, 41)
    .curve(waist + 0.2, 48, hip - 0.4, 53, hip, 60)
    .curve(hip + 0.1, 63, hip - 0.2, 65.4, hip - 0.8, 67).pts
