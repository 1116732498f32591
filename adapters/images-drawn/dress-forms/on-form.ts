import { handmade } from '../drawing/handmade.ts'
import { hash } from '../drawing/random.ts'
import { paint } from '../light/paint.ts'
import { type Picture, staged, stages } from '../light/stage.ts'
import type { Frame } from '../relief/frame.ts'
import type { Style } from '../style.ts'
import { builds } from './builds.ts'
import { type Dressed, dressed } from './dressed.ts'
import { outfitOnForm } from './outfit.ts'

/** How a form stands in the drawing of 1200 x 1600 px: px per cm for an adult woman, and cm from shoulder to floor. */
const stands = {
  /** A short stand, as on a shop counter, for tops. */
  counter: { scale: 12.4, floor: 97 },
  /** For dresses and coats. */
  tall: { scale: 9.6, floor: 138 },
  /** For dresses that reach the floor. */
  full: { scale: 8.9, floor: 150 },
  /** A form from the waist down. */
  hips: { scale: 10.7, floor: 152 },
  shortHips: { scale: 12.4, floor: 132 },
} as const

function standFor({ family, cut }: Pick<Style, 'family' | 'cut'>): keyof typeof stands {
  if (family === 'skirt') return 'shortHips'
  if (family === 'jeans' || family === 'trousers') return 'hips'
  if (family === 'coat') return cut === 'blazer' || cut === 'trucker' ? 'counter' : 'tall'
  if (family === 'dress') return cut.endsWith('maxi') ? 'full' : 'tall'
  return 'counter'
}

/** The form a style is shown on. */
export function formFor(style: Style): Dressed {
  const { form, seed, family, cut } = style
  const stand = standFor(style)
  return {
    id: `${seed} ${family} ${cut} form`,
    form,
    floor: stands[stand].floor * builds[form].size,
    hipsOnly: stand === 'hips' || stand === 'shortHips',
    outfit: outfitOnForm(style),
  }
}

/** Line on which the foot stands, in the 1200 x 1600 drawing. */
const floorLine = 1476

/** Draws a style on a tailor's form in the studio. */
export async function onForm(style: Style, width: number): Promise<Picture> {
  const order = formFor(style)
  const unit = width / 1200
  // A child's form is enlarged, but stays smaller in the picture than an adult's.
  const near = style.form === 'kids' ? 0.86 : 1
  const scale = ((stands[standFor(style)].scale * unit) / builds[style.form].size) * near
  const oy = floorLine * unit - order.floor * scale
  const frame: Frame = { w: width, h: Math.round((width * 4) / 3), scale, ox: 600 * unit, oy }
  const key = `${order.id} ${style.form} ${style.look.cloth} ${style.look.colour.l > 0.6} ${width}`
  const painted = await paint(handmade(dressed(order), hash(order.id) & 0xffff, 0.2), frame, order.id, key)
  return staged(painted, width, stages[1], { y: floorLine * unit })
}
