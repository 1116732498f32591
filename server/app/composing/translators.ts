import { type Translate, translator } from '#foundation/words.ts'
import type { Content } from '#server/content/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import type { Log } from '#server/platform/logging.ts'
import type { Localization } from '#server/platform/problems.ts'

/** Returns the translator of a market. A new one is made only when the market's texts have changed. */
export function marketTranslators(content: () => Content, log: Log): (market: Market) => Translate {
  const known = new Map<string, { words: object; t: Translate }>()
  return (market) => {
    const words = content().words(market)
    const localized = known.get(market.id)
    if (localized?.words === words) return localized.t
    const t = translator(words, {}, market.locale, (key) => log.warn({ key, market: market.id }, 'a text is missing'))
    known.set(market.id, { words, t })
    return t
  }
}

/** The language of an answer: that of the market, or that of the first market if none is known. */
export const localizationOf =
  (words: (market: Market) => Translate, { open }: Markets) =>
  (market: Market = open[0]!): Localization => ({ t: words(market), locale: market.locale })
