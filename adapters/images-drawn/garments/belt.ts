import { css, lch } from '../drawing/colour.ts'
import { type Line, type Pt, shift } from '../drawing/geometry.ts'
import type { Ink } from '../drawing/model.ts'
import type { Make } from './make.ts'

/** An arc of an ellipse around the origin, in degrees. */
const arc = ([rx, ry]: Pt, from: number, to: number): Line =>
  Array.from({ length: 49 }, (_, k): Pt => {
    const a = ((from + ((to - from) * k) / 48) * Math.PI) / 180
    return [Math.cos(a) * rx, Math.sin(a) * ry]
  })

/** A strap that stands on its edge: it has the same height everywhere along its curve. */
const strap = (line: Line, tall: number): Line => [...shift(line, 0, -tall / 2), ...shift(line, 0, tall / 2).reverse()]

/** A closed belt that stands on its edge as a loop: the far half behind, buckle and tip in front. */
export const belt: Make = () => {
  const far = arc([15.6, 4.6], 180, 360)
  const near = arc([15.6, 4.6], 180, 0)
  const tip = near.slice(24, 41)
  const rows = [1.2, -1.2]
  return {
    detail: [1, 4],
    panels: [
      { name: 'far', outline: strap(far, 3), pillow: 0.25, lift: -1.6, tint: -0.1, dents: 0 },
      { name: 'near', outline: strap(near, 3), pillow: 0.32, lift: 0, dents: 0.03 },
      { name: 'tip', outline: strap(tip, 2.96), pillow: 0.34, lift: 0.3, dents: 0.02 },
      { name: 'keeper', outline: strap(near.slice(31, 34), 3.6), pillow: 0.25, lift: 0.6, dents: 0 },
    ],
    folds: [],
    seams: [
      ...rows.map((off) => ({ on: 'near', line: shift(near, 0, off), depth: 0, stitches: [0] })),
      ...rows.map((off) => ({ on: 'tip', line: shift(tip.slice(1), 0, off), depth: 0, stitches: [0] })),
    ],
    trims: [(ink) => buckle(ink, near[22]!) + holes(ink, near)],
  }
}

/** A plain frame with its prong, lit from the upper left. */
function buckle(ink: Ink, [x, y]: Pt): string {
  const [px, py] = ink.at([x, y])
  const k = ink.px(1)
  const frame = ([dx, dy]: Pt, colour: string, opacity: number, thick: number): string =>
    `<rect x="${px - k * 1.9 + dx * k}" y="${py - k * 2.2 + dy * k}" width="${k * 3.8}" height="${k * 4.4}" rx="${k * 0.7}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${k * thick}"/>`
  const brass = lch(0.66, 0.075, 85)
  return [
    frame([0.14, 0.2], '#14120f', 0.35, 0.6),
    frame([0, 0], css(brass), 1, 0.56),
    frame([-0.08, -0.1], '#f1e3bd', 0.8, 0.14),
    `<path d="M${px - k * 1.8} ${py}H${px + k * 2}" stroke="#14120f" stroke-opacity=".3" stroke-width="${k * 0.5}" transform="translate(${k * 0.1} ${k * 0.14})"/>`,
    `<path d="M${px - k * 1.8} ${py}H${px + k * 2}" stroke="${css(brass)}" stroke-width="${k * 0.42}"/>`,
    `<path d="M${px - k * 1.8} ${py - k * 0.1}H${px + k * 1.9}" stroke="#f1e3bd" stroke-opacity=".8" stroke-width="${k * 0.1}"/>`,
  ].join('')
}

const holes = (ink: Ink, near: Line): string =>
  [26.5, 29, 36]
    .map((place) => {
      const [x, y] = ink.at(near[Math.round(place)]!)
      return `<ellipse cx="${x}" cy="${y}" rx="${ink.px(0.2)}" ry="${ink.px(0.26)}" fill="#1B1A18" fill-opacity=".7"/>`
    })
    .join('')
