import { type Colour, lch } from '../drawing/colour.ts'
import { ellipse, type Line, type Pt, pen, ribbon } from '../drawing/geometry.ts'
import type { Garment, Look, Panel } from '../drawing/model.ts'

const oak: Look = { cloth: 'wood', colour: lch(0.68, 0.06, 68) }
const brass: Look = { cloth: 'metal', colour: lch(0.66, 0.07, 80) }
const steel: Look = { cloth: 'metal', colour: lch(0.34, 0.008, 260) }

const prop = (...panels: Panel[]): Garment => ({ panels, folds: [], seams: [], trims: [] })
const part = (name: string, outline: Line, look: Look, more: Partial<Panel> = {}): Panel => ({
  name,
  outline,
  look,
  dents: 0,
  ...more,
})

/** A round bar between two x positions, its middle at y = 0 (cm). */
export const bar = (from: number, to: number, half = 1.1, look = steel): Garment =>
  prop(
    part(
      'bar',
      [
        [from, -half],
        [to, -half],
        [to, half],
        [from, half],
      ],
      look,
      { puff: 0.9, turn: 90 },
    ),
  )

/** Two leather straps that carry a bar, from y = -length down to it. */
export const straps = (at: readonly number[], length: number): Garment =>
  prop(
    ...at.map((x, place) =>
      part(
        `strap ${place}`,
        [
          [x - 0.9, -length],
          [x + 0.9, -length],
          [x + 1, 1.7],
          [x - 1, 1.7],
        ],
        { cloth: 'leather', colour: lch(0.5, 0.075, 55) },
        { pillow: 0.35, lift: 0.4 },
      ),
    ),
  )

/** A hanger for a garment whose neck is at y = 0: a wooden bow and a hook `reach` cm above. */
export function hanger(reach = 11, size = 1): Garment {
  const bow = ribbon(
    pen(-17 * size, 6.6 * size)
      .curve(-9 * size, 1.6, -3, -2.2, 0, -2.4)
      .curve(3, -2.2, 9 * size, 1.6, 17 * size, 6.6 * size).pts,
    2.1,
  )
  const hook = ribbon(
    pen(0, -2)
      .line(0, -reach + 5)
      .curve(0.2, -reach + 3.2, 2.6, -reach + 2.6, 2.6, -reach)
      .curve(2.6, -reach - 2.6, -2.4, -reach - 2.6, -2.5, -reach + 0.1).pts,
    0.55,
  )
  return prop(part('hook', hook, brass, { pillow: 0.25, lift: 0.3 }), part('bow', bow, oak, { pillow: 0.8 }))
}

/** A board with turned pegs, its middle at y = 0. */
export const pegBoard = (from: number, to: number, pegs: readonly number[]): Garment =>
  prop(
    part(
      'board',
      [
        [from, -3.6],
        [to, -3.6],
        [to, 3.6],
        [from, 3.6],
      ],
      oak,
      { pillow: 0.5, grain: 90 },
    ),
    ...pegs.map((x, place) => part(`peg ${place}`, ellipse(x, -0.4, 1.5, 1.5), oak, { pillow: 0.9, lift: 1.2 })),
  )

/** A round plinth, its upper face around y = 0, `height` cm tall. */
export function plinth(half: number, height: number, colour: Colour): Garment {
  const look: Look = { cloth: 'plaster', colour }
  const flat = half * 0.17
  const rim = ellipse(0, 0, half, flat)
  const side: Line = [
    [-half, 0],
    ...lowerHalf(half, flat, 0)
      .reverse()
      .map(([x, y]): Pt => [x, y]),
    [half, 0],
    [half, height],
    ...lowerHalf(half, flat, height),
    [-half, height],
  ]
  return prop(
    part('side', side, look, { puff: 0.75 }),
    part(
      'top',
      rim,
      { ...look, colour: { ...colour, l: Math.min(0.96, colour.l + 0.035) } },
      { puff: 0.01, form: 'top', lift: 0.02 },
    ),
  )
}

/** The front half of an ellipse, from right to left. */
const lowerHalf = (rx: number, ry: number, y: number): Line =>
  Array.from({ length: 21 }, (_, k): Pt => [Math.cos((k / 20) * Math.PI) * rx, y + Math.sin((k / 20) * Math.PI) * ry])
