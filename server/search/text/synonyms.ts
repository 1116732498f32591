import type { Analyzer } from './analyzer.ts'
import { Spellings } from './typos.ts'

/** Editors' search rules of one market. */
export interface SearchRules {
  /** All phrases of a group mean the same. */
  readonly synonyms: readonly (readonly string[])[]
  /** A search for one of `terms` also finds `mean`, but not the other way round. */
  readonly meanings: readonly { readonly terms: readonly string[]; readonly mean: readonly string[] }[]
  /** Terms that lead to a page. */
  readonly redirects: readonly { readonly terms: readonly string[]; readonly to: string }[]
  /** Terms that are suggested before anything is typed. */
  readonly popular: readonly string[]
}

export const noRules: SearchRules = { synonyms: [], meanings: [], redirects: [], popular: [] }

/** Words as stems. */
export type Phrase = readonly string[]

/** Synonyms by stems, so that they match every form of a word. */
export interface Synonyms {
  /** Words with synonyms, used to correct typing mistakes. */
  readonly spellings: Spellings
  /** The longest phrase with synonyms that begins at `from`. */
  at(stems: Phrase, from: number): { readonly length: number; readonly others: readonly Phrase[] } | undefined
}

const longestPhrase = 4

export function synonymsOf(
  { synonyms, meanings }: Pick<SearchRules, 'synonyms' | 'meanings'>,
  analyzer: Analyzer,
): Synonyms {
  const others = new Map<string, Phrase[]>()
  const spellings = new Spellings()
  const put = (from: string, to: readonly string[]) => {
    for (const word of analyzer.words(from)) if (!analyzer.isSilent(word)) spellings.note(word)
    const key = phraseOf(from, analyzer).join(' ')
    others.set(key, [
      ...(others.get(key) ?? []),
      ...to.filter((one) => one !== from).map((one) => phraseOf(one, analyzer)),
    ])
  }
  for (const group of synonyms) for (const one of group) put(one, group)
  for (const { terms, mean } of meanings) for (const one of terms) put(one, mean)
  return {
    spellings,
    at(stems, from) {
      for (let length = Math.min(longestPhrase, stems.length - from); length > 0; length -= 1) {
        const found = others.get(stems.slice(from, from + length).join(' '))
        if (found) return { length, others: found }
      }
      return undefined
    },
  }
}

/** A text as stems. Stop words are removed unless there are no other words. */
export function phraseOf(text: string, analyzer: Analyzer): Phrase {
  const words = analyzer.words(text)
  const telling = words.filter((word) => !analyzer.isSilent(word))
  return (telling.length > 0 ? telling : words).map(analyzer.stem)
}

/** The editors' redirects. The first one for a phrase counts. Returns a function from a term to its address. */
export function redirectsOf(
  { redirects }: Pick<SearchRules, 'redirects'>,
  analyzer: Analyzer,
): (term: string) => string | undefined {
  const key = (term: string) => phraseOf(term, analyzer).join(' ')
  const to = new Map(redirects.flatMap((one) => one.terms.map((term) => [key(term), one.to] as const)).reverse())
  return (term) => (to.size === 0 ? undefined : to.get(key(term)))
}
