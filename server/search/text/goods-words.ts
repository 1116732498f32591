import type { Analyzer } from './analyzer.ts'
import type { Vocabulary } from './compounds.ts'
import type { TextEntry } from './text-entry.ts'

export interface GoodsWords {
  add(entry: TextEntry): void
  /** Stems in the titles of categories. */
  readonly categoryWords: ReadonlySet<string>
  /** Stems in the name of any colour. */
  readonly colourWords: ReadonlySet<string>
  readonly vocabulary: Vocabulary
}

/** The words of the goods in one language, grouped by the fields in which they occur. */
export function goodsWords(analyzer: Analyzer): GoodsWords {
  const categoryWords = new Set<string>()
  const colourWords = new Set<string>()
  const inNames = new Set<string>()
  const words = new Set<string>()
  const stems = (text: string) =>
    analyzer
      .words(text)
      .filter((word) => !analyzer.isSilent(word))
      .map(analyzer.stem)
  return {
    add(entry) {
      for (const stem of entry.categories.flatMap(stems)) categoryWords.add(stem)
      for (const stem of entry.colours.flatMap((colour) => stems(colour.words))) colourWords.add(stem)
      for (const stem of stems(`${entry.name} ${entry.tags}`)) inNames.add(stem)
      for (const stem of stems(entry.description)) if (stem.length > 3) words.add(stem)
    },
    categoryWords,
    colourWords,
    vocabulary: {
      has: (stem) => words.has(stem) || inNames.has(stem) || categoryWords.has(stem) || colourWords.has(stem),
      names: (stem) => categoryWords.has(stem),
      begins: (stem) => inNames.has(stem),
    },
  }
}
