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
  ['bag bags tote backpack clutch purse wallet glove mitten beanie hat cap belt accessory', 'bag', 'tote', 'leather'],
  ['dress dresses gown jumpsuit', 'dress', 'round midi', 'jersey'],
  ['skirt skirts', 'skirt', 'pleated', 'poplin'],
  ['jeans denim', 'jeans', 'straight', 'denim'],
  ['blazer blazers suit', 'coat', 'blazer', 'wool'],
  ['jacket coat parka anorak outerwear vest gilet', 'coat', 'double', 'wool'],
  ['trousers trouser pants chinos leggings shorts', 'trousers', 'straight', 'wool'],
  ['knit knitwear sweater jumper cardigan pullover merino fleece', 'knit', 'crew', 'knit'],
  ['shirt shirts blouse', 'shirt', 'regular', 'poplin'],
]

const forms: Readonly<Record<string, Drawing['form']>> = { plus: 'plus', men: 'men', kids: 'kids' }

const wordsOf = (thing: string): Set<string> =>
  new Set(
    thing
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .flatMap((word) => [word, word.replace(/s$/, '')]),
  )

const shapeOf = (said: ReadonlySet<string>): Shape | undefined =>
  shapes.find(([words]) => words.split(' ').some((word) => said.has(word)))

/** Whether a guess has anything to go by. */
export const knowsThing = (thing: string): boolean =>
  shapeOf(wordsOf(thing)) !== undefined || plainShirts.some((word) => wordsOf(thing).has(word))

const plainShirts = ['tee', 'tshirt', 'top', 'polo', 'vest', 'hoodie', 'sweatshirt', 'jersey']

/** A drawing for goods that came without one, or without photographs. */
export function guessDrawing({ thing, colourHex, subBrand, styleNumber }: Thing): Drawing {
  const [, family, cut, cloth] = shapeOf(wordsOf(thing)) ?? ['', 'tee', 'regular', 'jersey']
  return { family, cut, cloth, colour: colourHex, form: forms[subBrand] ?? 'women', seed: styleNumber }
}
