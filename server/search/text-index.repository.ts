import MiniSearch, { type SearchResult } from 'minisearch'
import { foldText, wordsIn } from './fold-text.ts'

/** What can be searched of a product in one language. */
export interface TextEntry {
  readonly id: string
  readonly name: string
  readonly colour: string
  readonly category: string
  readonly tags: string
  readonly description: string
  /** Style number, product id and EANs. */
  readonly codes: readonly string[]
}

export interface TextHits {
  /** Product ids, best first. */
  readonly ids: readonly string[]
  /** What was searched for instead of a word nobody uses. */
  readonly correctedTerm: string | undefined
  /** Not all words were found together, so any of them was enough. */
  readonly anyWord: boolean
}

export interface TextIndex {
  find(term: string): TextHits
  /** Takes these in anew; an entry of `undefined` leaves the index. */
  renew(entries: ReadonlyMap<string, TextEntry | undefined>): void
}

/** Letters from which on one may be wrong. */
const forgivingFrom = 5

const fields = ['name', 'colour', 'category', 'tags', 'description']

/** Builds an index, some entries at a time. */
export async function buildTextIndex(entries: Iterable<TextEntry>): Promise<TextIndex> {
  const index = new MiniSearch<TextEntry>({
    fields,
    idField: 'id',
    storeFields: [],
    tokenize: wordsIn,
    processTerm: (word) => word,
    searchOptions: {
      boost: { name: 4, colour: 3, category: 3, tags: 2, description: 0.5 },
      prefix: true,
      fuzzy: (word) => (word.length >= forgivingFrom ? 1 : false),
      weights: { prefix: 0.6, fuzzy: 0.3 },
    },
  })
  const codes = new Map<string, Set<string>>()
  const spelling = new Map<string, string>()
  const add = (entry: TextEntry) => {
    for (const code of entry.codes) codes.set(foldText(code), (codes.get(foldText(code)) ?? new Set()).add(entry.id))
    for (const word of `${entry.name} ${entry.colour} ${entry.category}`.split(/[^\p{L}\p{N}\p{M}]+/u))
      keepSpelling(spelling, word)
  }
  const all = [...entries]
  for (const entry of all) add(entry)
  await index.addAllAsync(all, { chunkSize: 50 })

  return {
    find(term) {
      const exact = codes.get(foldText(term))
      if (exact && exact.size > 0) return { ids: [...exact], correctedTerm: undefined, anyWord: false }
      const together = index.search(term, { combineWith: 'AND' })
      const found = together.length > 0 ? together : index.search(term, { combineWith: 'OR' })
      return {
        ids: found.map(({ id }) => id as string),
        correctedTerm: corrected(term, found[0], spelling),
        anyWord: together.length === 0 && found.length > 0,
      }
    },
    renew(touched) {
      for (const [id, entry] of touched) {
        for (const ids of codes.values()) ids.delete(id)
        if (index.has(id)) index.discard(id)
        if (!entry) continue
        index.add(entry)
        add(entry)
      }
    },
  }
}

/** How a folded word is written, where that is another way. */
function keepSpelling(spelling: Map<string, string>, word: string): void {
  const folded = foldText(word)
  if (folded !== '' && folded !== word.toLowerCase() && !spelling.has(folded)) spelling.set(folded, word.toLowerCase())
}

/** The term as the best hit spells it; undefined when every word was found as it was typed, or as the beginning of one. */
function corrected(
  term: string,
  best: SearchResult | undefined,
  spelling: ReadonlyMap<string, string>,
): string | undefined {
  if (!best) return undefined
  const typed = wordsIn(term)
  const spelled = typed.map((word) =>
    best.terms.some((found) => found.startsWith(word)) ? word : closest(word, best.terms),
  )
  if (spelled.every((word, at) => word === typed[at])) return undefined
  return spelled.map((word) => spelling.get(word) ?? word).join(' ')
}

/** The word of the hit that a wrong letter may have hidden. */
const closest = (word: string, terms: readonly string[]): string =>
  terms
    .filter((found) => Math.abs(found.length - word.length) <= 1 && word.length >= forgivingFrom)
    .sort((a, b) => sameLetters(word, b) - sameLetters(word, a))[0] ?? word

const sameLetters = (a: string, b: string): number =>
  [...a].filter((letter, at) => b[at] === letter || b[at - 1] === letter || b[at + 1] === letter).length
