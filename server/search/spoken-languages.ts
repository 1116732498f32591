import { writesEszett } from '#foundation/german-spelling.ts'
import type { Translate } from '#foundation/words.ts'
import type { Assortment, CatalogueReadModel } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'

export interface TextNeeds {
  readonly readModel: CatalogueReadModel
  readonly markets: readonly Market[]
  readonly words: (market: Market) => Translate
}

/** Decides in which language or locale (`en-us`) the goods of a market are searched. */
export function spokenLanguages({ readModel, markets, words }: TextNeeds) {
  /** Languages and locales in which any goods have texts, by assortment. */
  const spoken = new WeakMap<Assortment, ReadonlySet<string>>()
  function spokenIn(assortment: Assortment): ReadonlySet<string> {
    const known = spoken.get(assortment)
    if (known) return known
    const made = new Set<string>()
    for (const product of assortment.slots) for (const one of product?.texts.keys() ?? []) made.add(one)
    spoken.set(assortment, made)
    return made
  }
  return {
    /**
     * A market with this language or locale, and its texts. One that writes ß comes first, because all German markets
     * share one index and each spells its completions when it answers.
     */
    speech: (language: string) => {
      const speaks = ({ id, language: { baseCode } }: Market) => id === language || baseCode === language
      const speaking = markets.filter(speaks)
      const market = speaking.find((one) => writesEszett(one.id)) ?? speaking[0]!
      return { market, language, t: words(market) }
    },
    /** Goods without a text in a language are shown and searched in English. Markets with such languages share the English index. */
    languageOf: (market: Market): string => {
      const own = market.language.baseCode
      const known = spokenIn(readModel.range(market).assortment)
      if (known.has(market.id)) return market.id
      const hasEnglish = markets.some(({ language: { baseCode } }) => baseCode === 'en')
      return hasEnglish && !known.has(own) ? 'en' : own
    },
  }
}
