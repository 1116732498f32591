import type { SearchRequest } from '#contracts/search.ts'
import { newDays } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'
import { answerOf, facetsOf, namedFacets } from './answer.ts'
import { topCategories } from './categories-named.ts'
import { openColumns } from './columns.cache.ts'
import { findByCode } from './find-by-code.ts'
import type { SearchNeeds } from './in-memory-search.service.ts'
import { foundIn, indexLimits, questionOf } from './index-question.ts'
import { indexedProduct } from './indexed-products.ts'
import type { ReadLimit } from './limits/read-limits.ts'
import { relaxations, resolved, understand, understoodAnswer } from './limits/term-limits.ts'
import type { IndexedProduct, IndexFound, ProductIndex } from './product-index.port.ts'
import type { ProductSearch } from './product-search.port.ts'
import { readRequest, termOf, type Wanted } from './read-request.ts'
import { openSearchLocales } from './search-locales.ts'
import { withSearchOverrides } from './search-overrides.ts'
import { mostSuggested, suggestionsOf, suggestsFrom, whereToLook } from './suggest.ts'
import { analyzerFor } from './text/analyzer.ts'
import { findsAll } from './text/find-by-words.ts'
import { redirectOf } from './text/synonyms.ts'
import { openTexts, type Text } from './texts.cache.ts'
import { type Attempt, attemptsAt, namedWords } from './word-attempts.ts'

/**
 * A search whose goods are found by an index elsewhere. What words mean, what things are called, and the cards stay here; finding,
 * counting and sorting is the index's. A market's goods are sent to it when first searched, and what changes afterwards at once.
 */
export function searchThroughIndex(needs: SearchNeeds & { readonly index: ProductIndex }): ProductSearch {
  const { readModel, cards, markets, clock, index } = needs
  const columns = openColumns(readModel)
  const texts = openTexts(needs)
  const voices = openSearchLocales(needs)
  const loaded = new Map<string, Promise<void>>()

  const goodsOf = (market: Market, text: Text, slots: Iterable<number>): IndexedProduct[] =>
    Array.from(slots, (slot) => indexedProduct(columns.of(market), text.index, slot, voices.of(market).voice)).filter(
      (one) => one !== undefined,
    )
  const load = async (market: Market): Promise<void> =>
    index.replace(market.id, goodsOf(market, await texts.of(market), columns.of(market).range.assortment.slots.keys()))
  const ready = (market: Market): Promise<void> => {
    const known = loaded.get(market.id)
    if (known) return known
    const made = load(market)
    loaded.set(market.id, made)
    made.catch(() => loaded.delete(market.id))
    return made
  }
  readModel.onSwap((touched) => {
    for (const market of markets) {
      const before = loaded.get(market.id)
      if (!before) continue
      const ids =
        touched === 'all' ? [] : touched.flatMap((slot) => readModel.range(market).assortment.slots[slot]?.id ?? [])
      const renewed = before.then(async () => {
        if (touched === 'all') return load(market)
        const products = goodsOf(market, await texts.of(market), touched)
        const sold = new Set(products.map(({ id }) => id))
        await index.renew(
          market.id,
          products,
          ids.filter((id) => !sold.has(id)),
        )
      })
      loaded.set(market.id, renewed)
      renewed.catch(() => loaded.delete(market.id))
    }
  })

  async function find(market: Market, request: SearchRequest, typing = false) {
    const giftCards = (needs.showsGiftCards?.(market) ?? false) && (!typing || market.country.giftCardsSuggested)
    const wanted: Wanted = { ...readRequest(request, market.currency, newDays), giftCards, bare: typing }
    const text = await texts.of(market)
    await ready(market)
    const current = columns.of(market)
    const { voice, rules, synonyms } = voices.of(market)
    const { assortment } = current.range
    const coded = wanted.term === '' ? undefined : findByCode(assortment, wanted.term, () => columns.eans(market))
    const isWords = wanted.term !== '' && !coded
    const read = isWords ? understand(wanted.term, current, text.index) : { goods: wanted.term, limits: [] }
    const reading = { synonyms, unfinished: typing }
    const attempts = isWords && read.goods !== '' ? attemptsAt(text.index, read.goods, reading) : [undefined]
    const store = wanted.storeId === undefined ? undefined : await needs.inStore?.(wanted.storeId)
    const only = coded ? coded.flatMap((slot) => assortment.slots[slot]?.id ?? []) : store && [...store]
    const now = clock().getTime()
    const ask = (attempt: Attempt | undefined, limits: readonly ReadLimit[]) =>
      index.find(
        market.id,
        questionOf(current, wanted, {
          ...{ now, words: attempt?.words ?? [], ids: only },
          limits: indexLimits(resolved(limits, current), (words) => namedWords(text.index, words, reading)),
        }),
      )
    const { one: attempt, found: named } = await firstFound(attempts, (one) => ask(one, []))
    const { one: met, found } =
      read.limits.length === 0 || named.prices === undefined
        ? { one: read.limits, found: named }
        : await firstFound(relaxations(read.limits), (limits) => ask(attempt, limits))
    const slots = found.ids.flatMap((id) => assortment.slotOf.get(id) ?? [])
    const redirect = wanted.term === '' ? undefined : redirectOf(wanted.term, rules, analyzerFor(voice.language))
    const counted = foundIn(current, wanted, { found, slots })
    const answer = {
      facets: facetsOf(namedFacets(current, counted, voice)),
      ...answerOf(current, { ...wanted, term: read.goods }, counted, { voice, synonyms }),
      ...understoodAnswer(read, met),
      ...(redirect === undefined ? {} : { redirect }),
      ...(found.total > 0 && attempt?.correctedTerm !== undefined ? { correctedTerm: attempt.correctedTerm } : {}),
      ...(found.total > 0 && attempt?.anyWord ? { anyWord: true } : {}),
    }
    const results = slots.map((slot) =>
      withSearchOverrides(cards.card(market, slot), wanted, now, assortment.slots[slot]!.availableFrom),
    )
    return { results, ...answer }
  }

  return {
    search: (market, request) => find(market, request),
    async warm() {
      for (const market of markets) await ready(market)
    },
    async suggest(market, typed, subBrand) {
      const term = termOf(typed)
      const { path, among } = whereToLook(needs.resultsPath, market, subBrand)
      const { rules, synonyms, voice } = voices.of(market)
      if (term.length < suggestsFrom) {
        const categories = topCategories(columns.of(market), voice)
        return suggestionsOf(path, { term, terms: rules.popular, categories, products: [], fallback: false })
      }
      const answer = await find(market, { ...among, searchTerms: term, size: mostSuggested.products }, true)
      const { phrases, index: words } = await texts.of(market)
      const fallback = answer.totalResults === 0
      const shown = fallback
        ? await find(market, { ...among, sorting: 'popular', size: mostSuggested.products }, true)
        : answer
      const finds = (one: string) => findsAll(words, one, { synonyms, unfinished: false })
      const terms = phrases.beginningWith(term, mostSuggested.terms, finds)
      return suggestionsOf(path, {
        ...{ term, terms, fallback, answer },
        categories: answer.categorySearch,
        products: shown.results,
      })
    },
  }
}

/** Asks for one after the other until some goods are found; filters may leave nothing of them, and that is an answer. */
async function firstFound<One>(
  list: readonly One[],
  find: (one: One) => Promise<IndexFound>,
): Promise<{ readonly one: One; readonly found: IndexFound }> {
  const [first, ...others] = list as readonly [One, ...One[]]
  let [one, found] = [first, await find(first)]
  for (const next of others) {
    if (found.prices !== undefined) break
    one = next
    found = await find(next)
  }
  return { one, found }
}
