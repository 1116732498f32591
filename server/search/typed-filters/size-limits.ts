import type { NamedSize } from './limit.ts'
import { type Grammar, phraseAt } from './limit-grammar.ts'
import type { Found, Token } from './limit-tokens.ts'

const systems: Readonly<Record<string, NamedSize['system']>> = {
  ...{ uk: 'uk', gb: 'uk', us: 'us', eu: 'eu', eur: 'eu', it: 'it', fr: 'fr', jp: 'jp' },
}

const letters = /^(?:x{0,3}s|m|x{0,4}l)$/

const sized = (length: number, size: NamedSize): Found => ({ limit: { kind: 'size', size }, length })

export function sizeAt(tokens: readonly Token[], at: number, grammar: Grammar): Found | undefined {
  return (
    waistAt(tokens, at) ??
    ageAt(tokens, at, grammar) ??
    namedSizeAt(tokens, at, grammar) ??
    bareSizeAt(tokens, at, grammar)
  )
}

/** `W32 L34`, `32/34`. */
function waistAt(tokens: readonly Token[], at: number): Found | undefined {
  const isGlued = (from: number) => tokens[from]?.end === tokens[from + 1]?.start
  if (tokens[at]?.folded === 'w' && tokens[at + 1]?.number !== undefined && isGlued(at)) {
    const value = tokens[at + 1]!.text
    const hasLength = tokens[at + 2]?.folded === 'l' && tokens[at + 3]?.number !== undefined && isGlued(at + 2)
    return hasLength
      ? sized(4, { system: 'inches', value, length: tokens[at + 3]!.text })
      : sized(2, { system: 'inches', value })
  }
  const [waist, length] = [tokens[at], tokens[at + 1]]
  const isPair = /^\d{2}$/.test(waist?.text ?? '') && /^\d{2}$/.test(length?.text ?? '')
  if (!isPair || length!.start - waist!.end !== 1) return undefined
  return sized(2, { system: 'inches', value: waist!.text, length: length!.text })
}

/** `8 years`, `128 cm`. */
function ageAt(tokens: readonly Token[], at: number, { words }: Grammar): Found | undefined {
  const value = tokens[at]?.text
  if (tokens[at]?.number === undefined || value === undefined) return undefined
  const years = phraseAt(tokens, at + 1, words.years)
  if (years > 0) return sized(1 + years, { system: 'age', value })
  return tokens[at + 1]?.folded === 'cm' ? sized(2, { system: 'height', value }) : undefined
}

/** `size 42`, `size M`, `UK 10`, `10 UK`, `size UK 10`, `38 beden`. */
function namedSizeAt(tokens: readonly Token[], at: number, { words }: Grammar): Found | undefined {
  const begun = phraseAt(tokens, at, words.size)
  const before = systems[tokens[at + begun]?.folded ?? '']
  const from = at + begun + (before ? 1 : 0)
  const token = tokens[from]
  if (!token) return undefined
  const letter = lettersAt(tokens, from)
  if (begun > 0 && letter) return sized(from + letter.length - at, { system: 'any', value: letter.value })
  if (token.number === undefined) return undefined
  const sizeAfter = begun === 0 ? phraseAt(tokens, from + 1, words.size) : 0
  if (sizeAfter > 0) return sized(from + 1 + sizeAfter - at, { system: before ?? 'any', value: token.text })
  const after = before ? undefined : systems[tokens[from + 1]?.folded ?? '']
  if (begun === 0 && !before && !after) return undefined
  return sized(from + 1 + (after ? 1 : 0) - at, { system: before ?? after ?? 'any', value: token.text })
}

/** `XL`, `2XL`. */
function lettersAt(
  tokens: readonly Token[],
  at: number,
): { readonly value: string; readonly length: number } | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]]
  if (first && letters.test(first.folded)) return { value: first.folded, length: 1 }
  const isCounted = /^[2-6]$/.test(first?.text ?? '') && /^x[sl]$/.test(second?.folded ?? '')
  return isCounted && first!.end === second!.start ? { value: `${first!.text}${second!.folded}`, length: 2 } : undefined
}

/** `XL` or `42` without a word before it. A number counts only if no goods have it in their texts and it is a size of some goods. */
function bareSizeAt(tokens: readonly Token[], at: number, { reader }: Grammar): Found | undefined {
  const letter = lettersAt(tokens, at)
  if (letter && letter.value.length > 1) return sized(letter.length, { system: 'any', value: letter.value })
  const token = tokens[at]
  if (token?.number === undefined || !/^\d{2}$/.test(token.text)) return undefined
  return reader.isSize(token.text) && !reader.isGoodsWord(token.text)
    ? sized(1, { system: 'any', value: token.text })
    : undefined
}
