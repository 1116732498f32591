import { lch } from '../drawing/colour.ts'
import { ellipse, pen, ribbon } from '../drawing/geometry.ts'
import type { Panel } from '../drawing/model.ts'
import type { Make } from './make.ts'
import { both, side } from './parts.ts'

/** Headphones over the ears, seen from the front and a little from the side. */
export const headphones: Make = ({ look }) => {
  const bow = pen(-8.6, 0).curve(-9.4, -14.4, 9.4, -14.4, 8.6, 0).pts
  const pad = bow.slice(6, -6).map(([x, y]): [number, number] => [x * 0.93, y + 0.7])
  const dark = look.colour.l < 0.4
  const soft = lch(dark ? 0.22 : 0.34, 0.008, 60)
  const parts = (s: number): Panel[] => [
    {
      name: `cushion ${s}`,
      outline: ellipse(s * 7.7, 3.6, 1.9, 4.3, s * -0.08),
      pillow: 1.1,
      lift: 0.2,
      cloth: 'leather',
      colour: soft,
      dents: 0.05,
    },
    {
      name: `fork ${s}`,
      outline: ribbon(side(pen(8.5, -3.4).curve(8.9, -2, 9.3, 0, 9.6, 3).pts, s), 0.8, 0.6),
      pillow: 0.3,
      lift: 0.9,
      cloth: 'metal',
      colour: lch(0.72, 0.006, 90),
      dents: 0,
    },
    {
      name: `cup ${s}`,
      outline: side(
        pen(8.3, -0.9)
          .curve(10.6, -0.6, 11.4, 1.4, 11.4, 3.8)
          .curve(11.4, 6.2, 10.4, 8, 8.2, 8.2)
          .curve(8.9, 5.4, 8.9, 2, 8.3, -0.9).pts,
        s,
      ),
      pillow: 1.2,
      lift: 0.8,
      cloth: 'acetate',
      dents: 0,
    },
  ]
  return {
    detail: [7, 1],
    panels: [
      { name: 'bow', outline: ribbon(bow, 1.5), pillow: 0.55, lift: 0.3, cloth: 'acetate', dents: 0 },
      { name: 'pad', outline: ribbon(pad, 1.2), pillow: 0.5, lift: 0.15, cloth: 'leather', colour: soft, dents: 0.05 },
      ...both(parts).flat(),
    ],
    folds: [],
    seams: both((s) => ({ on: `cushion ${s}`, line: ellipse(s * 7.6, 3.6, 1.3, 3.5).slice(0, 39), depth: 0.06 })),
    trims: [],
  }
}
