import type { ProductCard } from '#contracts/catalogue.ts'
import type { SearchRequest } from '#contracts/search.ts'
import type { Clock } from '#foundation/clock.ts'
import { type Cards, newDays } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'
import { textBytes } from '#server/platform/http/encodings.ts'
import { answerOf, type BareAnswer, facetsJson, facetsOf, type NamedFacet, namedFacets } from './answer.ts'
import { topCategories } from './categories-named.ts'
import { hasNone } from './columns/bits.ts'
import { openColumns } from './columns.cache.ts'
import { findByCode } from './find-by-code.ts'
import { type Found, findProducts } from './find-products.ts'
import type { ReadLimit } from './limits/read-limits.ts'
import { limitedBits, relaxations, resolved, understand, understoodAnswer } from './limits/term-limits.ts'
import type { ProductSearch } from './product-search.port.ts'
import { readRequest, termOf, type Wanted } from './read-request.ts'
import { openSearchLocales } from './search-locales.ts'
import { withSearchOverrides } from './search-overrides.ts'
import { openStoreStock, storeSlots } from './store-stock.cache.ts'
import { mostSuggested, type ResultsPath, suggestionsOf, suggestsFrom, whereToLook } from './suggest.ts'
import { analyzerFor } from './text/analyzer.ts'
import { findByWords, findsAll, type TextFound } from './text/find-by-words.ts'
import { redirectOf, type SearchRules } from './text/synonyms.ts'
import { openTexts, type TextNeeds } from './texts.cache.ts'

export interface SearchNeeds extends TextNeeds {
  readonly cards: Cards
  readonly clock: Clock
  /** Editors' search rules: synonyms and redirects. */
  readonly rules?: (market: Market) => SearchRules
  /** The path of the results of a term; of a brand if the brand has its own search. */
  readonly resultsPath?: ResultsPath
  /** Products that a store has. */
  readonly inStore?: (storeId: string) => Promise<ReadonlySet<string>>
  /** True if listings show gift cards. */
  readonly showsGiftCards?: (market: Market) => boolean
}

export interface InMemorySearch extends ProductSearch {
  searchJson(market: Market, request: SearchRequest): Promise<Buffer>
}

interface Outcome {
  readonly wanted: Wanted
  readonly slots: readonly number[]
  readonly facets: readonly NamedFacet[]
  readonly answer: BareAnswer
}

/** The built-in search: columns of bits per market, and a text index per language. */
export function searchInMemory(needs: SearchNeeds): InMemorySearch {
  const { readModel, cards, markets, clock } = needs
  const columns = openColumns(readModel)
  const texts = openTexts(needs)
  const voices = openSearchLocales(needs)
  const stores = openStoreStock(needs)

  async function find(market: Market, request: SearchRequest, typing = false): Promise<Outcome> {
    const giftCards = (needs.showsGiftCards?.(market) ?? false) && (!typing || market.country.giftCardsSuggested)
    const wanted = { ...readRequest(request, market.currency, newDays), giftCards, bare: typing }
    const index = wanted.term === '' ? undefined : (await texts.of(market)).index
    const store = wanted.storeId === undefined ? undefined : await stores.of(wanted.storeId)
    // From here on nothing is awaited, so the whole answer comes from one snapshot.
    const current = columns.of(market)
    const { voice, rules, synonyms } = voices.of(market)
    const coded = index && findByCode(current.range.assortment, wanted.term, () => columns.eans(market))
    const read = index && !coded ? understand(wanted.term, current, index) : { goods: wanted.term, limits: [] }
    const reading = { synonyms, unfinished: typing }
    const text = index && !coded && read.goods !== '' ? findByWords(index, read.goods, reading) : undefined
    const moment = {
      now: clock().getTime(),
      hits: coded ? { slots: Int32Array.from(coded), inOrder: () => coded } : text,
      inStore: store && storeSlots(current.range, store, wanted.storeOnly),
    }
    const { met, found } = findWithin(read.limits, (limits) =>
      findProducts(current, wanted, {
        ...moment,
        limited:
          index && limits.length > 0 ? limitedBits(current, resolved(limits, current), index, reading) : undefined,
      }),
    )
    const redirect = index && redirectOf(wanted.term, rules, analyzerFor(voice.language))
    return {
      wanted,
      slots: found.slots,
      facets: namedFacets(current, found, voice),
      answer: {
        ...answerOf(current, { ...wanted, term: read.goods }, found, { voice, synonyms }),
        ...(redirect === undefined ? {} : { redirect }),
        ...remarks(text),
        ...understoodAnswer(read, met),
      },
    }
  }

  const cardsOf = (market: Market, { wanted, slots }: Outcome): ProductCard[] => {
    const { assortment } = readModel.range(market)
    const now = clock().getTime()
    return slots.map((slot) =>
      withSearchOverrides(cards.card(market, slot), wanted, now, assortment.slots[slot]!.availableFrom),
    )
  }

  return {
    async search(market, request) {
      const outcome = await find(market, request)
      return { results: cardsOf(market, outcome), facets: facetsOf(outcome.facets), ...outcome.answer }
    },
    async searchJson(market, request) {
      const outcome = await find(market, request)
      const { wanted, slots, facets, answer } = outcome
      const plain = !wanted.modelFirst && wanted.newDays === newDays
      const results = plain
        ? cards.cardsJson(market, slots).flatMap((json, index) => (index === 0 ? [json] : [comma, json]))
        : [JSON.stringify(cardsOf(market, outcome)).slice(1, -1)]
      const rest = JSON.stringify(answer).slice(1)
      return textBytes(['{"results":[', ...results, '],"facets":', facetsJson(facets), ',', rest])
    },
    async suggest(market, typed, subBrand) {
      const term = termOf(typed)
      const { path, among } = whereToLook(needs.resultsPath, market, subBrand)
      const { rules, synonyms } = voices.of(market)
      if (term.length < suggestsFrom) {
        const categories = topCategories(columns.of(market), voices.of(market).voice)
        return suggestionsOf(path, { term, terms: rules.popular, categories, products: [], fallback: false })
      }
      const outcome = await find(market, { ...among, searchTerms: term, size: mostSuggested.products }, true)
      const { totalResults, categorySearch } = outcome.answer
      const { phrases, index } = await texts.of(market)
      const shown =
        totalResults > 0
          ? outcome
          : await find(market, { ...among, sorting: 'popular', size: mostSuggested.products }, true)
      return suggestionsOf(path, {
        term,
        terms: phrases.beginningWith(term, mostSuggested.terms, (one) =>
          findsAll(index, one, { synonyms, unfinished: false }),
        ),
        categories: categorySearch,
        products: cardsOf(market, shown),
        fallback: totalResults === 0,
        answer: outcome.answer,
      })
    },
    async warm() {
      for (const market of markets) {
        columns.of(market)
        await texts.of(market)
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}

/** Meets as many limits as leave any goods; all of them where none ever do. */
function findWithin(limits: readonly ReadLimit[], find: (limits: readonly ReadLimit[]) => Found) {
  const [all = [], ...fewer] = relaxations(limits)
  const first = { met: all, found: find(all) }
  if (limits.length === 0 || !hasNone(first.found.base.bits)) return first
  for (const met of fewer) {
    const found = find(met)
    if (!hasNone(found.base.bits)) return { met, found }
  }
  return first
}

const comma = Buffer.from(',')

const remarks = (text: TextFound | undefined): Pick<BareAnswer, 'correctedTerm' | 'anyWord'> => ({
  ...(text?.correctedTerm === undefined ? {} : { correctedTerm: text.correctedTerm }),
  ...(text?.anyWord ? { anyWord: true } : {}),
})
