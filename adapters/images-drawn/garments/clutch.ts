import { type Pt, pen, whole } from '../drawing/geometry.ts'
import type { Make } from './make.ts'

const w = 12.4
const h = 14.4
const body = whole(
  pen(0, -h + 0.2)
    .curve(5, -h + 0.1, 9, -h, w - 0.7, -h + 0.1)
    .curve(w - 0.1, -h + 0.3, w, -h + 0.8, w + 0.1, -h + 1.6)
    .curve(w + 0.5, -9, w + 0.5, -5, w, -1.2)
    .curve(w - 0.2, -0.3, w - 0.8, 0, w - 1.6, 0)
    .curve(6, 0.25, 3, 0.3, 0, 0.3).pts,
)
/** An envelope flap that comes to a soft point. */
const flap = whole(
  pen(0, -h - 0.1)
    .curve(5, -h - 0.1, 9, -h - 0.15, w - 0.7, -h)
    .curve(w, -h + 0.2, w + 0.1, -h + 0.9, w, -h + 2)
    .curve(8, -9.4, 3.4, -5.6, 1, -4.3)
    .curve(0.6, -4.1, 0.3, -4, 0, -4).pts,
)
const pocket = whole(pen(0, -9.4).line(8.6, -9.4).line(8.6, -9).line(0, -9).pts)

/** Clutch bag standing on y = 0: an envelope with a magnet under its point. */
export const clutch: Make = ({ view }) => {
  const inset = (line: typeof flap): typeof flap => line.map(([x, y]): Pt => [x * 0.955, (y + h / 2) * 0.94 - h / 2])
  const seamed =
    view === 'front'
      ? { name: 'flap', line: inset(flap).filter((p) => p[1] > -h + 1.4) }
      : { name: 'pocket', line: inset(pocket) }
  return {
    detail: [2, -6],
    panels: [
      { name: 'body', outline: body, pillow: 1.5, dents: 0.1 },
      view === 'front'
        ? { name: 'flap', outline: flap, form: 'body', pillow: 1.3, lift: 0.35, dents: 0.06 }
        : { name: 'pocket', outline: pocket, form: 'body', pillow: 0.2, lift: 0.12, tint: -0.1, dents: 0 },
    ],
    folds: [
      {
        on: 'body',
        line: [
          [-9, -4],
          [-4, -3],
          [2, -3.6],
        ],
        width: 1.4,
        height: -0.14,
      },
      {
        on: 'body',
        line: [
          [9.6, -7],
          [9, -4],
          [9.4, -1],
        ],
        width: 1.4,
        height: -0.18,
      },
    ],
    seams: [
      { on: seamed.name, line: seamed.line, depth: 0, stitches: [0] },
      { on: 'body', line: inset(body).filter((p) => p[1] > -h + 2.4), depth: 0.02, stitches: [0] },
    ],
    trims:
      view === 'front'
        ? [
            (ink) => {
              const [x, y] = ink.at([0, -5.5])
              const r = ink.px(0.62)
              return `<circle cx="${x + r * 0.2}" cy="${y + r * 0.3}" r="${r}" fill="#14120f" fill-opacity=".3"/><circle cx="${x}" cy="${y}" r="${r}" fill="#ab8e58"/><circle cx="${x - r * 0.2}" cy="${y - r * 0.25}" r="${r * 0.55}" fill="#ead7aa"/>`
            },
          ]
        : [],
  }
}
