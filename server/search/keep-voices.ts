import type { Translate } from '#foundation/words.ts'
import type { Market } from '#server/markets/index.ts'
import type { Voice } from './facet-names.ts'
import { noRules, type SearchRules, type Synonyms, synonymsOf } from './text/synonyms.ts'
import { tongueOf } from './text/tongue.ts'

export interface VoiceNeeds {
  readonly words: (market: Market) => Translate
  /** What editors say of searching: other words, and terms that lead elsewhere. */
  readonly rules?: (market: Market) => SearchRules
}

interface MarketVoice {
  readonly voice: Voice
  readonly rules: SearchRules
  readonly synonyms: Synonyms
}

/** What a market calls things, and what its editors say of searching; compiled once for each rules they publish. */
export function keepVoices({ words, rules }: VoiceNeeds): { of(market: Market): MarketVoice } {
  const kept = new Map<string, MarketVoice>()
  return {
    of(market) {
      const current = rules?.(market) ?? noRules
      const language = market.language.baseCode
      const known = kept.get(market.id)
      const voice = { t: words(market), language, collator: known?.voice.collator ?? new Intl.Collator(market.locale) }
      const synonyms = known?.rules === current ? known.synonyms : synonymsOf(current, tongueOf(language))
      const made = { voice, rules: current, synonyms }
      kept.set(market.id, made)
      return made
    },
  }
}
