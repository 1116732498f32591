import { lch } from '../drawing/colour.ts'
import { type Line, type Pt, pen } from '../drawing/geometry.ts'
import type { Fold, Panel, Seam, Trim } from '../drawing/model.ts'
import { backOf, frontOf } from './five-pocket.ts'
import { creased, falling, pulled } from './folds.ts'
import { type LegCut, legPanels, outseam, waistband, waistLine } from './legs.ts'
import type { Make } from './make.ts'
import { across, both, side } from './parts.ts'

/** Jeans, waist at y = 0. Cuts: skinny, straight, wide. */
export const jeans: Make = (order) => {
  const cut = jeansCut(order)
  const { front } = cut
  return {
    detail: front ? [7, 15] : [9, 17],
    panels: panelsOf(cut),
    folds: foldsOf(cut),
    seams: seamsOf(cut),
    trims: trimsOf(cut),
  }
}

/** Measures of the cut, and the lines that several of its parts share, in cm. */
function jeansCut({ cut, view, rnd, look }: Parameters<Make>[0]) {
  const hemWidth = { skinny: 13.4, straight: 19.5, wide: 29 }[cut] ?? 19.5
  const knee = { skinny: 17, straight: 20.8, wide: 26 }[cut] ?? 20.8
  const wide = cut === 'wide'
  const length = wide ? 106 : cut === 'skinny' ? 100 : 103
  const crotch = 27.5
  const front = view === 'front'
  const waist = 18.8
  const hip = 23.4
  const thigh = { skinny: 24, straight: 25, wide: 26.4 }[cut] ?? 25
  const dip = front ? 2.2 : -0.6
  const outHem = wide ? 31.5 : cut === 'skinny' ? 21.2 : 24.6
  const inHem = outHem - hemWidth
  const outKnee = wide ? 27.6 : cut === 'skinny' ? 22.6 : 24
  const inKnee = outKnee - knee
  const outer = pen(waist, 0.2)
    .curve(waist + 1.6, 6, hip - 0.4, 11, hip + 0.6, 20)
    .curve(hip + 1.3, 30, outKnee + 0.4, 45, outKnee, 60)
    .curve(outKnee - 0.3, 75, outHem, 88, outHem, length - 0.8).pts
  const inner = pen(inHem, length)
    .curve(inHem, 88, inKnee + 0.2, 75, inKnee, 60)
    .curve(inKnee - 0.4, 48, Math.max(0.2, hip + 0.6 - thigh) + 0.3, 37, 0.1, crotch + 1.5).pts
  const block: LegCut = { waist, hip, crotch, dip, length, outHem, hemWidth, outer, inner, wide }
  const thread = look.cloth === 'denim' && look.colour.l < 0.8 && look.colour.l > 0.3 ? lch(0.66, 0.105, 68) : undefined
  const parts = front ? frontOf(block, thread) : backOf(block, thread)
  const loops = front ? [-13.2, -6.2, 6.2, 13.2] : [-14, -7.6, 0, 7.6, 14]
  const topAt = (x: number): number => dip * (1 - (Math.abs(x) / waist) ** 1.6)
  return {
    front,
    parts,
    block,
    loops,
    topAt,
    rnd,
    crotch,
    outKnee,
    knee,
    wide,
    outHem,
    hemWidth,
    length,
    inHem,
    thread,
    inner,
    dip,
    waist,
  }
}

type JeansCut = ReturnType<typeof jeansCut>

const panelsOf = ({ parts, block, loops, topAt }: JeansCut): Panel[] => [
  ...parts.behind,
  ...legPanels(block, { puff: 0.36, dents: 0.3 }),
  ...parts.panels,
  waistband(block, 3.9),
  ...parts.above,
  ...loops.map(
    (x, i) =>
      ({
        name: `loop ${i}`,
        outline: [
          [x - 0.6, topAt(x) - 0.5],
          [x + 0.6, topAt(x) - 0.5],
          [x + 0.65, topAt(x) + 4.6],
          [x - 0.55, topAt(x) + 4.6],
        ] as Line,
        form: 'hip',
        lift: 0.28,
        dents: 0,
      }) as Panel,
  ),
]

const foldsOf = (cut: JeansCut): Fold[] => [...hipFolds(cut), ...legFolds(cut)]

const hipFolds = ({ rnd, crotch, front }: JeansCut): Fold[] => [
  ...both((s) =>
    pulled(rnd, {
      on: `leg ${s}`,
      from: [s * 1.2, crotch],
      to: [s * 17, crotch - (front ? 4 : -2)],
      count: 4,
      spread: 56,
      width: 1.6,
      height: 0.42,
    }),
  ).flat(),
  ...both((s) =>
    pulled(rnd, {
      on: `leg ${s}`,
      from: [s * 3, crotch + 4],
      to: [s * 14, crotch + 13],
      count: 2,
      spread: 30,
      width: 1.8,
      height: 0.34,
    }),
  ).flat(),
]

/** Creases at the knee and above the shoe; wide legs fall straight. */
const legFolds = ({ rnd, outKnee, knee, wide, outHem, hemWidth, length }: JeansCut): Fold[] => [
  ...both((s) =>
    creased(rnd, {
      on: `leg ${s}`,
      centre: [s * (outKnee - knee / 2), 61],
      halfWidth: knee / 2,
      count: wide ? 3 : 6,
      step: 3.4,
      turn: 0,
      width: 1.6,
      height: wide ? 0.26 : 0.42,
    }),
  ).flat(),
  ...both((s) =>
    creased(rnd, {
      on: `leg ${s}`,
      centre: [s * (outHem - hemWidth / 2), length - 9],
      halfWidth: hemWidth / 2,
      count: wide ? 2 : 5,
      step: 2.8,
      turn: 0,
      width: 1.3,
      height: wide ? 0.2 : 0.45,
    }),
  ).flat(),
  ...(wide
    ? both((s) =>
        falling(rnd, {
          on: `leg ${s}`,
          count: 2,
          top: (u) => [s * 13 + u * 8, 34],
          hem: (u) => [s * (outHem - hemWidth / 2) + u * hemWidth * 0.34, length],
          width: 5.2,
          height: 0.5,
          start: [0.15, 0.45],
        }),
      ).flat()
    : []),
]

const seamsOf = ({ block, inHem, length, outHem, thread, inner, dip, waist, parts }: JeansCut): Seam[] => [
  ...both((s) => ({ on: `leg ${s}`, line: outseam(block, s, 0.9, 10), depth: 0.03, pucker: 0.016 })),
  ...both((s) => ({
    on: `leg ${s}`,
    line: side(pen(inHem, length - 2.6).line(outHem, length - 3.2).pts, s),
    depth: 0.05,
    stitches: [0.25 * s],
    thread,
    pucker: 0.07,
  })),
  ...both((s) => ({
    on: `leg ${s}`,
    line: side(inner, s)
      .map(([x, y]): Pt => [x + s * 0.5, y])
      .slice(6),
    depth: 0,
    stitches: [s * 0.3],
    thread,
  })),
  ...[0.3, 3.4].map((below) => ({
    on: 'band',
    line: across(waistLine({ dip, waist: waist + (below > 1 ? 1 : -0.4) }, below)),
    depth: 0,
    stitches: [0],
    thread,
  })),
  ...parts.seams,
]

const trimsOf = ({ parts }: JeansCut): Trim[] => [...parts.trims]
