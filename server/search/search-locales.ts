import type { Translate } from '#foundation/words.ts'
import type { Market } from '#server/markets/index.ts'
import type { FacetLanguage } from './facet-names.ts'
import { type Analyzer, analyzerFor } from './text/analyzer.ts'
import { noRules, redirectsOf, type SearchRules, type Synonyms, synonymsOf } from './text/synonyms.ts'

export interface SearchLocaleNeeds {
  readonly words: (market: Market) => Translate
  /** Editors' search rules: synonyms and redirects. */
  readonly rules?: (market: Market) => SearchRules
}

interface MarketSearchLocale {
  readonly facetLanguage: FacetLanguage
  readonly rules: SearchRules
  readonly synonyms: Synonyms
  /** The address that editors chose for a term. */
  readonly redirectOf: (term: string) => string | undefined
}

/** Names and search rules of a market. They are compiled once per published version. */
export function openSearchLocales({ words, rules }: SearchLocaleNeeds): { of(market: Market): MarketSearchLocale } {
  const cached = new Map<string, MarketSearchLocale>()
  return {
    of(market) {
      const current = rules?.(market) ?? noRules
      const known = cached.get(market.id)
      const facetLanguage = {
        t: words(market),
        language: market.id,
        collator: known?.facetLanguage.collator ?? new Intl.Collator(market.locale),
      }
      const compiled = known?.rules === current ? known : compile(current, analyzerFor(market.language.baseCode))
      const made = { ...compiled, facetLanguage }
      cached.set(market.id, made)
      return made
    },
  }
}

const compile = (rules: SearchRules, analyzer: Analyzer) => ({
  rules,
  synonyms: synonymsOf(rules, analyzer),
  redirectOf: redirectsOf(rules, analyzer),
})
