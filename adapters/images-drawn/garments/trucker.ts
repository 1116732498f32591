import { lch } from '../drawing/colour.ts'
import { type Line, type Pt, pen, whole } from '../drawing/geometry.ts'
import type { Fold, Ink, Panel, Seam } from '../drawing/model.ts'
import type { Random } from '../drawing/random.ts'
import { creased, falling, pulled } from './folds.ts'
import type { Make } from './make.ts'
import { across, both, side, sleeve, sleevePanels, tape, torso } from './parts.ts'

const length = 60
const chest = 25.6
const shoulder: Pt = [21.6, 5.4]
const hemTop = length - 4.4
const thread = lch(0.66, 0.105, 68)

const arm = sleeve({ shoulder, armpit: [18.8, 25], angle: 73, bend: 14, length: 56, elbow: 12.6, cuff: 10.8 })

const leaf: Line = pen(0.9, 7)
  .curve(3, 4.2, 6.2, 1, 7, -2.6)
  .curve(8.6, -2, 10, -0.4, 10.8, 1.4)
  .curve(10.6, 4.8, 10, 8.2, 9.2, 11.2)
  .curve(6, 10.4, 3, 9, 0.9, 7).pts
const flap: Line = [
  [6.6, 19.4],
  [16.4, 18.8],
  [16.6, 22.4],
  [11.6, 24.6],
  [6.7, 23],
]
/** A slanted hand pocket near the side. */
const welt: Line = [
  [16.6, 39.4],
  [18.8, 38.6],
  [21.2, 51],
  [19, 51.8],
]
/** The two seams that run from under the pocket flap to the hem. */
const dart = (x: number, foot: number): Line => pen(x - 0.1, 23.4).curve(x - 0.5, 33, foot + 0.4, 44, foot, hemTop).pts

/** Denim jacket: yoke, pointed pocket flaps, seams in a V, metal buttons, waistband. */
export const trucker: Make = ({ view, rnd }) => {
  const front = view === 'front'
  const neckline = front
    ? pen(0, 9).curve(2.5, 5.5, 6, 1.2, 7.8, -0.6).pts
    : pen(0, 1.2).curve(3, 1.2, 6, 0.6, 7.8, -0.6).pts
  const body = torso({
    neckline,
    shoulder,
    armpit: [chest - 0.3, 25],
    waist: [chest - 1.6, 44],
    hem: [chest - 2.6, hemTop],
    drop: 0.4,
  })
  return {
    detail: [7, 20],
    panels: [
      ...(front ? inside : []),
      { name: 'band', outline: band, puff: 0.3, lift: 0.1, dents: 0.06, grain: 90 },
      { name: 'body', outline: whole(body), puff: 0.3, dents: 0.26 },
      ...(front ? fronts : []),
      ...sleevePanels(arm, { puff: 0.5, lift: 0.85, dents: 0.22 }),
      ...both(
        (s): Panel => ({
          name: `cuff ${s}`,
          outline: side(arm.cuff(4.6), s),
          form: `sleeve ${s}`,
          lift: 1,
          dents: 0.04,
        }),
      ),
      ...(front
        ? both(
            (s): Panel => ({
              name: `collar ${s}`,
              outline: side(leaf, s),
              pillow: 0.34,
              lift: 0.75,
              dents: 0.05,
              grain: s * 38,
            }),
          )
        : [backCollar]),
    ],
    folds: foldsOf(rnd),
    seams: [...(front ? frontSeams : backSeams), ...sleeveSeams, ...hemSeams],
    trims: front ? [tape(1.6), (ink) => studs(ink)] : [],
  }
}

const inside: Panel[] = [
  {
    name: 'inside',
    outline: whole(pen(0, -2.6).curve(3, -2.7, 5.6, -2.5, 6.9, -1.9).line(8, 0).curve(5, 9, 2, 12, 0, 12).pts),
    lift: -1.4,
    tint: 0.07,
    puff: 0.25,
    dents: 0.05,
    print: false,
  },
  {
    name: 'stand',
    outline: whole(pen(0, -3.2).curve(3, -3.3, 5.4, -3.1, 7.4, -2.3).line(6.4, -0.4).curve(4, 0.6, 2, 0.9, 0, 0.9).pts),
    form: 'inside',
    lift: -1.1,
    dents: 0,
  },
]
const band: Line = whole(
  pen(0, hemTop)
    .curve(9, hemTop, 17, hemTop - 0.2, chest - 2.7, hemTop - 0.6)
    .line(chest - 2.9, length - 0.4)
    .curve(16, length + 0.3, 8, length + 0.4, 0, length + 0.4).pts,
)
const fronts: Panel[] = [
  {
    name: 'placket',
    outline: [
      [-2.2, 8],
      [1.9, 8.4],
      [2, length + 0.4],
      [-2.1, length + 0.4],
    ],
    form: 'body',
    lift: 0.2,
    dents: 0.08,
  },
  ...both(
    (s): Panel => ({ name: `welt ${s}`, outline: side(welt, s), form: 'body', lift: 0.2, dents: 0.02, grain: s * 16 }),
  ),
  ...both((s): Panel => ({ name: `flap ${s}`, outline: side(flap, s), form: 'body', lift: 0.34, dents: 0.03 })),
]
const backCollar: Panel = {
  name: 'collar',
  outline: whole(
    pen(0, -4.4).curve(3, -4.4, 5.5, -4.1, 7, -3.2).curve(8.6, -2.2, 9.8, -0.6, 10.4, 1.4).curve(7, 3.2, 3, 3.8, 0, 3.8)
      .pts,
  ),
  pillow: 0.7,
  lift: 0.6,
  dents: 0.05,
}

const foldsOf = (rnd: Random): Fold[] => [
  ...both((s) =>
    pulled(rnd, { on: 'body', from: [s * 21, 24], to: [s * 9, 33], count: 3, spread: 44, width: 1.4, height: 0.3 }),
  ).flat(),
  ...falling(rnd, {
    on: 'body',
    count: 5,
    top: (u) => [u * 16, 26],
    hem: (u) => [u * 22, hemTop],
    width: 1.7,
    height: 0.24,
    start: [0.4, 0.7],
  }),
  ...both((s) =>
    creased(rnd, {
      on: `sleeve ${s}`,
      centre: [s * arm.elbow[0], arm.elbow[1]],
      halfWidth: 7,
      count: 5,
      step: 3.6,
      turn: -s * 8,
      width: 1.2,
      height: 0.36,
    }),
  ).flat(),
  ...both((s) =>
    creased(rnd, {
      on: `sleeve ${s}`,
      centre: [s * arm.wrist[0], arm.wrist[1] - 9],
      halfWidth: 5.4,
      count: 3,
      step: 2.6,
      turn: -s * 4,
      width: 0.9,
      height: 0.28,
    }),
  ).flat(),
]

/** A felled seam after washing: it puckers, and its ridges are paler. */
const twin = (on: string, line: Line): Seam => ({ on, line, depth: 0.08, pucker: 0.014, stitches: [0.22, 0.6], thread })
const frontSeams: Seam[] = [
  ...both((s) =>
    twin(
      'body',
      side(
        [
          [1.8, 18.9],
          [12, 18.6],
          [23.6, 17.4],
        ],
        s,
      ),
    ),
  ),
  ...both((s) => twin('body', side(dart(8.2, 5), s))),
  ...both((s) => twin('body', side(dart(15.4, 12.4), s))),
  ...both(
    (s): Seam => ({ on: `welt ${s}`, line: side([...welt, welt[0]!], s), depth: 0, stitches: [s * -0.3], thread }),
  ),
  ...both((s): Seam => ({ on: `flap ${s}`, line: side(flap.slice(1), s), depth: 0, stitches: [s * -0.35], thread })),
  ...both((s): Seam => ({ on: `collar ${s}`, line: side(leaf, s).slice(-16), depth: 0, stitches: [s * -0.5], thread })),
  {
    on: 'placket',
    line: [
      [-1.7, 8.4],
      [-1.6, hemTop],
    ],
    depth: 0,
    stitches: [0],
    thread,
  },
  {
    on: 'placket',
    line: [
      [1.4, 8.8],
      [1.5, hemTop],
    ],
    depth: 0,
    stitches: [0],
    thread,
  },
]
const backSeams: Seam[] = [
  twin('body', across(pen(0, 15).curve(6, 15, 14, 14.6, 20, 14).pts)),
  ...both((s) => twin('body', side(pen(11, 15.2).curve(10, 30, 8, 44, 7, hemTop).pts, s))),
]
/** The sleeve is cut in two pieces; their seam runs down from the back of the shoulder. */
const outerSeam: Line = pen(shoulder[0] + 4.6, shoulder[1] + 9).curve(
  (arm.elbow[0] + shoulder[0] + 6) / 2,
  26,
  arm.elbow[0] + 3.4,
  arm.elbow[1],
  arm.wrist[0] + 2.6,
  arm.wrist[1] - 4.6,
).pts
const sleeveSeams: Seam[] = both((s): Seam[] => [
  { on: `sleeve ${s}`, line: side(arm.armhole, s), depth: 0.05, stitches: [s * -0.3], thread },
  twin(`sleeve ${s}`, side(outerSeam, s)),
  { on: `cuff ${s}`, line: side(arm.hem(4.2), s), depth: 0, stitches: [0], thread },
  { on: `cuff ${s}`, line: side(arm.hem(0.5), s), depth: 0, stitches: [0], thread },
]).flat()
const hemSeams: Seam[] = [
  {
    on: 'band',
    line: across([
      [0, hemTop + 0.6],
      [12, hemTop + 0.5],
      [22.6, hemTop],
    ]),
    depth: 0,
    stitches: [0],
    thread,
  },
  {
    on: 'band',
    line: across([
      [0, length - 0.1],
      [12, length - 0.2],
      [22.6, length - 0.8],
    ]),
    depth: 0,
    stitches: [0],
    thread,
  },
]

/** Metal buttons down the front, on the flaps and the cuffs. */
const studs = (ink: Ink): string => {
  const at: Pt[] = [
    ...[12.6, 20.6, 28.6, 36.6, 44.6, 51.6, 57.9].map((y): Pt => [-0.1, y]),
    ...both((s): Pt => [s * 11.6, 22.8]),
    ...both((s): Pt => [s * (arm.wrist[0] + 3), arm.wrist[1] - 2.4]),
  ]
  return at.map((point) => stud(ink, point)).join('')
}

function stud(ink: Ink, point: Pt): string {
  const [x, y] = ink.at(point)
  const r = ink.px(0.78)
  const disc = (dx: number, size: number, fill: string, opacity = 1): string =>
    `<circle cx="${(x + r * dx).toFixed(2)}" cy="${(y + r * dx * 1.3).toFixed(2)}" r="${(r * size).toFixed(2)}" fill="${fill}" fill-opacity="${opacity}"/>`
  return (
    disc(0.2, 1.05, '#14120f', 0.35) + disc(0, 1, '#8f8778') + disc(-0.1, 0.78, '#c4bcac') + disc(0.02, 0.5, '#a29a8a')
  )
}
