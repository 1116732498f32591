import { lch } from '../drawing/colour.ts'
import { type Line, mirror, pen } from '../drawing/geometry.ts'
import type { Fold, Ink, Panel, Seam, Trim } from '../drawing/model.ts'
import { button } from './button.ts'
import { falling, gathered, pulled } from './folds.ts'
import { type LegCut, legPanels, outseam, rise, waistband, waistLine } from './legs.ts'
import type { Make } from './make.ts'
import { across, both, side } from './parts.ts'

/** The cord of a pull-on waist, tied in the middle. */
const cord = (ink: Ink): string => {
  const ends = [-1, 1].map((s) =>
    ink.d(pen(s * 0.4, 2.9).curve(s * 1.2, 5, s * 1.6, 8, s * (s > 0 ? 1.5 : 2.2), 10.6).pts),
  )
  const loops = [-1, 1].map((s) =>
    ink.d(
      pen(0, 2.8)
        .curve(s * 2.4, 1.6, s * 4.2, 3.4, s * 3.4, 4.8)
        .curve(s * 2.6, 5.8, s * 1, 4.2, 0, 2.8).pts,
    ),
  )
  const drawn = (colour: string, shift: number, opacity: number): string =>
    `<path d="${[...ends, ...loops].join('')}" transform="translate(${ink.px(shift)} ${ink.px(shift)})" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${ink.px(0.5).toFixed(2)}" stroke-linecap="round"/>`
  return drawn('#1B1A18', 0.16, 0.35) + drawn('#EFE9DD', 0, 1)
}

/** Pressed trousers, waist at y = 0. Cuts: straight, wide, tapered. */
export const trousers: Make = (order) => {
  const cut = trousersCut(order)
  return { detail: [7, 15], panels: panelsOf(cut), folds: foldsOf(cut), seams: seamsOf(cut), trims: trimsOf(cut) }
}

/** Measures of the cut, and the lines that several of its parts share, in cm. */
function trousersCut({ cut, view, form, rnd }: Parameters<Make>[0]) {
  const hemWidth = { wide: 29, tapered: 16 }[cut] ?? 22
  const wide = cut === 'wide'
  const length = wide ? 108 : 104
  const crotch = 29.5
  const front = view === 'front'
  const waist = 18
  const hip = 23.4
  const dip = front ? 1 : -0.4
  const outHem = wide ? 30.5 : cut === 'tapered' ? 22.4 : 25.4
  const inHem = outHem - hemWidth
  const outKnee = (outHem + hip + 0.8) / 2
  const knee = (hemWidth + 24.6) / 2
  const inKnee = outKnee - knee
  const outer = pen(waist, 0.2)
    .curve(waist + 1.8, 6, hip - 0.4, 12, hip + 0.7, 21)
    .curve(hip + 1.3, 32, outKnee + 0.3, 46, outKnee, 62)
    .curve(outKnee - 0.1, 78, outHem, 90, outHem, length - 0.6).pts
  const inner = pen(inHem, length - 0.2)
    .curve(inHem, 90, inKnee + 0.1, 78, inKnee, 62)
    .curve(inKnee - 0.3, 50, 0.6, 39, 0.1, crotch + 1.5).pts
  const block: LegCut = { waist, hip, crotch, dip, length, outHem, hemWidth, outer, inner, wide }
  const crease = pen(9.6, 5)
    .curve(11, 20, 12.2, 40, outKnee - knee / 2, 62)
    .curve(outKnee - knee / 2 + 0.4, 78, outHem - hemWidth / 2, 92, outHem - hemWidth / 2, length + 1).pts
  const elastic = form === 'kids'
  return { block, front, elastic, dip, rnd, crease, crotch, wide, outHem, hemWidth, length }
}

type TrousersCut = ReturnType<typeof trousersCut>

const panelsOf = ({ block, front, elastic, dip }: TrousersCut): Panel[] => [
  ...legPanels(block, { puff: 0.28, dents: 0.24 }),
  waistband(block, 3.7),
  ...(front && !elastic
    ? [
        {
          name: 'tab',
          outline: [
            [-0.2, dip - 0.1],
            [5.2, dip + 0.1],
            [6, dip + 1.8],
            [5.2, dip + 3.6],
            [-0.2, dip + 3.7],
          ] as Line,
          form: 'hip',
          lift: 0.2,
          dents: 0,
        } as Panel,
      ]
    : []),
]

const foldsOf = ({ elastic, rnd, block, crease, crotch, wide, outHem, hemWidth, length }: TrousersCut): Fold[] => [
  ...(elastic
    ? [
        ...gathered(rnd, {
          on: 'band',
          seam: across(waistLine(block, 0.4)),
          count: 26,
          length: 2.2,
          width: 0.42,
          height: 0.3,
        }),
        ...gathered(rnd, { on: 'leg 1', seam: waistLine(block, 4), count: 8, length: 6, width: 0.7, height: 0.3 }),
        ...gathered(rnd, {
          on: 'leg -1',
          seam: mirror(waistLine(block, 4)),
          count: 8,
          length: 6,
          width: 0.7,
          height: 0.3,
        }),
      ]
    : []),
  ...both((s) => [
    { on: `leg ${s}`, line: side(crease, s), width: 1.5, height: 0.55, skew: 0.1 },
    { on: `leg ${s}`, line: side(crease, s), width: 4.5, height: 0.7, skew: 0, blunt: true },
  ]).flat(),
  ...both((s) =>
    pulled(rnd, {
      on: `leg ${s}`,
      from: [s * 1.2, crotch],
      to: [s * 15, crotch - 3],
      count: 3,
      spread: 50,
      width: 1.7,
      height: 0.36,
    }),
  ).flat(),
  ...both((s) =>
    pulled(rnd, {
      on: `leg ${s}`,
      from: [s * 9.6, 4.4],
      to: [s * 10.6, 18],
      count: 1,
      spread: 0,
      width: 1.5,
      height: 0.6,
    }),
  ).flat(),
  ...both((s) =>
    falling(rnd, {
      on: `leg ${s}`,
      count: wide ? 4 : 2,
      top: (u) => [s * 12 + u * 8, 30],
      hem: (u) => [s * (outHem - hemWidth / 2) + u * hemWidth * 0.42, length],
      width: 2.8,
      height: wide ? 0.75 : 0.4,
      start: [0.1, 0.4],
    }),
  ).flat(),
]

const seamsOf = ({ front, crotch, block }: TrousersCut): Seam[] => [
  ...(front
    ? [
        { on: 'leg 1', line: rise(crotch, 4.6), depth: 0.06 },
        {
          on: 'leg 1',
          line: pen(3.6, 5).curve(3.7, 12, 3.7, 16, 3, 18.5).curve(2.4, 20.5, 1.4, 21.6, 0.2, 22.4).pts,
          depth: 0.03,
          stitches: [0],
        },
        ...both((s) => ({
          on: `leg ${s}`,
          line: side(
            [
              [14.6, 3.8],
              [17.4, 10],
              [21.4, 19],
            ],
            s,
          ),
          depth: 0.16,
          stitches: [s * 0.4],
        })),
      ]
    : [
        { on: 'leg 1', line: rise(crotch, 4), depth: 0.06 },
        ...both((s) => ({
          on: `leg ${s}`,
          line: side(
            [
              [6, 14.6],
              [15.6, 14],
            ],
            s,
          ),
          depth: 0.2,
          stitches: [0.4, -0.4],
        })),
        ...both((s) => ({
          on: `leg ${s}`,
          line: side(
            [
              [10.8, 3.8],
              [10.9, 12.6],
            ],
            s,
          ),
          depth: 0.1,
        })),
      ]),
  ...both((s) => ({ on: `leg ${s}`, line: outseam(block, s, 0.8, 19), depth: 0.03 })),
]

const trimsOf = ({ front, elastic, dip }: TrousersCut): Trim[] =>
  front
    ? elastic
      ? [cord]
      : [(ink) => button(ink, [4.1, dip + 1.85], 0.7, lch(0.32, 0.02, 60))]
    : [(ink) => both((s) => button(ink, [s * 10.8, 15.9], 0.55, lch(0.32, 0.02, 60))).join('')]
