import { chanceFrom } from './chance.ts'
import type { Option, Style } from './design-styles.ts'
import { sellingModeOf } from './selling-modes.ts'
import type { SubBrandId } from './sub-brands.ts'
import { everyLanguage } from './texts.ts'

/** A look in the format of the import form, where each product of the look repeats it. */
export interface Look {
  readonly id: string
  readonly title: Readonly<Record<string, string>>
}

const roles = [
  ['coat-double', 'coat-belted', 'blazer'],
  ['knit-crew', 'knit-roll', 'shirt', 'blouse', 'tee'],
  ['trousers-straight', 'trousers-wide', 'trousers-tapered', 'jeans-straight', 'jeans-wide', 'skirt-pleated'],
  ['boot', 'chelsea', 'sneaker', 'pump', 'kitten'],
  ['tote', 'shoulder-bag'],
]

const looksOf: readonly (readonly [SubBrandId, number])[] = [
  ['women', 10],
  ['plus', 4],
  ['men', 6],
  ['kids', 4],
]

export const lookTitles = 8

/** Looks made from the range: one style for each role that the sub-brand has. */
export function arrangeLooks(styles: readonly Style[]): ReadonlyMap<string, readonly Look[]> {
  const looks = new Map<string, Look[]>()
  for (const [subBrand, count] of looksOf) {
    for (let nth = 1; nth <= count; nth++) {
      const id = `${subBrand}-${nth}`
      const look = { id, title: everyLanguage(`look.${((nth - 1) % lookTitles) + 1}`) }
      for (const { productId } of piecesOf(styles, subBrand, id))
        looks.set(productId, [...(looks.get(productId) ?? []), look])
    }
  }
  return looks
}

function piecesOf(styles: readonly Style[], subBrand: SubBrandId, look: string): Option[] {
  const chance = chanceFrom(`look ${look}`)
  return roles.flatMap((kinds) => {
    const suitable = styles.filter(
      (style) => style.subBrand.id === subBrand && kinds.includes(style.kind.id) && sellingModeOf(style) === 'usual',
    )
    return suitable.length > 0 ? [chance.pick(chance.pick(suitable).options)] : []
  })
}
