import { type Line, type Pt, pen, ribbon } from '../drawing/geometry.ts'
import type { Panel } from '../drawing/model.ts'
import { between, type Random } from '../drawing/random.ts'
import { falling } from './folds.ts'
import type { Make } from './make.ts'

/** Half the width of a folded end, and the length of its fringe, cm. */
const half = 7.6
const fringe = 5

/** A long scarf folded in half: one end over the other, both with fringes. */
export const scarf: Make = ({ rnd }) => {
  const end = (x: number, top: number, foot: number): Line =>
    pen(x - half + 0.8, top)
      .curve(x - half + 3, top - 2.2, x + half - 3, top - 2.2, x + half - 0.8, top)
      .curve(x + half + 0.3, top + 16, x + half - 0.5, foot - 18, x + half, foot)
      .curve(x + 3, foot + 0.5, x - 3, foot + 0.3, x - half, foot - 0.1)
      .curve(x - half - 0.4, foot - 18, x - half + 0.5, top + 16, x - half + 0.8, top).pts
  const ends = [
    { name: 'under', x: 4.4, top: -29, foot: 24, lift: 0 },
    { name: 'over', x: -4.2, top: -30, foot: 28, lift: 0.9 },
  ]
  return {
    detail: [-3, 21],
    panels: ends.flatMap(({ name, x, top, foot, lift }): Panel[] => [
      ...tassels(rnd, { name, x, foot, lift }),
      { name, outline: end(x, top, foot), pillow: 0.9, puff: 0.12, lift, dents: 0.22 },
    ]),
    folds: ends.flatMap(({ name, x, top, foot }) =>
      falling(rnd, {
        on: name,
        count: 4,
        top: (u) => [x + u * 6, top + 2],
        hem: (u) => [x + u * 7, foot + 1],
        width: 1.7,
        height: 0.5,
        start: [0, 0.4],
      }),
    ),
    seams: [],
    trims: [],
  }
}

function tassels(
  rnd: Random,
  { name, x, foot, lift }: { readonly name: string; readonly x: number; readonly foot: number; readonly lift: number },
): Panel[] {
  const count = 15
  return Array.from({ length: count }, (_, k): Panel => {
    const from = x - half + 0.5 + (k * (2 * half - 1)) / (count - 1)
    const to = from + between(rnd, -0.45, 0.45)
    const line: Line = [
      [from, foot - 0.6],
      [(from + to) / 2 + between(rnd, -0.2, 0.2), foot + fringe * 0.5],
      [to, foot + fringe + between(rnd, -0.4, 0.3)] as Pt,
    ]
    return {
      name: `${name} tassel ${k}`,
      outline: ribbon(line, 0.62, 0.5),
      pillow: 0.3,
      lift: lift - 0.05,
      cloth: 'plain',
      dents: 0,
    }
  })
}
