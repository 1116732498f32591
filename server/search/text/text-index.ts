import type { Analyzer } from './analyzer.ts'
import { partsOf, type Vocabulary } from './compounds.ts'
import { Postings } from './postings.ts'
import { phraseOf } from './synonyms.ts'
import { places, type TextEntry } from './text-entry.ts'
import { Spellings } from './typos.ts'

/** Styles as the index knows them, by number; lists side by side, since they are walked by the thousand. */
export interface IndexedStyles {
  /** First and last slot; -1 for a style that left. */
  readonly firsts: number[]
  readonly lasts: number[]
  /** The colour of each slot, by its number among `colourStems`. */
  readonly colours: (readonly number[])[]
  /** Long names mean each of their words less. */
  readonly weights: number[]
  /** 0 to 15: how well a style sells. */
  readonly ranks: number[]
}

/** Word statistics of the goods in one language. */
export interface TextIndex {
  readonly analyzer: Analyzer
  readonly postings: Postings
  readonly spellings: Spellings
  readonly styles: IndexedStyles
  readonly size: number
  /** Stems that name categories. */
  readonly categoryWords: ReadonlySet<string>
  /** Stems that stand in the name of any colour, and those of the colours people filter by. */
  readonly colourWords: ReadonlySet<string>
  readonly namedColours: ReadonlySet<string>
  /** Stems of each colour there is; many slots share one. */
  readonly colourStems: readonly ReadonlySet<string>[]
  /** True if a category's word means what hangs there, rather than what is named so. */
  isKind(stem: string): boolean
  readonly vocabulary: Vocabulary
  /** The spelling of a folded word, if it differs. */
  readonly written: ReadonlyMap<string, string>
  /** So much of it has left that building it anew is worth while. */
  readonly isWorn: boolean
  /** Stems of an entry, with the places they stand in. */
  stemsOf(entry: TextEntry): ReadonlyMap<string, number>
  add(entries: readonly TextEntry[]): void
  remove(style: string): void
  /** Takes over new slots of all styles; one that has more or fewer colours than before leaves. */
  move(slotsOf: (style: string) => readonly number[]): void
}

/** An index without goods. Words of all entries to come help to take compounds apart, so they are wanted first. */
export function textIndex(analyzer: Analyzer, families: readonly string[], entries: Iterable<TextEntry>): TextIndex {
  const namedColours = new Set(families.flatMap((name) => phraseOf(name, analyzer)))
  const categoryWords = new Set<string>()
  const colourWords = new Set<string>()
  const words = new Set<string>()
  const inNames = new Set<string>()
  const written = new Map<string, string>()
  const learn = (entry: TextEntry) => {
    const stems = (text: string) =>
      analyzer
        .words(text)
        .filter((word) => !analyzer.isSilent(word))
        .map(analyzer.stem)
    for (const stem of entry.categories.flatMap(stems)) categoryWords.add(stem)
    for (const stem of entry.colours.flatMap((colour) => stems(colour.words))) colourWords.add(stem)
    for (const stem of stems(`${entry.name} ${entry.tags}`)) inNames.add(stem)
    for (const stem of stems(entry.description)) if (stem.length > 3) words.add(stem)
  }
  for (const entry of entries) learn(entry)
  const vocabulary = {
    has: (stem: string) => words.has(stem) || inNames.has(stem) || categoryWords.has(stem) || colourWords.has(stem),
    names: (stem: string) => categoryWords.has(stem),
    begins: (stem: string) => inNames.has(stem),
  }
  const postings = new Postings()
  const spellings = new Spellings()
  const styles: IndexedStyles = { firsts: [], lasts: [], colours: [], weights: [], ranks: [] }
  const numbers = new Map<string, number>()
  const colourStems: ReadonlySet<string>[] = []
  const colourNumbers = new Map<ReadonlySet<string>, number>()
  const colourNumber = (stems: ReadonlySet<string>): number => {
    const known = colourNumbers.get(stems)
    if (known !== undefined) return known
    colourNumbers.set(stems, colourStems.length)
    return colourStems.push(stems) - 1
  }
  const reader = stemReader(analyzer, vocabulary, namedColours)
  let gone = 0

  const remove = (style: string) => {
    const number = numbers.get(style)
    if (number === undefined) return
    numbers.delete(style)
    styles.firsts[number] = -1
    styles.colours[number] = []
    gone += 1
  }
  const kinds = new Map<string, boolean>()
  const add = (entry: TextEntry) => {
    kinds.clear()
    remove(entry.id)
    learn(entry)
    const number = styles.firsts.length
    numbers.set(entry.id, number)
    const first = entry.colours[0]!.slot
    const last = entry.colours.at(-1)!.slot
    const colours = Array.from({ length: last - first + 1 }, () => none)
    for (const { slot, words } of entry.colours) colours[slot - first] = reader.colourStems(words)
    styles.firsts.push(first)
    styles.lasts.push(last)
    styles.colours.push(colours.map(colourNumber))
    styles.weights.push(1 / (0.8 + 0.05 * analyzer.words(entry.name).length))
    styles.ranks.push(Math.min(15, Math.floor(Math.log2(1 + entry.sold))))
    postings.add(number, reader.stemsOf(entry, colours))
    for (const word of analyzer.words(
      [entry.name, ...entry.categories, ...entry.colours.map((one) => one.words)].join(' '),
    ))
      if (!analyzer.isSilent(word)) spellings.note(word)
    for (const word of `${entry.name} ${entry.categories.join(' ')}`.split(/[^\p{L}\p{N}\p{M}-]+/u)) noteWritten(word)
  }
  const noteWritten = (word: string) => {
    const [folded, ...more] = analyzer.words(word)
    if (folded !== undefined && more.length === 0 && folded !== word.toLowerCase() && !written.has(folded))
      written.set(folded, word.toLowerCase())
  }

  return {
    analyzer,
    postings,
    spellings,
    styles,
    categoryWords,
    colourWords,
    namedColours,
    colourStems,
    vocabulary,
    written,
    get size() {
      return numbers.size
    },
    get isWorn() {
      return gone > 1000 && gone > numbers.size / 4
    },
    stemsOf: (entry) =>
      reader.stemsOf(
        entry,
        entry.colours.map(({ words }) => reader.colourStems(words)),
      ),
    add: (all) => all.forEach(add),
    isKind(stem) {
      const known = kinds.get(stem) ?? isKind(postings, stem)
      kinds.set(stem, known)
      return known
    },
    remove,
    move(slotsOf) {
      for (const [id, number] of numbers) {
        const slots = slotsOf(id)
        const [first, last] = [slots[0] ?? -1, slots.at(-1) ?? -1]
        if (first >= 0 && last - first === styles.lasts[number]! - styles.firsts[number]!) {
          styles.firsts[number] = first
          styles.lasts[number] = last
        } else remove(id)
      }
    },
  }
}

/** A word that more goods have in their names outside the category than inside is no word for what hangs there. */
function isKind(postings: Postings, stem: string): boolean {
  const named = (postings.of(stem)?.bits ?? []).filter((bits) => (bits & places.name) !== 0)
  return named.filter((bits) => (bits & places.category) !== 0).length * 2 >= named.length
}

const none: ReadonlySet<string> = new Set()

/** Reads entries into stems with the places they were found in; compounds give their parts as well. */
function stemReader(analyzer: Analyzer, vocabulary: Vocabulary, namedColours: ReadonlySet<string>) {
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
      // A property in a compound is not a kind of goods: a shirt dress is not a shirt.
      for (const modifier of compound.modifiers) put(stems, modifier, place === places.colour ? place : places.tags)
    }
  }
  return {
    colourStems(words: string): ReadonlySet<string> {
      const seen = known.get(words)
      if (seen) return seen
      const stems = new Map<string, number>()
      read(stems, words, places.colour)
      const made = new Set(stems.keys())
      known.set(words, made)
      return made
    },
    stemsOf(entry: TextEntry, colours: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
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
