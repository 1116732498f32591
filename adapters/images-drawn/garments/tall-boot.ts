import { lch } from '../drawing/colour.ts'
import { type Line, pen } from '../drawing/geometry.ts'
import type { Fold, Seam, Trim } from '../drawing/model.ts'
import type { Make } from './make.ts'
import { pair } from './pair.ts'

/** The foot, up to just below the ankle seam. */
const foot = pen(-13.4, -1)
  .curve(-13.8, -3, -12.4, -4.6, -9.4, -5.7)
  .curve(-5.6, -7, -2.4, -8.8, -0.6, -12)
  .curve(0.4, -13.6, 0.8, -15, 0.8, -17)
  .line(10.6, -17)
  .curve(10.4, -14, 10.8, -11.4, 11.5, -9.2)
  .curve(12.3, -7, 12.4, -5.6, 11.8, -4.4)
  .curve(6, -3.4, 1, -1.2, -4, -0.8)
  .line(-13.4, -1).pts
/** The shaft: straight in front; behind, wide at the calf and narrower below the knee. */
const shaft = pen(-0.1, -13.2)
  .curve(1, -18, 0.6, -24, -0.4, -30)
  .curve(-1.2, -36, -1.4, -41, -0.8, -46.4)
  .curve(3, -45.6, 8.4, -46.2, 12.2, -47.8)
  .curve(13.2, -41, 14, -36, 13, -29.6)
  .curve(12, -23.6, 10.4, -18, 11, -12.2)
  .curve(8, -10.2, 3, -10.4, -0.1, -13.2).pts
const ankle = pen(-0.1, -13.2).curve(3, -10.4, 8, -10.2, 11, -12.2).pts
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
const mouth = pen(-0.8, -46.4).curve(2.6, -48.6, 8.6, -49.4, 12.2, -47.8).curve(8.4, -46.2, 3, -45.6, -0.8, -46.4).pts
/** The binding of the top edge. */
const binding = pen(-0.8, -46.4)
  .curve(3, -45.6, 8.4, -46.2, 12.2, -47.8)
  .line(12.5, -45.6)
  .curve(8.4, -44, 3, -43.4, -1, -44.2).pts
const strap = pen(0.6, -16.6)
  .curve(3.6, -13.6, 8, -13.4, 10.8, -15.2)
  .line(10.9, -13.5)
  .curve(8, -11.7, 3.4, -12, 0.1, -15).pts

const crease = (line: Line, height: number, on = 'shaft'): Fold => ({
  on,
  line,
  width: 1.1,
  height,
  springs: true,
})
const folds: Fold[] = [
  crease(pen(11, -21).curve(8.4, -20.2, 6, -20.4, 2.6, -22).pts, -0.34),
  crease(pen(10.6, -18.4).curve(8, -17.8, 5, -18, 1.4, -19.6).pts, -0.4),
  crease(pen(0.6, -20.6).curve(2.4, -19.2, 4.4, -18.8, 7, -19).pts, -0.3),
  crease(pen(0.4, -25).curve(2.6, -23.8, 4.4, -23.6, 6.6, -24).pts, -0.2),
  crease(pen(-7.6, -6.6).curve(-5.6, -5, -5, -3.6, -4.8, -2).pts, -0.2, 'foot'),
  crease(pen(-5.8, -7.4).curve(-3.8, -5.6, -3.2, -4, -3, -2.2).pts, -0.18, 'foot'),
]

const seams: Seam[] = [
  { on: 'shaft', line: pen(9.2, -46.6).curve(10.4, -38, 9.8, -24, 8.2, -13).pts, depth: 0.1, stitches: [0.32, -0.32] },
  { on: 'binding', line: pen(-0.9, -44.7).curve(3, -43.9, 8.4, -44.5, 12.4, -46.1).pts, depth: 0, stitches: [0] },
  { on: 'shaft', line: ankle, depth: 0.12, stitches: [-0.35] },
  { on: 'foot', line: pen(11.3, -9.6).curve(9.2, -9, 7.6, -7.4, 7, -3.6).pts, depth: 0.06, stitches: [0.3] },
  { on: 'strap', line: pen(0.4, -15.7).curve(3.5, -12.8, 8, -12.6, 10.8, -14.4).pts, depth: 0, stitches: [0.5, -0.5] },
]

/** A small metal buckle on the strap. */
const buckle: Trim = (ink) => {
  const [x, y] = ink.at([4.3, -13.2])
  const k = ink.px(1)
  const frame = (dx: number, stroke: string, wide: number, opacity = 1): string =>
    `<rect x="${(x - k * 0.75 + k * dx).toFixed(2)}" y="${(y - k * 1.05 + k * dx).toFixed(2)}" width="${(k * 1.5).toFixed(2)}" height="${(k * 2.1).toFixed(2)}" rx="${(k * 0.4).toFixed(2)}" fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${(k * wide).toFixed(2)}" transform="rotate(10 ${x.toFixed(1)} ${y.toFixed(1)})"/>`
  return frame(0.12, '#14120f', 0.36, 0.35) + frame(0, '#a88c58', 0.34) + frame(-0.04, '#e2cd9c', 0.12)
}

/** Knee boot on a block heel, side view, toe to the left. */
export const tallBoot: Make = ({ view }) => {
  const dark = lch(0.24, 0.012, 50)
  return pair(
    {
      detail: [4, -14],
      panels: [
        { name: 'inside', outline: mouth, pillow: 0.6, lift: -1, tint: -0.14, cloth: 'plain', dents: 0 },
        { name: 'heel', outline: heel, puff: 0.3, lift: -0.1, cloth: 'rubber', colour: dark, dents: 0 },
        { name: 'foot', outline: foot, pillow: 2.4, lift: 0, dents: 0.1 },
        { name: 'shaft', outline: shaft, puff: 0.55, lift: 0.12, dents: 0.2 },
        { name: 'binding', outline: binding, form: 'shaft', lift: 0.2, dents: 0, tint: -0.03 },
        { name: 'strap', outline: strap, form: 'shaft', lift: 0.34, dents: 0, tint: -0.03 },
        { name: 'sole', outline: sole, pillow: 0.35, lift: 0.25, cloth: 'rubber', colour: dark, dents: 0 },
      ],
      folds,
      seams,
      trims: [buckle],
    },
    3.4,
    view,
  )
}
