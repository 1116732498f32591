import { type Colour, css, shade as tinted } from '../drawing/colour.ts'
import type { Pt } from '../drawing/geometry.ts'
import type { Ink } from '../drawing/model.ts'

/** A round button with four holes, lit from the upper left. */
export function button(ink: Ink, point: Pt, radius: number, colour: Colour): string {
  const [x, y] = ink.at(point)
  const r = ink.px(radius)
  const disc = ([dx, dy]: Pt, size: number, fill: string, opacity = 1): string =>
    `<circle cx="${(x + r * dx).toFixed(2)}" cy="${(y + r * dy).toFixed(2)}" r="${(r * size).toFixed(2)}" fill="${fill}" fill-opacity="${opacity}"/>`
  const dark = css(tinted(colour, -0.2))
  const corners = [-0.26, 0.26].flatMap((dx) => [-0.26, 0.26].map((dy) => disc([dx, dy], 0.12, dark)))
  return [
    disc([0.22, 0.34], 1.06, '#1B1A18', 0.32),
    disc([0, 0], 1, css(tinted(colour, -0.05))),
    disc([-0.07, -0.09], 0.84, css(tinted(colour, 0.05))),
    disc([0.04, 0.05], 0.62, css(colour)),
    ...(r > 2.4 ? corners : []),
  ].join('')
}
