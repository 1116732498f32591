export type SizedAs = 'shoe' | 'trousers' | 'other'

/** The first line with a matching word decides, so clear words come before vague ones. */
const kinds: readonly (readonly [words: string, as: SizedAs])[] = [
  ['sneaker trainer running', 'shoe'],
  ['knee thigh wellington boot boots chelsea', 'shoe'],
  ['pump heel heels sandal sandals loafer shoe shoes', 'shoe'],
  ['giftcard voucher clutch purse wallet cardholder crossbody shoulderbag satchel bag bags tote backpack', 'other'],
  ['beanie cap hat fedora scarf scarves shawl snood glove mitten belt sunglasses eyewear', 'other'],
  ['headphone earphone earbud headset jewellery jewelry necklace earring bracelet ring pendant', 'other'],
  ['dress dresses gown jumpsuit skirt skirts', 'other'],
  ['denimjacket trucker trench blazer suit tuxedo jacket anorak bomber gilet coat parka outerwear', 'other'],
  ['jeans denim trousers trouser pants chinos leggings shorts', 'trousers'],
]

const wordsOf = (thing: string): Set<string> =>
  new Set(
    thing
      .toLowerCase()
      .replace(/\bhigh[ -]tops?\b/g, 'sneaker')
      .replace(/\bgift[ -]cards?\b/g, 'giftcard')
      .replace(/\b(denim|jeans?) jackets?\b/g, 'denimjacket')
      .split(/[^\p{L}]+/u)
      .flatMap((word) => [word, word.replace(/s$/, '')]),
  )

/** How the sizes of goods must be read, by the words of category, type and name. */
export function sizedAs(thing: string): SizedAs {
  const said = wordsOf(thing)
  return kinds.find(([words]) => words.split(' ').some((word) => said.has(word)))?.[1] ?? 'other'
}
