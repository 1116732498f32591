import { dress, handmade, moved } from '../drawing/handmade.ts'
import type { Garment } from '../drawing/model.ts'
import type { Drawing } from '../drawing/product-drawing.ts'
import { hash, random } from '../drawing/random.ts'
import { families } from '../garments/families.ts'
import { graded } from '../garments/grade.ts'
import { figure } from '../people/figure.ts'
import type { Person } from '../people/person.ts'
import { lotOf, styleOf } from '../style.ts'
import type { Piece } from './scene.ts'

/** Names a garment of a scene in the words of a drawing: family, cut, cloth, colour, print and accent. */
export type Wares = Pick<Drawing, 'family' | 'cut' | 'cloth' | 'colour'> &
  Partial<Pick<Drawing, 'print' | 'accent' | 'form'>>

export const wares = (
  family: Wares['family'],
  cut: string,
  cloth: string,
  colour: string,
  more: Partial<Wares> = {},
): Wares => ({ family, cut, cloth, colour, ...more })

/** A garment as it is laid or hung: origin at the shoulder or waist, as in its family. `size` shrinks it to a child's. */
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

interface Stand {
  readonly x: number
  /** Top of the head, as a share of the frame. */
  readonly top: number
  readonly shows: number
  readonly far?: boolean
}

/** A person in front of the wall. */
export const standing = (person: Person, { x, top, shows, far }: Stand): Piece => ({
  id: person.id,
  made: handmade(figure(person), hash(person.id) & 0xffff, 0.25),
  x,
  y: top + 33 / shows,
  shows,
  shadow: { on: 'wall', away: 3 },
  ...(far ? { far } : {}),
})
