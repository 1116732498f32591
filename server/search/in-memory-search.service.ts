import type { ProductCard } from '#contracts/catalogue.ts'
import type { SearchRequest } from '#contracts/search.ts'
import type { Clock } from '#foundation/clock.ts'
import { type Cards, newDays } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'
import { textBytes } from '#server/platform/http/encodings.ts'
import { answerOf, type BareAnswer, facetsJson, facetsOf, type NamedFacet, namedFacets } from './answer.ts'
import { openColumns } from './columns.cache.ts'
import { withCurrentSizes } from './current-sizes.ts'
import { findProducts } from './find-products.ts'
import type { ProductSearch } from './product-search.port.ts'
import { type NormalisedRequest, readRequest } from './read-request.ts'
import { openSearchLocales } from './search-locales.ts'
import { withSearchOverrides } from './search-overrides.ts'
import type { TextNeeds } from './spoken-languages.ts'
import { openStoreStock, storeSlots } from './store-stock.cache.ts'
import type { ResultsPath } from './suggest.ts'
import { suggestWhileTyping } from './suggest-while-typing.service.ts'
import { openTermReadings, type TermReading } from './term-readings.cache.ts'
import type { SearchRules } from './text/synonyms.ts'
import { openTexts } from './texts.cache.ts'
import { findWithin } from './typed-filters/find-within.ts'
import { limitedBits, resolved, termLimitsAnswer } from './typed-filters/term-limits.ts'

export interface SearchNeeds extends TextNeeds {
  readonly cards: Cards
  readonly clock: Clock
  /** Editors' search rules: synonyms and redirects. */
  readonly rules?: (market: Market) => SearchRules
  /** The path of the search page, or of a brand's own search page. */
  readonly resultsPath?: ResultsPath
  /** The products in stock at a store. */
  readonly inStore?: (storeId: string) => Promise<ReadonlySet<string>>
  /** True if listings show gift cards. */
  readonly showsGiftCards?: (market: Market) => boolean
}

export interface InMemorySearch extends ProductSearch {
  searchJson(market: Market, request: SearchRequest): Promise<Buffer>
}

interface Outcome {
  readonly wanted: NormalisedRequest
  readonly slots: readonly number[]
  readonly facets: readonly NamedFacet[]
  readonly answer: BareAnswer
}

type Opened = ReturnType<typeof openSearch>

/** What the search keeps in memory. */
const openSearch = (needs: SearchNeeds) => ({
  needs,
  columns: openColumns(needs.readModel),
  texts: openTexts(needs),
  locales: openSearchLocales(needs),
  terms: openTermReadings(needs.readModel),
  stores: openStoreStock(needs),
})

/** The built-in search: bit columns per market, and a text index per language. */
export function searchInMemory(needs: SearchNeeds): InMemorySearch {
  const opened = openSearch(needs)
  return {
    async search(market, request) {
      const outcome = await findInMemory(opened, market, request)
      return { results: cardsOf(opened, market, outcome), facets: facetsOf(outcome.facets), ...outcome.answer }
    },
    searchJson: (market, request) => searchJson(opened, market, request),
    suggest: suggestWhileTyping({
      ...{ ...opened, resultsPath: needs.resultsPath },
      async find(market, request) {
        const outcome = await findInMemory(opened, market, request, true)
        return { answer: outcome.answer, cards: () => cardsOf(opened, market, outcome) }
      },
    }),
    async warm(markets) {
      for (const market of markets) {
        opened.columns.of(market)
        await opened.texts.of(market)
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}

async function findInMemory(
  { needs, columns, texts, locales, terms, stores }: Opened,
  market: Market,
  request: SearchRequest,
  typing = false,
): Promise<Outcome> {
  const giftCards = (needs.showsGiftCards?.(market) ?? false) && (!typing || market.country.giftCardsSuggested)
  const asked = { ...readRequest(request, market.currency, newDays), giftCards, withoutFacets: typing }
  const index = asked.term === '' ? undefined : (await texts.of(market)).index
  const store = asked.storeId === undefined ? undefined : await stores.of(asked.storeId)
  // Nothing is awaited from here to the end, so the whole answer comes from one snapshot.
  const current = columns.of(market)
  const wanted = withCurrentSizes(asked, current)
  const { facetLanguage, synonyms, redirectOf } = locales.of(market)
  const reading = { synonyms, unfinished: typing }
  const term = index && terms.of(wanted.term, { columns: current, index, reading, eans: () => columns.eans(market) })
  const read = term?.read ?? { goods: wanted.term, limits: [] }
  const moment = {
    now: needs.clock().getTime(),
    facetLanguage,
    hits: term?.hits,
    inStore: store && storeSlots(current.range, store, wanted.storeOnly),
  }
  const { met, found } = findWithin(read.limits, (limits) =>
    findProducts(current, wanted, {
      ...moment,
      limited: index && limits.length > 0 ? limitedBits(current, resolved(limits, current), index, reading) : undefined,
    }),
  )
  const redirect = index && redirectOf(wanted.term)
  return {
    wanted,
    slots: found.slots,
    facets: namedFacets(found, facetLanguage),
    answer: {
      ...answerOf(current, { ...wanted, term: read.goods }, found, { facetLanguage, synonyms, term }),
      ...(redirect === undefined ? {} : { redirect }),
      ...remarks(term),
      ...termLimitsAnswer(read, met),
    },
  }
}

function cardsOf({ needs }: Opened, market: Market, { wanted, slots }: Outcome): ProductCard[] {
  const { readModel, cards, clock } = needs
  const { assortment } = readModel.range(market)
  const now = clock().getTime()
  return slots.map((slot) =>
    withSearchOverrides(cards.card(market, slot), wanted, now, {
      availableFrom: assortment.slots[slot]!.availableFrom,
      market,
    }),
  )
}

/** The answer as JSON. Cards without overrides are copied from the cache. */
async function searchJson(opened: Opened, market: Market, request: SearchRequest): Promise<Buffer> {
  const outcome = await findInMemory(opened, market, request)
  const { wanted, slots, facets, answer } = outcome
  const plain = !wanted.modelFirst && wanted.newDays === newDays
  const results = plain
    ? opened.needs.cards.cardsJson(market, slots)
    : [JSON.stringify(cardsOf(opened, market, outcome)).slice(1, -1)]
  const rest = JSON.stringify(answer).slice(1)
  return textBytes(['{"results":[', ...results, '],"facets":', facetsJson(facets), ',', rest])
}

const remarks = (term: TermReading | undefined): Pick<BareAnswer, 'correctedTerm' | 'anyWord'> => ({
  ...(term?.correctedTerm === undefined ? {} : { correctedTerm: term.correctedTerm }),
  ...(term?.anyWord ? { anyWord: true } : {}),
})
