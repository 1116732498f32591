import { type Line, type Pt, pen, ribbon, smooth } from '../drawing/geometry.ts'
import type { Ink, Panel } from '../drawing/model.ts'
import type { Make } from './make.ts'
import { both, side } from './parts.ts'

const rim: Line = smooth(
  [
    [1.5, -1.2],
    [3.2, -2.4],
    [5.6, -2.4],
    [6.9, -1.4],
    [6.6, 1.1],
    [4.4, 2.9],
    [2.1, 1.4],
    [1.5, -1.2],
  ],
  12,
)

/** Sunglasses from the front, with the temples folded behind them. */
export const sunglasses: Make = () => {
  const temple: Line = pen(6.6, -1.9).curve(5.4, -3.2, 1, -3.9, -4.6, -3.4).curve(-5.6, -3.2, -6, -2.4, -6, -1.6).pts
  const frame: Panel[] = both((s) => ({
    name: `rim ${s}`,
    outline: side(ring(rim, 0.42), s),
    pillow: 0.3,
    lift: 0.5,
    cloth: 'acetate' as const,
    dents: 0,
  }))
  const bridge: Line = pen(-1.7, -1.2).curve(-0.8, -2, 0.8, -2, 1.7, -1.2).pts
  return {
    detail: [4, 0],
    panels: [
      ...both(
        (s): Panel => ({
          name: `temple ${s}`,
          outline: ribbon(side(temple, s), 0.62, 0.42),
          pillow: 0.25,
          lift: -0.6,
          tint: -0.05,
          cloth: 'acetate',
          dents: 0,
        }),
      ),
      ...both(
        (s): Panel => ({
          name: `lens ${s}`,
          outline: side(rim, s),
          pillow: 1.2,
          lift: 0.2,
          cloth: 'acetate',
          colour: { l: 0.3, c: 0.022, h: 60 },
          dents: 0,
        }),
      ),
      { name: 'bridge', outline: ribbon(bridge, 0.6), pillow: 0.3, lift: 0.6, cloth: 'acetate', dents: 0 },
      ...frame,
      ...both(lug),
    ],
    folds: [],
    seams: [],
    trims: [(ink) => both((s) => glint(ink, s)).join('')],
  }
}

/** The part of a rim where its temple is hinged. */
const lug = (s: -1 | 1): Panel => ({
  name: `lug ${s}`,
  outline: side(
    [
      [6.6, -2.4],
      [7.8, -2.3],
      [7.7, -1.1],
      [6.9, -1],
    ],
    s,
  ),
  pillow: 0.25,
  lift: 0.55,
  cloth: 'acetate',
  dents: 0,
})

/** A band around a closed outline: its outer edge, then its inner one, joined by a slit. */
function ring(line: Line, thick: number): Line {
  const [cx, cy] = line.reduce(([x, y], p): Pt => [x + p[0] / line.length, y + p[1] / line.length], [0, 0])
  const grown = (by: number): Line =>
    line.map(([x, y]): Pt => {
      const far = Math.hypot(x - cx, y - cy) || 1
      return [x + ((x - cx) / far) * by, y + ((y - cy) / far) * by]
    })
  return [...grown(thick), ...grown(-thick * 0.6).reverse()]
}

/** The reflection of a window on the dark glass. */
const glint = (ink: Ink, s: number): string => {
  const x = s * 4.2
  const line: Line = [
    [x - 2, 0.4],
    [x - 0.4, -1.7],
    [x + 0.5, -1.7],
    [x - 1.7, 1.3],
  ]
  return `<path d="${ink.d(line, true)}" fill="#fff" fill-opacity=".16"/>`
}
