import type { Analyzer } from './analyzer.ts'
import { cachedKinds } from './cached-kinds.ts'
import type { Vocabulary } from './compounds.ts'
import { goodsWords } from './goods-words.ts'
import { Postings } from './postings.ts'
import { nameWeight, salesRank } from './ranking.ts'
import { none, stemReader } from './stem-reader.ts'
import { phraseOf } from './synonyms.ts'
import type { TextEntry } from './text-entry.ts'
import { Spellings } from './typos.ts'

/** The styles of the index by their number. Each property has its own array, because searches go through thousands of styles. */
export interface IndexedStyles {
  /** The first and last slot; -1 for a removed style. */
  readonly firsts: number[]
  readonly lasts: number[]
  /** The colour of each slot, as an index of `colourStems`. */
  readonly colours: (readonly number[])[]
  /** The weight of the name, by its length. */
  readonly weights: number[]
  /** The sales rank. */
  readonly ranks: number[]
}

/** The searchable words of all goods in one language. */
export interface TextIndex {
  readonly analyzer: Analyzer
  readonly postings: Postings
  readonly spellings: Spellings
  readonly styles: IndexedStyles
  readonly size: number
  /** Stems in the titles of categories. */
  readonly categoryWords: ReadonlySet<string>
  /** Stems in the name of any colour, and stems of the filter colours. */
  readonly colourWords: ReadonlySet<string>
  readonly namedColours: ReadonlySet<string>
  /** The stems of each different colour name. Many slots share one. */
  readonly colourStems: readonly ReadonlySet<string>[]
  /** True if the word of a category means the goods in it, and not goods with that word in their name. */
  isKind(stem: string): boolean
  readonly vocabulary: Vocabulary
  /** The original spelling of a word, if it differs from the folded one. */
  readonly written: ReadonlyMap<string, string>
  /** True if so many entries were removed that the index should be rebuilt. */
  readonly isWorn: boolean
  /** The stems of an entry, with the fields in which they occur. */
  stemsOf(entry: TextEntry): ReadonlyMap<string, number>
  add(entries: readonly TextEntry[]): void
  remove(style: string): void
  /** Gives all styles their new slots. A style whose number of slots changed is removed. */
  move(slotsOf: (style: string) => readonly number[]): void
}

/** An empty index. It needs all later entries first, because their words help to split compounds. */
export function textIndex(analyzer: Analyzer, families: readonly string[], entries: Iterable<TextEntry>): TextIndex {
  const namedColours = new Set(families.flatMap((name) => phraseOf(name, analyzer)))
  const { add: addWords, categoryWords, colourWords, vocabulary } = goodsWords(analyzer)
  for (const entry of entries) addWords(entry)
  const postings = new Postings()
  const styles: IndexedStyles = { firsts: [], lasts: [], colours: [], weights: [], ranks: [] }
  const numbers = new Map<string, number>()
  const { colourStems, colourNumber } = numberedColours()
  const { spellings, written, noteSpelling } = spelledWords(analyzer)
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
  const kinds = cachedKinds(postings)
  const add = (entry: TextEntry) => {
    kinds.forget()
    remove(entry.id)
    addWords(entry)
    const number = styles.firsts.length
    numbers.set(entry.id, number)
    const { first, last, colours } = colouredSlots(entry, reader.colourStems)
    styles.firsts.push(first)
    styles.lasts.push(last)
    styles.colours.push(colours.map(colourNumber))
    styles.weights.push(nameWeight(analyzer.words(entry.name).length))
    styles.ranks.push(salesRank(entry.sold))
    postings.add(number, reader.stemsOf(entry, colours))
    noteSpelling(entry)
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
    stemsOf: (entry) => reader.stemsOf(entry),
    add: (all) => all.forEach(add),
    ...{ isKind: kinds.isKind, remove },
    move: (slotsOf) => moveStyles({ styles, numbers, remove }, slotsOf),
  }
}

/** The slots of a style with the stems of their colours. Slots of colours that are not sold have none. */
function colouredSlots({ colours }: TextEntry, stemsOf: (words: string) => ReadonlySet<string>) {
  const first = colours[0]!.slot
  const last = colours.at(-1)!.slot
  const stems = Array.from({ length: last - first + 1 }, () => none)
  for (const { slot, words } of colours) stems[slot - first] = stemsOf(words)
  return { first, last, colours: stems }
}

/** Gives styles their current slots. A style whose number of slots changed is removed. */
function moveStyles(
  { styles, numbers, remove }: { styles: IndexedStyles; numbers: Map<string, number>; remove(style: string): void },
  slotsOf: (style: string) => readonly number[],
): void {
  for (const [id, number] of numbers) {
    const slots = slotsOf(id)
    const [first, last] = [slots[0] ?? -1, slots.at(-1) ?? -1]
    if (first >= 0 && last - first === styles.lasts[number]! - styles.firsts[number]!) {
      styles.firsts[number] = first
      styles.lasts[number] = last
    } else remove(id)
  }
}

/** Gives the same number to colours with the same stems. */
function numberedColours() {
  const colourStems: ReadonlySet<string>[] = []
  const numbers = new Map<ReadonlySet<string>, number>()
  return {
    colourStems,
    colourNumber: (stems: ReadonlySet<string>): number => {
      const known = numbers.get(stems)
      if (known !== undefined) return known
      numbers.set(stems, colourStems.length)
      return colourStems.push(stems) - 1
    },
  }
}

/** Words in the spelling of the goods: to correct typed words, and to show folded words. */
function spelledWords(analyzer: Analyzer) {
  const spellings = new Spellings()
  const written = new Map<string, string>()
  const noteWritten = (word: string) => {
    const [folded, ...more] = analyzer.words(word)
    if (folded !== undefined && more.length === 0 && folded !== word.toLowerCase() && !written.has(folded))
      written.set(folded, word.toLowerCase())
  }
  return {
    spellings,
    written,
    noteSpelling: ({ name, categories, colours }: TextEntry): void => {
      for (const word of analyzer.words([name, ...categories, ...colours.map(({ words }) => words)].join(' ')))
        if (!analyzer.isSilent(word)) spellings.note(word)
      for (const word of `${name} ${categories.join(' ')}`.split(/[^\p{L}\p{N}\p{M}-]+/u)) noteWritten(word)
    },
  }
}
