import type { Analyzer } from './analyzer.ts'
import { placeOf } from './postings.ts'

/** Completions of a typed term, with the number of styles for each. */
export interface Phrases {
  /**
   * The best completions of a term. If no phrase contains the whole term, the last word is completed, if the result
   * then finds something.
   */
  beginningWith(term: string, most: number, finds: (term: string) => boolean): string[]
}

interface Completion {
  readonly text: string
  readonly words: readonly string[]
  readonly styles: number
}

const mostLookedAt = 1000
/** At most this many are tried, because each needs a search. */
const mostTried = 4

/** Indexes phrases by each of their words, so that "dress" suggests "linen dress" too. */
export function completions(analyzer: Analyzer, texts: ReadonlyMap<string, number>): Phrases {
  const known = [...texts].map(([text, styles]): Completion => ({ text, words: analyzer.words(text), styles }))
  const byWord = known
    .flatMap(({ words }, phrase) => words.filter((word) => !analyzer.isSilent(word)).map((word) => ({ word, phrase })))
    .sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : a.phrase - b.phrase))
  const sorted = byWord.map(({ word }) => word)
  const looked = (typed: readonly string[], most: number): string[] => {
    const last = typed.at(-1)!
    const found = new Set<Completion>()
    for (let at = placeOf(sorted, last); sorted[at]?.startsWith(last) && found.size < mostLookedAt; at += 1) {
      const phrase = known[byWord[at]!.phrase]!
      if (typed.every((word) => phrase.words.some((one) => one.startsWith(word)))) found.add(phrase)
    }
    const starts = ({ words }: Completion) => (typed.every((word, at) => words[at]?.startsWith(word)) ? 0 : 1)
    return [...found]
      .sort((a, b) => starts(a) - starts(b) || b.styles - a.styles || a.words.length - b.words.length)
      .slice(0, most)
      .map(({ text }) => text)
  }
  return {
    beginningWith(term, most, finds) {
      const typed = analyzer.words(term)
      if (typed.length === 0) return []
      const whole = looked(typed, most)
      if (whole.length > 0 || typed.length === 1) return whole
      const before = term.trim().split(/\s+/u).slice(0, -1).join(' ')
      return looked(typed.slice(-1), mostTried)
        .map((last) => `${before} ${last}`)
        .filter(finds)
    },
  }
}
