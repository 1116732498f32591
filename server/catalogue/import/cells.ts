/** Why a cell was refused. */
export class Unreadable {
  readonly why: string
  constructor(why: string) {
    this.why = why
  }
}

/** Reads one cell. Cells arrive trimmed. */
export type Cell<Value> = (text: string) => Value | Unreadable

export const words: Cell<string> = (text) => text

/** Required text. */
export const requiredText: Cell<string> = (text) => text || new Unreadable('is empty')

/** Letters, digits and hyphens: safe in ids and URLs. */
export const slug: Cell<string> = (text) =>
  /^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u.test(text)
    ? text
    : new Unreadable(`"${short(text)}" is not a slug (letters, digits, single hyphens)`)

export const id: Cell<string> = (text) =>
  /^[^\s/,?#%&]{1,100}$/.test(text) ? text : new Unreadable(`"${short(text)}" is not an id`)

export const whole: Cell<number> = (text) => {
  const value = Number(text)
  return /^-?\d{1,9}$/.test(text) && Number.isSafeInteger(value)
    ? value
    : new Unreadable(`"${short(text)}" is not a whole number`)
}

/** Number of pieces: never below zero. */
export const pieces: Cell<number> = (text) => {
  const value = whole(text)
  return typeof value === 'number' && value < 0 ? new Unreadable(`${text} is below zero`) : value
}

/** A decimal amount with a dot, above zero, stored as written. The currency decides how many decimals are valid. */
export const amount: Cell<string> = (text) => {
  if (!/^-?\d{1,10}(\.\d{1,4})?$/.test(text)) return new Unreadable(`"${short(text)}" is not an amount such as 199.95`)
  return Number(text) > 0 ? text : new Unreadable(`${text} is not above zero`)
}

export const moment: Cell<Date> = (text) => {
  const value = new Date(text)
  return /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(value.getTime())
    ? value
    : new Unreadable(`"${short(text)}" is not an ISO date and time`)
}

export const hex: Cell<string> = (text) =>
  /^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : new Unreadable(`"${short(text)}" is not a colour such as #14213d`)

export const oneOf =
  <const Value extends string>(...values: readonly Value[]): Cell<Value> =>
  (text) =>
    values.find((value) => value === text) ?? new Unreadable(`"${short(text)}" is none of ${values.join(', ')}`)

/** One of these languages, alone or with a country: `en`, `en-us`. */
export const localeOf =
  (...languages: readonly string[]): Cell<string> =>
  (text) =>
    languages.includes(text.replace(/-[a-z]{2}$/, ''))
      ? text
      : new Unreadable(`"${short(text)}" is none of ${languages.join(', ')}, nor one of a country such as en-us`)

/** A JSON object. `read` checks its content. */
export const json =
  <Value>(read: (value: unknown) => Value | string): Cell<Value> =>
  (text) => {
    try {
      if (/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(JSON.parse(text))))
        return new Unreadable('holds characters that are none')
      const value = read(JSON.parse(text))
      return typeof value === 'string' ? new Unreadable(value) : value
    } catch {
      return new Unreadable('is not JSON')
    }
  }

/** An empty cell has the value `instead`. */
export const orElse =
  <Value, Instead>(cell: Cell<Value>, instead: Instead): Cell<Value | Instead> =>
  (text) =>
    text === '' ? instead : cell(text)

export const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

/** An EAN or GTIN: 8, 12, 13 or 14 digits, the last of which is a check digit. */
export function isEan(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false
  const sum = [...text].reverse().reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
