import { isPlainRecord, type Plain, type PlainRecord } from './plain-document.ts'

/** The value of the first name that has one. The newer system's name comes first, so its value wins if both exist. */
export function field(record: PlainRecord, ...names: readonly string[]): Plain {
  for (const name of names) {
    const value = record[name]
    if (value !== undefined && !isEmpty(value)) return value
  }
  return null
}

const isEmpty = (value: Plain): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

export const text = (value: Plain): string | null => {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** Numbers may arrive as text. */
export function number(value: Plain): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : Number.NaN
  return Number.isFinite(read) ? read : null
}

export const wholeNumber = (value: Plain, fallback: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(number(value) ?? fallback)))

export const flag = (value: Plain): boolean =>
  value === true || value === 1 || value === '1' || value === 'true' || value === 'True'

/** `#rgb` or `#rrggbb`, in lower case. The `#` may be missing, and a colour picker puts the text into a record. Anything else is null. */
export function colour(value: Plain): string | null {
  const written = isPlainRecord(value) ? (value.value ?? null) : value
  if (typeof written !== 'string') return null
  const hex = `#${written.trim().replace(/^#/, '').toLowerCase()}`
  return /^#(?:[0-9a-f]{3}){1,2}$/.test(hex) ? hex : null
}

/** One of the allowed words, in any case; else the first of them. */
export function oneOf<const Word extends string>(value: Plain, ...words: readonly [Word, ...Word[]]): Word {
  const written = typeof value === 'string' ? value.trim().toLowerCase() : ''
  return words.find((word) => word === written) ?? words[0]
}

export const records = (value: Plain): readonly PlainRecord[] =>
  Array.isArray(value) ? (value as readonly Plain[]).filter(isPlainRecord) : []

/** A picker for one thing may return a list with one entry. */
export const single = (value: Plain): Plain => (Array.isArray(value) ? ((value as readonly Plain[])[0] ?? null) : value)

export const group = (value: Plain): PlainRecord => {
  const one = single(value)
  return isPlainRecord(one) ? one : {}
}
