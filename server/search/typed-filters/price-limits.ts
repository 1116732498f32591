import { type Grammar, phraseAt } from './limit-grammar.ts'
import type { Found, Token } from './limit-tokens.ts'

interface Amount {
  readonly value: number
  readonly length: number
  readonly hasCurrency: boolean
}

/** `60`, `£60`, `60 kr`. */
function amountAt(tokens: readonly Token[], at: number, { isCurrency }: Grammar): Amount | undefined {
  const before = isCurrency(tokens[at]) ? 1 : 0
  const value = tokens[at + before]?.number
  if (value === undefined) return undefined
  const after = before === 0 && isCurrency(tokens[at + 1]) ? 1 : 0
  return { value, length: before + 1 + after, hasCurrency: before + after > 0 }
}

export function priceAt(tokens: readonly Token[], at: number, grammar: Grammar): Found | undefined {
  return rangeAt(tokens, at, grammar) ?? boundAt(tokens, at, grammar) ?? amountAloneAt(tokens, at, grammar)
}

const priced = (length: number, low?: number, high?: number): Found => ({ limit: { kind: 'price', low, high }, length })

/** `between 40 and 60`, `40-60 €`, `500 ile 1000 TL arası`. */
function rangeAt(tokens: readonly Token[], at: number, grammar: Grammar): Found | undefined {
  const begun = phraseAt(tokens, at, grammar.words.between)
  const low = amountAt(tokens, at + begun, grammar)
  if (!low) return undefined
  const middle = at + begun + low.length
  const joined = phraseAt(tokens, middle, grammar.words.and)
  const high = amountAt(tokens, middle + joined, grammar)
  if (!high || !(low.hasCurrency || high.hasCurrency || (begun > 0 && joined > 0))) return undefined
  // Without a word for "between", two numbers are a range only if they follow each other directly, as in `40-60 €`.
  if (begun === 0 && joined === 0 && tokens[middle]!.start - tokens[middle - 1]!.end > 3) return undefined
  const end = middle + joined + high.length
  if (isAge(tokens, end, grammar)) return undefined
  const arasi = /^arasi/.test(tokens[end]?.folded ?? '') ? 1 : 0
  return priced(end + arasi - at, Math.min(low.value, high.value), Math.max(low.value, high.value))
}

/** `under £60`, `60 or less`, `from 60 €`. */
function boundAt(tokens: readonly Token[], at: number, grammar: Grammar): Found | undefined {
  const { words } = grammar
  for (const [phrases, needsCurrency, isLow] of [
    [words.below, false, false],
    [words.above, false, true],
    [words.belowWithCurrency, true, false],
    [words.aboveWithCurrency, true, true],
  ] as const) {
    const begun = phraseAt(tokens, at, phrases)
    const amount = begun > 0 ? amountAt(tokens, at + begun, grammar) : undefined
    if (!amount || (needsCurrency && !amount.hasCurrency) || isAge(tokens, at + begun + amount.length, grammar))
      continue
    const length = begun + amount.length
    return isLow ? priced(length, amount.value) : priced(length, undefined, amount.value)
  }
  const amount = amountAt(tokens, at, grammar)
  if (!amount) return undefined
  const less = phraseAt(tokens, at + amount.length, words.orLess)
  if (less > 0) return priced(amount.length + less, undefined, amount.value)
  const more = phraseAt(tokens, at + amount.length, words.orMore)
  return more > 0 ? priced(amount.length + more, amount.value) : undefined
}

/** A single amount with its currency is the highest price. */
function amountAloneAt(tokens: readonly Token[], at: number, grammar: Grammar): Found | undefined {
  const amount = amountAt(tokens, at, grammar)
  return amount?.hasCurrency ? priced(amount.length, undefined, amount.value) : undefined
}

const isAge = (tokens: readonly Token[], at: number, { words }: Grammar): boolean =>
  phraseAt(tokens, at, words.years) > 0
