import { foldText } from '#foundation/fold-text.ts'
import type { Limit } from './limit.ts'

export interface Token {
  readonly text: string
  readonly folded: string
  readonly number: number | undefined
  readonly start: number
  readonly end: number
}

export interface Found {
  readonly limit: Limit
  /** The number of tokens. */
  readonly length: number
}

export type Span = Pick<Token, 'start' | 'end'>

const pieces = /\p{Sc}|\d+(?:[.,\u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)|\d+|[\p{L}\p{M}]+/gu

const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g

export const tokensOf = (term: string): Token[] =>
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
