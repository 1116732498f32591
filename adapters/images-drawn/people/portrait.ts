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
 * Pictures are about what is worn: they begin at the mouth or below, and end where the piece has been seen.
 */
const crops = {
  /** To the floor, for what reaches it. */
  full: { scale: 9.3, y: 113, floor: true },
  /** Down to the shin. */
  long: { scale: 11.7, y: 104, floor: false },
  /** Down to below the hip, for what is worn on top. */
  half: { scale: 14.4, y: 160, floor: false },
  /** From the ribs to the floor, for what is worn below. */
  low: { scale: 11.6, y: -226, floor: true },
} as const

function cropOf({ family, cut }: Style): keyof typeof crops {
  if (family === 'jeans' || family === 'trousers' || family === 'skirt') return 'low'
  if (family === 'coat') return cut === 'blazer' || cut === 'trucker' ? 'half' : 'long'
  if (family === 'dress') return cut.endsWith('maxi') ? 'full' : 'long'
  return 'half'
}

const floorOf = { women: 152.5, plus: 151, men: 161, kids: 100 } as const

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
