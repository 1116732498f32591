import type { Colour } from '../drawing/colour.ts'
import { type Line, type Pt, pen, whole } from '../drawing/geometry.ts'
import type { Panel, Seam } from '../drawing/model.ts'
import { both, side } from './parts.ts'

/** How a jacket's fronts fold back: the height where they separate, and how far the left lapel's foot is from the middle. */
export interface Turned {
  readonly breakY: number
  readonly foot: number
  /** Double-breasted lapels end in a peak that points to the shoulder. */
  readonly peaked: boolean
}

/** The seam between collar and lapel, from the neck to the point where they separate. */
const gorge: readonly [Pt, Pt] = [
  [7.6, 3],
  [12.4, 8.4],
]

function lapel(s: number, { breakY, foot, peaked }: Turned): Line {
  const bx = s < 0 ? foot : foot * 0.3
  const by = s < 0 ? breakY : breakY - 9
  const x = s * bx
  const [tipX, tipY] = peaked ? [18, 7.6] : [16.8, 11.6]
  return side(
    [
      ...pen(x, by)
        .curve(x + 2.6, by - 10, 6.2, 12, 7.9, 1)
        .line(...gorge[0])
        .line(...gorge[1])
        .line(tipX, tipY)
        // A slight curve, so that the edge looks rolled and not straight.
        .curve(tipX + 0.1, tipY + 4.6, x + 8.6, by - 9, x, by).pts,
    ],
    s,
  )
}

const collarHalf = ({ peaked }: Turned): Line =>
  pen(0, -4.3)
    .curve(3.4, -4.3, 6, -3.9, 7.6, -3.1)
    .curve(10, -0.6, 12, 1.8, peaked ? 14.4 : 15, peaked ? 6.4 : 5.6)
    .line(...gorge[1])
    .line(...gorge[0])
    .curve(6.4, 0.8, 3, 0.3, 0, 0.3).pts

/** The lining inside the opening, and the back of the neck. */
export function insideOf({ breakY }: Turned, lining: Colour): Panel[] {
  return [
    {
      name: 'inside',
      outline: whole(
        pen(0, -3.6)
          .curve(3.4, -3.6, 6, -3.2, 7.6, -2.6)
          .line(9, 2)
          .line(8, breakY - 12)
          .line(3.4, breakY + 5)
          .line(0, breakY + 5).pts,
      ),
      lift: -1.5,
      colour: lining,
      cloth: 'satin',
      puff: 0.25,
      dents: 0.1,
    },
    {
      name: 'facing',
      outline: whole(pen(0, -3.8).curve(3.4, -3.8, 6, -3.4, 7.6, -2.8).line(7, 2).curve(5, 4.4, 2, 5, 0, 5).pts),
      form: 'inside',
      lift: -1.2,
      dents: 0,
    },
  ]
}

/** Both lapels, the wearer's left one on top, and the collar on them. */
export const lapelsAndCollar = (turned: Turned): Panel[] => [
  ...[1, -1].map(
    (s): Panel => ({
      name: `lapel ${s}`,
      outline: lapel(s, turned),
      form: 'under',
      pillow: 0.2,
      lift: s > 0 ? 0.62 : 0.86,
      dents: 0.03,
      grain: s * 24,
    }),
  ),
  { name: 'collar', outline: whole(collarHalf(turned)), pillow: 0.24, lift: 1, dents: 0.03 },
]

/** Stitches along the lapels' edges, and the seam between collar and lapel. */
export const lapelSeams = (turned: Turned): Seam[] =>
  both((s): Seam[] => [
    { on: `lapel ${s}`, line: lapel(s, turned).slice(-16), depth: 0, stitches: [s * -0.45] },
    { on: 'collar', line: side([...gorge], s), depth: 0.09 },
  ]).flat()

export const backCollar: Panel = {
  name: 'collar',
  outline: whole(
    pen(0, -4.4).curve(3.4, -4.4, 6, -4, 7.6, -3.2).curve(9.6, -1.6, 11.2, 0.4, 12.2, 2.6).curve(8, 4, 4, 4.6, 0, 4.6)
      .pts,
  ),
  pillow: 0.6,
  lift: 0.7,
  dents: 0.06,
}
