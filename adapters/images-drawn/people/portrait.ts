import { handmade } from '../drawing/handmade.ts'
import { hash } from '../drawing/random.ts'
import { paint } from '../light/paint.ts'
import { type Picture, staged, stages } from '../light/stage.ts'
import type { Frame } from '../relief/frame.ts'
import type { Style } from '../style.ts'
import { figure } from './figure.ts'
import { modelFor } from './outfit.ts'
import { forms } from './person.ts'

/**
 * Px per cm of a woman of 177 cm and y of her shoulder, in the 1200 x 1600 drawing; where feet show, there is a floor.
 * Pictures begin at the mouth: they are about what is worn.
 */
const crops = {
  full: { scale: 9.3, y: 113, floor: true },
  /** Down to below the hip, for what is worn on top. */
  half: { scale: 14.4, y: 175, floor: false },
  /** From the chin to the floor, for what is worn below. */
  low: { scale: 9.7, y: 74, floor: true },
} as const

const cropOf = ({ family, cut }: Style): keyof typeof crops => {
  if (family === 'tee' || family === 'shirt' || family === 'knit') return 'half'
  if (cut === 'blazer' || cut === 'trucker') return 'half'
  return family === 'jeans' || family === 'trousers' || family === 'skirt' ? 'low' : 'full'
}

const floorOf = { women: 149, plus: 149, men: 157.5, kids: 98 } as const

/** Draws a style worn by a person on the stage, as large as the piece allows. */
export async function portrait(style: Style, width: number): Promise<Picture> {
  const person = modelFor(style)
  const unit = width / 1200
  const { scale: base, y: top, floor } = crops[cropOf(style)]
  const kids = style.form === 'kids'
  const scale = ((base * unit) / forms[style.form].size) * (kids ? 0.95 : 1)
  const y = (top + (kids ? 30 : 0)) * unit
  const frame: Frame = {
    w: width,
    h: Math.round((width * 4) / 3),
    scale,
    ox: 600 * unit - person.sway * 0.5 * scale,
    oy: y,
  }
  const key = `${person.id} ${style.form} ${style.look.cloth} ${style.look.colour.l > 0.6} ${width}`
  const painted = await paint(handmade(figure(person), hash(person.id) & 0xffff, 0.2), frame, person.id, key)
  return staged(painted, width, stages[1], floor ? { y: y + floorOf[style.form] * scale } : undefined)
}
