import { type Colour, lch } from '../drawing/colour.ts'
import { type Line, type Pt, pen } from '../drawing/geometry.ts'
import type { Ink, Panel, Seam, Trim } from '../drawing/model.ts'
import { type LegCut, rise } from './legs.ts'
import { across, both, side } from './parts.ts'

/** The details of jeans, for the front or the back. */
export interface FivePocket {
  /** Panels behind the legs, on the legs, and on the waistband. */
  readonly behind: readonly Panel[]
  readonly panels: readonly Panel[]
  readonly above: readonly Panel[]
  readonly seams: readonly Seam[]
  readonly trims: readonly Trim[]
}

/** Two rows of stitches beside a seam. */
const twin = (flip = 1): number[] => [0.3 * flip, 0.9 * flip]

const scoop = pen(7.6, 3.6).curve(8.2, 8, 12, 10.6, 21.6, 10.4).pts
const cover: Line = [...scoop, [21, 15], [8, 14], [5, 6]]
const coin: Line = [
  [-19.4, 7.6],
  [-13.4, 7.8],
  [-13.4, 12],
  [-20, 12],
]
const fly = pen(4.1, 6).curve(4.2, 12, 4.2, 17, 3.4, 19.5).curve(2.8, 21.5, 1.6, 22.8, 0.2, 23.6).pts

/** Scoop pockets, the small coin pocket, fly and rivets. */
export function frontOf({ waist, dip, crotch, outer }: LegCut, thread: Colour | undefined): FivePocket {
  const pocketBag = [...scoop, ...outer.filter((p) => p[1] > 3.4 && p[1] < 10.6).reverse()]
  const waistInside: Line = [
    ...across(pen(0, -0.5).curve(6, -0.6, 12, -0.5, waist - 0.3, -0.1).pts),
    ...across(pen(0, dip + 1.5).line(waist, 0.4).pts).reverse(),
  ]
  return {
    behind: [{ name: 'inside', outline: waistInside, tint: -0.09, lift: -1, puff: 0.2, dents: 0.02 }],
    panels: [
      ...both((s) => ({
        name: `bag ${s}`,
        outline: side(pocketBag, s),
        form: `leg ${s}`,
        lift: -0.24,
        tint: -0.02,
        dents: 0.05,
      })),
      { name: 'coin', outline: coin, form: 'leg -1', lift: -0.12, dents: 0 },
      { name: 'cover', outline: side(cover, -1), form: 'leg -1', dents: 0.3, lift: 0 },
    ],
    above: [],
    seams: [
      ...both((s) => ({ on: `leg ${s}`, line: side(scoop, s), depth: 0.06, stitches: twin(-s), thread })),
      { on: 'leg 1', line: rise(crotch, 5.6), depth: 0.05, pucker: 0.02 },
      { on: 'leg 1', line: fly, depth: 0.02, stitches: [0, 0.6], thread },
      { on: 'coin', line: coin.slice(0, 2).map(([x, y]): Pt => [x, y + 0.6]), depth: 0, stitches: [0], thread },
    ],
    trims: [
      metal([0.2, dip + 1.8], 0.8),
      ...[-8, 8].map((x) => metal([x, 4.7], 0.32)),
      ...[-20.6, 20.6].map((x) => metal([x, 10.6], 0.32)),
    ],
  }
}

const pocket: Line = [
  [4.4, 13.2],
  [16.4, 12],
  [17.4, 21.6],
  [11.4, 26.6],
  [5, 22.6],
]
const pocketMouth: Line = [
  [4.4, 14],
  [16.5, 12.8],
]
const arc = pen(4.8, 18.6).curve(7, 18.8, 9, 20.4, 10.6, 19.9).curve(12.4, 20, 14, 18, 17, 17.4).pts
const yoke: Line = [
  [0, 12.2],
  [10, 9.6],
  [22.4, 7.4],
]
const label: Line = [
  [8.7, 0.6],
  [13, 0.4],
  [13.3, 4.2],
  [8.9, 4.5],
]

/** Yoke, two patch pockets and a leather label. */
export const backOf = ({ crotch }: LegCut, thread: Colour | undefined): FivePocket => ({
  behind: [],
  panels: both((s) => ({ name: `pocket ${s}`, outline: side(pocket, s), form: `leg ${s}`, lift: 0.18, dents: 0.1 })),
  above: [
    { name: 'patch', outline: label, form: 'hip', lift: 0.2, colour: lch(0.56, 0.08, 60), cloth: 'leather', dents: 0 },
  ],
  seams: [
    { on: 'leg 1', line: rise(crotch, 5), depth: 0.05, stitches: twin(), thread, pucker: 0.02 },
    ...both((s) => ({ on: `leg ${s}`, line: side(yoke, s), depth: 0.06, stitches: twin(s), thread })),
    ...both((s) => ({
      on: `pocket ${s}`,
      line: side([...pocket.slice(1), pocket[0]!], s),
      depth: 0,
      stitches: [s * -0.4, s * -0.9],
      thread,
    })),
    ...both((s) => ({ on: `pocket ${s}`, line: side(pocketMouth, s), depth: 0, stitches: [0], thread })),
    ...both((s) => ({ on: `pocket ${s}`, line: side(arc, s), depth: 0, stitches: [0, 0.6], thread })),
  ],
  trims: both((s) => [metal([s * 4.9, 13.6], 0.28), metal([s * 16, 12.6], 0.28)]).flat(),
})

/** A rivet or button of copper, lit from the upper left. */
const metal =
  (point: Pt, radius: number): Trim =>
  (ink: Ink) => {
    const [x, y] = ink.at(point)
    const r = ink.px(radius)
    return `<circle cx="${x + r * 0.2}" cy="${y + r * 0.35}" r="${r * 1.1}" fill="#14120f" fill-opacity=".4"/><circle cx="${x}" cy="${y}" r="${r}" fill="#96794f"/><circle cx="${x - r * 0.22}" cy="${y - r * 0.25}" r="${r * 0.45}" fill="#d9c199"/>`
  }
