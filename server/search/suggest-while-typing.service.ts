import type { ProductCard } from '#contracts/catalogue.ts'
import type { SearchRequest, SearchResponse, SearchSuggestions } from '#contracts/search.ts'
import { spelledIn } from '#foundation/german-spelling.ts'
import type { Market } from '#server/markets/index.ts'
import { topCategories } from './categories-named.ts'
import type { openColumns } from './columns.cache.ts'
import { termOf } from './read-request.ts'
import type { openSearchLocales } from './search-locales.ts'
import { mostSuggested, type ResultsPath, searchScope, suggestionsOf, suggestsFrom } from './suggest.ts'
import { findsAll } from './text/find-by-words.ts'
import type { openTexts } from './texts.cache.ts'

/** What a search found for an unfinished term. */
export interface FoundWhileTyping {
  readonly answer: Pick<SearchResponse, 'totalResults' | 'categorySearch' | 'correctedTerm' | 'redirect'>
  cards(): readonly ProductCard[]
}

export interface SuggestNeeds {
  readonly columns: ReturnType<typeof openColumns>
  readonly texts: ReturnType<typeof openTexts>
  readonly locales: ReturnType<typeof openSearchLocales>
  readonly resultsPath: ResultsPath | undefined
  find(market: Market, request: SearchRequest): Promise<FoundWhileTyping>
}

/**
 * Suggestions while a term is typed, from the built-in search or an external one. If nothing is found: best sellers and
 * similar categories.
 */
export const suggestWhileTyping =
  ({ columns, texts, locales, resultsPath, find }: SuggestNeeds) =>
  async (market: Market, typed: string, subBrand: string | undefined): Promise<SearchSuggestions> => {
    const term = termOf(typed)
    const { path, among } = searchScope(resultsPath, market, subBrand)
    const { rules, synonyms, facetLanguage } = locales.of(market)
    if (term.length < suggestsFrom) {
      const categories = topCategories(columns.of(market), facetLanguage)
      return suggestionsOf(path, { term, terms: rules.popular, categories, products: [], fallback: false })
    }
    const found = await find(market, { ...among, searchTerms: term, size: mostSuggested.products })
    const { phrases, index } = await texts.of(market)
    const { answer } = found
    const fallback = answer.totalResults === 0
    const shown = fallback ? await find(market, { ...among, sorting: 'popular', size: mostSuggested.products }) : found
    const finds = (one: string) => findsAll(index, one, { synonyms, unfinished: false })
    const terms = spelledIn(phrases.beginningWith(term, mostSuggested.terms, finds), market.id)
    return suggestionsOf(path, {
      ...{ term, terms, fallback, answer },
      categories:
        answer.categorySearch.length > 0 || !fallback
          ? answer.categorySearch
          : topCategories(columns.of(market), facetLanguage),
      products: shown.cards(),
    })
  }
