import type { Drawing } from '#contracts/images.ts'

interface Thing {
  /** Words that say what it is: category, type, name. */
  readonly thing: string
  readonly colourHex: string
  readonly subBrand: string
  readonly styleNumber: string
}

type Shape = readonly [words: string, family: Drawing['family'], cut: string, cloth: string]

/** The first line with a word in common wins, so the telling words come before the vague ones. */
const shapes: readonly Shape[] = [
  ['sneaker trainer running', 'sneaker', 'low', 'leather'],
  ['boot boots chelsea', 'boot', 'chelsea', 'leather'],
  ['pump heel heels sandal sandals loafer shoe shoes', 'pump', 'pump', 'leather'],
  ['bag bags tote backpack clutch purse', 'bag', 'tote', 'leather'],
  ['dress dresses gown jumpsuit', 'dress', 'round midi', 'jersey'],
  ['skirt skirts', 'skirt', 'pleated', 'poplin'],
  ['trench', 'coat', 'belted', 'wool'],
  ['blazer suit tuxedo jacket anorak bomber gilet', 'coat', 'blazer', 'wool'],
  ['coat parka outerwear', 'coat', 'double', 'wool'],
  ['jeans denim', 'jeans', 'straight', 'denim'],
  ['trousers trouser pants chinos leggings shorts', 'trousers', 'straight', 'wool'],
  ['knit knitwear sweater jumper cardigan pullover merino fleece', 'knit', 'crew', 'knit'],
  ['shirt blouse', 'shirt', 'regular', 'poplin'],
  ['tee tshirt top polo vest hoodie sweatshirt jersey', 'tee', 'regular', 'jersey'],
]

/** Things there is no drawing of: something near is shown in their place. */
const standIns: readonly Shape[] = [
  ['wallet glove mitten beanie hat cap belt scarf accessory jewellery sunglasses', 'bag', 'tote', 'leather'],
]
const plainest: Shape = ['', 'tee', 'regular', 'jersey']

const forms: Readonly<Record<string, Drawing['form']>> = { plus: 'plus', men: 'men', kids: 'kids' }

const wordsOf = (thing: string): Set<string> =>
  new Set(
    thing
      .toLowerCase()
      .replace(/\bhigh[ -]tops?\b/g, 'sneaker')
      .replace(/\bt-shirts?\b/g, 'tshirt')
      .split(/[^\p{L}]+/u)
      .flatMap((word) => [word, word.replace(/s$/, '')]),
  )

const among = (known: readonly Shape[], thing: string): Shape | undefined => {
  const said = wordsOf(thing)
  return known.find(([words]) => words.split(' ').some((word) => said.has(word)))
}

/** What is drawn in the place of a thing that nothing is known of, or of which there is no drawing. */
export const standInFor = (thing: string): string | undefined =>
  among(standIns, thing) ? 'bag' : among(shapes, thing) ? undefined : 'plain shirt'

/** A drawing for goods that came without one, or without photographs. */
export function guessDrawing({ thing, colourHex, subBrand, styleNumber }: Thing): Drawing {
  const [, family, cut, cloth] = among(standIns, thing) ?? among(shapes, thing) ?? plainest
  return { family, cut, cloth, colour: colourHex, form: forms[subBrand] ?? 'women', seed: styleNumber }
}
