import { css, lch } from '../drawing/colour.ts'
import { type Line, mirror, type Pt, pen, smooth, whole } from '../drawing/geometry.ts'
import type { Ink, Panel, Trim } from '../drawing/model.ts'

/** The same thing on both sides: -1 is left in the picture, 1 is right. */
export const both = <T>(make: (side: -1 | 1) => T): [T, T] => [make(-1), make(1)]

/** The right side of a line, or its mirror image. */
export const side = (line: Line, s: number): Line => (s > 0 ? line : mirror(line))

/** Lean of a limb from the vertical in degrees, given its angle below the horizontal. */
export const lean = (angle: number, side: number): number => -(90 - angle) * side

const dir = (angle: number): Pt => [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]

/** A sleeve as a tube from the armhole. Angles in degrees below the horizontal, lengths in cm. */
export interface SleeveCut {
  shoulder: Pt
  armpit: Pt
  angle: number
  length: number
  cuff: number
  elbow?: number
  bend?: number
  fall?: number
  under?: number
}

/** The outline of a sleeve, and the places of things on it. */
export interface Sleeve {
  readonly outline: Line
  readonly armhole: Line
  readonly angle: number
  /** A line around the sleeve, `up` cm above its end. */
  readonly hem: (up: number) => Line
  readonly cuff: (up: number) => Line
  readonly elbow: Pt
  readonly wrist: Pt
}

/** Cuts a sleeve for the right side of the picture. */
export function sleeve(cut: SleeveCut): Sleeve {
  const { shoulder: s, armpit: a, angle, bend = 0, under = 0 } = cut
  const { long, outer, inner, e, eIn, end, inEnd, d2 } = sleeveLines(cut)
  const armhole = armholeOf(s, a)
  const hidden = under
    ? pen(...a)
        .line(a[0] - under, a[1])
        .curve(a[0] - 3.4 - under, a[1] - 4.6, s[0] - 2.6 - under, s[1] + 8, s[0] - under, s[1])
        .line(...s).pts
    : armhole
  const near = (up: number, spread = 0.1): Line => {
    const o: Pt = [end[0] - d2[0] * up, end[1] - d2[1] * up]
    const i: Pt = [inEnd[0] - d2[0] * up, inEnd[1] - d2[1] * up]
    return bow([o[0] + spread, o[1]], [i[0] - spread, i[1]])
  }
  return {
    outline: [...outer, ...bow(end, inEnd).slice(1), ...inner.slice(1), ...hidden.slice(1)],
    armhole,
    angle: long ? angle + bend / 2 : angle + 4,
    hem: near,
    cuff: (up) => [...near(up, 0), ...[...bow([end[0] - 0.25, end[1]], [inEnd[0] + 0.25, inEnd[1]])].reverse()],
    elbow: [(e[0] + eIn[0]) / 2, (e[1] + eIn[1]) / 2],
    wrist: [(end[0] + inEnd[0]) / 2, (end[1] + inEnd[1]) / 2],
  }
}

/** The outer and the inner line of a sleeve, and the points they go through: elbow and end, on both sides. */
function sleeveLines({
  shoulder: s,
  armpit: a,
  angle,
  length,
  cuff,
  elbow = cuff * 1.22,
  bend = 0,
  fall = 0,
}: SleeveCut) {
  const long = length > 34
  const d1 = dir(angle)
  const d2 = dir(angle + bend)
  const in1: Pt = [-d1[1], d1[0]]
  const in2: Pt = [-d2[1], d2[0]]
  const split = long ? 0.52 : 1
  const e: Pt = [s[0] + d1[0] * length * split, s[1] + d1[1] * length * split]
  const end: Pt = long ? [e[0] + d2[0] * length * (1 - split), e[1] + d2[1] * length * (1 - split)] : e
  const inEnd: Pt = [end[0] + in2[0] * cuff, end[1] + in2[1] * cuff * (1 - fall)]
  const eIn: Pt = [e[0] + (in1[0] + in2[0]) * 0.5 * elbow, e[1] + (in1[1] + in2[1]) * 0.5 * elbow]
  const cap: Pt = [s[0] + d1[0] * 5.5 + 1.25, s[1] + d1[1] * 5.5 - 0.5]
  const outer = long
    ? smooth([
        s,
        cap,
        [s[0] + d1[0] * length * 0.3 + 1.1, s[1] + d1[1] * length * 0.3],
        e,
        [(e[0] + end[0]) / 2 + 0.3, (e[1] + end[1]) / 2],
        end,
      ])
    : smooth([s, cap, [s[0] + d1[0] * length * 0.6 + 0.6, s[1] + d1[1] * length * 0.6], end])
  const inner = long
    ? smooth([
        inEnd,
        [(eIn[0] + inEnd[0]) / 2 + 0.4, (eIn[1] + inEnd[1]) / 2],
        eIn,
        [(eIn[0] + a[0]) / 2 + 0.3, (eIn[1] + a[1]) / 2],
        a,
      ])
    : smooth([inEnd, a])
  return { long, outer, inner, e, eIn, end, inEnd, d2 }
}

const armholeOf = (s: Pt, a: Pt): Line =>
  pen(...a).curve(
    a[0] - Math.min(3.4, Math.max(0.6, (a[0] - s[0]) * 1.2 + 1.4)),
    a[1] - 5.5,
    s[0] - 2.6,
    s[1] + 8,
    ...s,
  ).pts

/** A line around a sleeve, which sags a little. */
const bow = (p: Pt, q: Pt): Line =>
  pen(...p).curve(
    p[0] + (q[0] - p[0]) * 0.3 + 0.2,
    p[1] + (q[1] - p[1]) * 0.3 + 0.7,
    p[0] + (q[0] - p[0]) * 0.7 + 0.2,
    p[1] + (q[1] - p[1]) * 0.7 + 0.7,
    ...q,
  ).pts

/** A pair of sleeves. */
export const sleevePanels = (arm: Sleeve, how: Required<Pick<Panel, 'puff' | 'lift' | 'dents'>>): Panel[] =>
  both((s) => ({ name: `sleeve ${s}`, outline: side(arm.outline, s), turn: lean(arm.angle, s), ...how }))

/** The inside of the back, seen through a neckline that opens `neck` cm to each side. */
export const insideNeck = (back: Line, neck: number, lift: number): Panel => ({
  name: 'inside',
  outline: whole([
    ...back,
    ...pen(neck + 1, 0.4)
      .line(neck, 6)
      .curve(6, 12, 3, 13, 0, 13).pts,
  ]),
  lift,
  tint: -0.07,
  puff: 0.2,
  dents: 0.05,
  print: false,
})

/** A blank woven label inside the back neck, its top at y cm. */
export const tape = (y: number): Trim =>
  Object.assign(
    (ink: Ink): string => {
      const corners: Line = [
        [-1.7, y],
        [1.7, y],
        [1.7, y + 1.7],
        [-1.7, y + 1.7],
      ]
      return `<path d="${ink.d(corners, true)}" fill="${css(lch(0.9, 0.012, 85))}"/>`
    },
    { tucked: true },
  )

/** A line with its mirror image, joined at the centre. */
export const across = (right: Line): Line => [...mirror(right).reverse(), ...right]

/** The right half of a bodice, from centre neck to centre hem (cm). */
export interface TorsoCut {
  neckline: Line
  shoulder: Pt
  armpit: Pt
  waist: Pt
  hem: Pt
  drop?: number
  hip?: Pt
}

/** Cuts a bodice: neckline, shoulder, armhole, side seam, hem with a drop at the centre. */
export function torso({ neckline, shoulder: s, armpit: a, waist: w, hem: m, drop = 1, hip }: TorsoCut): Line {
  const n = neckline.at(-1)!
  const p = pen(...n)
    .curve(
      n[0] + (s[0] - n[0]) * 0.35,
      n[1] + (s[1] - n[1]) * 0.28,
      n[0] + (s[0] - n[0]) * 0.75,
      n[1] + (s[1] - n[1]) * 0.68,
      ...s,
    )
    .curve(s[0] - 2.6, s[1] + 8, a[0] - 3.4, a[1] - 4.6, ...a)
    .curve(a[0] - 0.7, a[1] + (w[1] - a[1]) * 0.45, w[0], w[1] - (w[1] - a[1]) * 0.35, ...w)
  if (hip) p.curve(w[0] + 0.1, w[1] + (hip[1] - w[1]) * 0.4, hip[0], hip[1] - (hip[1] - w[1]) * 0.45, ...hip).line(...m)
  else p.curve(w[0] + 0.1, w[1] + (m[1] - w[1]) * 0.4, m[0], m[1] - (m[1] - w[1]) * 0.4, ...m)
  p.curve(m[0] * 0.66, m[1] + drop * 0.9, m[0] * 0.33, m[1] + drop, 0, m[1] + drop)
  return [...neckline, ...p.pts.slice(1)]
}
