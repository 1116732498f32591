import { type Line, type Pt, pen, whole } from '../drawing/geometry.ts'
import type { Fold, Panel, Seam, Trim } from '../drawing/model.ts'
import { type DressCut, dressCut, waist, waistY } from './dress-cut.ts'
import { waistPanels } from './dress-details.ts'
import { creased, falling, gathered, pulled } from './folds.ts'
import type { Make } from './make.ts'
import { across, both } from './parts.ts'

/** Dress. Cuts name a neckline and a length: "v midi", "square mini", "round maxi", "slip midi". */
export const dressFamily: Make = (order) => {
  const cut = dressCut(order)
  return { detail: [2, 20], panels: panelsOf(cut), folds: foldsOf(cut), seams: seamsOf(cut), trims: trimsOf() }
}

function panelsOf(cut: DressCut): Panel[] {
  const { front, slip, arms, skirtOutline, bodice, details } = cut
  return [
    ...insidePanels(cut),
    ...(slip ? both((s) => ({ name: `strap ${s}`, outline: strap(s, front), pillow: 0.35, lift: 0, dents: 0 })) : []),
    ...(arms?.panels ?? []),
    { name: 'skirt', outline: skirtOutline, puff: slip ? 0.32 : 0.24, dents: 0.2 },
    ...(slip ? [] : [{ name: 'bodice', outline: whole(bodice), puff: 0.36, lift: 0.08, dents: 0.2 }]),
    ...neckPanels(cut),
    ...(slip ? [] : waistPanels(details.waist, waistY, waist, front)),
  ]
}

/** The part of the back that is visible through the neckline. */
const insidePanels = ({ front, sleeveless, neckName }: DressCut): Panel[] =>
  front
    ? [
        {
          name: 'inside',
          outline: sleeveless
            ? whole(
                neckName === 'square'
                  ? pen(0, 7).line(10, 6.8).line(11.6, 2).line(12, 17).line(0, 20).pts
                  : pen(0, 21).curve(4, 21, 9, 18.5, 11.4, 11).line(11, 20).line(0, 24).pts,
              )
            : whole(pen(0, 2).curve(4, 2, 7.4, 1.2, 9.2, -0.4).line(10, 6).line(5, 18).line(0, 22).pts),
          lift: -1.4,
          tint: -0.08,
          puff: 0.2,
          dents: 0.06,
          print: false,
        },
      ]
    : []

/** The upper half of a wrapped bodice, or the collar of a round neck. */
const neckPanels = ({ front, neckName }: DressCut): Panel[] => [
  ...(neckName === 'v' && front
    ? [
        {
          name: 'wrap',
          outline: pen(-9.2, -0.2)
            .curve(-6, 6, -2.5, 13.5, 0, 19)
            .curve(4, 25, 10, 33, 15.6, 39.6)
            .line(-16.2, 40.6)
            .curve(-16.6, 36, -18.4, 28, -20.6, 22.5)
            .curve(-17.2, 17.5, -15.8, 12, -18.4, 4)
            .curve(-15, 2.6, -12, 1, -9.2, -0.2).pts,
          form: 'bodice',
          lift: 0.3,
          dents: 0.2,
        },
      ]
    : []),
  ...(neckName === 'round'
    ? [
        {
          name: 'collar',
          outline: whole([
            ...pen(0, front ? 8.2 : 2).curve(4.4, front ? 8.2 : 2, 7.7, front ? 4.6 : 1, 8.7, -0.5).pts,
            ...[
              ...pen(0, front ? 9.6 : 3.4).curve(5, front ? 9.6 : 3.4, 8.8, front ? 5.4 : 1.8, 9.9, 0.2).pts,
            ].reverse(),
          ]),
          form: 'bodice',
          lift: 0.2,
          dents: 0,
        },
      ]
    : []),
]

/** A strap over the shoulder. */
function strap(s: number, front: boolean): Line {
  const top = front ? 0 : 0.1
  return [
    [s * (9.2 - 0.3), top],
    [s * (9.2 + 0.3), top],
    [s * 11.5, 10.2],
    [s * 10.7, 10.2],
  ]
}

const foldsOf = ({ rnd, waves, hemAt, slip, details, stiff, on, arms, sewn }: DressCut): Fold[] => [
  ...falling(rnd, {
    on: 'skirt',
    count: waves,
    top: (u) => [u * waist, waistY],
    hem: hemAt,
    width: slip ? 2.6 : 2.5,
    height: (slip ? 0.5 : details.skirt === 'panelled' ? 0.62 : 0.85) * stiff,
    start: slip ? [0.3, 0.7] : [0.0, 0.22],
  }),
  ...(slip
    ? pulled(rnd, { on: 'skirt', from: [-14, 44], to: [8, 62], count: 3, spread: 30, width: 2.2, height: 0.4 })
    : gathered(rnd, {
        on: 'skirt',
        seam: across(pen(0, waistY + 1).curve(6, waistY + 1, 12, waistY + 0.6, waist, waistY - 0.4).pts),
        count: details.skirt === 'panelled' ? 6 : 15,
        length: 10,
        width: 0.7,
        height: 0.42,
      })),
  ...(slip
    ? [
        ...pulled(rnd, { on: 'skirt', from: [-10.6, 10], to: [-3, 24], count: 2, spread: 30, width: 1.6, height: 0.4 }),
        ...pulled(rnd, { on: 'skirt', from: [10.6, 10], to: [3, 24], count: 2, spread: 30, width: 1.6, height: 0.4 }),
        ...creased(rnd, {
          on: 'skirt',
          centre: [0, 21.5],
          halfWidth: 6.5,
          count: 2,
          step: 2.6,
          turn: 0,
          width: 1.5,
          height: 0.2,
        }),
      ]
    : both((s) =>
        pulled(rnd, {
          on: 'bodice',
          from: [s * 16, waistY - 1],
          to: [s * 9, 25],
          count: 3,
          spread: 30,
          width: 1,
          height: 0.28,
        }),
      ).flat()),
  ...both((s) =>
    pulled(rnd, { on, from: [s * 18.4, 21.5], to: [s * 9, 27], count: 2, spread: 36, width: 1.3, height: 0.3 }),
  ).flat(),
  ...(arms?.folds ?? []),
  ...(sewn?.folds ?? []),
]

const seamsOf = ({ arms, sewn, hem, front, slip, neckName, on, sleeveless, neckline }: DressCut): Seam[] => [
  ...(arms?.seams ?? []),
  ...(sewn?.seams ?? []),
  { on: 'skirt', line: hem.map(([x, y]): Pt => [x * 0.995, y - 1.8]), depth: 0.025, stitches: [0] },
  ...(front && !slip && neckName !== 'v'
    ? both((s) => ({
        on: 'bodice',
        line: [
          [s * 10.2, 38],
          [s * 9.6, 31],
          [s * 9.4, 25.5],
        ] as Line,
        depth: 0.09,
      }))
    : []),
  ...(!front
    ? [
        {
          on,
          line: [
            [0, slip ? 22 : 4],
            [0.2, 20],
            [0, 39],
          ] as Line,
          depth: 0.1,
          stitches: [0.35, -0.35],
        },
        {
          on: 'skirt',
          line: [
            [0, 41],
            [0.2, 52],
            [0, 62],
          ] as Line,
          depth: 0.1,
        },
      ]
    : []),
  ...(sleeveless && !slip
    ? [
        {
          on: 'bodice',
          line: across(neckline).map(([x, y]): Pt => [x * 1.05, y + 0.7]),
          depth: 0.02,
          stitches: [0],
        },
      ]
    : []),
]

const trimsOf = (): Trim[] => []
