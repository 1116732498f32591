import { lch } from '../drawing/colour.ts'
import { type Line, mirror, type Pt, parallel, pen, whole } from '../drawing/geometry.ts'
import type { Fold, Ink, Panel, Seam, Trim } from '../drawing/model.ts'
import { button } from './button.ts'
import { falling, pulled } from './folds.ts'
import type { Make } from './make.ts'
import { across, both, insideNeck, side, sleeve, sleevePanels, tape } from './parts.ts'

/** The half moon of cloth inside the back neck, which prevents stretching. */
const moon: Line = whole(pen(0, 4).curve(4, 3.9, 7, 2.9, 8.6, 1.9).curve(8, 6, 4.6, 9.2, 0, 9.4).pts)

/** A pocket on the wearer's left chest. */
const breastPocket: Line = [
  [6.2, 20],
  [16.4, 19.4],
  [16.9, 29.4],
  [11.8, 32],
  [6.6, 30],
]

/** Snaps on a child's shoulder, so that the head goes through more easily. */
const shoulderSnaps = (ink: Ink): string =>
  [13, 15.6, 18.2].map((x) => button(ink, [-x, 2.9 + (x - 13) * 0.52], 0.36, lch(0.86, 0.01, 85))).join('')

/** T-shirt: rib collar, set-in sleeves, double-stitched hems. Cuts: regular, boxy, crop. */
export const tee: Make = (order) => {
  const cut = teeCut(order)
  return { detail: [3, 9], panels: panelsOf(cut), folds: foldsOf(cut), seams: seamsOf(cut), trims: trimsOf(cut) }
}

/** Measures of the cut, and the lines that several of its parts share, in cm. */
function teeCut({ cut, view, form, rnd }: Parameters<Make>[0]) {
  const chest = cut === 'boxy' ? 25.6 : 23.4
  const length = cut === 'crop' ? 50 : cut === 'boxy' ? 60 : 63
  const waist = cut === 'regular' || !cut ? chest - 1.1 : chest - 0.4
  const neck = 9.4
  const pocketed = view === 'front' && form === 'men' && cut === 'boxy'
  const snaps = view === 'front' && form === 'kids'
  const drop = view === 'back' ? 2.4 : 9.2
  const armpit: Pt = [chest - 0.9, 23.6]
  const shoulder: Pt = [20.2, 4.5]
  const inner = pen(0, drop).curve(4.6, drop, 8.2, drop * 0.55, neck, -0.2).pts
  const outer = pen(0, drop + 1.9).curve(5.6, drop + 1.9, 10, drop * 0.55 + 1, neck + 1.7, 0.35).pts
  const half: Line = [
    ...outer,
    ...pen(outer.at(-1)![0], 0.4)
      .curve(14, 1.7, 17.5, 3.2, ...shoulder)
      .curve(18.5, 11, 18.8, 18.5, ...armpit)
      .curve(waist - 0.1, 36, waist - 0.2, 46, chest + 0.1, length - 1)
      .curve(16, length - 0.1, 8, length, 0, length).pts,
  ]
  const arm = sleeve({ shoulder, armpit, angle: 63, length: cut === 'boxy' ? 24 : 21, cuff: 13, under: 2.5 })
  const back = pen(0, 1.7).curve(4.5, 1.7, 7.5, 1.1, neck, -0.3).pts
  const backLow = pen(0, 3.7).curve(5, 3.6, 8.4, 2.4, neck + 0.8, 0.4).pts
  const hemAt = (u: number): Pt => [u * (chest - 1), length]
  const yoke = (u: number): Pt => [u * 15, 20]
  return { view, back, neck, backLow, arm, half, inner, outer, pocketed, rnd, yoke, hemAt, length, chest, snaps }
}

type TeeCut = ReturnType<typeof teeCut>

const panelsOf = ({ view, back, neck, backLow, arm, half, inner, outer, pocketed }: TeeCut): Panel[] => [
  ...(view === 'front'
    ? [
        insideNeck(back, neck, -1.3),
        {
          name: 'back collar',
          outline: whole([...back, ...[...backLow].reverse()]),
          form: 'inside',
          lift: -1.0,
          cloth: 'rib' as const,
          tint: -0.05,
          dents: 0,
        },
      ]
    : []),
  ...sleevePanels(arm, { puff: 0.42, lift: -0.12, dents: 0.16 }),
  { name: 'body', outline: whole(half), puff: 0.3, dents: 0.26 },
  {
    name: 'collar',
    outline: whole([...inner, ...[...outer].reverse()]),
    form: 'body',
    lift: 0.16,
    cloth: 'rib',
    dents: 0,
  },
  ...(pocketed ? [{ name: 'pocket', outline: breastPocket, form: 'body', lift: 0.14, dents: 0.06 }] : []),
  ...(view === 'back' ? [{ name: 'neck patch', outline: moon, form: 'body', lift: 0.1, tint: -0.03, dents: 0 }] : []),
]

const foldsOf = ({ rnd, yoke, hemAt }: TeeCut): Fold[] => [
  ...both((s) =>
    pulled(rnd, { on: 'body', from: [s * 19.6, 21], to: [s * 8, 30], count: 3, spread: 46, width: 1.5, height: 0.34 }),
  ).flat(),
  ...both((s) =>
    pulled(rnd, { on: 'body', from: [s * 21.5, 33], to: [s * 6, 42], count: 2, spread: 30, width: 1.9, height: 0.26 }),
  ).flat(),
  ...falling(rnd, { on: 'body', count: 6, top: yoke, hem: hemAt, width: 1.9, height: 0.26, start: [0.3, 0.7] }),
  ...both((s) =>
    pulled(rnd, {
      on: `sleeve ${s}`,
      from: [s * 19, 20],
      to: [s * 26, 16],
      count: 3,
      spread: 60,
      width: 1.1,
      height: 0.24,
    }),
  ).flat(),
]

const seamsOf = ({ pocketed, view, outer, arm, length, chest }: TeeCut): Seam[] => [
  ...(pocketed
    ? [
        { on: 'pocket', line: [...breastPocket.slice(1), breastPocket[0]!], depth: 0.03, stitches: [0.35] },
        { on: 'pocket', line: breastPocket.slice(0, 2).map(([x, y]): Pt => [x, y + 1.8]), depth: 0, stitches: [0] },
      ]
    : []),
  ...(view === 'back' ? [{ on: 'neck patch', line: moon.slice(12), depth: 0.04, stitches: [0.4] }] : []),
  { on: 'body', line: across(outer.map(([x, y]): Pt => [x, y + 0.55])), depth: 0, stitches: [0, 0.35] },
  ...both((s) => ({
    on: 'body',
    line: [
      [s * 11.6, 1.9],
      [s * 15.6, 3.4],
      [s * 19.6, 5.6],
    ] as Line,
    depth: 0.06,
  })),
  { on: 'body', line: parallel([...mirror(outer).reverse(), ...outer], 0.02), depth: 0.06 },
  ...both((s) => ({ on: 'body', line: side(arm.armhole, s), depth: 0.06 })),
  ...both((s) => ({
    on: `sleeve ${s}`,
    line: side(arm.hem(2), s),
    depth: 0.03,
    stitches: [-0.15, 0.2],
    pucker: 0.02,
  })),
  {
    on: 'body',
    line: [
      ...mirror(pen(0, length - 2.1).curve(8, length - 2.1, 16, length - 2.2, chest, length - 3.1).pts).reverse(),
      ...pen(0, length - 2.1).curve(8, length - 2.1, 16, length - 2.2, chest, length - 3.1).pts,
    ],
    depth: 0.03,
    stitches: [-0.15, 0.2],
    pucker: 0.025,
  },
]

const trimsOf = ({ view, snaps }: TeeCut): Trim[] =>
  view === 'front' ? [tape(4.2), ...(snaps ? [shoulderSnaps] : [])] : []
