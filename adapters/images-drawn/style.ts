import { type ClothName, cloths } from './cloth/cloths.ts'
import { colourOf } from './cloth/colourways.ts'
import { type PrintName, prints } from './cloth/prints.ts'
import type { Look } from './drawing/model.ts'
import type { Drawing, DrawingFamily } from './drawing/product-drawing.ts'
import { hash } from './drawing/random.ts'
import { families } from './garments/families.ts'

/** A drawing whose cut, cloth, print and colours are known to the studio. */
export interface Style {
  readonly family: DrawingFamily
  readonly cut: string
  readonly look: Look
  readonly form: Drawing['form']
  readonly seed: string
}

/** The number that selects a style's details, such as its sleeves. */
export const lotOf = ({ seed, family, cut }: Pick<Style, 'seed' | 'family' | 'cut'>): number =>
  hash(`${seed} ${family} ${cut} details`)

/** Reads a drawing. An unknown cut or cloth becomes the family's plain one; an unknown print is left out. */
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
