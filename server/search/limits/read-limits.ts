import { foldText } from '#foundation/fold-text.ts'
import { currencyWordsOf } from './currency-words.ts'
import { type LimitWords, limitWordsOf } from './limit-words.ts'

/** A limit that a term names beside the goods. */
export type Limit =
  /** Amounts in major units of the market's currency, both included. */
  | { readonly kind: 'price'; readonly low: number | undefined; readonly high: number | undefined }
  | { readonly kind: 'size'; readonly size: NamedSize }
  | { readonly kind: 'without'; readonly words: string }

/** A size as shoppers name it. `any`: in whatever system the goods are. */
export interface NamedSize {
  readonly system: 'any' | 'uk' | 'us' | 'it' | 'fr' | 'age' | 'height' | 'inches'
  readonly value: string
  readonly length?: string
}

export interface ReadLimit {
  readonly limit: Limit
  /** The words as they were typed. */
  readonly text: string
  /** The term without these words. */
  readonly term: string
}

export interface ReadTerm {
  /** The term without any limit: it names the goods. */
  readonly goods: string
  readonly limits: readonly ReadLimit[]
}

export interface TermReader {
  readonly language: string
  readonly currency: string
  /** True for a word that goods have, which is then no size and no property to leave out. */
  readonly isGoodsWord: (word: string) => boolean
  /** True for a number that is a size of some goods. */
  readonly isSize: (value: string) => boolean
}

interface Token {
  readonly text: string
  readonly folded: string
  readonly number: number | undefined
  readonly start: number
  readonly end: number
}

interface Found {
  readonly limit: Limit
  /** Number of tokens. */
  readonly length: number
}

/** A term may hold this many limits; further words are words. */
const mostLimits = 6

/** Takes the limits out of a term: `size 42 boots under £60 without zip`. */
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

type Span = Pick<Token, 'start' | 'end'>

/** The term without some stretches, and without marks that stood beside them. */
function without(term: string, spans: readonly Span[]): string {
  const rest = spans.map(({ start }, at) => term.slice(spans[at - 1]?.end ?? 0, start))
  return [...rest, term.slice(spans.at(-1)!.end)]
    .join(' ')
    .replace(/(?<=^|\s)[^\p{L}\p{N}\s]+(?=\s|$)/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const pieces = /\p{Sc}|\d+(?:[.,\u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)|\d+|[\p{L}\p{M}]+/gu
const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g

const tokensOf = (term: string): Token[] =>
  [...term.replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 15)).matchAll(pieces)].map(
    ({ 0: text, index }) => ({
      text,
      folded: /\p{Sc}/u.test(text) ? text : foldText(text),
      number: /^\d/.test(text) ? numberOf(text) : undefined,
      start: index,
      end: index + text.length,
    }),
  )

/** `1.000` and `1,000` are a thousand; `49,95` and `49.95` are not. */
const numberOf = (text: string): number =>
  Number(/^\d+(?:[.,\u00a0\u202f]\d{3})+$/.test(text) ? text.replace(/\D/g, '') : text.replace(',', '.'))

type Phrases = readonly (readonly string[])[]

interface Grammar {
  readonly reader: TermReader
  readonly words: Readonly<Record<Exclude<keyof LimitWords, 'withoutEnding'>, Phrases>>
  readonly withoutEnding: RegExp | undefined
  readonly isCurrency: (token: Token | undefined) => boolean
}

const grammars = new Map<string, Omit<Grammar, 'reader'>>()

function grammarOf(reader: TermReader): Grammar {
  const key = `${reader.language} ${reader.currency}`
  const known = grammars.get(key) ?? compiled(reader.language, reader.currency)
  grammars.set(key, known)
  return { ...known, reader }
}

function compiled(language: string, currency: string): Omit<Grammar, 'reader'> {
  const { withoutEnding, ...words } = limitWordsOf(language)
  const currencies = new Set(
    [...currencyWordsOf(currency)].map((word) => (/\p{Sc}/u.test(word) ? word : foldText(word))),
  )
  const phrases = (list: readonly string[]): Phrases =>
    list.map((phrase) => tokensOf(phrase).map(({ folded }) => folded)).sort((a, b) => b.length - a.length)
  return {
    words: Object.fromEntries(
      Object.entries(words).map(([name, list]) => [name, phrases(list)]),
    ) as unknown as Grammar['words'],
    withoutEnding,
    isCurrency: (token) => token !== undefined && currencies.has(token.folded),
  }
}

/** Number of tokens that one of the phrases takes here; 0 for none. */
const phraseAt = (tokens: readonly Token[], at: number, phrases: Phrases): number =>
  phrases.find((phrase) => phrase.every((word, step) => tokens[at + step]?.folded === word))?.length ?? 0

function limitAt(tokens: readonly Token[], at: number, grammar: Grammar): Found | undefined {
  return priceAt(tokens, at, grammar) ?? sizeAt(tokens, at, grammar) ?? withoutAt(tokens, at, grammar)
}

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

function priceAt(tokens: readonly Token[], at: number, grammar: Grammar): Found | undefined {
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
  // Without a word for "between", two numbers are a range only when one follows the other directly, as in `40-60 €`.
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

/** An amount with its currency and no other word is the most a shopper pays. */
function amountAloneAt(tokens: readonly Token[], at: number, grammar: Grammar): Found | undefined {
  const amount = amountAt(tokens, at, grammar)
  return amount?.hasCurrency ? priced(amount.length, undefined, amount.value) : undefined
}

const isAge = (tokens: readonly Token[], at: number, { words }: Grammar): boolean =>
  phraseAt(tokens, at, words.years) > 0

const systems: Readonly<Record<string, NamedSize['system']>> = { uk: 'uk', us: 'us', eu: 'any', it: 'it', fr: 'fr' }
const letters = /^(?:x{0,3}s|m|x{0,4}l)$/

const sized = (length: number, size: NamedSize): Found => ({ limit: { kind: 'size', size }, length })

function sizeAt(tokens: readonly Token[], at: number, grammar: Grammar): Found | undefined {
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

/** `XL` and `42` without a word before them: a number only if no goods have it in their texts and some come in it. */
function bareSizeAt(tokens: readonly Token[], at: number, { reader }: Grammar): Found | undefined {
  const letter = lettersAt(tokens, at)
  if (letter && letter.value.length > 1) return sized(letter.length, { system: 'any', value: letter.value })
  const token = tokens[at]
  if (token?.number === undefined || !/^\d{2}$/.test(token.text)) return undefined
  return reader.isSize(token.text) && !reader.isGoodsWord(token.text)
    ? sized(1, { system: 'any', value: token.text })
    : undefined
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
