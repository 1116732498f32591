import { lch } from '../drawing/colour.ts'
import { type Line, pen } from '../drawing/geometry.ts'
import type { Fold, Seam } from '../drawing/model.ts'
import type { Make } from './make.ts'
import { pair } from './pair.ts'

const upper = pen(-13.4, -1)
  .curve(-13.8, -3, -12.4, -4.6, -9.4, -5.7)
  .curve(-5.6, -7, -2.2, -9, -0.8, -12.6)
  .curve(0.2, -16, 0.2, -20, -0.4, -25)
  .curve(-1.4, -31, -1.8, -38, -1.2, -46)
  .curve(3, -46.6, 8.6, -47.2, 12.6, -47.6)
  .curve(13.2, -40, 13.4, -34, 12.6, -28)
  .curve(11.8, -22, 10.8, -16, 11.6, -9.4)
  .curve(12.3, -7, 12.4, -5.6, 11.8, -4.4)
  .curve(6, -3.4, 1, -1.2, -4, -0.8)
  .line(-13.4, -1).pts
const sole = pen(-13.7, -1.2)
  .curve(-9, -0.8, -4, -1, 0, -1.5)
  .curve(4, -2.8, 8, -4.6, 12, -4.8)
  .line(11.9, -4.1)
  .curve(8, -3.8, 4.6, -2.2, 1, -0.6)
  .curve(-3, 0, -8, 0, -11.4, -0.05)
  .curve(-13.2, -0.2, -13.9, -0.6, -13.7, -1.2).pts
const heel = pen(5, -3.2)
  .line(11.9, -4.3)
  .curve(12, -2.4, 11.7, -0.8, 11.5, 0)
  .line(6.4, 0)
  .curve(6.3, -1.2, 5.9, -2.4, 5, -3.2).pts
const mouth = pen(-1.1, -46).curve(3, -48.6, 8.8, -49.2, 12.6, -47.6).curve(8.8, -46.2, 3, -45.4, -1.1, -46).pts

const creases: Fold[] = (
  [
    [
      [-1, -13],
      [2, -11.6],
      [6, -12.6],
    ],
    [
      [-1.4, -11],
      [1.4, -9.6],
      [5, -10.4],
    ],
    [
      [0.6, -15.6],
      [4, -14.6],
      [8.6, -15.8],
    ],
    [
      [10.6, -13.6],
      [7.6, -12.8],
      [4.6, -14],
    ],
    [
      [-8.2, -6.2],
      [-6, -4.5],
      [-5.2, -2.5],
    ],
    [
      [-6.4, -6.8],
      [-4.2, -5],
      [-3.4, -2.8],
    ],
  ] as Line[]
).map((line, k) => ({ on: 'upper', line, width: 0.9, height: k < 4 ? -0.32 : -0.22 }))

const seams: Seam[] = [
  { on: 'upper', line: pen(9.7, -47.2).curve(10.4, -36, 9.6, -22, 9.3, -10).pts, depth: 0.1, stitches: [0.32, -0.32] },
  { on: 'upper', line: pen(-1, -44.4).curve(4, -45, 9, -45.6, 12.6, -46).pts, depth: 0, stitches: [0] },
  { on: 'upper', line: pen(-6, -6.9).curve(-3.6, -5.4, -1.2, -3.4, -0.4, -1.2).pts, depth: 0.06, stitches: [0.3] },
  { on: 'upper', line: pen(11.4, -10).curve(9.2, -9.4, 7.6, -7.6, 7, -3.6).pts, depth: 0.06, stitches: [0.3] },
]

/** Boot to the knee on a block heel, side view, toe to the left. */
export const tallBoot: Make = ({ view }) => {
  const dark = lch(0.24, 0.012, 50)
  return pair(
    {
      detail: [4, -12],
      panels: [
        { name: 'inside', outline: mouth, pillow: 0.6, lift: -1, tint: -0.14, cloth: 'plain', dents: 0 },
        { name: 'heel', outline: heel, puff: 0.3, lift: -0.1, cloth: 'rubber', colour: dark, dents: 0 },
        { name: 'upper', outline: upper, pillow: 2.6, puff: 0.4, lift: 0, dents: 0.18 },
        { name: 'sole', outline: sole, pillow: 0.35, lift: 0.25, cloth: 'rubber', colour: dark, dents: 0 },
      ],
      folds: creases,
      seams,
      trims: [
        (ink) => {
          const [x, y] = ink.at([9.74, -44.6])
          const k = ink.px(1)
          return `<rect x="${x - k * 0.2}" y="${y}" width="${k * 0.45}" height="${k * 1.5}" rx="${k * 0.15}" fill="#ab8e58"/><rect x="${x - k * 0.2}" y="${y}" width="${k * 0.16}" height="${k * 1.4}" fill="#e6d2a4"/>`
        },
      ],
    },
    3.4,
    view,
  )
}
