import { type ClothName, cloths } from './cloth/cloths.ts'
import { colourOf } from './cloth/colourways.ts'
import { type PrintName, prints } from './cloth/prints.ts'
import type { Look } from './drawing/model.ts'
import type { Drawing, DrawingFamily } from './drawing/product-drawing.ts'
import { hash } from './drawing/random.ts'
import { families } from './garments/families.ts'

/** A drawing as the studio understands it: everything named exists. */
export interface Style {
  readonly family: DrawingFamily
  readonly cut: string
  readonly look: Look
  readonly form: Drawing['form']
  readonly seed: string
}

/** The numbers and choices by which a style draws its own details. */
export const lotOf = ({ seed, family, cut }: Pick<Style, 'seed' | 'family' | 'cut'>): number =>
  hash(`${seed} ${family} ${cut} details`)

/** Reads a drawing. An unknown cut, cloth or print becomes the family's plain one. */
export function styleOf({ family, cut, cloth, print, colour, accent, form, seed }: Drawing): Style {
  const { cuts, cloth: plain } = families[family]
  return {
    family,
    cut: cuts.includes(cut) ? cut : cuts[0]!,
    look: {
      cloth: isCloth(cloth) ? cloth : plain,
      colour: colourOf(colour),
      ...(isPrint(print) ? { print } : {}),
      ...(accent ? { accent: colourOf(accent) } : {}),
    },
    form,
    seed,
  }
}

const wearable: ReadonlySet<string> = new Set(
  Object.keys(cloths).filter((name) => !['metal', 'wood', 'plaster'].includes(name)),
)
const isCloth = (name: string): name is ClothName => wearable.has(name)
const isPrint = (name: string | undefined): name is PrintName => prints.some((print) => print === name)
