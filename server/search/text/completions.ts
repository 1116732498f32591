import { placeOf } from './postings.ts'
import type { Tongue } from './tongue.ts'

/** What people may be about to type, with how many styles it finds. */
export interface Phrases {
  /** The best ways a term may go on. */
  beginningWith(term: string, most: number): string[]
}

interface Known {
  readonly text: string
  readonly words: readonly string[]
  readonly styles: number
}

const mostLookedAt = 3000

/** Phrases by each of their words, so that "dress" offers "linen dress" as well. */
export function completions(tongue: Tongue, texts: ReadonlyMap<string, number>): Phrases {
  const known = [...texts].map(([text, styles]): Known => ({ text, words: tongue.words(text), styles }))
  const byWord = known
    .flatMap(({ words }, phrase) => words.filter((word) => !tongue.isSilent(word)).map((word) => ({ word, phrase })))
    .sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : a.phrase - b.phrase))
  const sorted = byWord.map(({ word }) => word)
  return {
    beginningWith(term, most) {
      const typed = tongue.words(term)
      const last = typed.at(-1)
      if (last === undefined) return []
      const found = new Set<Known>()
      for (let at = placeOf(sorted, last); sorted[at]?.startsWith(last) && found.size < mostLookedAt; at += 1) {
        const phrase = known[byWord[at]!.phrase]!
        if (typed.every((word) => phrase.words.some((one) => one.startsWith(word)))) found.add(phrase)
      }
      const starts = ({ words }: Known) => (typed.every((word, at) => words[at]?.startsWith(word)) ? 0 : 1)
      return [...found]
        .sort((a, b) => starts(a) - starts(b) || b.styles - a.styles || a.words.length - b.words.length)
        .slice(0, most)
        .map(({ text }) => text)
    },
  }
}
