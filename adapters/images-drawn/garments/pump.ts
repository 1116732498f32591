import { lch } from '../drawing/colour.ts'
import { type Line, type Pt, pen, ribbon } from '../drawing/geometry.ts'
import type { Make } from './make.ts'
import { pair } from './pair.ts'

/** Pump with a slim heel, side view, toe to the left. */
export const pump: Make = ({ cut, view, look }) => {
  const h = cut === 'kitten' ? 4 : 8
  const upper = pen(-13.2, -0.9)
    .curve(-12.2, -2.6, -9.4, -3.6, -6.8, -4.5)
    .curve(-5.4, -5.2, -4.6, -6, -4.2, -6.4)
    .curve(-2.4, -4.4 - h * 0.06, 0.8, -3.4 - h * 0.36, 4, -3.5 - h * 0.7)
    .curve(6.8, -3.8 - h * 0.9, 8.6, -4.8 - h, 9.4, -5.8 - h)
    .curve(10.4, -5.6 - h, 11.2, -3 - h, 10.6, -0.8 - h)
    .curve(8.4, -0.5 - h * 1.02, 5, -0.4 - h * 0.86, 2, -0.5 - h * 0.42)
    .curve(0.4, -0.5 - h * 0.24, -1.4, -0.4 - h * 0.03, -4, -0.35)
    .line(-7, -0.35)
    .curve(-10, -0.4, -12, -0.6, -13.2, -0.9).pts
  const inside = pen(-4.3, -6.3)
    .curve(-2.4, -7.2, 1.4, -6.4 - h * 0.42, 4.4, -5.6 - h * 0.76)
    .curve(6.8, -5.4 - h * 0.95, 8.4, -5.6 - h, 9.3, -5.7 - h)
    .curve(7, -3.4 - h * 0.92, 4, -3.1 - h * 0.7, 1, -3 - h * 0.4)
    .curve(-1.6, -3.6 - h * 0.1, -3, -4.8, -4.3, -6.3).pts
  const sole = ribbon(
    pen(-13.1, -0.75)
      .curve(-10, -0.15, -6, -0.1, -3, -0.35)
      .curve(0, -0.6 - h * 0.12, 3, -0.4 - h * 0.66, 6, -0.35 - h * 0.92)
      .curve(8, -0.4 - h, 9.6, -0.6 - h, 10.5, -0.8 - h).pts,
    0.42,
  )
  const heel = pen(6.4, -0.5 - h * 0.95)
    .curve(8, -0.6 - h, 9.6, -0.6 - h, 10.7, -0.8 - h)
    .curve(10.2, -h * 0.6, 9.9, -h * 0.3, 9.8, 0)
    .line(8.8, 0)
    .curve(8.9, -h * 0.4, 9, -h * 0.74, 6.4, -0.5 - h * 0.95).pts
  const topline = pen(-4.2, -6.15)
    .curve(-2.3, -4.2 - h * 0.06, 0.8, -3.2 - h * 0.36, 4, -3.3 - h * 0.7)
    .curve(6.8, -3.6 - h * 0.9, 8.6, -4.6 - h, 9.45, -5.6 - h).pts
  const tip: Line = [
    [8.72, -0.75],
    [9.88, -0.75],
    [9.82, 0],
    [8.78, 0],
  ]
  const insole = pen(-3, -5.5)
    .curve(-1, -6, 2, -5.9 - h * 0.5, 4.6, -5.1 - h * 0.8)
    .curve(2.4, -4.2 - h * 0.55, -0.6, -4.2 - h * 0.2, -3, -5.5).pts
  return pair(
    {
      detail: [-4, -5],
      panels: [
        {
          name: 'inside',
          outline: inside,
          pillow: 0.9,
          lift: -0.7,
          colour: lch(0.72, 0.045, 70),
          cloth: 'plain',
          dents: 0,
        },
        {
          name: 'insole',
          outline: insole,
          pillow: 0.4,
          lift: -0.6,
          colour: lch(0.62, 0.05, 65),
          cloth: 'plain',
          dents: 0,
        },
        { name: 'heel', outline: heel, puff: 0.5, lift: -0.1, dents: 0 },
        { name: 'upper', outline: upper, pillow: 1.9, lift: 0, dents: 0.05 },
        {
          name: 'binding',
          outline: ribbon(topline, 0.5),
          form: 'upper',
          pillow: 0.2,
          lift: 0.16,
          tint: look.colour.l > 0.45 ? -0.06 : 0.05,
          dents: 0,
        },
        { name: 'tip', outline: tip, pillow: 0.15, lift: 0.05, colour: lch(0.26, 0.01, 60), cloth: 'rubber', dents: 0 },
        {
          name: 'sole',
          outline: sole,
          pillow: 0.2,
          lift: 0.05,
          colour: lch(0.42, 0.05, 55),
          cloth: 'rubber',
          dents: 0,
        },
      ],
      folds: [],
      seams: [
        { on: 'upper', line: topline.map(([x, y]): Pt => [x, y + 0.55]), depth: 0, stitches: [0] },
        {
          on: 'upper',
          line: pen(1.2, -3.1 - h * 0.42).curve(1.6, -2.4 - h * 0.36, 1.4, -1.4 - h * 0.36, 0.6, -0.6 - h * 0.22).pts,
          depth: 0.1,
          stitches: [0.3],
        },
        { on: 'upper', line: pen(9.6, -5.2 - h).curve(9.9, -4 - h, 9.8, -2.4 - h, 9.3, -1 - h).pts, depth: 0.08 },
      ],
      trims: [],
    },
    2.1,
    view,
  )
}
