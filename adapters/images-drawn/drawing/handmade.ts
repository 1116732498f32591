import { shade } from './colour.ts'
import type { Line, Pt } from './geometry.ts'
import type { Garment, Ink, Look, Panel } from './model.ts'
import { noise } from './random.ts'

/** Bends a drawing by about `amount` cm, so that its two sides are never exact mirror images. */
export function handmade(garment: Garment, seed: number, amount = 0.28): Garment {
  return moved(garment, ([x, y]) => [
    x + amount * noise(seed, x / 13, y / 15) + amount * 0.35 * noise(seed + 1, x / 5, y / 6),
    y + amount * 0.8 * noise(seed + 2, x / 13, y / 15),
  ])
}

/** Moves every point of a garment. */
export function moved(garment: Garment, move: (point: Pt) => Pt): Garment {
  const line = (points: Line): Line => points.map(move)
  return {
    panels: garment.panels.map((panel) => ({ ...panel, ...blended(panel, move), outline: line(panel.outline) })),
    folds: garment.folds.map((fold) => ({ ...fold, line: line(fold.line) })),
    seams: garment.seams.map((seam) => ({ ...seam, line: line(seam.line) })),
    trims: garment.trims.map(
      (trim) => (ink: Ink) =>
        trim({ ...ink, d: (points, close) => ink.d(line(points), close), at: (p) => ink.at(move(p)) }),
    ),
  }
}

/** Turns a garment around its origin, with its tubes and the direction of its threads. Degrees counterclockwise. */
export function askew(garment: Garment, degrees: number): Garment {
  const c = Math.cos((degrees * Math.PI) / 180)
  const s = Math.sin((degrees * Math.PI) / 180)
  const laid = moved(garment, ([x, y]) => [x * c + y * s, y * c - x * s])
  return {
    ...laid,
    panels: laid.panels.map((panel) => ({
      ...panel,
      turn: (panel.turn ?? 0) - degrees,
      ...(panel.grain === undefined ? {} : { grain: panel.grain - degrees }),
    })),
  }
}

/** The heights between which a leg's tube leaves the hip's tube are moved too. */
const blended = ({ blend }: Panel, move: (point: Pt) => Pt): Pick<Panel, 'blend'> =>
  blend ? { blend: { ...blend, from: move([0, blend.from])[1], to: move([0, blend.to])[1] } } : {}

/** Gives the garment's look to every panel that has no look of its own. */
export const dress = (garment: Garment, look: Look): Garment => ({
  ...garment,
  panels: garment.panels.map((panel): Panel => ({ ...panel, look: panel.look ?? lookOf(panel, look) })),
})

function lookOf(panel: Panel, look: Look): Look {
  const cloth = panel.cloth ?? look.cloth
  const colour = panel.colour ?? (panel.tint ? shade(look.colour, panel.tint) : look.colour)
  const printed = look.print && panel.print !== false && !panel.colour && cloth === look.cloth
  return {
    cloth,
    colour,
    ...(printed ? { print: look.print } : {}),
    ...(look.accent ? { accent: look.accent } : {}),
  }
}
