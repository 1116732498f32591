import { colourways } from '../cloth/colourways.ts'
import type { Look } from '../drawing/model.ts'
import { hash } from '../drawing/random.ts'
import { lotOf, type Style } from '../style.ts'
import type { HairStyle, Person, Worn } from './person.ts'

const plain = (cloth: Look['cloth'], name: string): Look => ({ cloth, colour: colourways[name]! })
const washed: Look = { ...plain('denim', 'indigo'), print: 'wash' }

/** Somebody wearing the style with one or two quiet pieces. Who it is belongs to the style, so siblings share the person. */
export function modelFor(style: Style): Person {
  const lot = hash(`${style.seed} model`)
  const { form } = style
  const short = form === 'men' || (form === 'kids' && lot % 2 === 0)
  const low = ['jeans', 'trousers', 'skirt'].includes(style.family)
  // Where the picture begins below the shoulder, no end of hair shall hang into it.
  const styles: readonly HairStyle[] = short ? ['crop'] : ['bun', 'bob', low ? 'bun' : 'long', 'crop', 'bun']
  const outfit = outfitOf(style)
  const long = outfit.some(({ family }) => ['coat', 'shirt', 'knit'].includes(family))
  // Only a sleeve that ends at a pocket can hide a hand; bare arms may be held behind the back.
  const pocketed = long && (lot >>> 16) % 3 !== 0
  const behindBack = long ? undefined : ([-1, 1, 'both', 'both', undefined] as const)[(lot >>> 16) % 5]
  return {
    id: `${style.seed} ${style.family} ${style.cut} figure`,
    form,
    skin: lot % 7,
    hair: (lot >>> 3) % 5,
    hairStyle: styles[(lot >>> 6) % styles.length]!,
    sway: ((lot >>> 9) % 2 ? 1 : -1) * (form === 'men' ? 1.8 : 2.4),
    aside: (((lot >>> 12) % 5) - 2) * 0.3,
    walking: (lot >>> 18) % 2 === 0,
    ...(behindBack ? { behindBack } : {}),
    ...(pocketed ? { pocketed: (lot >>> 15) % 2 ? 1 : -1 } : {}),
    outfit,
    ...(form === 'kids' ? { shoes: plain('plain', 'white') } : {}),
  }
}

/** The pieces that the style is shown with when nobody wears it. */
export const companionsOf = (style: Style): Worn[] =>
  outfitOf(style).filter(({ family, cut }) => family !== style.family || cut !== style.cut)

/** The style among its companions, from the skin outwards; they are dark under pale pieces and pale under dark ones. */
function outfitOf(style: Style): Worn[] {
  const { family, cut, look, form, seed } = style
  const own: Worn = { family, cut, look, lot: lotOf(style) }
  const pale = look.colour.l > 0.6
  const even = hash(`${seed} outfit`) % 2 === 0
  const jeans: Worn = { family: 'jeans', cut: 'straight', look: pale ? washed : plain('denim', 'light-wash') }
  const trousers: Worn = {
    family: 'trousers',
    cut: form === 'women' && even ? 'wide' : 'straight',
    look: plain('wool', pale ? 'charcoal' : 'oat'),
  }
  const tee: Worn = { family: 'tee', cut: 'regular', look: plain('jersey', pale ? 'navy' : 'white') }
  const knit: Worn = {
    family: 'knit',
    cut: even ? 'crew' : 'rollneck',
    look: plain('knit', pale ? 'charcoal' : 'ivory'),
  }
  switch (family) {
    case 'tee':
    case 'shirt':
    case 'knit': {
      const low = even || form === 'kids' ? jeans : trousers
      return cut === 'cardigan' ? [low, tee, own] : [low, own]
    }
    case 'skirt':
      return [own, even ? tee : knit]
    case 'jeans':
    case 'trousers':
      return [own, even ? tee : { family: 'shirt', cut: 'regular', look: plain('poplin', pale ? 'navy' : 'white') }]
    case 'coat':
      if (cut === 'trucker') return [trousers, tee, own]
      return [cut === 'blazer' ? jeans : trousers, cut === 'blazer' ? tee : knit, own]
    default:
      return [own]
  }
}
