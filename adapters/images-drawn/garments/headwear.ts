import { lch } from '../drawing/colour.ts'
import { type Line, mirror, type Pt, pen, whole } from '../drawing/geometry.ts'
import type { Made, Seam } from '../drawing/model.ts'
import { creased } from './folds.ts'
import type { Make } from './make.ts'
import { across, both } from './parts.ts'

/** Knitted cap with a turned-up rib. */
export const beanie: Make = ({ rnd, look }) => {
  const fine = look.cloth === 'rib' || look.cloth === 'jersey'
  const crown = whole(
    pen(0, -14.4).curve(5.6, -14.4, 9.6, -11.2, 10.5, -4).curve(10.7, -2, 10.7, 0, 10.6, 2).line(0, 2.6).pts,
  )
  const rib = whole(
    pen(0, 0.5).curve(5, 0.4, 9, -0.1, 11, -0.8).curve(11.5, 1.4, 11.5, 4.6, 11, 7).curve(8, 8, 4, 8.5, 0, 8.6).pts,
  )
  return {
    detail: [2, 0],
    panels: [
      { name: 'crown', outline: crown, puff: 0.5, pillow: 2.6, cloth: fine ? 'rib' : look.cloth, dents: 0.2 },
      { name: 'rib', outline: rib, puff: 0.5, lift: 0.7, cloth: 'rib', dents: 0.1 },
    ],
    folds: [
      ...creased(rnd, {
        on: 'crown',
        centre: [0, -3],
        halfWidth: 9,
        count: 2,
        step: 3.2,
        turn: 4,
        width: 1.6,
        height: 0.3,
      }),
      ...[-7, -3.4, 0.2, 3.6, 7].map((x) => ({
        on: 'crown',
        line: [
          [x * 0.16, -14.2],
          [x * 0.5, -12],
          [x, -7],
        ] as Line,
        width: 1,
        height: -0.35,
        springs: true,
      })),
    ],
    seams: [],
    trims: [],
  }
}

/** Felt hat with a pinched crown, a ribbon and a brim. */
export const brimmed: Make = () => {
  const crown = whole(
    pen(0, -11.6).curve(1.6, -11.6, 3, -13.2, 5, -13).curve(7.4, -12.8, 8.2, -8, 8.9, 1).curve(6, 2.6, 3, 3, 0, 3).pts,
  )
  const ribbon = whole(pen(0, -0.9).curve(3, -0.9, 6, -1.4, 8.6, -2.4).line(9, 1.4).curve(6, 2.8, 3, 3.3, 0, 3.3).pts)
  const brim = whole(
    pen(0, -2.6).curve(8, -2.6, 15, -2.2, 18.6, -0.9).curve(20.2, 0.4, 14, 4.7, 6, 5.3).curve(4, 5.5, 2, 5.6, 0, 5.6)
      .pts,
  )
  const edge: Line = brim.slice(8, 34).map(([x, y]): Pt => [x * 0.975, y - 0.45])
  return {
    detail: [5, 0],
    panels: [
      { name: 'brim', outline: brim, pillow: 1.4, dents: 0.12 },
      { name: 'crown', outline: crown, puff: 0.7, pillow: 1.6, lift: 0.9, dents: 0.08 },
      {
        name: 'band',
        outline: ribbon,
        form: 'crown',
        lift: 1.02,
        colour: lch(0.27, 0.012, 50),
        cloth: 'rib',
        dents: 0,
      },
    ],
    folds: [
      ...both((s) => ({
        on: 'crown',
        line: [
          [s * 4.4, -12],
          [s * 4, -9],
          [s * 4.6, -5],
        ] as Line,
        width: 1.8,
        height: -0.7,
        springs: true,
      })),
      ...both((s) => ({
        on: 'brim',
        line: [
          [s * 8, 2],
          [s * 13, 0],
          [s * 17, -3],
        ] as Line,
        width: 1.6,
        height: 0.3,
      })),
    ],
    seams: [{ on: 'brim', line: edge, depth: 0, stitches: [0] }],
    trims: [],
  }
}

/** Six-panel cap from the front, with a curved peak. */
export const cap: Make = () => {
  const crown = whole(
    pen(0, -11.8)
      .curve(6.4, -11.8, 9.8, -7.6, 10.4, -0.6)
      .curve(10.6, 1.6, 10.6, 2.6, 10.4, 3.6)
      .curve(6, 2, 3, 1.4, 0, 1.4).pts,
  )
  const peak = whole(
    pen(0, 0.2)
      .curve(4, 0.2, 8.4, 1.4, 10.3, 3.4)
      .curve(11.6, 6.2, 11.2, 8.4, 10.4, 9.4)
      .curve(7, 6.6, 3.4, 6.2, 0, 6.2).pts,
  )
  const gore = (s: number): Seam => ({
    on: 'crown',
    line: pen(0, -11.6).curve(s * 3.4, -10.6, s * 5.4, -5, s * 5.6, 2).pts,
    depth: 0.1,
    stitches: [0.3, -0.3],
  })
  const made: Made = {
    detail: [2, -2],
    panels: [
      { name: 'crown', outline: crown, puff: 0.6, pillow: 2.2, dents: 0.1 },
      { name: 'peak', outline: peak, pillow: 1.3, lift: 0.8, dents: 0.03 },
    ],
    folds: [],
    seams: [
      ...both(gore),
      ...[1.1, 1.9, 2.7, 3.5].map((down) => ({
        on: 'peak',
        line: across(pen(0, 1.4 + down).curve(4, 1.4 + down, 8, 2.6 + down, 10.2, 4.4 + down * 0.9).pts),
        depth: 0,
        stitches: [0],
      })),
    ],
    trims: [],
  }
  return { ...made, trims: [(ink) => eyeletsOn(ink)] }
}

const eyeletsOn = (ink: Parameters<Made['trims'][number]>[0]): string =>
  [
    [-3.4, -6.6],
    [3.4, -6.6],
  ]
    .map(([x, y]) => {
      const [px, py] = ink.at([x!, y!])
      return `<circle cx="${px}" cy="${py}" r="${ink.px(0.3)}" fill="#1B1A18" fill-opacity=".5"/>`
    })
    .join('')

/** The outline of one glove, fingers up, the thumb to the right. */
const glove: Line = pen(-5, 15)
  .curve(-5.4, 9, -6.2, 5, -6.2, 0)
  .line(-6.6, -6)
  .curve(-6.7, -7.6, -4.4, -7.7, -4.2, -6.2)
  .line(-3.7, -2.4)
  .line(-3.8, -9.6)
  .curve(-3.8, -11.4, -1.3, -11.4, -1.2, -9.8)
  .line(-0.9, -3)
  .line(-0.6, -10.6)
  .curve(-0.5, -12.3, 1.9, -12.2, 1.9, -10.4)
  .line(1.8, -2.8)
  .line(2.4, -8.8)
  .curve(2.6, -10.4, 4.8, -10.2, 4.7, -8.4)
  .line(4.4, 0.4)
  .curve(5.4, 0, 6.4, -2.6, 8, -2.6)
  .curve(9.6, -2.4, 9.2, -0.4, 8, 1.6)
  .curve(6.6, 4.4, 5.4, 6, 5, 9)
  .line(5, 15)
  .line(-5, 15).pts

/** A pair of gloves, one of them partly over the other. */
export const gloves: Make = () => {
  const placed = (line: Line, s: number): Line =>
    (s < 0 ? mirror(line) : line).map(([x, y]): Pt => [x * 0.98 + s * -4.4 + y * s * 0.1, y + (s < 0 ? -1.6 : 1.4)])
  const points = (s: number): Seam[] =>
    [-2.6, 0.2, 2.8].map((x) => ({
      on: `glove ${s}`,
      line: placed(
        [
          [x, -1],
          [x * 0.9, 5.6],
        ],
        s,
      ),
      depth: 0.08,
      stitches: [0.14],
    }))
  return {
    detail: [4, 4],
    panels: both((s) => ({
      name: `glove ${s}`,
      outline: placed(glove, s),
      pillow: 1.1,
      lift: s < 0 ? 0 : 0.8,
      dents: 0.12,
    })),
    folds: both((s) => ({
      on: `glove ${s}`,
      line: placed(
        [
          [-4.6, 10],
          [0, 9.2],
          [4.6, 9.8],
        ],
        s,
      ),
      width: 1.1,
      height: -0.3,
    })),
    seams: both((s) => [
      ...points(s),
      {
        on: `glove ${s}`,
        line: placed(
          [
            [-4.8, 14],
            [4.9, 14],
          ],
          s,
        ),
        depth: 0,
        stitches: [0],
      } as Seam,
    ]).flat(),
    trims: [],
  }
}
