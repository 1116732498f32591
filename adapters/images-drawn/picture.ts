import type { ImageView } from '#contracts/images.ts'
import { dress, handmade } from './drawing/handmade.ts'
import type { Made } from './drawing/model.ts'
import { hash, random } from './drawing/random.ts'
import { onForm } from './dress-forms/on-form.ts'
import { type Camera, families } from './garments/families.ts'
import { graded, isWorn, zoomOf } from './garments/grade.ts'
import { type Painted, paint } from './light/paint.ts'
import { type Picture, staged, stageFor } from './light/stage.ts'
import type { Frame } from './relief/frame.ts'
import { flatLay } from './scenes/flat-lay.ts'
import { lotOf, type Style } from './style.ts'
import { swatch } from './swatch.ts'

/** Draws one view of a style at a width in px; height is 4/3 of it. */
export async function picture(style: Style, view: ImageView, width: number): Promise<Picture> {
  if (view === 'cloth') return swatch(style, width)
  if (view === 'flat' && isWorn(style.family)) return flatLay(style, width)
  const shot = shotOf(style, view)
  if (!shot) return onForm(style, width)
  const { floor } = cameraOf(style)
  const ground = floor && !shot.close ? { y: (floor * width) / 1200 } : undefined
  return staged(await painting(style, shot, width), width, stageFor(style.look), ground)
}

/** Which side is seen, and whether from close by. */
export interface Shot {
  readonly side: 'front' | 'back'
  readonly close: boolean
}

/** Shoes, bags and small things are not shown on a form; instead, `figure` shows their other side from close by. */
function shotOf({ family }: Style, view: ImageView): Shot | undefined {
  if (view !== 'figure') return { side: view === 'back' ? 'back' : 'front', close: view === 'detail' }
  return isWorn(family) ? undefined : { side: 'back', close: true }
}

/** The garment alone, lit and coloured, without the stage. */
export function painting(style: Style, { side, close }: Shot, width: number): Promise<Painted> {
  const { family, cut, form, look } = style
  // Folds depend on style and side, never on the colour, so that colours of a style differ only in colour.
  const seed = `${style.seed} ${family} ${cut} ${side}`
  const made = cutFor(style, side, seed)
  const frame = close ? closeUp(made, frameOf(style, width)) : frameOf(style, width)
  const ready = dress(handmade(made, hash(seed) & 0xffff, families[family].hand), look)
  return paint(ready, frame, seed, `${seed} ${form} ${look.cloth} ${close} ${width}`)
}

function cutFor(style: Style, side: Shot['side'], seed: string): Made {
  const { family, cut, look, form } = style
  const made = families[family].make({ cut, view: side, look, form, lot: lotOf(style), rnd: random(seed) })
  return graded(made, style)
}

const cameraOf = ({ family, cut }: Style): Camera => families[family].cameras?.[cut] ?? families[family].camera

function frameOf(style: Style, width: number): Frame {
  const unit = width / 1200
  const { scale, y } = cameraOf(style)
  const zoom = zoomOf(style)
  // Clothes that are drawn smaller are also moved towards the middle of the picture (y = 800).
  const low = (1 - zoom) * (800 - y)
  return { w: width, h: Math.round((width * 4) / 3), scale: scale * zoom * unit, ox: 600 * unit, oy: (y + low) * unit }
}

/** The frame of a detail view. The detail is drawn again at 2.6 times the scale, not enlarged. */
function closeUp({ detail }: Made, frame: Frame): Frame {
  const scale = frame.scale * 2.6
  return { ...frame, scale, ox: frame.w / 2 - detail[0] * scale, oy: frame.h / 2 - detail[1] * scale }
}
