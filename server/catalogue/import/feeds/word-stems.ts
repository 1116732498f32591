import { foldSpelledOut } from '#foundation/fold-text.ts'
import { same } from './same-words.ts'

/** The share of a category's words that the goods have too, 0 to 1. */
export const shared = (look: ReadonlySet<string>, words: ReadonlySet<string>): number =>
  [...words].filter((word) => look.has(word)).length / Math.max(1, words.size)

const empty = new Set([
  'and',
  'the',
  'women',
  'woman',
  'men',
  'man',
  'kid',
  'curve',
  'friend',
  'apparel',
  'clothing',
  'accessories',
])

export const stems = (text: string): Set<string> =>
  new Set(
    foldSpelledOut(text)
      .replace(/\bhigh[ -]tops?\b/g, 'sneaker')
      .split(/[^a-z]+/)
      .map((word) => same.get(word) ?? word.replace(/(?<=.[^s])s$/, ''))
      .filter((word) => word.length > 2 && !empty.has(word)),
  )
