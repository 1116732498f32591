import { type QueryWord, type WordPlace, wordPlaces } from './product-index.port.ts'
import { closest, correctedTerm, headOnly } from './text/find-by-words.ts'
import { places } from './text/ranking.ts'
import { type Reading, readTerm, type TermPart } from './text/read-term.ts'
import { type MatchStrictness, placesFor } from './text/score-styles.ts'
import type { TextIndex } from './text/text-index.ts'

/** One way to understand a term. They are tried in order until one finds something. */
export interface Attempt {
  readonly words: readonly QueryWord[]
  readonly correctedTerm: string | undefined
  readonly anyWord: boolean
}

/** The same ways in the same order as in the built-in search. In the last one, any word is enough. */
export function attemptsAt(index: TextIndex, term: string, reading: Reading): Attempt[] {
  const wants = readTerm(index, term, reading)
  const known = wants.filter(({ alternatives, head }) => alternatives.length > 0 || head !== undefined)
  if (known.length === 0) return [{ words: [noWord], correctedTerm: undefined, anyWord: false }]
  const attempt = (some: readonly TermPart[], closeness: MatchStrictness, anyWord: boolean): Attempt => ({
    words: some.map((want) => queryWord(index, want, closeness)),
    correctedTerm: correctedTerm(index, wants),
    anyWord: anyWord || known.length < wants.length,
  })
  const heads = known.map(headOnly)
  return [
    ...closest.map((closeness) => attempt(known, closeness, false)),
    ...(known.some(({ head }) => head !== undefined)
      ? closest.map((closeness) => attempt(heads, closeness, true))
      : []),
    { ...attempt(heads, 'loose', true), words: [heads.flatMap((want) => [...queryWord(index, want, 'loose')])] },
  ]
}

/** The words of a text that must be in other fields than the description. */
export const namedWords = (index: TextIndex, text: string, reading: Reading): readonly QueryWord[] =>
  readTerm(index, text, reading).map((want) => queryWord(index, want, 'titled'))

/** Matches no product. */
const noWord: QueryWord = []

const queryWord = (index: TextIndex, { alternatives }: TermPart, closeness: MatchStrictness): QueryWord =>
  alternatives.map(({ stems, weight }) => ({
    weight,
    stems: stems.map((stem, step) => ({
      stem,
      places: wordPlaces.filter(
        (place: WordPlace) => (placesFor(index, stem, step > 0 ? 'loose' : closeness) & places[place]) !== 0,
      ),
    })),
  }))
