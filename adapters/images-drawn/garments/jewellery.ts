import { ellipse, type Line, pen, ribbon } from '../drawing/geometry.ts'
import type { Panel } from '../drawing/model.ts'
import type { Make } from './make.ts'

const gold = { l: 0.76, c: 0.075, h: 88 }

/** A fine chain with a pendant, and a pair of hoop earrings below it. */
export const jewellery: Make = ({ look }) => {
  const metal = look.colour.c < 0.02 && look.colour.l > 0.6 ? look.colour : gold
  const chain = pen(0, -13.4)
    .curve(3.6, -13.6, 5.8, -12, 5.7, -8.4)
    .curve(5.5, -3, 3, 2.6, 0, 3.4)
    .curve(-3, 2.6, -5.5, -3, -5.7, -8.4)
    .curve(-5.8, -12, -3.6, -13.6, 0, -13.4).pts
  const part = (name: string, outline: Line, pillow: number, lift: number): Panel => ({
    name,
    outline,
    pillow,
    lift,
    cloth: 'metal',
    colour: metal,
    dents: 0,
  })
  const hoop = (x: number): Line => [
    ...closed(ellipse(x, 9, 2.5, 2.7)),
    ...closed(ellipse(x, 9.04, 1.95, 2.1)).reverse(),
  ]
  return {
    detail: [0, 3],
    panels: [
      part('chain', ribbon(chain, 0.26), 0.12, 0.1),
      part('bail', ellipse(0, 3.7, 0.28, 0.42), 0.14, 0.3),
      part('drop', ellipse(0, 5, 0.85, 1.05), 0.5, 0.35),
      part('hoop -1', hoop(-4), 0.26, 0.2),
      part('hoop 1', hoop(4), 0.26, 0.2),
    ],
    folds: [],
    seams: [],
    trims: [],
  }
}

const closed = (line: Line): Line => [...line, line[0]!]
