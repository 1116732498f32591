import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Assortment, colourFamilies } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'
import { spokenLanguages, type TextNeeds } from './spoken-languages.ts'
import { analyzerFor } from './text/analyzer.ts'
import { completions, type Phrases } from './text/completions.ts'
import { phrasesIn } from './text/phrases-in.ts'
import type { TextEntry } from './text/text-entry.ts'
import { type TextIndex, textIndex } from './text/text-index.ts'
import { textEntry } from './text-entries.ts'

/** The text index and the completions of a language. */
export interface Text {
  readonly index: TextIndex
  /** Completions of typed terms. */
  readonly phrases: Phrases
}

/** Texts per language, built at the first use. Changed styles are added again. */
export interface CachedTexts {
  of(market: Market): Promise<Text>
}

/** How many entries are added before other requests get a turn. */
const slice = 100

export function openTexts(needs: TextNeeds): CachedTexts {
  const { readModel, markets } = needs
  const cached = new Map<string, Promise<Text>>()
  const built = new Map<string, Text>()
  const { speech, languageOf } = spokenLanguages(needs)
  const { build, renew, noteChanges } = textBuilder(readModel, speech, (language) => cached.delete(language))

  /** No request waits while an index is rebuilt: meanwhile the old index finds the goods that still exist. */
  function serveMeanwhile(language: string, old: TextIndex): void {
    const { slots, slotsOfStyle } = readModel.range(speech(language).market).assortment
    old.move((style) => (slotsOfStyle.get(style) ?? []).filter((slot) => slots[slot]))
    const made = build(language)
    made.then(
      (text) => {
        built.set(language, text)
        cached.set(language, Promise.resolve(text))
      },
      () => cached.delete(language),
    )
  }

  readModel.onSwap((touched) => {
    if (touched === 'all') {
      noteChanges('all')
      for (const [language, { index }] of built) serveMeanwhile(language, index)
      return
    }
    const { slots } = readModel.range(markets[0]!).assortment
    const styles = new Set(touched.flatMap((slot) => slots[slot]?.styleNumber ?? []))
    noteChanges(styles)
    for (const [language, { index }] of built) renew(language, index, styles)
  })
  return {
    of(market) {
      const language = languageOf(market)
      const known = cached.get(language)
      if (known) return known
      const made = build(language).then((text) => {
        if (cached.get(language) === made) built.set(language, text)
        return text
      })
      cached.set(language, made)
      made.catch(() => cached.delete(language))
      return made
    },
  }
}

/** Builds the text of a language, and then adds the changes that came meanwhile. */
function textBuilder(
  readModel: TextNeeds['readModel'],
  speech: (language: string) => Localized,
  onWorn: (language: string) => void,
) {
  /** Styles that changed while an index was being built. */
  const missed = new Map<string, Set<string> | 'all'>()

  async function build(language: string): Promise<Text> {
    const localized = speech(language)
    const { assortment } = readModel.range(localized.market)
    missed.set(language, new Set())
    const entries = await entriesOf(assortment, localized)
    const index = await indexOf(entries, localized)
    const touched = missed.get(language)!
    missed.delete(language)
    if (touched === 'all') return build(language)
    renew(language, index, touched)
    const analyzer = analyzerFor(language)
    return { index, phrases: completions(analyzer, phrasesIn(entries, analyzer, language)) }
  }

  function renew(language: string, index: TextIndex, styles: ReadonlySet<string>): void {
    const localized = speech(language)
    renewStyles(index, styles, readModel.range(localized.market).assortment, localized)
    if (index.isWorn) onWorn(language)
  }

  function noteChanges(styles: ReadonlySet<string> | 'all'): void {
    for (const [language, during] of missed) {
      if (styles === 'all') missed.set(language, 'all')
      else if (during !== 'all') for (const style of styles) during.add(style)
    }
  }

  return { build, renew, noteChanges }
}

type Localized = ReturnType<ReturnType<typeof spokenLanguages>['speech']>

async function entriesOf(assortment: Assortment, localized: Localized): Promise<TextEntry[]> {
  const entries: TextEntry[] = []
  for (const style of assortment.slotsOfStyle.keys()) {
    const entry = textEntry(assortment, style, localized)
    if (entry) entries.push(entry)
    if (entries.length % slice === 0) await nextTurn()
  }
  return entries
}

async function indexOf(entries: readonly TextEntry[], { language, t }: Localized): Promise<TextIndex> {
  const families = [...colourFamilies.keys()].map((family) => t(`colour.${family}`))
  const index = textIndex(analyzerFor(language), families, entries)
  for (let at = 0; at < entries.length; at += slice) {
    index.add(entries.slice(at, at + slice))
    await nextTurn()
  }
  return index
}

function renewStyles(
  index: TextIndex,
  styles: ReadonlySet<string>,
  assortment: Assortment,
  localized: Localized,
): void {
  for (const style of styles) {
    const entry = textEntry(assortment, style, localized)
    if (entry) index.add([entry])
    else index.remove(style)
  }
}
