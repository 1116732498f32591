import { lch } from '../drawing/colour.ts'
import { type Line, type Pt, pen, ribbon } from '../drawing/geometry.ts'
import type { Ink, Made, Panel } from '../drawing/model.ts'
import type { Make } from './make.ts'
import { pair } from './pair.ts'

/** Low sneaker, side view, toe to the left, sole on y = 0. */
export const sneaker: Make = ({ look, view }) => {
  const white = lch(0.93, 0.008, 90)
  const pale = look.colour.l > 0.88
  const sole = pale ? lch(0.86, 0.028, 82) : white
  // White laces on a white shoe would vanish.
  const lace = pale ? lch(0.84, 0.018, 84) : white
  const rubber = lch(0.5, 0.07, 55)
  const upper = pen(-13.7, -2)
    .curve(-14, -4.6, -12.2, -6, -9, -6.7)
    .curve(-5.6, -7.5, -3, -9, -0.4, -11)
    .curve(0.8, -11.6, 2, -11.4, 2.8, -10.8)
    .curve(4.8, -8.6, 8, -8.2, 10.2, -9.6)
    .curve(11, -10.4, 11.8, -10.6, 12.3, -9.9)
    .curve(13.2, -8.6, 14, -5.2, 13.5, -2)
    .line(0, -1.6)
    .line(-13.7, -2).pts
  const soleShape = pen(-14.2, -2.7)
    .curve(-10, -2.3, -3, -2.6, 3, -2.6)
    .curve(8, -2.6, 11, -2.9, 13.9, -3.1)
    .curve(14.4, -2, 14.2, -0.4, 13.4, -0.1)
    .line(-10.6, 0)
    .curve(-13.4, -0.2, -14.6, -1.2, -14.2, -2.7).pts
  const foxing = pen(-14.2, -1.05)
    .curve(-13, -0.75, -5, -0.8, 3, -0.8)
    .curve(9, -0.8, 13, -1, 14.1, -1.2)
    .line(13.4, -0.1)
    .line(-10.6, 0)
    .curve(-13, -0.1, -14, -0.6, -14.2, -1.05).pts
  const tab = pen(10.2, -9.6)
    .curve(11, -10.6, 12, -10.9, 12.5, -10)
    .curve(13.1, -9, 13.4, -7.8, 13.5, -6.6)
    .line(12, -6.4)
    .curve(11.8, -7.8, 11.2, -8.8, 10.2, -9.6).pts
  const eyelets: Pt[] = [0, 1, 2, 3].flatMap((i): Pt[] => [
    [-4.9 + i * 1.48, -8.05 - i * 0.9],
    [-3.1 + i * 1.42, -6.5 - i * 0.72],
  ])
  const toe = pen(-13.8, -2.2).curve(-14, -4.6, -12.4, -5.9, -9.6, -6.5).curve(-8, -5.6, -7.6, -4, -8.2, -2.2).pts
  const eyestay = pen(-5.8, -7.5)
    .curve(-3.8, -8.4, -2, -9.8, -0.4, -11)
    .curve(0.8, -11.6, 2, -11.4, 2.8, -10.8)
    .curve(2.4, -9.2, 1.6, -7.6, 0.6, -6.6)
    .curve(-1.4, -5.4, -4.6, -5.8, -5.8, -7.5).pts
  const heel = pen(9.4, -9.1)
    .curve(10.8, -10.3, 11.8, -10.6, 12.3, -9.9)
    .curve(13.2, -8.6, 14, -5.2, 13.5, -2.2)
    .line(8.6, -2.2)
    .curve(9.8, -4.6, 9.9, -6.8, 9.4, -9.1).pts
  const tongue = pen(-2.6, -9.2)
    .curve(-1.4, -11, -0.6, -12.9, 1.2, -13.4)
    .curve(3, -13.4, 3.8, -12.4, 3.2, -10.6)
    .line(0, -9).pts
  const lining = pen(2.6, -10.8)
    .curve(4.8, -8.2, 8.2, -7.8, 10.3, -9.5)
    .curve(10.9, -10.2, 11.6, -10.5, 12, -10.2)
    .curve(9.6, -11.4, 6, -11.6, 2.6, -10.8).pts
  const laces: Line[] = [0, 1, 2, 3].map((i) => {
    const t = i / 3.3
    const x = -3.7 + t * 5
    const y = -7.9 - t * 2.9
    return ribbon(pen(x - 1.1, y - 0.75).curve(x - 0.2, y - 0.5, x + 0.6, y + 0.3, x + 0.9, y + 1.1).pts, 0.7)
  })
  const shoe: Made = {
    detail: [-2, -7],
    panels: [
      { name: 'lining', outline: lining, pillow: 0.8, lift: -0.4, tint: -0.07, dents: 0, cloth: 'plain' },
      { name: 'tongue', outline: tongue, pillow: 0.5, lift: -0.1, tint: -0.03, dents: 0.02 },
      { name: 'upper', outline: upper, pillow: 2.6, lift: 0, dents: 0.12 },
      { name: 'toe', outline: toe, form: 'upper', pillow: 2.2, lift: 0.16, dents: 0.04 },
      { name: 'eyestay', outline: eyestay, form: 'upper', pillow: 1.2, lift: 0.18, dents: 0.02 },
      { name: 'heel', outline: heel, form: 'upper', pillow: 1.9, lift: 0.18, dents: 0.04 },
      {
        name: 'tab',
        outline: tab,
        form: 'upper',
        pillow: 0.7,
        lift: 0.3,
        tint: look.colour.l > 0.5 ? -0.13 : 0.1,
        dents: 0,
      },
      { name: 'sole', outline: soleShape, pillow: 0.7, lift: 0.35, cloth: 'rubber', colour: sole, dents: 0.02 },
      { name: 'foxing', outline: foxing, pillow: 0.3, lift: 0.3, cloth: 'rubber', colour: rubber, dents: 0 },
      ...laces.map(
        (outline, i): Panel => ({
          name: `lace ${i}`,
          outline,
          pillow: 0.2,
          lift: 0.3,
          cloth: 'plain',
          colour: lace,
          dents: 0,
        }),
      ),
    ],
    folds: [
      {
        on: 'upper',
        line: [
          [-9, -7.4],
          [-6.6, -5.6],
          [-6, -3.4],
        ],
        width: 0.7,
        height: -0.2,
      },
      {
        on: 'upper',
        line: [
          [-7, -7.8],
          [-5.2, -6],
          [-4.8, -4.2],
        ],
        width: 0.6,
        height: -0.18,
      },
    ],
    seams: [
      { on: 'toe', line: toe.slice(-9).map(([x, y]): Pt => [x - 0.35, y]), depth: 0, stitches: [0] },
      { on: 'heel', line: heel.slice(-5).map(([x, y]): Pt => [x + 0.35, y]), depth: 0, stitches: [0] },
      { on: 'eyestay', line: eyestay.slice(-18).map(([x, y]): Pt => [x, y - 0.35]), depth: 0, stitches: [0] },
      { on: 'upper', line: pen(0.8, -6.4).curve(3, -5, 6, -4.6, 9.4, -6).pts, depth: 0.06, stitches: [0.3, -0.3] },
      { on: 'sole', line: pen(-13.9, -1.7).curve(-8, -1.3, 6, -1.6, 14, -2).pts, depth: 0.07 },
    ],
    trims: [(ink) => eyelets.map((point) => eyelet(ink, point)).join('')],
  }
  return pair(shoe, 2.5, view)
}

/** A punched hole with its shadow. */
function eyelet(ink: Ink, point: Pt): string {
  const [x, y] = ink.at(point)
  const r = ink.px(0.26)
  return `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${r.toFixed(2)}" fill="#1B1A18" fill-opacity=".55"/><circle cx="${(x + r * 0.25).toFixed(2)}" cy="${(y + r * 0.3).toFixed(2)}" r="${(r * 0.6).toFixed(2)}" fill="#1B1A18" fill-opacity=".45"/>`
}
