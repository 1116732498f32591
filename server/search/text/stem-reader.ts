import type { Analyzer } from './analyzer.ts'
import { partsOf, type Vocabulary } from './compounds.ts'
import { places } from './ranking.ts'
import type { TextEntry } from './text-entry.ts'

export const none: ReadonlySet<string> = new Set()

/** Reads entries as stems with the fields in which they occur. Compounds also give the stems of their parts. */
export function stemReader(analyzer: Analyzer, vocabulary: Vocabulary, namedColours: ReadonlySet<string>) {
  const parts = new Map<string, ReturnType<typeof partsOf>>()
  const partsIn = (word: string) => {
    if (!parts.has(word)) parts.set(word, partsOf(word, analyzer, vocabulary))
    return parts.get(word)
  }
  const known = new Map<string, ReadonlySet<string>>()
  const put = (stems: Map<string, number>, stem: string, bits: number) => stems.set(stem, (stems.get(stem) ?? 0) | bits)
  const read = (stems: Map<string, number>, text: string, place: number) => {
    for (const word of analyzer.words(text)) {
      if (analyzer.isSilent(word)) continue
      put(stems, analyzer.stem(word), place)
      const whole = place === places.description || (place === places.colour && namedColours.has(analyzer.stem(word)))
      const compound = whole ? undefined : partsIn(word)
      if (!compound) continue
      if (compound.head !== undefined) put(stems, compound.head, place)
      // A property in a compound does not name a kind of goods: a shirt dress is not a shirt.
      for (const modifier of compound.modifiers) put(stems, modifier, place === places.colour ? place : places.tags)
    }
  }
  function colourStems(words: string): ReadonlySet<string> {
    const seen = known.get(words)
    if (seen) return seen
    const stems = new Map<string, number>()
    read(stems, words, places.colour)
    const made = new Set(stems.keys())
    known.set(words, made)
    return made
  }
  return {
    colourStems,
    stemsOf(
      entry: TextEntry,
      colours = entry.colours.map(({ words }) => colourStems(words)),
    ): ReadonlyMap<string, number> {
      const stems = new Map<string, number>()
      read(stems, entry.name, places.name)
      for (const title of entry.categories) read(stems, title, places.category)
      read(stems, entry.tags, places.tags)
      read(stems, entry.description, places.description)
      for (const colour of colours) for (const stem of colour) put(stems, stem, places.colour)
      return stems
    },
  }
}
