import { lch } from '../drawing/colour.ts'
import { pen } from '../drawing/geometry.ts'
import type { Make } from './make.ts'
import { pair } from './pair.ts'

/** Ankle boot with a block heel, side view, toe to the left. */
export const boot: Make = ({ cut, view }) => {
  const chelsea = cut === 'chelsea'
  const heel = chelsea ? 2.4 : 5.4
  const up = heel
  const upper = pen(-13.4, -1)
    .curve(-13.8, -3, -12.4, -4.6, -9.6, -5.6)
    .curve(-6, -6.8, -2.4, -8.6, -0.6, -11.4 - up * 0.4)
    .curve(0.4, -13.4 - up * 0.4, 0.4, -16 - up * 0.5, 0, -18.6 - up * 0.6)
    .curve(3, -18.2 - up * 0.6, 7, -18.4 - up * 0.6, 10.4, -19 - up * 0.6)
    .curve(10.8, -14 - up * 0.5, 11, -10 - up * 0.6, 11.9, -5.6 - up * 0.8)
    .curve(12.4, -3.4 - up * 0.8, 12.2, -1.6 - up * 0.9, 11.6, -0.9 - up)
    .curve(6, -0.6 - up * 0.9, 1, -0.7 - up * 0.15, -4, -0.8)
    .line(-13.4, -1).pts
  const sole = pen(-13.7, -1.2)
    .curve(-9, -0.8, -4, -1, 0, -1.3 - up * 0.12)
    .curve(4, -1.6 - up * 0.6, 8, -1.2 - up, 11.9, -1.2 - up)
    .line(11.8, -0.5 - up)
    .curve(8, -0.4 - up, 4.6, -0.4 - up * 0.7, 1, -0.3 - up * 0.12)
    .curve(-3, 0, -8, 0, -11.4, -0.05)
    .curve(-13.2, -0.2, -13.9, -0.6, -13.7, -1.2).pts
  const block = pen(4.9, -0.7 - up * 0.85)
    .line(11.8, -0.6 - up)
    .curve(11.9, -up * 0.5, 11.6, -0.4, 11.4, 0)
    .line(5.6, 0)
    .curve(5.7, -up * 0.4, 5.4, -up * 0.7, 4.9, -0.7 - up * 0.85).pts
  const gore = pen(3, -18.3 - up * 0.6)
    .line(8, -18.5 - up * 0.6)
    .curve(7.6, -15 - up * 0.6, 7, -11.8 - up * 0.6, 5.8, -9.8 - up * 0.5)
    .curve(4.4, -12 - up * 0.6, 3.6, -15 - up * 0.6, 3, -18.3 - up * 0.6).pts
  const inside = pen(0.2, -18.5 - up * 0.6)
    .curve(3, -19.9 - up * 0.6, 7.4, -20.1 - up * 0.6, 10.2, -19 - up * 0.6)
    .curve(7, -17.6 - up * 0.6, 3, -17.4 - up * 0.6, 0.2, -18.5 - up * 0.6).pts
  const dark = lch(0.24, 0.012, 50)
  return pair(
    {
      detail: [4, -12],
      panels: [
        { name: 'inside', outline: inside, pillow: 0.6, lift: -1, tint: -0.14, cloth: 'plain', dents: 0 },
        { name: 'heel', outline: block, puff: 0.3, lift: -0.1, cloth: 'rubber', colour: dark, dents: 0 },
        { name: 'upper', outline: upper, pillow: 2.6, lift: 0, dents: 0.12 },
        { name: 'gore', outline: gore, form: 'upper', pillow: 1.6, lift: -0.12, cloth: 'rib', tint: -0.06, dents: 0 },
        { name: 'sole', outline: sole, pillow: 0.35, lift: 0.25, cloth: 'rubber', colour: dark, dents: 0 },
      ],
      folds: [
        {
          on: 'upper',
          line: [
            [-1.4, -11.5 - up * 0.4],
            [1.4, -10.4 - up * 0.4],
            [4.6, -11.2 - up * 0.4],
          ],
          width: 0.9,
          height: -0.3,
        },
        {
          on: 'upper',
          line: [
            [-2.6, -9.6 - up * 0.4],
            [0.6, -8.6 - up * 0.35],
            [3.6, -9.2 - up * 0.4],
          ],
          width: 0.8,
          height: -0.26,
        },
        {
          on: 'upper',
          line: [
            [-8.4, -6],
            [-6, -4.4],
            [-5.2, -2.4],
          ],
          width: 0.8,
          height: -0.22,
        },
        {
          on: 'upper',
          line: [
            [-6.8, -6.6],
            [-4.4, -4.8],
            [-3.6, -2.6],
          ],
          width: 0.7,
          height: -0.2,
        },
      ],
      seams: [
        { on: 'gore', line: [...gore, gore[0]!].slice(1), depth: 0.1, stitches: [0.35] },
        {
          on: 'upper',
          line: pen(10.1, -18.6 - up * 0.6).curve(10.4, -13 - up * 0.6, 10.4, -8 - up * 0.7, 11.2, -3 - up).pts,
          depth: 0.05,
        },
        {
          on: 'upper',
          line: pen(5.8, -9.8 - up * 0.5).curve(4.6, -7.4 - up * 0.5, 3.4, -4.6 - up * 0.4, 2.8, -1.4 - up * 0.3).pts,
          depth: 0.06,
          stitches: [0.3],
        },
      ],
      trims: [],
    },
    2.5,
    view,
  )
}
