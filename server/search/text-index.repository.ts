import MiniSearch, { type SearchResult } from 'minisearch'
import { foldText, wordsIn } from './fold-text.ts'

/** What can be searched of a style in one language. */
export interface TextEntry {
  readonly id: string
  readonly name: string
  readonly colour: string
  readonly category: string
  readonly tags: string
  readonly description: string
  /** Style number, product ids, skus and EANs: found only whole. */
  readonly codes: readonly string[]
}

export interface TextHit {
  /** A style number. */
  readonly id: string
  /** Words that were found in nothing but the names of its colours, folded. */
  readonly colourWords: readonly string[]
}

export interface TextHits {
  /** Best first. */
  readonly hits: readonly TextHit[]
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
const forgiving = (word: string): boolean => word.length >= forgivingFrom

/** Builds an index, some entries at a time. */
export async function buildTextIndex(entries: readonly TextEntry[]): Promise<TextIndex> {
  const index = new MiniSearch<TextEntry>({
    fields: ['name', 'colour', 'category', 'tags', 'description'],
    idField: 'id',
    storeFields: [],
    tokenize: wordsIn,
    processTerm: (word) => word,
    searchOptions: {
      boost: { name: 4, colour: 3, category: 3, tags: 2, description: 0.5 },
      prefix: true,
      fuzzy: (word) => (forgiving(word) ? 1 : false),
      weights: { prefix: 0.6, fuzzy: 0.3 },
    },
  })
  const codes = new Map<string, string>()
  const spelling = new Map<string, string>()
  const note = (entry: TextEntry) => {
    for (const code of entry.codes) codes.set(foldText(code), entry.id)
    for (const word of `${entry.name} ${entry.colour} ${entry.category}`.split(/[^\p{L}\p{N}\p{M}]+/u))
      keepSpelling(spelling, word)
  }
  entries.forEach(note)
  await index.addAllAsync(entries, { chunkSize: 50 })

  return {
    find(term) {
      const exact = codes.get(foldText(term))
      if (exact !== undefined && index.has(exact))
        return { hits: [{ id: exact, colourWords: [] }], correctedTerm: undefined, anyWord: false }
      const together = index.search(term, { combineWith: 'AND' })
      const found = together.length > 0 ? together : index.search(term, { combineWith: 'OR' })
      return {
        hits: found.map(hitOf),
        correctedTerm: corrected(term, found[0], spelling),
        anyWord: together.length === 0 && found.length > 0,
      }
    },
    renew(touched) {
      for (const [id, entry] of touched) {
        if (index.has(id)) index.discard(id)
        if (!entry) continue
        index.add(entry)
        note(entry)
      }
    },
  }
}

const hitOf = ({ id, match }: SearchResult): TextHit => ({
  id,
  colourWords: Object.entries(match).flatMap(([word, fields]) =>
    fields.length === 1 && fields[0] === 'colour' ? [word] : [],
  ),
})

/** How a folded word is written, where that is another way. */
function keepSpelling(spelling: Map<string, string>, word: string): void {
  const folded = foldText(word)
  if (folded !== '' && folded !== word.toLowerCase() && !spelling.has(folded)) spelling.set(folded, word.toLowerCase())
}

/** The term as the best hit spells it; undefined when every word was found as typed, as the beginning of one, or not at all. */
function corrected(
  term: string,
  best: SearchResult | undefined,
  spelling: ReadonlyMap<string, string>,
): string | undefined {
  if (!best) return undefined
  const typed = wordsIn(term)
  const spelled = typed.map((word) =>
    best.terms.some((found) => found.startsWith(word))
      ? word
      : (best.terms.find((found) => forgiving(word) && oneApart(word, found)) ?? word),
  )
  if (spelled.every((word, at) => word === typed[at])) return undefined
  return spelled.map((word) => spelling.get(word) ?? word).join(' ')
}

/** Whether one letter put in, left out or changed makes the one word the other. */
function oneApart(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const [restA, restB] = [a.slice(start), b.slice(start)]
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)
}
