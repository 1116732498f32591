import { partsOf } from './compounds.ts'
import { wordWeights } from './ranking.ts'
import type { Synonyms } from './synonyms.ts'
import type { TextIndex } from './text-index.ts'

/** One way to satisfy a want: all of these stems. */
export interface Alternative {
  /** The kind of goods first, then its properties. */
  readonly stems: readonly string[]
  readonly weight: number
}

/** One part of a term. */
export interface TermPart {
  /** The typed words in lower case and without accents. */
  readonly words: readonly string[]
  /** The known word that replaces a mistyped one, in lower case and without accents. */
  readonly corrected: string | undefined
  /** Empty if no goods contain the word. */
  readonly alternatives: readonly Alternative[]
  /** The kind of goods in a compound, without its properties. */
  readonly head: string | undefined
  /** Stems of colours among the alternatives. */
  readonly colours: readonly string[]
}

export interface Reading {
  readonly synonyms: Synonyms
  /** True if the last word may be unfinished. */
  readonly unfinished: boolean
}

const mostBeginnings = 8
/** An unknown word with at least this many letters may be the beginning of known words. */
const beginningFrom = 3

/** Reads the meaning of a term, word by word. */
export function readTerm(index: TextIndex, term: string, { synonyms, unfinished }: Reading): TermPart[] {
  const { analyzer } = index
  const all = analyzer.words(term)
  const telling = all.filter((word) => !analyzer.isSilent(word))
  const words = telling.length > 0 ? telling : all
  const stems = words.map(analyzer.stem)
  const wants: TermPart[] = []
  for (let at = 0; at < words.length; ) {
    const named = synonyms.at(stems, at)
    const length = named?.length ?? 1
    const own = { words: words.slice(at, at + length), stems: stems.slice(at, at + length) }
    wants.push(
      wantOf(index, own, named?.others ?? [], { synonyms, unfinished: unfinished && at + length === words.length }),
    )
    at += length
  }
  return wants
}

interface Own {
  readonly words: readonly string[]
  readonly stems: readonly string[]
}

function wantOf(
  index: TextIndex,
  own: Own,
  others: readonly (readonly string[])[],
  { synonyms, unfinished }: Reading,
): TermPart {
  const isKnown = (stems: readonly string[]) => stems.every((stem) => index.postings.of(stem) !== undefined)
  const found: Alternative[] = [
    { stems: own.stems, weight: wordWeights.exact },
    ...others.map((stems) => ({ stems, weight: wordWeights.synonym })),
  ].filter(({ stems }) => isKnown(stems))
  const word = own.words.length === 1 ? own.words[0]! : undefined
  const parts = word === undefined ? undefined : partsOf(word, index.analyzer, index.vocabulary)
  if (parts?.head !== undefined) {
    const stems = [parts.head, ...parts.modifiers]
    if (isKnown(stems)) found.push({ stems, weight: wordWeights.parts })
  }
  if (word !== undefined && (unfinished || (found.length === 0 && word.length >= beginningFrom)))
    found.push(...beginnings(index, word))
  const corrected =
    found.length === 0 && word !== undefined
      ? (index.spellings.nearest(word) ?? synonyms.spellings.nearest(word) ?? nearestWellKnown(index, word))
      : undefined
  if (corrected !== undefined) {
    const stem = index.analyzer.stem(corrected)
    for (const stems of [[stem], ...(synonyms.at([stem], 0)?.others ?? [])])
      if (isKnown(stems)) found.push({ stems, weight: wordWeights.corrected })
  }
  return {
    words: own.words,
    corrected,
    alternatives: found,
    head: parts?.head,
    colours: [...new Set(found.flatMap(({ stems }) => stems))].filter((stem) => index.colourWords.has(stem)),
  }
}

/** A colour or a kind of goods whose name differs in one letter. */
const nearestWellKnown = ({ analyzer, spellings, namedColours, categoryWords }: TextIndex, word: string) =>
  spellings.nearestWellKnown(word, (other) => {
    const stem = analyzer.stem(other)
    return namedColours.has(stem) || categoryWords.has(stem)
  })

/** Known words that begin with the typed text. */
function beginnings({ postings, analyzer }: TextIndex, word: string): Alternative[] {
  const whole = postings.beginningWith(word, mostBeginnings)
  const stems = whole.length > 0 ? whole : postings.beginningWith(analyzer.stem(word), mostBeginnings)
  return stems.map((stem) => ({ stems: [stem], weight: wordWeights.beginning }))
}
