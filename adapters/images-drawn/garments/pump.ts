import { lch } from '../drawing/colour.ts'
import { type Line, type Pt, pen, ribbon } from '../drawing/geometry.ts'
import type { Make } from './make.ts'
import { pair } from './pair.ts'

/** Pump with a slim heel, side view, toe to the left. */
export const pump: Make = ({ cut, view, look }) => {
  const h = cut === 'kitten' ? 4 : 8
  const upper = pen(-13.4, -0.75)
    .curve(-12, -1.9, -9.8, -2.8, -7.6, -3.8)
    .curve(-6.4, -4.4, -5.4, -5.1, -4.8, -5.7)
    .curve(-2.6, -4.1 - h * 0.05, 0.8, -3.2 - h * 0.36, 4, -3.5 - h * 0.7)
    .curve(6.6, -3.9 - h * 0.9, 8.4, -4.9 - h, 9.2, -5.9 - h)
    .curve(10.3, -5.6 - h, 11.1, -3 - h, 10.6, -0.7 - h)
    .curve(8.4, -0.4 - h * 1.02, 5, -0.3 - h * 0.86, 2, -0.4 - h * 0.42)
    .curve(0.4, -0.45 - h * 0.24, -1.4, -0.35 - h * 0.03, -4, -0.3)
    .line(-7.4, -0.3)
    .curve(-10, -0.3, -12, -0.5, -13.4, -0.75).pts
  const inside = pen(-4.9, -5.6)
    .curve(-2.8, -5.9, 1, -5 - h * 0.4, 4.2, -4.8 - h * 0.72)
    .curve(6.6, -4.9 - h * 0.92, 8.2, -5.4 - h, 9.1, -5.8 - h)
    .curve(7, -3.4 - h * 0.92, 4, -3.1 - h * 0.7, 1, -3 - h * 0.4)
    .curve(-1.6, -3.6 - h * 0.1, -3.4, -4.6, -4.9, -5.6).pts
  const sole = ribbon(
    pen(-13.3, -0.62)
      .curve(-10.4, -0.12, -6, -0.1, -3, -0.28)
      .curve(0, -0.5 - h * 0.1, 2.6, -0.3 - h * 0.6, 5.4, -0.3 - h * 0.9)
      .curve(6.2, -0.35 - h * 0.95, 6.8, -0.4 - h * 0.98, 7.4, -0.4 - h).pts,
    0.4,
    0.24,
  )
  // The heel stands under the seat, slim from a third of its height down.
  const heel = pen(6.6, -0.3 - h * 0.96)
    .curve(8, -0.5 - h, 9.6, -0.6 - h, 10.65, -0.75 - h)
    .curve(10.5, -h * 0.72, 10, -h * 0.36, 9.85, 0)
    .line(8.95, 0)
    .curve(9, -h * 0.34, 9.05, -h * 0.62, 8.6, -h * 0.76)
    .curve(8.2, -h * 0.88, 7.4, -h * 0.93, 6.6, -0.3 - h * 0.96).pts
  const topline = pen(-4.85, -5.5)
    .curve(-2.6, -3.9 - h * 0.05, 0.8, -3 - h * 0.36, 4, -3.3 - h * 0.7)
    .curve(6.6, -3.7 - h * 0.9, 8.4, -4.7 - h, 9.25, -5.7 - h).pts
  const tip: Line = [
    [8.86, -0.6],
    [9.92, -0.6],
    [9.88, 0],
    [8.92, 0],
  ]
  const insole = pen(-3.4, -5.1)
    .curve(-1.4, -5.2, 1.8, -4.8 - h * 0.46, 4.4, -4.5 - h * 0.76)
    .curve(2.4, -3.8 - h * 0.55, -0.8, -4 - h * 0.16, -3.4, -5.1).pts
  const edge = { l: Math.max(0.24, look.colour.l - 0.3), c: look.colour.c * 0.7, h: look.colour.h }
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
          outline: ribbon(topline, 0.34),
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
          colour: edge,
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
