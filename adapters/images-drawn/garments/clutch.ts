import { type Line, mirror, type Pt, pen, ribbon, whole } from '../drawing/geometry.ts'
import type { Ink, Panel, Seam } from '../drawing/model.ts'
import type { Make } from './make.ts'

const w = 13
const h = 14.2
const body = whole(
  pen(0, -h + 0.2)
    .curve(5, -h + 0.1, 9, -h, w - 0.5, -h + 0.1)
    .curve(w + 0.1, -h + 0.3, w + 0.1, -h + 0.8, w + 0.1, -h + 1.6)
    .curve(w + 0.35, -9, w + 0.35, -5, w, -0.9)
    .curve(w - 0.1, -0.2, w - 0.5, 0, w - 1.1, 0)
    .curve(6, 0.2, 3, 0.25, 0, 0.25).pts,
)
/** An envelope flap that ends low, in a rounded point. */
const flap = whole(
  pen(0, -h - 0.15)
    .curve(5, -h - 0.15, 9, -h - 0.2, w - 0.5, -h - 0.05)
    .curve(w + 0.15, -h + 0.15, w + 0.25, -h + 0.8, w + 0.1, -h + 1.6)
    .curve(8.4, -9.6, 3.6, -5.4, 1.1, -3.5)
    .curve(0.7, -3.2, 0.3, -3.1, 0, -3.1).pts,
)
/** Below the flap, the front is folded in from both sides, like an envelope. */
const wing = (s: number): Line => {
  const right = pen(w + 0.1, -h + 2)
    .curve(w + 0.35, -9, w + 0.35, -5, w, -0.9)
    .curve(w - 0.1, -0.2, w - 0.5, 0, w - 1.1, 0)
    .line(3.2, 0.1)
    .curve(6, -4, 9.6, -9, w + 0.1, -h + 2).pts
  return s > 0 ? right : mirror(right)
}
const slip = whole(pen(0, -9.4).line(8.6, -9.4).line(8.6, -9).line(0, -9).pts)
/** A wrist strap that lies in a loop beside the bag. */
const loop: Line = pen(-w + 0.6, -h + 3.2)
  .curve(-w - 3.4, -h + 4.4, -w - 5, -h + 8, -w - 4.6, -4.4)
  .curve(-w - 4.2, -1.4, -w - 2.2, -0.8, -w - 1.4, -3)
  .curve(-w - 0.8, -5.4, -w - 1, -h + 5.6, -w + 0.6, -h + 3.2).pts

const inset = (line: Line): Line => line.map(([x, y]): Pt => [x * 0.965, (y + h / 2) * 0.95 - h / 2])

/** Clutch bag standing on y = 0: an envelope with a turning clasp and a wrist strap. */
export const clutch: Make = ({ view }) => {
  const front = view === 'front'
  const side = (s: number): Line => (front ? loop : mirror(loop)).map(([x, y]): Pt => [x * s, y])
  return {
    detail: [2, -6],
    panels: [
      { name: 'loop', outline: ribbon(side(1), 0.95), pillow: 0.3, lift: -0.3, dents: 0 },
      { name: 'body', outline: body, pillow: 1, dents: 0.1 },
      ...(front ? fronts : [{ name: 'slip', outline: slip, form: 'body', lift: 0.12, tint: -0.1, dents: 0 }]),
    ],
    folds: [],
    seams: front
      ? [
          ...[-1, 1].map(
            (s): Seam => ({ on: `wing ${s}`, line: inset(wing(s)).slice(0, -8), depth: 0, stitches: [0] }),
          ),
          { on: 'flap', line: inset(flap).filter((p) => p[1] > -h + 1.2), depth: 0, stitches: [0] },
        ]
      : [
          { on: 'slip', line: inset(slip), depth: 0, stitches: [0] },
          { on: 'body', line: inset(body), depth: 0.02, stitches: [0] },
        ],
    trims: [...(front ? [clasp] : []), (ink: Ink) => eyelet(ink, [(front ? -1 : 1) * (w - 0.7), -h + 3.2])],
  }
}

const fronts: Panel[] = [
  ...[-1, 1].map((s): Panel => ({ name: `wing ${s}`, outline: wing(s), form: 'body', lift: 0.14, dents: 0.06 })),
  { name: 'flap', outline: flap, pillow: 0.8, lift: 0.42, dents: 0.08 },
]

/** The clasp: a brass bar that turns. */
function clasp(ink: Ink): string {
  const [x, y] = ink.at([0, -4.9])
  const k = ink.px(1)
  const bar = ([dx, dy]: Pt, [wide, tall]: Pt, fill: string, opacity = 1): string =>
    `<rect x="${(x + k * (dx - wide / 2)).toFixed(2)}" y="${(y + k * (dy - tall / 2)).toFixed(2)}" width="${(k * wide).toFixed(2)}" height="${(k * tall).toFixed(2)}" rx="${(k * 0.28).toFixed(2)}" fill="${fill}" fill-opacity="${opacity}"/>`
  return (
    bar([0.16, 0.24], [2.7, 1.1], '#14120f', 0.34) +
    bar([0, 0], [2.7, 1.05], '#a4864f') +
    bar([0, -0.2], [2.5, 0.5], '#e4d0a0') +
    bar([0, 0.06], [0.7, 1.5], '#8e7342') +
    bar([-0.05, 0], [0.5, 1.3], '#cdb580')
  )
}

function eyelet(ink: Ink, point: Pt): string {
  const [x, y] = ink.at(point)
  const r = ink.px(0.5)
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#a4864f" stroke-width="${r * 0.5}"/><path d="M${x - r} ${y}A${r} ${r} 0 0 1 ${x} ${y - r}" fill="none" stroke="#ead7aa" stroke-width="${r * 0.3}"/>`
}
