import { lch } from '../drawing/colour.ts'
import { type Line, mirror, type Pt, pen, ribbon, shift } from '../drawing/geometry.ts'
import type { Fold, Garment, Made, Panel, Seam, Trim } from '../drawing/model.ts'
import type { Make } from './make.ts'

/** Sets a second shoe behind the first, a little darker, as a pair stands in a shop window (cm). */
function pair(made: Made, dx: number, dy: number, view: 'front' | 'back'): Made {
  // The back picture shows the other side: the toe to the right, under the same light.
  const one: Made =
    view === 'front'
      ? made
      : {
          detail: [-made.detail[0], made.detail[1]],
          panels: made.panels.map((p): Panel => ({ ...p, outline: mirror(p.outline) })),
          folds: made.folds.map((f): Fold => ({ ...f, line: mirror(f.line) })),
          seams: made.seams.map((s): Seam => ({ ...s, line: mirror(s.line) })),
          trims: [],
        }
  const name = (n: string): string => `far ${n}`
  const far: Garment = {
    panels: one.panels.map(
      (p): Panel => ({
        ...p,
        name: name(p.name),
        form: p.form && name(p.form),
        outline: shift(p.outline, dx, dy),
        lift: (p.lift ?? 0) - 3,
        ...(p.colour ? { colour: { ...p.colour, l: p.colour.l - 0.04 } } : { tint: (p.tint ?? 0) - 0.035 }),
      }),
    ),
    folds: one.folds.map((f): Fold => ({ ...f, on: name(f.on), line: shift(f.line, dx, dy) })),
    seams: one.seams.map((s): Seam => ({ ...s, on: name(s.on), line: shift(s.line, dx, dy) })),
    trims: one.trims.map(
      (t): Trim =>
        (ink) =>
          t({ ...ink, d: (l, c) => ink.d(shift(l, dx, dy), c), at: ([x, y]) => ink.at([x + dx, y + dy]) }),
    ),
  }
  // Far trims would lie over the near shoe, so only the near shoe keeps its own.
  return {
    detail: one.detail,
    panels: [...far.panels, ...one.panels],
    folds: [...far.folds, ...one.folds],
    seams: [...far.seams, ...one.seams].filter((s) => !s.on.startsWith('far') || !s.stitches),
    trims: one.trims,
  }
}

/** Low sneaker, side view, toe to the left, sole on y = 0. */
export const sneaker: Make = ({ look, view }) => {
  const white = lch(0.93, 0.008, 90),
    sole = look.colour.l > 0.88 ? lch(0.88, 0.02, 85) : white
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
    const t = i / 3.3,
      x = -3.7 + t * 5,
      y = -7.9 - t * 2.9
    return ribbon(pen(x - 1.1, y - 0.75).curve(x - 0.2, y - 0.5, x + 0.6, y + 0.3, x + 0.9, y + 1.1).pts, 0.7)
  })
  const shoe: Made = {
    detail: [-2, -7],
    panels: [
      { name: 'lining', outline: lining, pillow: 0.8, lift: -0.4, tint: -0.07, dents: 0, cloth: 'plain' },
      { name: 'tongue', outline: tongue, pillow: 0.9, lift: -0.1, dents: 0.03 },
      { name: 'upper', outline: upper, pillow: 2.6, lift: 0, dents: 0.12 },
      { name: 'toe', outline: toe, form: 'upper', pillow: 2.2, lift: 0.16, dents: 0.04 },
      { name: 'eyestay', outline: eyestay, form: 'upper', pillow: 1.2, lift: 0.18, dents: 0.02 },
      { name: 'heel', outline: heel, form: 'upper', pillow: 1.9, lift: 0.18, dents: 0.04 },
      { name: 'sole', outline: soleShape, pillow: 0.7, lift: 0.35, cloth: 'rubber', colour: sole, dents: 0.02 },
      ...laces.map(
        (outline, i): Panel => ({
          name: `lace ${i}`,
          outline,
          pillow: 0.2,
          lift: 0.3,
          cloth: 'plain',
          colour: white,
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
    trims: [],
  }
  return pair(shoe, view === 'front' ? -2.4 : 2.4, -1.9, view)
}

/** Ankle boot with a block heel, side view, toe to the left. */
export const boot: Make = ({ cut, view }) => {
  const chelsea = cut === 'chelsea',
    heel = chelsea ? 2.4 : 5.4,
    up = heel
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
    view === 'front' ? -2.6 : 2.6,
    -1.8,
    view,
  )
}

/** Pump with a slim heel, side view, toe to the left. */
export const pump: Make = ({ cut, view }) => {
  const h = cut === 'kitten' ? 4 : 8
  const upper = pen(-13.2, -0.9)
    .curve(-12.2, -2.6, -9.4, -3.6, -6.8, -4.5)
    .curve(-5.4, -5.2, -4.6, -6, -4.2, -6.4)
    .curve(-2.4, -4.4 - h * 0.06, 0.8, -3.4 - h * 0.36, 4, -3.5 - h * 0.7)
    .curve(6.8, -3.8 - h * 0.9, 8.6, -4.8 - h, 9.4, -5.8 - h)
    .curve(10.4, -5.6 - h, 11.2, -3 - h, 10.6, -0.8 - h)
    .curve(8.4, -0.5 - h * 1.02, 5, -0.4 - h * 0.86, 2, -0.5 - h * 0.45)
    .curve(-1, -0.6 - h * 0.08, -4, -0.5, -7, -0.4)
    .curve(-10, -0.4, -12, -0.6, -13.2, -0.9).pts
  const inside = pen(-4.3, -6.3)
    .curve(-2.4, -7.2, 1.4, -6.4 - h * 0.42, 4.4, -5.6 - h * 0.76)
    .curve(6.8, -5.4 - h * 0.95, 8.4, -5.6 - h, 9.3, -5.7 - h)
    .curve(7, -3.4 - h * 0.92, 4, -3.1 - h * 0.7, 1, -3 - h * 0.4)
    .curve(-1.6, -3.6 - h * 0.1, -3, -4.8, -4.3, -6.3).pts
  const sole = ribbon(
    pen(-13.1, -0.75)
      .curve(-10, -0.15, -6, -0.1, -3, -0.35)
      .curve(0, -0.6 - h * 0.12, 3, -0.4 - h * 0.66, 6, -0.35 - h * 0.92)
      .curve(8, -0.4 - h, 9.6, -0.6 - h, 10.5, -0.8 - h).pts,
    0.42,
  )
  const heel = pen(6.4, -0.5 - h * 0.95)
    .curve(8, -0.6 - h, 9.6, -0.6 - h, 10.7, -0.8 - h)
    .curve(10.2, -h * 0.6, 9.9, -h * 0.3, 9.8, 0)
    .line(8.8, 0)
    .curve(8.9, -h * 0.4, 9, -h * 0.74, 6.4, -0.5 - h * 0.95).pts
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
        { name: 'heel', outline: heel, puff: 0.5, lift: -0.1, dents: 0 },
        { name: 'upper', outline: upper, pillow: 1.9, lift: 0, dents: 0.05 },
        {
          name: 'sole',
          outline: sole,
          pillow: 0.2,
          lift: 0.05,
          colour: lch(0.42, 0.05, 55),
          cloth: 'rubber',
          dents: 0,
        },
      ],
      folds: [],
      seams: [
        {
          on: 'upper',
          line: pen(-4.2, -6)
            .curve(-2.2, -4 - h * 0.06, 0.8, -3 - h * 0.36, 4, -3.1 - h * 0.7)
            .curve(6.8, -3.4 - h * 0.9, 8.6, -4.4 - h, 9.5, -5.4 - h).pts,
          depth: 0,
          stitches: [0],
        },
      ],
      trims: [],
    },
    view === 'front' ? -2.2 : 2.2,
    -1.5,
    view,
  )
}
