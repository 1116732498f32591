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
  ['knee thigh wellington', 'boot', 'tall', 'leather'],
  ['boot boots chelsea', 'boot', 'chelsea', 'leather'],
  ['pump heel heels sandal sandals loafer shoe shoes', 'pump', 'pump', 'leather'],
  ['giftcard voucher', 'accessory', 'gift card', 'paper'],
  ['clutch purse wallet cardholder', 'bag', 'clutch', 'leather'],
  ['crossbody shoulderbag satchel', 'bag', 'shoulder', 'leather'],
  ['bag bags tote backpack', 'bag', 'tote', 'leather'],
  ['beanie', 'accessory', 'beanie', 'rib'],
  ['cap', 'accessory', 'cap', 'poplin'],
  ['hat fedora', 'accessory', 'hat', 'wool'],
  ['scarf scarves shawl snood', 'accessory', 'scarf', 'wool'],
  ['glove mitten', 'accessory', 'gloves', 'leather'],
  ['belt', 'accessory', 'belt', 'leather'],
  ['sunglasses eyewear', 'accessory', 'sunglasses', 'acetate'],
  ['headphone earphone earbud headset', 'accessory', 'headphones', 'acetate'],
  ['jewellery jewelry necklace earring bracelet ring pendant', 'accessory', 'jewellery', 'metal'],
  ['dress dresses gown jumpsuit', 'dress', 'round midi', 'jersey'],
  ['skirt skirts', 'skirt', 'pleated', 'poplin'],
  ['trucker', 'coat', 'trucker', 'denim'],
  ['trench', 'coat', 'belted', 'wool'],
  ['blazer suit tuxedo jacket anorak bomber gilet', 'coat', 'blazer', 'wool'],
  ['coat parka outerwear', 'coat', 'double', 'wool'],
  ['jeans denim', 'jeans', 'straight', 'denim'],
  ['trousers trouser pants chinos leggings shorts', 'trousers', 'straight', 'wool'],
  ['knit knitwear sweater jumper cardigan pullover merino fleece', 'knit', 'crew', 'knit'],
  ['shirt blouse', 'shirt', 'regular', 'poplin'],
  ['tee tshirt top polo vest hoodie sweatshirt jersey', 'tee', 'regular', 'jersey'],
]

const plainest: Shape = ['', 'tee', 'regular', 'jersey']

const forms: Readonly<Record<string, Drawing['form']>> = { plus: 'plus', men: 'men', kids: 'kids' }

const wordsOf = (thing: string): Set<string> =>
  new Set(
    thing
      .toLowerCase()
      .replace(/\bhigh[ -]tops?\b/g, 'sneaker')
      .replace(/\bt-shirts?\b/g, 'tshirt')
      .replace(/\bgift[ -]cards?\b/g, 'giftcard')
      .replace(/\b(denim|jeans?) jackets?\b/g, 'trucker')
      .split(/[^\p{L}]+/u)
      .flatMap((word) => [word, word.replace(/s$/, '')]),
  )

const among = (known: readonly Shape[], thing: string): Shape | undefined => {
  const said = wordsOf(thing)
  return known.find(([words]) => words.split(' ').some((word) => said.has(word)))
}

/** A drawing for goods that came without one; of goods of a feed only the family is used, to read their sizes by. */
export function guessDrawing({ thing, colourHex, subBrand, styleNumber }: Thing): Drawing {
  const [, family, cut, cloth] = among(shapes, thing) ?? plainest
  return { family, cut, cloth, colour: colourHex, form: forms[subBrand] ?? 'women', seed: styleNumber }
}
