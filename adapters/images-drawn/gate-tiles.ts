import { colourways } from './cloth/colourways.ts'
import type { Drawing } from './drawing/product-drawing.ts'
import { random } from './drawing/random.ts'

type Tile = Pick<Drawing, 'family' | 'cut' | 'cloth'> & {
  readonly prints: string
  readonly colours: 'any' | 'denim' | 'hide'
}

const tiles = (family: Drawing['family'], text: string, colours: Tile['colours'] = 'any'): Tile[] =>
  text.split(', ').map((entry) => {
    const [cut = '', cloth = '', prints = ''] = entry.split('/')
    return { family, cut, cloth, prints, colours }
  })

/** Every cut in the cloths and prints it is sold in. */
export const gateTiles: readonly Tile[] = [
  ...tiles('tee', 'regular/jersey/breton, boxy/jersey, crop/rib'),
  ...tiles('shirt', 'regular/poplin/pinstripe gingham, regular/linen, blouse/satin'),
  ...tiles('knit', 'crew/cable, crew/knit, crew/jersey, rollneck/rib, rollneck/knit, cardigan/knit'),
  ...tiles(
    'dress',
    'v midi/satin/ditsy, v maxi/poplin/ditsy, square mini/linen/gingham, round midi/jersey/dots, round maxi/jersey/dots, slip midi/satin, slip maxi/satin',
  ),
  ...tiles('skirt', 'pleated/wool/tartan, gathered/poplin/gingham, bias/satin'),
  ...tiles('jeans', 'skinny/denim, straight/denim/wash, wide/denim/wash', 'denim'),
  ...tiles('trousers', 'straight/wool/windowpane, wide/linen, tapered/wool'),
  ...tiles('coat', 'double/wool, belted/wool, blazer/wool/windowpane, blazer/linen'),
  ...tiles('coat', 'trucker/denim', 'denim'),
  ...tiles('sneaker', '/leather, /suede', 'hide'),
  ...tiles('boot', '/leather, chelsea/suede, tall/leather', 'hide'),
  ...tiles('pump', '/leather, kitten/suede', 'hide'),
  ...tiles('bag', 'tote/leather, shoulder/leather, clutch/leather', 'hide'),
  ...tiles('accessory', 'scarf/wool/tartan, beanie/rib, hat/wool, cap/poplin, gift card/paper'),
  ...tiles(
    'accessory',
    'gloves/leather, belt/leather, sunglasses/acetate, headphones/acetate, jewellery/metal',
    'hide',
  ),
]

const palettes = {
  any: Object.keys(colourways).filter((name) => name !== 'light-wash'),
  denim: ['indigo', 'light-wash', 'black', 'navy'],
  hide: ['black', 'chocolate', 'tobacco', 'camel', 'claret', 'ivory', 'white'],
}

/** `count` pseudo-random drawings, always the same for the same name. */
export function drawnByLot(name: string, count: number): Drawing[] {
  const rnd = random(name)
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(rnd() * list.length)]!
  return Array.from({ length: count }, (_, n): Drawing => {
    const { family, cut, cloth, prints, colours } = gateTiles[(n * 7 + Math.floor(rnd() * 3)) % gateTiles.length]!
    const colour = pick(palettes[colours])
    const print = prints && rnd() < 0.6 ? pick(prints.split(' ')) : undefined
    const accent = colourways[colour]!.l < 0.55 ? 'ivory' : pick(['navy', 'claret', 'forest', 'black'])
    const form = pick(['women', 'women', 'plus', 'men', 'kids'] as const)
    return { family, cut, cloth, colour, form, seed: `${name} ${n}`, ...(print ? { print, accent } : {}) }
  })
}
