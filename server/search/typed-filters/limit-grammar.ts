import { foldText } from '#foundation/fold-text.ts'
import { currencyWordsOf } from './currency-words.ts'
import type { TermReader } from './limit.ts'
import { type Token, tokensOf } from './limit-tokens.ts'
import { type LimitWords, limitWordsOf } from './limit-words.ts'

type Phrases = readonly (readonly string[])[]

export interface Grammar {
  readonly reader: TermReader
  readonly words: Readonly<Record<Exclude<keyof LimitWords, 'withoutEnding'>, Phrases>>
  readonly withoutEnding: RegExp | undefined
  readonly isCurrency: (token: Token | undefined) => boolean
}

const grammars = new Map<string, Omit<Grammar, 'reader'>>()

export function grammarOf(reader: TermReader): Grammar {
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

/** The number of tokens that match one of the phrases here; 0 if none matches. */
export const phraseAt = (tokens: readonly Token[], at: number, phrases: Phrases): number =>
  phrases.find((phrase) => phrase.every((word, step) => tokens[at + step]?.folded === word))?.length ?? 0
