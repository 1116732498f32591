import { type Colour, lch } from '../drawing/colour.ts'
import { type Line, type Pt, pen, ribbon } from '../drawing/geometry.ts'
import type { Panel, Seam } from '../drawing/model.ts'
import type { Make } from './make.ts'
import { pair } from './pair.ts'

/** Pump on a slim heel, side view, toe to the left, heel and ball on y = 0. */
export const pump: Make = ({ cut, view, look }) => {
  const heel = cut === 'kitten' ? 4.2 : 8.2
  return pair(
    { detail: [-5, -4.4], panels: panelsOf(heel, look.colour), folds: [shine(heel)], seams: seamsOf(heel), trims: [] },
    3.1,
    view,
  )
}

/** The near edge of the opening, from the throat up to the top of the heel counter. */
const topline = (h: number): Line =>
  pen(-5.6, -4.75)
    .curve(-4.4, -3.5, -1.2, -3.2 - h * 0.2, 1.8, -3.5 - h * 0.46)
    .curve(4.6, -3.8 - h * 0.72, 7, -4.8 - h * 0.94, 9.3, -6.2 - h).pts

const upperOf = (h: number): Line => [
  ...pen(-13.4, -0.95).curve(-13, -2, -11.4, -2.9, -9.6, -3.4).curve(-8, -3.8, -6.6, -4.1, -5.6, -4.75).pts,
  ...topline(h).slice(1),
  ...pen(9.3, -6.2 - h)
    .curve(9.9, -6.4 - h, 10.2, -5.8 - h, 10.4, -5 - h)
    .curve(11, -3.4 - h, 11.4, -1.9 - h, 10.6, -0.55 - h)
    .curve(8.8, -0.1 - h, 7, -0.1 - h * 0.97, 5.6, -0.3 - h * 0.9)
    .curve(3.4, -0.3 - h * 0.72, 1.6, -0.25 - h * 0.3, -0.6, -0.35 - h * 0.06)
    .curve(-2, -0.35, -3.6, -0.3, -6, -0.3)
    .curve(-9, -0.3, -11.8, -0.4, -13.4, -0.95)
    .pts.slice(1),
]

/** The part of the far side that is visible through the opening. */
const insideOf = (h: number): Line => [
  ...pen(-5.6, -4.7)
    .curve(-3.8, -5.3, -0.6, -4.7 - h * 0.24, 2.2, -4.9 - h * 0.52)
    .curve(5, -5.2 - h * 0.8, 7.2, -6 - h, 9.3, -6.25 - h).pts,
  ...topline(h).reverse().slice(1),
]

const insoleOf = (h: number): Line =>
  pen(-4.4, -4.7)
    .curve(-2.4, -4.7, 0.6, -4.3 - h * 0.34, 3, -4.5 - h * 0.6)
    .curve(1, -3.4 - h * 0.4, -2.4, -3.4 - h * 0.16, -4.4, -4.7).pts

/** A thin leather sole that follows the arch and ends at the breast of the heel. */
const soleOf = (h: number): Line =>
  ribbon(
    pen(-13.3, -0.75)
      .curve(-11.6, -0.18, -8.6, -0.16, -6, -0.16)
      .curve(-3.4, -0.16, -1.8, -0.2, -0.4, -0.3 - h * 0.07)
      .curve(1.8, -0.2 - h * 0.32, 3.6, -0.25 - h * 0.74, 5.8, -0.25 - h * 0.92).pts,
    0.42,
    0.26,
  )

/** Broad at the top, slim below its upper third; its back continues the line of the heel counter and leans inwards. */
const heelOf = (h: number): Line =>
  pen(5.7, -0.25 - h * 0.92)
    .curve(7.2, -0.1 - h, 9, -0.2 - h, 10.62, -0.62 - h)
    .curve(10.9, -h * 0.86, 10.5, -h * 0.5, 10.2, -0.45)
    .line(9.2, -0.45)
    .curve(9.1, -h * 0.36, 8.9, -h * 0.6, 8.2, -h * 0.75)
    .curve(7.6, -h * 0.86, 6.8, -h * 0.9, 5.7, -0.25 - h * 0.92).pts

const tip: Line = [
  [9.14, -0.5],
  [10.26, -0.5],
  [10.22, 0],
  [9.16, 0],
]

function panelsOf(h: number, { l, c, h: hue }: Colour): Panel[] {
  const edge = { l: Math.max(0.3, l - 0.26), c: c * 0.7, h: hue }
  const lining = lch(0.74, 0.042, 72)
  const flat = { dents: 0, cloth: 'plain' } as const
  return [
    { name: 'inside', outline: insideOf(h), pillow: 0.7, lift: -0.7, colour: lining, ...flat },
    { name: 'insole', outline: insoleOf(h), pillow: 0.4, lift: -0.6, colour: { ...lining, l: 0.66 }, ...flat },
    { name: 'heel', outline: heelOf(h), pillow: 0.85, lift: -0.1, dents: 0 },
    { name: 'upper', outline: upperOf(h), pillow: 1.7, lift: 0, dents: 0.02 },
    {
      ...{ name: 'binding', outline: ribbon(topline(h), 0.3), form: 'upper', pillow: 0.2, lift: 0.14, dents: 0 },
      tint: l > 0.45 ? -0.05 : 0.06,
    },
    { name: 'tip', outline: tip, pillow: 0.15, lift: 0.05, colour: lch(0.24, 0.01, 60), cloth: 'rubber', dents: 0 },
    { name: 'sole', outline: soleOf(h), pillow: 0.2, lift: 0.06, colour: edge, cloth: 'rubber', dents: 0 },
  ]
}

/** A fold that makes a long soft highlight on the toe. */
const shine = (h: number) => ({
  on: 'upper',
  line: pen(-12, -2).curve(-9.6, -3, -6.8, -2.9, -3.4, -2.2 - h * 0.04).pts,
  width: 2.8,
  height: 0.14,
})

const seamsOf = (h: number): Seam[] => [
  { on: 'upper', line: topline(h).map(([x, y]): Pt => [x + 0.1, y + 0.5]), depth: 0, stitches: [0] },
  {
    on: 'upper',
    line: pen(1.9, -3.4 - h * 0.47).curve(2.5, -2.6 - h * 0.46, 2.5, -1.6 - h * 0.44, 2, -0.6 - h * 0.38).pts,
    depth: 0.08,
  },
  {
    on: 'upper',
    line: pen(7, -4.7 - h * 0.94).curve(6.4, -3.4 - h * 0.93, 6, -2 - h * 0.92, 5.8, -0.4 - h * 0.9).pts,
    depth: 0.06,
    stitches: [0.3],
  },
]
