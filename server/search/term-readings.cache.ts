import { LRUCache } from 'lru-cache'
import type { CatalogueReadModel } from '#server/catalogue/index.ts'
import type { SearchColumns } from './columns/market-columns.ts'
import { findByCode } from './find-by-code.ts'
import type { Hits } from './listed-products.ts'
import { findByWords } from './text/find-by-words.ts'
import type { Reading } from './text/read-term.ts'
import type { TextIndex } from './text/text-index.ts'
import type { ReadTerm } from './typed-filters/limit.ts'
import { readTermLimits } from './typed-filters/term-limits.ts'

/** How a term was understood, and the goods that it finds before any filter. */
export interface TermReading {
  /** The limits in the term, and the rest of it. A code has no limits. */
  readonly read: ReadTerm
  /** The found goods; undefined if the term has only limits. */
  readonly hits: Hits | undefined
  readonly correctedTerm: string | undefined
  readonly anyWord: boolean
  /** Values that were calculated from this reading so far; see `calculateOnce`. */
  readonly calculated: Map<string, unknown>
}

export interface TermSources {
  readonly columns: SearchColumns
  readonly index: TextIndex
  readonly reading: Reading
  readonly eans: () => ReadonlyMap<string, number>
}

interface Stored {
  readonly index: TextIndex
  readonly synonyms: Reading['synonyms']
  readonly term: TermReading
}

/** In numbers of 4 or 8 bytes, for all markets together. Anybody can invent terms. */
const mostNumbers = 2_000_000
/** What a term takes besides its goods: above all the facets of its listing. */
const numbersOfTerm = 10_000

/** Reads each term once, as long as goods, stock, prices and synonyms stay the same. Most shoppers search for the same few terms. */
export function openTermReadings(readModel: Pick<CatalogueReadModel, 'onSwap'>) {
  const cached = new LRUCache<string, Stored>({
    maxSize: mostNumbers,
    sizeCalculation: ({ term }) => numbersOfTerm + 2 * (term.hits?.slots.length ?? 0),
  })
  readModel.onSwap(() => cached.clear())
  return {
    of(term: string, sources: TermSources): TermReading {
      const { columns, index, reading } = sources
      const { synonyms, unfinished } = reading
      const key = `${columns.range.market.id} ${unfinished} ${term}`
      const known = cached.get(key)
      if (known && known.index === index && known.synonyms === synonyms) return known.term
      const made = read(term, sources)
      cached.set(key, { index, synonyms, term: made })
      return made
    },
  }
}

function read(term: string, { columns, index, reading, eans }: TermSources): TermReading {
  const calculated = new Map<string, unknown>()
  const coded = findByCode(columns.range.assortment, term, eans)
  if (coded)
    return {
      read: { goods: term, limits: [] },
      hits: { slots: Int32Array.from(coded), inOrder: () => coded, calculated },
      ...exactly,
      calculated,
    }
  const limited = readTermLimits(term, columns, index)
  if (limited.goods === '') return { read: limited, hits: undefined, ...exactly, calculated }
  const { slots, inOrder, correctedTerm, anyWord } = findByWords(index, limited.goods, reading)
  return {
    read: limited,
    hits: { slots, inOrder: readOnce(inOrder), calculated },
    correctedTerm,
    anyWord,
    calculated,
  }
}

const exactly = { correctedTerm: undefined, anyWord: false }

/** Returns the same items at each call. They are taken from the source once, and only as many as needed. */
function readOnce<Item>(source: () => Iterable<Item>): () => Iterable<Item> {
  const known: Item[] = []
  let rest: Iterator<Item> | undefined
  return function* () {
    for (let at = 0; ; at += 1) {
      if (at === known.length) {
        rest ??= source()[Symbol.iterator]()
        const { done, value } = rest.next()
        if (done) return
        known.push(value)
      }
      yield known[at]!
    }
  }
}
