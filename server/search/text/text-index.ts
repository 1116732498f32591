import type { Analyzer } from './analyzer.ts'
import type { Vocabulary } from './compounds.ts'
import { knownKinds } from './known-kinds.ts'
import { learntWords } from './learnt-words.ts'
import { Postings } from './postings.ts'
import { nameWeight, salesRank } from './ranking.ts'
import { none, stemReader } from './stem-reader.ts'
import { phraseOf } from './synonyms.ts'
import type { TextEntry } from './text-entry.ts'
import { Spellings } from './typos.ts'

/** Styles as the index knows them, by number; lists side by side, since they are walked by the thousand. */
export interface IndexedStyles {
  /** First and last slot; -1 for a style that left. */
  readonly firsts: number[]
  readonly lasts: number[]
  /** The colour of each slot, by its number among `colourStems`. */
  readonly colours: (readonly number[])[]
  /** By the length of the name. */
  readonly weights: number[]
  /** By sales. */
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
  /** Stems in the name of any colour, and those of the colours people filter by. */
  readonly colourWords: ReadonlySet<string>
  readonly namedColours: ReadonlySet<string>
  /** Stems of each colour there is; many slots share one. */
  readonly colourStems: readonly ReadonlySet<string>[]
  /** True if a category's word means the goods in the category, rather than goods with that name. */
  isKind(stem: string): boolean
  readonly vocabulary: Vocabulary
  /** The spelling of a folded word, if it differs. */
  readonly written: ReadonlyMap<string, string>
  /** So many entries were removed that rebuilding the index is worthwhile. */
  readonly isWorn: boolean
  /** Stems of an entry, with the fields they occur in. */
  stemsOf(entry: TextEntry): ReadonlyMap<string, number>
  add(entries: readonly TextEntry[]): void
  remove(style: string): void
  /** Takes over new slots of all styles; one that has more or fewer colours than before leaves. */
  move(slotsOf: (style: string) => readonly number[]): void
}

/** An index without goods. Words of all entries to come help to take compounds apart, so they are wanted first. */
export function textIndex(analyzer: Analyzer, families: readonly string[], entries: Iterable<TextEntry>): TextIndex {
  const namedColours = new Set(families.flatMap((name) => phraseOf(name, analyzer)))
  const { learn, categoryWords, colourWords, vocabulary } = learntWords(analyzer)
  for (const entry of entries) learn(entry)
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
  const kinds = knownKinds(postings)
  const add = (entry: TextEntry) => {
    kinds.forget()
    remove(entry.id)
    learn(entry)
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

/** The slots a style takes, with the stems of the colour in each; colours that are not sold leave gaps. */
function colouredSlots({ colours }: TextEntry, stemsOf: (words: string) => ReadonlySet<string>) {
  const first = colours[0]!.slot
  const last = colours.at(-1)!.slot
  const stems = Array.from({ length: last - first + 1 }, () => none)
  for (const { slot, words } of colours) stems[slot - first] = stemsOf(words)
  return { first, last, colours: stems }
}

/** Gives styles the slots they have now; one whose slots are more or fewer than before leaves. */
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

/** Colours with the same stems share a number. */
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

/** Words as goods spell them: to correct typed ones, and to write folded ones as they are written. */
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
