import { colourways } from '../cloth/colourways.ts'
import type { Look } from '../drawing/model.ts'
import { hash } from '../drawing/random.ts'
import { lotOf, type Style } from '../style.ts'
import type { Worn } from './builds.ts'

const plain = (cloth: Look['cloth'], name: string): Look => ({ cloth, colour: colourways[name]! })
const washed: Look = { ...plain('denim', 'indigo'), print: 'wash' }

/** The other pieces of a style's outfit, shown with it when it is laid out. */
export const companionsOf = (style: Style): Worn[] =>
  outfitOf(style).filter(({ family, cut }) => family !== style.family || cut !== style.cut)

/** What a form wears: the style, and under a coat or cardigan, which are open, a top. */
export function outfitOnForm(style: Style): Worn[] {
  const own = outfitOf(style)
  const open = style.family === 'coat' || style.cut === 'cardigan'
  return own.filter(({ family, cut }) => (family === style.family && cut === style.cut) || (open && isTop(family)))
}

const isTop = (family: Worn['family']): boolean => family === 'tee' || family === 'knit' || family === 'shirt'

/** The style and its companions, from the inside outwards. Companions of a pale style are dark, of a dark style pale. */
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
