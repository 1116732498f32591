import { type Colour, lch } from '../drawing/colour.ts'
import { type Line, type Pt, pen, ribbon } from '../drawing/geometry.ts'
import type { Fold, Ink, Panel, Seam } from '../drawing/model.ts'
import type { Make } from './make.ts'
import { pair } from './pair.ts'

const upper = pen(-13.7, -2.9)
  .curve(-14.2, -4.6, -13, -5.9, -11, -6.3)
  .curve(-8.8, -6.7, -7, -7, -5, -8.1)
  .curve(-2.8, -9.3, -0.4, -10.9, 1.7, -12.3)
  .curve(2.7, -12.9, 3.6, -12.5, 3.9, -11.7)
  .curve(5, -9.2, 8, -8.4, 10.2, -9.9)
  .curve(11, -10.5, 11.9, -11.5, 12.5, -11.1)
  .curve(13.1, -10.5, 12.5, -8.8, 12.9, -6.8)
  .curve(13.3, -5.2, 13.7, -4, 13.4, -2.6)
  .line(0, -2.2)
  .line(-13.7, -2.9).pts
/** The sole: raised a little at the toe, thickest under the heel, with round corners. */
const sole = pen(-14.2, -3.7)
  .curve(-12.4, -3.2, -9, -2.8, -4, -2.75)
  .curve(4, -2.7, 9, -2.9, 13.5, -3.4)
  .curve(14.3, -3.4, 14.5, -2.4, 14.3, -1.4)
  .curve(14.1, -0.5, 13.6, -0.1, 12.4, 0)
  .line(-8.4, 0)
  .curve(-11.4, -0.05, -13.2, -0.9, -14.3, -2.2)
  .curve(-14.7, -2.8, -14.6, -3.5, -14.2, -3.7).pts
const tread = pen(-13.6, -1.5)
  .curve(-11.8, -0.75, -9.6, -0.6, -7, -0.6)
  .line(14, -0.65)
  .curve(13.7, -0.2, 13.2, -0.05, 12.4, 0)
  .line(-8.4, 0)
  .curve(-11, -0.05, -12.6, -0.6, -13.6, -1.5).pts
const tongue = pen(-0.4, -10.6)
  .curve(0.8, -12.4, 1.8, -13.9, 3, -14.7)
  .curve(4.1, -15.2, 5, -14.5, 4.8, -13.4)
  .curve(4.5, -12.2, 4, -11.4, 3.6, -10.4).pts
const lining = pen(3.5, -12.1)
  .curve(5.4, -10.9, 8.6, -10.4, 10.7, -11.1)
  .curve(11.4, -11.4, 12, -11.6, 12.5, -11.1)
  .curve(10.4, -9, 6, -7.4, 3.5, -12.1).pts
/** The frame of the throat, with two rows of holes for the laces. */
const eyestay = pen(-5.8, -7.5)
  .curve(-3.6, -8.8, -1, -10.6, 1.7, -12.3)
  .curve(2.7, -12.9, 3.6, -12.5, 3.9, -11.7)
  .curve(3.6, -10.5, 2.8, -9.5, 1.6, -8.7)
  .curve(-0.4, -7.4, -2.6, -6.2, -4.4, -5.8)
  .curve(-5.6, -5.6, -6.4, -6.6, -5.8, -7.5).pts
/** The cap over the toes. */
const toe = pen(-13.7, -2.9)
  .curve(-14.2, -4.6, -13, -5.9, -11, -6.3)
  .curve(-10, -6.5, -9.2, -6.6, -8.4, -6.8)
  .curve(-8, -5.4, -8, -4, -8.6, -2.6).pts
const counter = pen(8.5, -9)
  .curve(9.2, -9.2, 9.8, -9.6, 10.2, -9.9)
  .curve(11, -10.5, 11.9, -11.5, 12.5, -11.1)
  .curve(13.1, -10.5, 12.5, -8.8, 12.9, -6.8)
  .curve(13.3, -5.2, 13.7, -4, 13.4, -2.6)
  .line(6.8, -2.5)
  .curve(8.4, -4.4, 8.9, -6.8, 8.5, -9).pts
const tab = pen(10.3, -10)
  .curve(11.1, -10.6, 11.9, -11.7, 12.7, -11.2)
  .curve(13.2, -10.6, 12.6, -8.9, 12.8, -7.4)
  .curve(12, -7.1, 11.3, -7.3, 10.9, -7.9)
  .curve(10.9, -8.8, 10.7, -9.5, 10.3, -10).pts
const collar = pen(4, -11.3).curve(5.1, -8.9, 8.1, -8, 10.3, -9.6).pts
const vampSeam = pen(-4.6, -5.7).curve(-5.4, -4.8, -5.8, -3.8, -5.8, -2.6).pts
const sideSeam = pen(1.4, -8.6).curve(2.8, -6.8, 4.2, -4.8, 5, -2.6).pts

/** The line of a lace or strap across the throat: from its ridge down to the row of holes. */
const across = (t: number, reach: number): readonly [Pt, Pt] => {
  const ridge: Pt = [-4.8 + 6.2 * t, -8.2 - 3.9 * t - 0.15 * Math.sin(t * Math.PI)]
  return [ridge, [ridge[0] + 0.5 * reach, ridge[1] + 0.87 * reach]]
}
const rows = [0.06, 0.27, 0.49, 0.71, 0.93].map((t) => across(t, 1.45))

/** Low court sneaker, side view, toe to the left, sole on y = 0. A child's sneaker closes with two straps. */
export const sneaker: Make = ({ look, view, form }) => {
  const straps = form === 'kids'
  const white = lch(0.93, 0.008, 90)
  const pale = look.colour.l > 0.88
  // White laces would not be visible on a white shoe.
  const lace = pale ? lch(0.87, 0.02, 84) : white
  const rubber = pale ? lch(0.89, 0.018, 84) : white
  return pair(
    {
      detail: [-2, -7],
      panels: [...bodyOf(look.colour, rubber), ...(straps ? strapped(look.colour) : laced(lace))],
      folds: creases,
      seams: [...seams, ...(straps ? strapSeams : [])],
      trims: straps ? [] : [(ink) => rows.map(([, hole]) => eyelet(ink, hole)).join('')],
    },
    2.7,
    view,
  )
}

const bodyOf = (colour: Colour, rubber: Colour): Panel[] => [
  { name: 'lining', outline: lining, pillow: 0.5, lift: -0.6, tint: -0.12, dents: 0, cloth: 'plain' },
  { name: 'tongue', outline: tongue, pillow: 0.4, lift: -0.2, tint: -0.03, dents: 0.02 },
  { name: 'upper', outline: upper, pillow: 2.2, lift: 0, dents: 0.05 },
  { name: 'toe', outline: toe, form: 'upper', pillow: 1.7, lift: 0.12, dents: 0.01 },
  { name: 'heel', outline: counter, form: 'upper', pillow: 1.7, lift: 0.14, dents: 0.03 },
  { name: 'eyestay', outline: eyestay, form: 'upper', pillow: 1, lift: 0.16, dents: 0.02 },
  { name: 'collar', outline: ribbon(collar, 0.95), form: 'upper', pillow: 0.36, lift: 0.2, tint: -0.02, dents: 0 },
  { name: 'tab', outline: tab, form: 'upper', pillow: 0.6, lift: 0.26, tint: colour.l > 0.5 ? -0.16 : 0.13, dents: 0 },
  { name: 'sole', outline: sole, pillow: 0.45, lift: 0.35, cloth: 'rubber', colour: rubber, dents: 0.01 },
  { name: 'tread', outline: tread, pillow: 0.2, lift: 0.3, cloth: 'rubber', colour: lch(0.6, 0.06, 62), dents: 0 },
]

const laced = (colour: Colour): Panel[] =>
  rows.map(
    ([ridge, hole], k): Panel => ({
      name: `lace ${k}`,
      outline: ribbon(laceOver(ridge, hole), 0.72, 0.6),
      pillow: 0.18,
      lift: 0.34,
      cloth: 'plain',
      colour,
      dents: 0,
    }),
  )

const laceOver = ([x, y]: Pt, hole: Pt): Line =>
  pen(x - 0.35, y - 0.3).curve(x + 0.1, y - 0.25, hole[0] - 0.1, hole[1] - 0.7, ...hole).pts

const strapLines = [0.2, 0.72].map((t): Line => {
  const [ridge, end] = across(t, 5)
  return pen(ridge[0] - 0.3, ridge[1] - 0.35).curve(ridge[0] + 0.6, ridge[1] + 0.2, end[0] - 0.9, end[1] - 1.4, ...end)
    .pts
})

const strapped = (colour: Colour): Panel[] =>
  strapLines.map(
    (line, k): Panel => ({
      name: `strap ${k}`,
      outline: ribbon(line, 2, 1.9),
      form: 'upper',
      pillow: 0.34,
      lift: 0.36,
      tint: colour.l > 0.5 ? -0.06 : 0.06,
      dents: 0.01,
    }),
  )

const strapSeams: Seam[] = strapLines.map((line, k) => ({ on: `strap ${k}`, line, depth: 0, stitches: [0.66, -0.66] }))

const seams: Seam[] = [
  { on: 'upper', line: vampSeam, depth: 0.07, stitches: [-0.3] },
  { on: 'upper', line: sideSeam, depth: 0.07, stitches: [0.3] },
  { on: 'toe', line: toe.slice(-7).map(([x, y]): Pt => [x - 0.3, y]), depth: 0, stitches: [0] },
  { on: 'heel', line: counter.slice(-8).map(([x, y]): Pt => [x + 0.35, y]), depth: 0, stitches: [0] },
  { on: 'eyestay', line: eyestay.slice(-22, -2).map(([x, y]): Pt => [x + 0.1, y - 0.35]), depth: 0, stitches: [0] },
  { on: 'sole', line: pen(-14.1, -3.1).curve(-9, -2.1, 6, -2.1, 14.2, -2.7).pts, depth: 0.03, stitches: [0] },
]

/** Creases where the foot bends. */
const creases: Fold[] = [
  [-7.4, -6.9],
  [-6.3, -7.1],
].map(([x, y]) => ({
  on: 'upper',
  line: pen(x!, y!).curve(x! + 0.6, y! + 0.8, x! + 1.1, y! + 1.8, x! + 1.2, y! + 2.8).pts,
  width: 0.5,
  height: -0.1,
}))

/** A punched hole with its shadow. */
function eyelet(ink: Ink, point: Pt): string {
  const [x, y] = ink.at(point)
  const r = ink.px(0.24)
  return `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${r.toFixed(2)}" fill="#1B1A18" fill-opacity=".55"/><circle cx="${(x + r * 0.25).toFixed(2)}" cy="${(y + r * 0.3).toFixed(2)}" r="${(r * 0.6).toFixed(2)}" fill="#1B1A18" fill-opacity=".45"/>`
}
