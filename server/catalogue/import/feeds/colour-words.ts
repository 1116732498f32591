import { foldSpelledOut } from '#foundation/fold-text.ts'
import { colourFamilies } from '../../colour-families.ts'

export interface NamedColour {
  readonly family: string
  readonly hex: string
}

/** Colour words in feeds, by family, each with the colour of its dot. */
const shades: Readonly<Record<string, string>> = {
  black: 'jet:#121212 onyx:#1b1b1d ebony:#221c1a',
  white: 'ivory:#ede7d9 cream:#f2ead8 snow:#f5f5f2 pearl:#ece9e2 ecru:#e9e0cc offwhite:#f1eee6',
  grey: 'gray:#8e8e8e charcoal:#3f4346 slate:#5b6670 graphite:#45484c ash:#a3a5a3 anthracite:#383c40 melange:#9a9a9a heather:#9a9da1 grau:#8e8e8e gris:#8e8e8e',
  silver: 'mist:#c0cad0 platinum:#d0d2d3',
  beige: 'sand:#ccb89b oat:#ddd0bd tan:#c9a67c taupe:#9c8b7a stone:#cfc6b8 nude:#dcc1a8 champagne:#e5d3b3',
  brown:
    'camel:#bc8e5c chocolate:#523a2a tobacco:#865c35 cognac:#9a5a2b chestnut:#6d3f26 mocha:#6f5446 coffee:#4b3628 braun:#6b4423',
  red: 'crimson:#a61930 scarlet:#c81d25 ruby:#9b1b3b burgundy:#6d1a2d claret:#6e1c2a wine:#5f1d2e cherry:#a8142c poppy:#b6392f bordeaux:#5c1a27 rot:#c4161c rouge:#c4161c',
  pink: 'rose:#d292a0 blush:#e4c1b6 fuchsia:#c72c78 magenta:#b3266e salmon:#ee9a86 rosa:#f4a6c0',
  orange: 'coral:#ef7d63 rust:#a8502c terracotta:#b5603f apricot:#e3a274 clay:#b7694c peach:#f2b28c copper:#a9653b',
  yellow: 'mustard:#d4a53b lemon:#f4e04d amber:#d98e1f gelb:#f7d417 jaune:#f7d417',
  gold: 'golden:#c9a227 brass:#b08d3c',
  green:
    'forest:#164632 sage:#97af93 emerald:#0f7a4f mint:#a9d8bd lime:#a5c63b pine:#1e4d3b bottle:#12402f grun:#2e7d32 vert:#2e7d32',
  khaki: 'olive:#656635 army:#565a38 moss:#6a7044',
  turquoise: 'teal:#12747a aqua:#5bc2c7 petrol:#00575f cyan:#2fb7b0',
  blue: 'sapphire:#1d4a9b cobalt:#1854b4 sky:#a4c5de denim:#4a6a8f indigo:#344f77 royal:#2547a8 azure:#3f86d1 ice:#cfe1ec blau:#2356c5 bleu:#2356c5',
  navy: 'midnight:#131c33 marine:#1b2b4b ink:#1a2238',
  purple: 'violet:#6c3fa0 plum:#5b3058 lilac:#b4a3cf lavender:#b9a7d6 aubergine:#3e2340 mauve:#a2809c lila:#8a5fb0',
  multicolour: 'multi:#ffffff multicolor:#ffffff rainbow:#ffffff mixed:#ffffff',
}

const known: ReadonlyMap<string, NamedColour> = new Map(
  [...colourFamilies].flatMap(([family, hex]) => [
    [family, { family, hex }] as const,
    ...(shades[family] ?? '')
      .split(' ')
      .filter(Boolean)
      .map((pair) => [pair.split(':')[0]!, { family, hex: pair.split(':')[1]! }] as const),
  ]),
)

/** The first colour in a text: `Navy Blue / White` is navy. */
export function colourIn(text: string): NamedColour | undefined {
  for (const word of foldSpelledOut(text).split(/[^a-z]+/)) {
    const colour = known.get(word)
    if (colour) return colour
  }
  return undefined
}
