import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Translate } from '#foundation/words.ts'
import { type CatalogueReadModel, colourFamilies } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'
import { analyzerFor } from './text/analyzer.ts'
import { completions, type Phrases } from './text/completions.ts'
import { phrasesIn } from './text/phrases-in.ts'
import { type TextIndex, textIndex } from './text/text-index.ts'
import { textEntry } from './text-entries.ts'

export interface TextNeeds {
  readonly readModel: CatalogueReadModel
  readonly markets: readonly Market[]
  readonly words: (market: Market) => Translate
}

/** The text index of a language. */
export interface Text {
  readonly index: TextIndex
  /** Completions of typed terms. */
  readonly phrases: Phrases
}

/** Texts per language, made when first asked for; touched styles are taken in anew. */
export interface CachedTexts {
  of(market: Market): Promise<Text>
}

/** Entries taken in before requests are let through. */
const slice = 100

export function openTexts({ readModel, markets, words }: TextNeeds): CachedTexts {
  const kept = new Map<string, Promise<Text>>()
  /** Styles that changed while an index was built. */
  const missed = new Map<string, Set<string> | 'all'>()
  const speech = (language: string) => {
    const market = markets.find(({ language: { baseCode } }) => baseCode === language)!
    return { market, language, t: words(market) }
  }

  async function build(language: string): Promise<Text> {
    const localized = speech(language)
    const { assortment } = readModel.range(localized.market)
    const families = [...colourFamilies.keys()].map((family) => localized.t(`colour.${family}`))
    missed.set(language, new Set())
    const entries = []
    for (const style of assortment.slotsOfStyle.keys()) {
      const entry = textEntry(assortment, style, localized)
      if (entry) entries.push(entry)
      if (entries.length % slice === 0) await nextTurn()
    }
    const index = textIndex(analyzerFor(language), families, entries)
    for (let at = 0; at < entries.length; at += slice) {
      index.add(entries.slice(at, at + slice))
      await nextTurn()
    }
    const touched = missed.get(language)!
    missed.delete(language)
    if (touched === 'all') return build(language)
    renew(language, index, touched)
    const analyzer = analyzerFor(language)
    return { index, phrases: completions(analyzer, phrasesIn(entries, analyzer, language)) }
  }

  function renew(language: string, index: TextIndex, styles: ReadonlySet<string>): void {
    const localized = speech(language)
    const { assortment } = readModel.range(localized.market)
    for (const style of styles) {
      const entry = textEntry(assortment, style, localized)
      if (entry) index.add([entry])
      else index.remove(style)
    }
    if (index.isWorn) kept.delete(language)
  }

  const built = new Map<string, Text>()
  /** No request waits for an index made anew: the old one finds what is still there. */
  function serveMeanwhile(language: string, old: TextIndex): void {
    const { slots, slotsOfStyle } = readModel.range(speech(language).market).assortment
    old.move((style) => (slotsOfStyle.get(style) ?? []).filter((slot) => slots[slot]))
    const made = build(language)
    made.then(
      (text) => {
        built.set(language, text)
        kept.set(language, Promise.resolve(text))
      },
      () => kept.delete(language),
    )
  }

  readModel.onSwap((touched) => {
    if (touched === 'all') {
      for (const language of missed.keys()) missed.set(language, 'all')
      for (const [language, { index }] of built) serveMeanwhile(language, index)
      return
    }
    const { slots } = readModel.range(markets[0]!).assortment
    const styles = new Set(touched.flatMap((slot) => slots[slot]?.styleNumber ?? []))
    for (const during of missed.values()) if (during !== 'all') for (const style of styles) during.add(style)
    for (const [language, { index }] of built) renew(language, index, styles)
  })
  return {
    of(market) {
      const language = market.language.baseCode
      const known = kept.get(language)
      if (known) return known
      const made = build(language).then((text) => {
        if (kept.get(language) === made) built.set(language, text)
        return text
      })
      kept.set(language, made)
      made.catch(() => kept.delete(language))
      return made
    },
  }
}
