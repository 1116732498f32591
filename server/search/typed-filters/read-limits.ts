import type { ReadTerm, TermReader } from './limit.ts'
import { type Grammar, grammarOf, phraseAt } from './limit-grammar.ts'
import { type Found, type Span, type Token, tokensOf } from './limit-tokens.ts'
import { priceAt } from './price-limits.ts'
import { sizeAt } from './size-limits.ts'

/** The most limits in a term. Any further ones are treated as words. */
const mostLimits = 6

/** Reads the limits in a term and removes them from it: `size 42 boots under £60 without zip`. */
export function readLimits(term: string, reader: TermReader): ReadTerm {
  const tokens = tokensOf(term)
  const grammar = grammarOf(reader)
  const found: (Found & { readonly from: number })[] = []
  for (let at = 0; at < tokens.length; ) {
    const one = found.length < mostLimits ? limitAt(tokens, at, grammar) : undefined
    if (one) found.push({ ...one, from: at })
    at += one?.length ?? 1
  }
  const spans = found.map(({ from, length }) => ({ start: tokens[from]!.start, end: tokens[from + length - 1]!.end }))
  return {
    goods: found.length === 0 ? term : without(term, spans),
    limits: found.map(({ limit }, at) => ({
      limit,
      text: term.slice(spans[at]!.start, spans[at]!.end),
      term: without(term, [spans[at]!]),
    })),
  }
}

/** The term without these parts and the punctuation next to them. */
function without(term: string, spans: readonly Span[]): string {
  const rest = spans.map(({ start }, at) => term.slice(spans[at - 1]?.end ?? 0, start))
  return [...rest, term.slice(spans.at(-1)!.end)]
    .join(' ')
    .replace(/(?<=^|\s)[^\p{L}\p{N}\s]+(?=\s|$)/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function limitAt(tokens: readonly Token[], at: number, grammar: Grammar): Found | undefined {
  return priceAt(tokens, at, grammar) ?? sizeAt(tokens, at, grammar) ?? withoutAt(tokens, at, grammar)
}

function withoutAt(tokens: readonly Token[], at: number, { words, withoutEnding, reader }: Grammar): Found | undefined {
  const begun = phraseAt(tokens, at, words.without)
  const property = tokens[at + begun]
  if (!property || property.number !== undefined) return undefined
  if (begun > 0) return { limit: { kind: 'without', words: property.text }, length: begun + 1 }
  if (!withoutEnding?.test(property.folded) || reader.isGoodsWord(property.text)) return undefined
  const stem = property.folded.replace(withoutEnding, '')
  return reader.isGoodsWord(stem) ? { limit: { kind: 'without', words: stem }, length: 1 } : undefined
}
