import { spelledIn } from '#foundation/german-spelling.ts'
import type { Words } from '#foundation/words.ts'
import type { Market } from '#server/markets/index.ts'
import type { SourceContent } from './content-source.port.ts'

/** The texts of a market. The shop's texts replace the program's, and the market's those of its language; English is the fallback. */
export function wordsOfMarket(
  { program, shop }: SourceContent['words'],
  { id, language }: Pick<Market, 'id' | 'language'>,
): Words {
  const own = lowerCased({ ...program[language.baseCode], ...unlocked(shop[language.baseCode]), ...unlocked(shop[id]) })
  return spelledIn({ ...missingFrom(own, lowerCased({ ...program.en, ...unlocked(shop.en) })), ...own }, id)
}

/** The names of the shop's sub-brands, the same in every language: `sub-brand.plus` is `Halden Curve`. */
export const subBrandWords = ({ subBrands = [] }: Pick<SourceContent, 'subBrands'>): Words =>
  Object.fromEntries(subBrands.map(({ id, name }) => [`sub-brand.${id}`, name]))

/** The law prescribes these texts. With another wording a contract may not be binding. */
export const lockedWords: ReadonlySet<string> = new Set([
  'checkout.order-button',
  'orders.withdraw',
  'withdrawal.confirm',
])

const unlocked = (words: Words = {}): Words =>
  Object.fromEntries(Object.entries(words).filter(([key]) => !lockedWords.has(key.toLowerCase())))

/**
 * English texts for keys that a language lacks completely. If the language has the key, a missing plural form is not
 * taken from English, because that would break its grammar.
 */
function missingFrom(own: Words, english: Words): Words {
  return Object.fromEntries(
    Object.entries(english).filter(([key]) => !Object.hasOwn(own, key) && !says(own, singularOf(key, english))),
  )
}

function singularOf(key: string, words: Words): string {
  const plain = key.split('#')[0]!
  return plain.endsWith('s') && Object.hasOwn(words, plain.slice(0, -1)) ? plain.slice(0, -1) : plain
}

const says = (words: Words, key: string): boolean =>
  Object.hasOwn(words, key) || Object.hasOwn(words, `${key}s`) || Object.hasOwn(words, `${key}#other`)

const lowerCased = (words: Words): Words =>
  Object.fromEntries(Object.entries(words).map(([key, text]) => [key.toLowerCase(), text]))
