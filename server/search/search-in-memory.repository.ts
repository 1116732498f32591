import type { ProductCard } from '#contracts/catalogue.ts'
import type { SearchRequest } from '#contracts/search.ts'
import type { Clock } from '#foundation/clock.ts'
import type { Translate } from '#foundation/words.ts'
import { type Cards, imageAddress, newDays, type RangeKeeper } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'
import { answerOf, type BareAnswer } from './answer.ts'
import type { Voice } from './facet-names.ts'
import { findProducts } from './find-products.ts'
import type { ProductSearch } from './product-search.port.ts'
import { readRequest, type Wanted } from './read-request.ts'
import { type SearchColumns, searchColumns } from './search-columns.ts'
import { slotsOfHits, textEntry } from './text-entries.ts'
import { buildTextIndex, type TextHits, type TextIndex } from './text-index.repository.ts'

export interface SearchNeeds {
  readonly keeper: RangeKeeper
  readonly cards: Cards
  readonly markets: readonly Market[]
  readonly words: (market: Market) => Translate
  readonly clock: Clock
}

export interface InMemorySearch extends ProductSearch {
  searchJson(market: Market, request: SearchRequest): Promise<string>
  /** Builds the columns and text indexes that are not there yet, so that no shopper waits for them; for when the shop is idle. */
  warm(): Promise<void>
}

interface Outcome {
  readonly wanted: Wanted
  readonly slots: readonly number[]
  readonly answer: BareAnswer
}

/** The built-in search: columns of bits per market, and a text index per language. */
export function searchInMemory(needs: SearchNeeds): InMemorySearch {
  const { keeper, cards, markets, clock } = needs
  const columns = keepColumns(keeper)
  const texts = keepTexts(needs)
  const voices = new Map<string, Voice>()
  const voiceOf = (market: Market): Voice => {
    const language = market.language.baseCode
    const collator = voices.get(market.id)?.collator ?? new Intl.Collator(market.locale)
    const voice = { t: needs.words(market), language, collator }
    voices.set(market.id, voice)
    return voice
  }

  async function find(market: Market, request: SearchRequest): Promise<Outcome> {
    const wanted = readRequest(request, market.currency, newDays)
    const text = wanted.term === '' ? undefined : (await texts.of(market)).find(wanted.term)
    // From here on nothing is awaited, so the whole answer comes from one snapshot.
    const current = columns.of(market)
    const hits = text && slotsOfHits(current, text.hits, voiceOf(market))
    const found = findProducts(current, wanted, { now: clock().getTime(), hits })
    return {
      wanted,
      slots: found.slots,
      answer: { ...answerOf(current, wanted, found, voiceOf(market)), ...remarks(text) },
    }
  }

  return {
    async search(market, request) {
      const { wanted, slots, answer } = await find(market, request)
      const now = clock().getTime()
      return {
        results: slots.map((slot) =>
          asAsked(cards.card(market, slot), wanted, now, keeper.range(market).assortment.slots[slot]!.availableFrom),
        ),
        ...answer,
      }
    },
    async searchJson(market, request) {
      const { wanted, slots, answer } = await find(market, request)
      if (wanted.modelFirst || wanted.newDays !== newDays) return JSON.stringify(await this.search(market, request))
      const rest = JSON.stringify(answer)
      return `{"results":[${slots.map((slot) => cards.cardJson(market, slot)).join(',')}],${rest.slice(1)}`
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

const remarks = (text: TextHits | undefined): Pick<BareAnswer, 'correctedTerm' | 'anyWord'> => ({
  ...(text?.correctedTerm === undefined ? {} : { correctedTerm: text.correctedTerm }),
  ...(text?.anyWord ? { anyWord: true } : {}),
})

const dayMs = 24 * 60 * 60 * 1000

/** A card with what this search wants otherwise: which picture comes first, and how long a product counts as new. */
function asAsked(card: ProductCard, wanted: Wanted, now: number, availableFrom: number): ProductCard {
  const isNew =
    wanted.newDays === newDays ? card.isNew : availableFrom <= now && availableFrom > now - wanted.newDays * dayMs
  const figure = wanted.modelFirst ? card.images.indexes.find(({ view }) => view === 'figure') : undefined
  if (isNew === card.isNew && !figure) return card
  const front = figure
    ? { frontImage: imageAddress(card.images.urlTemplate, figure.index), backImage: card.frontImage }
    : {}
  return { ...card, isNew, ...(isNew ? {} : { badges: card.badges.filter(({ id }) => id !== 'new') }), ...front }
}

/** Columns per market, made when first asked for and brought along at every swap. */
function keepColumns(keeper: RangeKeeper): { of(market: Market): SearchColumns } {
  const kept = new Map<string, SearchColumns>()
  keeper.onSwap((touched) => {
    for (const [id, old] of kept) kept.set(id, searchColumns(keeper.range(old.range.market), old, touched))
  })
  return {
    of(market) {
      const known = kept.get(market.id)
      if (known) return known
      const made = searchColumns(keeper.range(market))
      kept.set(market.id, made)
      return made
    },
  }
}

/** Text indexes per language, built when first asked for; touched styles are taken in anew. */
function keepTexts({ keeper, markets, words }: SearchNeeds): { of(market: Market): Promise<TextIndex> } {
  const kept = new Map<string, Promise<TextIndex>>()
  /** Entries of these styles, or of all; undefined for a style that is gone. */
  const entriesOf = (language: string, styles?: ReadonlySet<string>) => {
    const speaker = markets.find((market) => market.language.baseCode === language)!
    const { assortment } = keeper.range(speaker)
    return [...(styles ?? assortment.slotsOfStyle.keys())].map((style) => {
      const products = (assortment.slotsOfStyle.get(style) ?? []).flatMap((slot) => assortment.slots[slot] ?? [])
      const entry =
        products.length > 0 ? textEntry(assortment, style, products, { language, t: words(speaker) }) : undefined
      return [style, entry] as const
    })
  }
  keeper.onSwap((touched) => {
    if (touched === 'all') return kept.clear()
    const { slots } = keeper.range(markets[0]!).assortment
    const styles = new Set(touched.flatMap((slot) => slots[slot]?.styleNumber ?? []))
    for (const [language, index] of kept) {
      const entries = new Map(entriesOf(language, styles))
      void index.then((built) => built.renew(entries))
    }
  })
  return {
    of(market) {
      const language = market.language.baseCode
      const known = kept.get(language)
      if (known) return known
      const made = buildTextIndex(entriesOf(language).flatMap(([, entry]) => entry ?? []))
      kept.set(language, made)
      made.catch(() => kept.delete(language))
      return made
    },
  }
}
