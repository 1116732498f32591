import type { SearchRequest } from '#contracts/search.ts'
import { newDays } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'
import { answerOf, facetsOf, namedFacets } from './answer.ts'
import { openColumns } from './columns.cache.ts'
import { withCurrentSizes } from './current-sizes.ts'
import { findByCode } from './find-by-code.ts'
import type { SearchNeeds } from './in-memory-search.service.ts'
import { feedIndex } from './index-feed.cache.ts'
import { foundIn, indexLimits, questionOf } from './index-question.ts'
import type { IndexFound, ProductIndex } from './product-index.port.ts'
import type { ProductSearch } from './product-search.port.ts'
import { type NormalisedRequest, readRequest } from './read-request.ts'
import { openSearchLocales } from './search-locales.ts'
import { withSearchOverrides } from './search-overrides.ts'
import { suggestWhileTyping } from './suggest-while-typing.service.ts'
import { openTexts } from './texts.cache.ts'
import type { ReadLimit } from './typed-filters/limit.ts'
import { readTermLimits, relaxations, resolved, termLimitsAnswer } from './typed-filters/term-limits.ts'
import { type Attempt, attemptsAt, namedWords } from './word-attempts.ts'

type IndexedSearchNeeds = SearchNeeds & { readonly index: ProductIndex }
type Opened = ReturnType<typeof openIndexed>

function openIndexed(needs: IndexedSearchNeeds) {
  const columns = openColumns(needs.readModel)
  const texts = openTexts(needs)
  const locales = openSearchLocales(needs)
  return { needs, columns, texts, locales, feed: feedIndex({ ...needs, columns, texts, locales }) }
}

/**
 * A search whose goods are in an external index, which finds, counts and sorts. The meaning of words, names and cards
 * stay here. The goods of a market are sent to the index at the first search, and later changes at once.
 */
export function searchThroughIndex(needs: IndexedSearchNeeds): ProductSearch {
  const opened = openIndexed(needs)
  return {
    search: (market, request) => findByIndex(opened, market, request),
    async warm(wanted) {
      for (const market of wanted) await opened.feed.sent(market)
    },
    suggest: suggestWhileTyping({
      ...{ ...opened, resultsPath: needs.resultsPath },
      async find(market, request) {
        const { results, ...answer } = await findByIndex(opened, market, request, true)
        return { answer, cards: () => results }
      },
    }),
  }
}

async function findByIndex(opened: Opened, market: Market, request: SearchRequest, typing = false) {
  const { needs, columns, texts, locales, feed } = opened
  const { cards, clock, index } = needs
  const giftCards = (needs.showsGiftCards?.(market) ?? false) && (!typing || market.country.giftCardsSuggested)
  const asked: NormalisedRequest = {
    ...readRequest(request, market.currency, newDays),
    giftCards,
    withoutFacets: typing,
  }
  const text = await texts.of(market)
  await feed.sentSoon(market)
  const current = columns.of(market)
  const wanted = withCurrentSizes(asked, current)
  const { facetLanguage, synonyms, redirectOf } = locales.of(market)
  const { assortment } = current.range
  const coded = wanted.term === '' ? undefined : findByCode(assortment, wanted.term, () => columns.eans(market))
  const isWords = wanted.term !== '' && !coded
  const read = isWords ? readTermLimits(wanted.term, current, text.index) : { goods: wanted.term, limits: [] }
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
  const redirect = wanted.term === '' ? undefined : redirectOf(wanted.term)
  const counted = foundIn(current, wanted, { found, slots, facetLanguage })
  const answer = {
    facets: facetsOf(namedFacets(counted, facetLanguage)),
    ...answerOf(current, { ...wanted, term: read.goods }, counted, { facetLanguage, synonyms }),
    ...termLimitsAnswer(read, met),
    ...(redirect === undefined ? {} : { redirect }),
    ...(found.total > 0 && attempt?.correctedTerm !== undefined ? { correctedTerm: attempt.correctedTerm } : {}),
    ...(found.total > 0 && attempt?.anyWord ? { anyWord: true } : {}),
  }
  const results = slots.map((slot) =>
    withSearchOverrides(cards.card(market, slot), wanted, now, {
      availableFrom: assortment.slots[slot]!.availableFrom,
      market,
    }),
  )
  return { results, ...answer }
}

/** Tries one query after another until some goods are found. Goods that only the filters exclude count as found. */
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
