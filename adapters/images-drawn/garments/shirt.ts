import { lch } from '../drawing/colour.ts'
import { type Line, type Pt, pen, whole } from '../drawing/geometry.ts'
import type { Fold, Panel, Seam, Trim } from '../drawing/model.ts'
import { button } from './button.ts'
import { creased, falling, pulled } from './folds.ts'
import type { Make } from './make.ts'
import { across, both, lean, side, sleeve, sleevePanels, tape, torso } from './parts.ts'

/** A child's collar has round ends. */
const roundLeaf: Line = pen(0.9, 6.6)
  .curve(2.8, 4, 6, 1, 6.8, -2.2)
  .curve(7.9, -1.8, 9.2, -0.6, 10.2, 1)
  .curve(11, 3.6, 10.8, 6.6, 8.4, 8.2)
  .curve(6, 9.6, 2.6, 8.8, 0.9, 6.6).pts

const breastPocket: Line = [
  [6.4, 21],
  [17, 20.4],
  [17.6, 30.6],
  [12.4, 33.4],
  [6.9, 31.2],
]

/** Shirt: two-piece collar, placket, curved hem, buttoned cuffs. Cuts: regular, blouse. */
export const shirt: Make = (order) => {
  const cut = shirtCut(order)
  return { detail: [2, 8], panels: panelsOf(cut), folds: foldsOf(cut), seams: seamsOf(cut), trims: trimsOf(cut) }
}

/** Measures of the cut, and the lines that several of its parts share, in cm. */
function shirtCut({ cut, view, form, rnd, look }: Parameters<Make>[0]) {
  const blouse = cut === 'blouse'
  const length = blouse ? 64 : 70
  const chest = 24.6
  const shoulder: Pt = [20.8, 4.9]
  const armpit: Pt = [chest, 24]
  const neckline =
    view === 'front'
      ? pen(0, 9.4).curve(2.5, 5.5, 6, 1.4, 7.6, -0.6).pts
      : pen(0, 1.2).curve(3, 1.2, 6, 0.6, 7.6, -0.6).pts
  const body = torso({
    neckline,
    shoulder,
    armpit,
    waist: [chest - (blouse ? 1.2 : 1.8), 42],
    hem: [chest - 0.2, length - 8],
    drop: 0,
  }).slice(0, -1)
  const sideHem = body.findLast((p) => p[0] > chest - 0.21)!
  const shape = [
    ...body.filter((p) => p[1] <= sideHem[1] && !(p[1] > length - 9 && p[0] < chest - 2)),
    ...pen(...sideHem)
      .curve(chest - 2, length - 4.4, chest - 7, length, 11, length)
      .curve(7, length + 0.1, 4, length + 0.2, 0, length + 0.2)
      .pts.slice(1),
  ]
  const arm = sleeve({
    shoulder,
    armpit: [18.2, 24],
    angle: 72,
    bend: 15,
    length: 57,
    elbow: 12,
    cuff: blouse ? 11 : 9.8,
  })
  const pocketed = view === 'front' && !blouse && form === 'men'
  const leaf =
    form === 'kids'
      ? roundLeaf
      : pen(0.9, 6.6)
          .curve(2.8, 4, 6, 1, 6.8, -2.2)
          .curve(7.9, -1.8, 9, -0.6, 9.7, 1)
          .curve(9.2, 4.4, 8.6, 7.4, 7.9, 10.2)
          .curve(5.2, 9.6, 2.8, 8.4, 0.9, 6.6).pts
  const buttons = [12, 21, 30, 39, 48, 57].filter((y) => y < length - 7)
  const pearl = look.colour.l > 0.75 ? lch(0.9, 0.012, 85) : lch(0.82, 0.02, 80)
  const hem = across(shape.slice(-26).reverse())
  const cuff = arm.cuff(6)
  return { view, shape, length, pocketed, arm, cuff, leaf, rnd, hem, buttons, pearl }
}

type ShirtCut = ReturnType<typeof shirtCut>

const panelsOf = ({ view, shape, length, pocketed, arm, cuff, leaf }: ShirtCut): Panel[] => [
  ...insidePanels(view),
  { name: 'body', outline: whole(shape), puff: 0.3, dents: 0.3 },
  ...(view === 'front'
    ? [
        {
          name: 'placket',
          outline: [
            [-1.6, 8],
            [1.5, 8.6],
            [1.7, length + 0.1],
            [-1.5, length + 0.1],
          ] as Line,
          form: 'body',
          lift: 0.14,
          dents: 0.1,
        },
      ]
    : []),
  ...(pocketed ? [{ name: 'pocket', outline: breastPocket, form: 'body', lift: 0.14, dents: 0.06 }] : []),
  ...sleevePanels(arm, { puff: 0.5, lift: 0.8, dents: 0.2 }),
  ...both((s) => ({
    name: `cuff ${s}`,
    outline: side(cuff, s),
    form: `sleeve ${s}`,
    grain: lean(arm.angle + 4, s),
    lift: 0.95,
    dents: 0.04,
  })),
  ...collarPanels(view, leaf),
]

/** The parts of the back that are visible through the neckline: its inside, and the stand of the collar. */
const insidePanels = (view: ShirtCut['view']): Panel[] =>
  view === 'front'
    ? [
        {
          name: 'inside',
          outline: whole(pen(0, -2.6).curve(3, -2.7, 5.6, -2.5, 6.9, -1.9).line(8, 0).curve(5, 9, 2, 12, 0, 12).pts),
          lift: -1.4,
          tint: -0.06,
          puff: 0.25,
          dents: 0.05,
        },
        {
          name: 'stand',
          outline: whole(
            pen(0, -2.9).curve(3, -3, 5.4, -2.8, 7.2, -2).line(6.2, -0.4).curve(4, 0.6, 2, 0.9, 0, 0.9).pts,
          ),
          form: 'inside',
          lift: -1.1,
          tint: -0.03,
          dents: 0,
        },
      ]
    : []

const collarPanels = (view: ShirtCut['view'], leaf: Line): Panel[] =>
  view === 'front'
    ? both((s) => ({
        name: `collar ${s}`,
        outline: side(leaf, s),
        pillow: 0.4,
        lift: 0.7,
        dents: 0.06,
        grain: s * 38,
      }))
    : [
        {
          name: 'collar',
          outline: whole(
            pen(0, -3.9).curve(3, -3.9, 5.5, -3.6, 6.9, -2.9).curve(8.2, -2, 9, -0.6, 9.4, 1).curve(6, 2.6, 3, 3, 0, 3)
              .pts,
          ),
          pillow: 0.5,
          lift: 0.6,
          dents: 0.05,
        },
      ]

const foldsOf = ({ rnd, length, arm }: ShirtCut): Fold[] => [
  ...both((s) =>
    pulled(rnd, { on: 'body', from: [s * 20, 22], to: [s * 7, 32], count: 3, spread: 44, width: 1.4, height: 0.34 }),
  ).flat(),
  ...both((s) =>
    pulled(rnd, { on: 'body', from: [s * 15, 12], to: [s * 9, 27], count: 2, spread: 24, width: 1.2, height: 0.22 }),
  ).flat(),
  ...falling(rnd, {
    on: 'body',
    count: 5,
    top: (u) => [u * 18, 22],
    hem: (u) => [u * 22, length],
    width: 2.4,
    height: 0.2,
    start: [0.4, 0.75],
  }),
  ...both((s) =>
    creased(rnd, {
      on: `sleeve ${s}`,
      centre: [s * arm.elbow[0], arm.elbow[1]],
      halfWidth: 6,
      count: 5,
      step: 3.6,
      turn: -s * 8,
      width: 1.05,
      height: 0.29,
    }),
  ).flat(),
  ...both((s) =>
    creased(rnd, {
      on: `sleeve ${s}`,
      centre: [s * arm.wrist[0] * 0.99, arm.wrist[1] - 10.5],
      halfWidth: 5,
      count: 3,
      step: 2.4,
      turn: -s * 4,
      width: 0.8,
      height: 0.2,
    }),
  ).flat(),
  ...both((s) =>
    pulled(rnd, {
      on: `sleeve ${s}`,
      from: [s * 20, 21],
      to: [s * 25, 12],
      count: 3,
      spread: 50,
      width: 1.2,
      height: 0.3,
    }),
  ).flat(),
]

const seamsOf = ({ pocketed, view, length, leaf, arm, hem }: ShirtCut): Seam[] => [
  ...(pocketed
    ? [
        { on: 'pocket', line: [...breastPocket.slice(1), breastPocket[0]!], depth: 0.03, stitches: [0.3] },
        { on: 'pocket', line: breastPocket.slice(0, 2).map(([x, y]): Pt => [x, y + 2.2]), depth: 0, stitches: [0] },
      ]
    : []),
  ...(view === 'front' ? frontSeams(length, leaf) : backSeams),
  ...both((s) => ({ on: `sleeve ${s}`, line: side(arm.armhole, s), depth: 0.03 })),
  ...both((s) => ({
    on: `cuff ${s}`,
    line: side(arm.hem(6), s),
    depth: 0,
    stitches: [s * -0.35],
  })),
  ...both((s) => ({ on: `cuff ${s}`, line: side(arm.hem(0.5), s), depth: 0, stitches: [0] })),
  { on: 'body', line: hem.map(([x, y]): Pt => [x * 0.985, y - 0.7]), depth: 0, stitches: [0] },
]

/** Placket, collar and the front of the shoulders. */
const frontSeams = (length: number, leaf: Line): Seam[] => [
  {
    on: 'body',
    line: [
      [-1.6, 7],
      [-1.5, length],
    ] as Line,
    depth: 0.02,
    stitches: [0.5],
  },
  {
    on: 'body',
    line: [
      [1.6, 7],
      [1.7, length],
    ] as Line,
    depth: 0.05,
    stitches: [-0.5],
  },
  ...both((s) => ({
    on: `collar ${s}`,
    line: side(leaf, s).slice(-16),
    depth: 0,
    stitches: [s * -0.45],
  })),
  ...both((s) => ({
    on: 'body',
    line: [
      [s * 8.4, 1.6],
      [s * 14, 4.6],
      [s * 19.6, 6.9],
    ] as Line,
    depth: 0.05,
    stitches: [s * 0.25],
  })),
]

/** A yoke and two darts. */
const backSeams: Seam[] = [
  {
    on: 'body',
    line: across(pen(0, 11.5).curve(6, 11.4, 13, 10.8, 19.2, 10).pts),
    depth: 0.09,
    stitches: [0.3],
  },
  ...both((s) => ({
    on: 'body',
    line: [
      [s * 1.4, 11.7],
      [s * 1.5, 34],
      [s * 1.2, 66],
    ] as Line,
    depth: 0.09,
  })),
]

const trimsOf = ({ view, buttons, pearl, arm }: ShirtCut): Trim[] => [
  ...(view === 'front'
    ? [
        tape(1.6),
        (ink: Parameters<typeof button>[0]) =>
          buttons.map((y) => button(ink, [0.05 + y * 0.001, y], 0.55, pearl)).join(''),
      ]
    : []),
  (ink) => both((s) => button(ink, [s * (arm.wrist[0] + 2.6), arm.wrist[1] - 3.2], 0.5, pearl)).join(''),
]
