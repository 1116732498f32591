/** Markets in German whose countries write no ß. */
const withoutEszett: ReadonlySet<string> = new Set(['de-ch', 'de-li'])

export const writesEszett = (locale: string): boolean => !withoutEszett.has(locale)

/** A text, or all texts in a list or record, with ss for ß where the country writes it so. Addresses do not change. */
export const spelledIn = <Value>(value: Value, locale: string): Value =>
  writesEszett(locale) ? value : (withDoubleS(value) as Value)

/** Records by the records that they spell: texts of goods are shared by all German markets and shown very often. */
const spelled = new WeakMap<object, object>()

function withDoubleS(value: unknown): unknown {
  if (typeof value === 'string') return textWithDoubleS(value)
  if (Array.isArray(value)) return value.map(withDoubleS)
  if (typeof value !== 'object' || value === null) return value
  const known = spelled.get(value)
  if (known) return known
  const fields = Object.entries(value).map(([name, field]) => [name, name === 'slug' ? field : withDoubleS(field)])
  const made: object = Object.fromEntries(fields)
  spelled.set(value, made)
  return made
}

/** An address or a path in a text, which stays as it is, or a letter to replace. A slash after a letter begins no path. */
const addressOrEszett = /(?:\w+:\/|(?<![\p{L}\p{N}<]))\/[^\s"'()<>]+|[ßẞ]/gu

const textWithDoubleS = (text: string): string =>
  /[ßẞ]/.test(text) ? text.replace(addressOrEszett, (found) => doubleS[found] ?? found) : text

const doubleS: Readonly<Record<string, string>> = { ß: 'ss', ẞ: 'SS' }
