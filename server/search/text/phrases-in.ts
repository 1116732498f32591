import type { Analyzer } from './analyzer.ts'
import type { TextEntry } from './text-entry.ts'

const longest = 3
const fewest = 2
const most = 20_000

/** Languages that write every noun with a capital letter. */
const capitals = new Set(['de'])

/** Parts of product names with up to three words and no stop words, with the number of styles: `wrap dress`, `washed linen`. */
export function phrasesIn(
  entries: Iterable<TextEntry>,
  analyzer: Analyzer,
  language: string,
): ReadonlyMap<string, number> {
  const counted = new Map<string, { text: string; styles: number }>()
  for (const { name, categories, colours } of entries) {
    const own = new Map<string, string>()
    for (const text of [name, ...new Set([...categories, ...colours.map((one) => one.words)])]) {
      const words = text.split(/[\s,/]+/u)
      const isSilent = words.map((word) => analyzer.words(word).every(analyzer.isSilent))
      for (let from = 0; from < words.length; from += 1)
        for (let to = from + 1; to <= Math.min(words.length, from + longest) && !isSilent[to - 1]; to += 1) {
          const phrase = words.slice(from, to).join(' ')
          own.set(analyzer.words(phrase).map(analyzer.stem).join(' '), phrase)
        }
    }
    for (const [key, phrase] of own) {
      const known = counted.get(key)
      if (known) known.styles += 1
      else counted.set(key, { text: capitals.has(language) ? phrase : phrase.toLocaleLowerCase(language), styles: 1 })
    }
  }
  const common = [...counted.values()].filter(({ styles }) => styles >= fewest || counted.size < most / 10)
  return new Map(
    common
      .sort((a, b) => b.styles - a.styles)
      .slice(0, most)
      .map(({ text, styles }) => [text, styles]),
  )
}
