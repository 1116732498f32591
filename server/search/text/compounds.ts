import type { Analyzer } from './analyzer.ts'

/** Which stems are words of their own, and which name a kind of goods. */
export interface Vocabulary {
  readonly has: (stem: string) => boolean
  readonly names: (stem: string) => boolean
  /** Words in names and materials, with which a compound may begin. */
  readonly begins: (stem: string) => boolean
}

/** The parts of a compound as stems: the kind of goods, and its properties. */
export interface Parts {
  /** Undefined if only the beginning is a known word. */
  readonly head: string | undefined
  readonly modifiers: readonly string[]
}

const shortest = 3

/**
 * `sommerkleid` is a `kleid` with the property `sommer`. The last part must be a known word. The part before it must be
 * known too, or it is ignored if the last part is a kind of goods.
 */
export function partsOf(word: string, analyzer: Analyzer, vocabulary: Vocabulary): Parts | undefined {
  if (analyzer.links === undefined || word.length < 2 * shortest) return undefined
  let alone: string | undefined
  for (let at = shortest; at <= word.length - shortest; at += 1) {
    const head = analyzer.stem(word.slice(at))
    if (!vocabulary.has(head)) continue
    const modifiers = modifiersIn(word.slice(0, at), analyzer, vocabulary)
    if (modifiers) return { head, modifiers }
    if (alone === undefined && vocabulary.names(head) && head.length > shortest) alone = head
  }
  if (alone !== undefined) return { head: alone, modifiers: [] }
  const begun = beginning(word, analyzer, vocabulary)
  return begun === undefined ? undefined : { head: undefined, modifiers: [begun] }
}

/** The known words before the last part. Joining letters belong to no part. */
function modifiersIn(text: string, analyzer: Analyzer, vocabulary: Vocabulary): readonly string[] | undefined {
  for (const link of analyzer.links ?? []) {
    if (!text.endsWith(link) || text.length - link.length < shortest) continue
    const stem = analyzer.stem(text.slice(0, text.length - link.length))
    if (vocabulary.has(stem)) return [stem]
  }
  const inner =
    text.length >= 2 * shortest
      ? partsOf(text, analyzer, { ...vocabulary, names: () => false, begins: () => false })
      : undefined
  return inner?.head === undefined ? undefined : [...inner.modifiers, inner.head]
}

/** `wollmischung` contains `wolle`, even if `mischung` is unknown. */
function beginning(word: string, analyzer: Analyzer, vocabulary: Vocabulary): string | undefined {
  for (let at = word.length - shortest - 1; at >= shortest; at -= 1) {
    const stem = analyzer.stem(word.slice(0, at))
    if (vocabulary.begins(stem)) return stem
  }
  return undefined
}
