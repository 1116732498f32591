import { dress, handmade, moved } from '../drawing/handmade.ts'
import type { Garment } from '../drawing/model.ts'
import type { Drawing } from '../drawing/product-drawing.ts'
import { hash, random } from '../drawing/random.ts'
import { type Dressed, dressed } from '../dress-forms/dressed.ts'
import { families } from '../garments/families.ts'
import { graded } from '../garments/grade.ts'
import { lotOf, styleOf } from '../style.ts'
import type { Piece } from './scene.ts'

/** A garment of a scene, in the terms of a drawing: family, cut, cloth, colour, print and accent. */
export type Wares = Pick<Drawing, 'family' | 'cut' | 'cloth' | 'colour'> &
  Partial<Pick<Drawing, 'print' | 'accent' | 'form'>>

export const wares = (
  family: Wares['family'],
  cut: string,
  cloth: string,
  colour: string,
  more: Partial<Wares> = {},
): Wares => ({ family, cut, cloth, colour, ...more })

/** A garment that is laid or hung. Its origin is at the shoulder or waist, as in its family. `size` is below 1 for a child. */
export function ware(id: string, wares: Wares, size = 1): Garment {
  const style = styleOf({ form: 'women', seed: id, ...wares })
  const { family, cut, look, form } = style
  const made = graded(
    families[family].make({ cut, view: 'front', look, form, lot: lotOf(style), rnd: random(id) }),
    style,
  )
  const cutOut = size === 1 ? made : moved(made, ([x, y]) => [x * size, y * size])
  return handmade(dress(cutOut, look), hash(id) & 0xffff, families[family].hand ?? 0.28)
}

/** A dressed form whose foot stands at (x, y), in shares of the frame. `shows` is the height of the frame in cm. */
export const onStand = (form: Dressed, { x, y, shows }: { x: number; y: number; shows: number }): Piece => ({
  id: form.id,
  made: handmade(dressed(form), hash(form.id) & 0xffff, 0.25),
  x,
  y: y - form.floor / shows,
  shows,
  shadow: { on: 'ground' },
})
