import { lch } from '../drawing/colour.ts'
import { type Line, mirror, type Pt, pen, whole } from '../drawing/geometry.ts'
import type { Fold, Panel, Seam, Trim } from '../drawing/model.ts'
import type { Random } from '../drawing/random.ts'
import { beltAndKnot } from './belted.ts'
import { button } from './button.ts'
import { creased, falling, pulled } from './folds.ts'
import { backCollar, insideOf, lapelSeams, lapelsAndCollar, type Turned } from './lapels.ts'
import type { Make } from './make.ts'
import { both, side, sleeve, sleevePanels, torso } from './parts.ts'

type Cut = 'double' | 'belted' | 'blazer'

const chest = 26
const shoulder: Pt = [21.4, 5.2]
const arm = sleeve({ shoulder, armpit: [18.6, 25.5], angle: 74, bend: 13, length: 59, elbow: 14, cuff: 12.4 })

/** The measures in which the three cuts differ, in cm. */
const measures: Readonly<
  Record<Cut, { length: number; waist: number; hem: number; breakY: number; closing: number; neck: number }>
> = {
  double: { length: 108, waist: 23.6, hem: 31, breakY: 36, closing: 7.2, neck: 39 },
  belted: { length: 108, waist: 20.4, hem: 31, breakY: 42, closing: 2.4, neck: 39 },
  blazer: { length: 70, waist: 22.6, hem: 25.4, breakY: 40, closing: 2.4, neck: 41 },
}

/** Tailored coat with lapels. Cuts: double (double-breasted, peaked), belted, blazer. */
export const coat: Make = ({ cut: name, view, rnd, look }) => {
  const cut: Cut = name === 'blazer' || name === 'belted' ? name : 'double'
  const front = view === 'front'
  const { breakY, closing, length } = measures[cut]
  const turned: Turned = { breakY, foot: closing * 0.9, peaked: cut === 'double' }
  const body = bodyOf(cut, front)
  const dark = lch(Math.max(0.2, look.colour.l - 0.3), Math.min(0.04, look.colour.c), look.colour.h || 50)
  const horn = look.colour.l > 0.45 ? lch(0.36, 0.035, 50) : dark.l < 0.25 ? lch(0.34, 0.012, 60) : dark
  const lining = lch(Math.min(0.82, look.colour.l + 0.12), 0.035, 60)
  const under: Panel = { name: 'under', outline: whole(body), puff: 0.3, lift: 0, dents: 0.3 }
  const belt = cut === 'belted' ? beltAndKnot(front) : undefined
  return {
    detail: [6, 13],
    panels: [
      ...(front ? insideOf(turned, lining) : []),
      ...(front && cut === 'blazer' ? [tailLining(length, lining)] : []),
      under,
      ...(front ? [{ ...under, name: 'body', outline: overlap(cut, body), form: 'under', lift: 0.24 }] : []),
      ...(front ? both((s): Panel => flap(cut, s)) : []),
      ...(front && cut === 'blazer' ? [breastWelt] : []),
      ...(belt ? [belt.band] : []),
      ...sleevePanels(arm, { puff: 0.52, lift: 0.9, dents: 0.24 }),
      ...(belt?.knot ?? []),
      ...(front ? lapelsAndCollar(turned) : [backCollar]),
    ],
    folds: foldsOf(cut, rnd),
    seams: [
      ...both((s): Seam => ({ on: `sleeve ${s}`, line: side(arm.armhole, s), depth: 0.03 })),
      ...(front ? [...lapelSeams(turned), ...frontSeams(cut)] : backSeams(cut)),
      ...(cut === 'blazer'
        ? []
        : both((s): Seam => ({ on: `sleeve ${s}`, line: side(arm.hem(8), s), depth: 0.06, stitches: [s * 0.4] }))),
    ],
    trims: [...(front ? [buttons(cut, horn)] : []), sleeveButtons(cut, horn)],
  }
}

function bodyOf(cut: Cut, front: boolean): Line {
  const { length, waist, hem, neck } = measures[cut]
  const blazer = cut === 'blazer'
  const neckline = front
    ? pen(0, neck).line(8.4, 1).line(8.6, -0.8).pts
    : pen(0, 0.2).curve(3, 0.2, 6, -0.2, 8.6, -0.8).pts
  const body = torso({
    neckline,
    shoulder,
    armpit: [chest - 0.4, 25.5],
    waist: [waist, 44],
    hem: [hem, length - 1.4],
    drop: 1.3,
    hip: blazer ? [25, 60] : [26.2, 66],
  })
  if (!blazer || !front) return body
  // The fronts of a blazer are cut away in a curve below the last button.
  const kept = body.filter(([x, y]) => y < length - 3 || x > 9.6)
  return [
    ...kept,
    ...pen(9, length - 0.2)
      .curve(5.4, length - 0.4, 2.6, length - 3, 1.5, length - 14)
      .line(0, length - 14.6).pts,
  ]
}

/** The wearer's left front, which lies over the right one. */
function overlap(cut: Cut, body: Line): Line {
  const { length, breakY, closing } = measures[cut]
  const foot = closing * 0.9
  const rest = body.slice(body.findIndex((p) => p[0] === 8.6))
  const edge =
    cut === 'blazer'
      ? pen(-9, length - 0.2).curve(-4.4, length - 0.3, -0.4, length - 4, closing, length - 18).pts
      : [[closing, length - 0.2] as Pt]
  const side = cut === 'blazer' ? rest.filter(([x, y]) => y < length - 20 || x > 9.6) : rest
  return [
    ...mirror(side),
    ...edge,
    ...pen(closing, length - 20).curve(closing, 50, closing, breakY + 6, foot, breakY).pts,
    ...pen(foot, breakY)
      .curve(foot - 2.6, breakY - 10, -6.4, 12, -8.6, -0.8)
      .pts.slice(1),
  ]
}

/** The lining of the back, visible between the cut-away fronts. */
const tailLining = (length: number, colour: Panel['colour'] & object): Panel => ({
  name: 'tail',
  outline: whole(
    pen(0, length - 17)
      .line(5, length - 17)
      .line(10, length - 0.9)
      .line(0, length - 0.7).pts,
  ),
  colour,
  tint: -0.04,
  cloth: 'satin',
  lift: -1.2,
  puff: 0.2,
  dents: 0.08,
})

const pocketOf = (cut: Cut): Line => {
  const y = cut === 'blazer' ? 50 : 61
  return [
    [9.6, y],
    [21.8, y - 0.8],
    [22.2, y + 4.4],
    [10, y + 5.4],
  ]
}
const flap = (cut: Cut, s: number): Panel => ({
  name: `flap ${s}`,
  outline: side(pocketOf(cut), s),
  form: 'under',
  lift: 0.4,
  dents: 0.04,
})
const breastWelt: Panel = {
  name: 'welt',
  outline: [
    [11.2, 27.2],
    [19, 25.8],
    [19.2, 28],
    [11.4, 29.4],
  ],
  form: 'under',
  lift: 0.24,
  dents: 0.02,
}

function foldsOf(cut: Cut, rnd: Random): Fold[] {
  const belted = cut === 'belted'
  const { length, hem } = measures[cut]
  return [
    ...falling(rnd, {
      on: 'under',
      count: cut === 'blazer' ? 3 : 6,
      top: (u) => [u * 22, belted ? 47 : 52],
      hem: (u) => [u * (hem - 1), length + 1],
      width: belted ? 2.6 : 3.2,
      height: belted ? 0.7 : 0.5,
      start: belted ? [0, 0.15] : [0.1, 0.5],
    }),
    ...both((s) =>
      pulled(rnd, { on: 'under', from: [s * 22, 24], to: [s * 13, 34], count: 2, spread: 36, width: 1.7, height: 0.3 }),
    ).flat(),
    ...(belted
      ? both((s) =>
          pulled(rnd, {
            on: 'under',
            from: [s * 18, 42],
            to: [s * 13, 30],
            count: 3,
            spread: 40,
            width: 1.3,
            height: 0.36,
          }),
        ).flat()
      : []),
    ...both((s) =>
      creased(rnd, {
        on: `sleeve ${s}`,
        centre: [s * arm.elbow[0], arm.elbow[1]],
        halfWidth: 7.5,
        count: 4,
        step: 4,
        turn: -s * 8,
        width: 1.6,
        height: 0.42,
      }),
    ).flat(),
    ...both((s) =>
      pulled(rnd, {
        on: `sleeve ${s}`,
        from: [s * 21, 22],
        to: [s * 26, 13],
        count: 2,
        spread: 40,
        width: 1.6,
        height: 0.3,
      }),
    ).flat(),
  ]
}

function frontSeams(cut: Cut): Seam[] {
  const { breakY, closing, length } = measures[cut]
  const blazer = cut === 'blazer'
  const edge = pen(closing, length - (blazer ? 19 : 0)).curve(closing, 80, closing, breakY + 6, closing * 0.9, breakY)
  const dart: Line = [
    [9.4, 58],
    [9.8, 40],
    [9.2, 27],
  ]
  const pocket = pocketOf(cut)
  return [
    { on: 'under', line: edge.pts, depth: 0, stitches: [0.7] },
    ...both((s): Seam => ({ on: 'under', line: side(dart, s), depth: blazer ? 0.08 : 0 })),
    ...both(
      (s): Seam => ({
        on: `flap ${s}`,
        line: side([...pocket.slice(1), pocket[0]!], s),
        depth: 0,
        stitches: [s * -0.4],
      }),
    ),
  ]
}

function backSeams(cut: Cut): Seam[] {
  const { length } = measures[cut]
  const vent: Line = [
    [0.3, length - (cut === 'blazer' ? 20 : 36)],
    [0.9, length],
  ]
  const middle: Line = [
    [0, 4],
    [0.2, 40],
    [0, 70],
    [0, length],
  ]
  const princess: Line = [
    [17.6, 16],
    [13, 30],
    [12, 46],
    [14, 70],
  ]
  return [
    { on: 'under', line: middle, depth: 0.1 },
    { on: 'under', line: vent, depth: 0.4 },
    ...both((s): Seam => ({ on: 'under', line: side(princess, s), depth: 0.05 })),
  ]
}

type Horn = Parameters<typeof button>[3]

const buttons =
  (cut: Cut, horn: Horn): Trim =>
  (ink) => {
    if (cut === 'belted') return ''
    if (cut === 'blazer') return [42.5, 52].map((y) => button(ink, [0.3, y], 0.95, horn)).join('')
    return [40, 52, 64].map((y) => button(ink, [4.1, y], 1.15, horn) + button(ink, [-6.1, y], 1.15, horn)).join('')
  }

const sleeveButtons =
  (cut: Cut, horn: Horn): Trim =>
  (ink) =>
    both((s) =>
      [2.4, 4.4, 6.4]
        .slice(0, cut === 'blazer' ? 3 : 1)
        .map((up) => button(ink, [s * (arm.wrist[0] + 4.2), arm.wrist[1] - up - 1], 0.6, horn))
        .join(''),
    ).join('')
