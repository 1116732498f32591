import { type Line, mirror, type Pt, pen, whole } from '../drawing/geometry.ts'
import type { Fold, Panel, Seam, Trim } from '../drawing/model.ts'
import { falling, gathered, pulled } from './folds.ts'
import type { Make } from './make.ts'
import { across } from './parts.ts'

/** Skirt, its waist at y = 0. Cuts: gathered, pleated, bias. */
export const skirt: Make = (order) => {
  const cut = skirtCut(order)
  return { detail: [4, 16], panels: panelsOf(cut), folds: foldsOf(cut), seams: seamsOf(cut), trims: trimsOf() }
}

/** Measures of the cut, and the lines that several of its parts share, in cm. */
function skirtCut({ cut, view, rnd }: Parameters<Make>[0]) {
  const pleated = cut === 'pleated'
  const bias = cut === 'bias'
  const length = bias ? 80 : pleated ? 74 : 76
  const waist = 17.4
  const hemHalf = bias ? 28 : pleated ? 33 : 34
  const right = pen(0, 3.9)
    .curve(6, 3.9, 12, 3.7, waist, 3)
    .curve(waist + (bias ? 3.6 : 3), 9, bias ? 24.4 : 24, 18, bias ? 24.6 : 26, 26)
    .curve(bias ? 25 : 28, 42, hemHalf - 2, length - 22, hemHalf, length - 2).pts
  const n = pleated ? 11 : Math.round((hemHalf * 2) / 8.5)
  const phase = rnd() * 6
  const hem: Line = []
  for (let i = 0; i <= 110; i++) {
    const u = 1 - i / 55
    const saw = (((u + 1) * n) / 2) % 1
    hem.push([
      hemHalf * u,
      length -
        2 +
        2 * (1 - u * u) +
        (pleated ? 0.9 * (saw - 0.5) : 0.55 * Math.sin(u * n * 2.9 + phase)) * (1 - u * u * 0.3),
    ])
  }
  const pleats: Fold[] = pleated
    ? Array.from({ length: n }, (_, i): Fold => {
        const u = -1 + (2 * (i + 0.62)) / n
        const w = 2.7
        return {
          on: 'skirt',
          line: [
            [u * waist, 2],
            [u * 24.6, 24],
            [u * (hemHalf - 1.5), length * 0.7],
            [u * hemHalf, length + 3],
          ],
          width: w * (0.95 + rnd() * 0.1),
          height: 1.05,
          skew: 0.72,
          blunt: true,
          full: true,
        }
      })
    : []
  return { right, hem, bias, pleated, waist, pleats, rnd, n, hemHalf, length, view }
}

type SkirtCut = ReturnType<typeof skirtCut>

const panelsOf = ({ right, hem, bias, pleated, waist }: SkirtCut): Panel[] => [
  {
    name: 'skirt',
    outline: [...right, ...hem, ...mirror(right).reverse()],
    puff: bias ? 0.34 : 0.24,
    dents: pleated ? 0.08 : 0.2,
  },
  {
    name: 'band',
    outline: whole(
      pen(0, 0.9)
        .curve(6, 0.9, 12, 0.6, waist - 0.2, 0)
        .line(waist + 0.2, 3.4)
        .curve(12, 4.2, 6, 4.4, 0, 4.4).pts,
    ),
    form: 'skirt',
    lift: 0.2,
    dents: 0.03,
  },
]

const foldsOf = ({ pleated, pleats, rnd, bias, n, waist, hemHalf, length }: SkirtCut): Fold[] =>
  pleated
    ? pleats
    : [
        ...falling(rnd, {
          on: 'skirt',
          count: bias ? n - 2 : n,
          top: (u) => [u * waist, 4],
          hem: (u) => [u * hemHalf, length + 1],
          width: bias ? 2.8 : 2.6,
          height: bias ? 0.6 : 0.9,
          start: bias ? [0.25, 0.65] : [0, 0.18],
        }),
        ...(bias
          ? pulled(rnd, { on: 'skirt', from: [-19, 12], to: [6, 30], count: 3, spread: 26, width: 2.4, height: 0.36 })
          : gathered(rnd, {
              on: 'skirt',
              seam: across(pen(0, 4.8).curve(6, 4.8, 12, 4.4, waist, 3.6).pts),
              count: 17,
              length: 11,
              width: 0.7,
              height: 0.5,
            })),
      ]

const seamsOf = ({ hem, waist, view }: SkirtCut): Seam[] => [
  { on: 'skirt', line: hem.map(([x, y]): Pt => [x * 0.995, y - 1.8]), depth: 0.025, stitches: [0] },
  { on: 'band', line: across(pen(0, 3.9).curve(6, 3.9, 12, 3.7, waist, 2.9).pts), depth: 0, stitches: [0] },
  ...(view === 'back'
    ? [
        {
          on: 'skirt',
          line: [
            [0, 4],
            [0.2, 12],
            [0, 22],
          ] as Line,
          depth: 0.12,
          stitches: [0.35, -0.35],
        },
      ]
    : []),
]

const trimsOf = (): Trim[] => []
