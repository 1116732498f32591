import { type Colour, lch } from '../drawing/colour.ts'
import { type Line, type Pt, pen, ribbon } from '../drawing/geometry.ts'
import type { Ink, Panel, Seam } from '../drawing/model.ts'
import type { Make } from './make.ts'
import { pair } from './pair.ts'

const upper = pen(-13.9, -2.4)
  .curve(-14.1, -4.6, -12.6, -5.9, -10, -6.3)
  .curve(-7.4, -6.7, -5.4, -7.7, -3.4, -9.2)
  .curve(-1.8, -10.4, -0.4, -11.5, 1.2, -12.3)
  .curve(2.2, -12.3, 3, -11.4, 3.6, -10.3)
  .curve(5.2, -8.9, 8.2, -8.9, 10, -10)
  .curve(10.9, -10.9, 12, -11.2, 12.6, -10.4)
  .curve(13.1, -8.4, 13.4, -6, 13.7, -2.4)
  .line(0, -2)
  .line(-13.9, -2.4).pts
const sole = pen(-14.3, -3)
  .curve(-10, -2.6, -3, -2.8, 3, -2.8)
  .curve(8, -2.8, 11, -3, 14, -3.3)
  .curve(14.4, -2.2, 14.3, -0.7, 13.8, -0.1)
  .line(-11.6, -0.05)
  .curve(-13.8, -0.2, -14.9, -1.4, -14.3, -3).pts
const outsole = pen(-14, -0.8)
  .curve(-10, -0.45, 6, -0.5, 14.1, -0.75)
  .line(13.8, -0.1)
  .line(-11.6, -0.05)
  .curve(-13, -0.1, -13.6, -0.4, -14, -0.8).pts
const tongue = pen(-2.2, -9.4)
  .curve(-0.8, -11, 0.2, -12.6, 1.4, -13.6)
  .curve(2.6, -14.1, 3.6, -13.4, 3.5, -12.1)
  .curve(3.3, -11, 2.6, -10, 1.6, -9).pts
const lining = pen(3.2, -10.4)
  .curve(5.2, -8.4, 8.4, -8.3, 10.2, -9.8)
  .curve(10.9, -10.7, 11.7, -11, 12.3, -10.7)
  .curve(9.8, -11.6, 6, -11.8, 3.2, -10.4).pts
const toeCap = pen(-13.9, -2.6).curve(-14.1, -4.6, -12.6, -5.9, -10, -6.3).curve(-8.7, -5.4, -8.4, -4, -9, -2.6).pts
/** The stay the laces run through, along the instep. */
const eyestay = pen(-6.6, -7.1)
  .curve(-4.6, -8.3, -2, -10.3, 1.1, -12.3)
  .curve(2.2, -12.3, 3, -11.4, 3.6, -10.3)
  .curve(2.8, -9, 1, -7.6, -1, -6.4)
  .curve(-3.4, -5.2, -5.8, -5.6, -6.6, -7.1).pts
const counter = pen(8.6, -9.3)
  .curve(9.2, -9.5, 9.7, -9.8, 10, -10)
  .curve(10.9, -10.9, 12, -11.2, 12.6, -10.4)
  .curve(13.1, -8.4, 13.4, -6, 13.7, -2.6)
  .line(8, -2.6)
  .curve(9.4, -4.8, 9.4, -7.2, 8.6, -9.3).pts
const tab = pen(10.4, -10.3)
  .curve(11.2, -11.2, 12.2, -11.3, 12.8, -10.4)
  .curve(13.1, -9.2, 13.3, -8, 13.4, -7)
  .line(12, -7.2)
  .curve(11.9, -8.6, 11.3, -9.6, 10.4, -10.3).pts
const swoop = pen(-0.8, -6.2).curve(2, -4.6, 5.4, -4.2, 8.8, -5.8).pts

/** Where the laces cross, from toe to ankle: on the instep's edge, and the hole below. */
const steps = [0, 1, 2, 3, 4].map((k): readonly [Pt, Pt] => [
  [-4.9 + k * 1.42, -8.5 - k * 1.02],
  [-4 + k * 1.4, -6.6 - k * 0.86],
])

/** Low court sneaker, side view, toe to the left, sole on y = 0. */
export const sneaker: Make = ({ look, view }) => {
  const white = lch(0.93, 0.008, 90)
  const pale = look.colour.l > 0.88
  // White laces on a white shoe would vanish.
  const lace = pale ? lch(0.87, 0.02, 84) : white
  const rubber = pale ? lch(0.88, 0.022, 84) : white
  const seams: Seam[] = [
    { on: 'toe', line: toeCap.slice(-9).map(([x, y]): Pt => [x - 0.4, y]), depth: 0, stitches: [0] },
    { on: 'heel', line: counter.slice(-8).map(([x, y]): Pt => [x + 0.4, y]), depth: 0, stitches: [0] },
    { on: 'eyestay', line: eyestay.slice(-18, -2).map(([x, y]): Pt => [x + 0.1, y - 0.4]), depth: 0, stitches: [0] },
    { on: 'upper', line: swoop, depth: 0.1, stitches: [0.3] },
    { on: 'sole', line: pen(-14.2, -2.1).curve(-8, -1.8, 6, -2, 14.2, -2.4).pts, depth: 0, stitches: [0] },
  ]
  return pair(
    {
      detail: [-2, -7],
      panels: panelsOf(look.colour, rubber, lace),
      folds: creases,
      seams,
      trims: [(ink) => steps.map(([, hole]) => eyelet(ink, hole)).join('')],
    },
    2.5,
    view,
  )
}

function panelsOf(colour: Colour, rubber: Colour, lace: Colour): Panel[] {
  return [
    { name: 'lining', outline: lining, pillow: 0.6, lift: -0.5, tint: -0.09, dents: 0, cloth: 'plain' },
    { name: 'tongue', outline: tongue, pillow: 0.45, lift: -0.1, tint: -0.02, dents: 0.02 },
    { name: 'upper', outline: upper, pillow: 2.4, lift: 0, dents: 0.08 },
    { name: 'toe', outline: toeCap, form: 'upper', pillow: 2.2, lift: 0.16, dents: 0.03 },
    { name: 'heel', outline: counter, form: 'upper', pillow: 1.9, lift: 0.18, dents: 0.03 },
    { name: 'eyestay', outline: eyestay, form: 'upper', pillow: 1.2, lift: 0.2, dents: 0.02 },
    { name: 'tab', outline: tab, form: 'upper', pillow: 0.7, lift: 0.3, tint: colour.l > 0.5 ? -0.14 : 0.12, dents: 0 },
    { name: 'sole', outline: sole, pillow: 0.5, lift: 0.35, cloth: 'rubber', colour: rubber, dents: 0.01 },
    {
      name: 'foxing',
      outline: outsole,
      pillow: 0.2,
      lift: 0.3,
      cloth: 'rubber',
      colour: lch(0.52, 0.065, 58),
      dents: 0,
    },
    ...steps.map(
      ([edge, hole], k): Panel => ({
        name: `lace ${k}`,
        outline: ribbon(laceOver(edge, hole), 0.9, 0.74),
        pillow: 0.22,
        lift: 0.42,
        cloth: 'plain',
        colour: lace,
        dents: 0,
      }),
    ),
  ]
}

const laceOver = ([x, y]: Pt, hole: Pt): Line =>
  pen(x - 0.5, y - 0.55).curve(x + 0.3, y - 0.3, hole[0] + 0.3, hole[1] - 0.9, hole[0], hole[1]).pts

const creases = [
  {
    on: 'upper',
    line: [
      [-8.6, -6.7],
      [-7.2, -5],
      [-6.9, -3.4],
    ] as Line,
    width: 0.6,
    height: -0.16,
  },
  {
    on: 'upper',
    line: [
      [-7.4, -7],
      [-6, -5.2],
      [-5.6, -3.8],
    ] as Line,
    width: 0.5,
    height: -0.14,
  },
]

/** A punched hole with its shadow. */
function eyelet(ink: Ink, point: Pt): string {
  const [x, y] = ink.at(point)
  const r = ink.px(0.28)
  return `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${r.toFixed(2)}" fill="#1B1A18" fill-opacity=".55"/><circle cx="${(x + r * 0.25).toFixed(2)}" cy="${(y + r * 0.3).toFixed(2)}" r="${(r * 0.6).toFixed(2)}" fill="#1B1A18" fill-opacity=".45"/>`
}
