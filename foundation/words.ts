/** Texts by key, keys in lower case. */
export type Words = Readonly<Record<string, string>>

/** Looks a text up and fills in its arguments. A number as first argument chooses the plural form. */
export type Translate = (key: string, ...args: readonly (string | number)[]) => string

/**
 * Makes the function that translates into one language. For a count it looks for `key#few` (the plural form of the
 * language), then `key` + `s` for counts of 2 or more, then `key`; for a count of 0 it looks for `key#zero` first. If
 * none of these exists it looks for the same keys in English. If no text is found it returns the key and reports it
 * once.
 */
export function translator(
  words: Words,
  english: Words,
  language: string,
  missing: (key: string) => void = () => {},
): Translate {
  const plurals = new Intl.PluralRules(language)
  const reported = new Set<string>()
  const pluralOf = (key: string, count: number): string | undefined => {
    const forms = pluralForms(key, count, plurals)
    return firstOf(words, forms) ?? firstOf(english, forms)
  }
  return (rawKey, ...args) => {
    const key = rawKey.toLowerCase()
    const text = typeof args[0] === 'number' ? pluralOf(key, args[0]) : (words[key] ?? english[key])
    if (text === undefined) {
      if (!reported.has(key)) missing(key)
      reported.add(key)
      return rawKey
    }
    return text.includes('{') ? filledIn(text, args) : text
  }
}

/** If an argument at the end of a sentence already ends in a full stop, such as an amount in `د.إ.`, the second one is left out. */
const filledIn = (text: string, args: readonly (string | number)[]): string =>
  text.replace(/\{(\d+)\}(\.?)/g, (_, index, stop) => {
    const argument = String(args[Number(index)] ?? '')
    return stop && endsInStop.test(argument) ? argument : argument + stop
  })

/** Direction marks may follow the full stop. */
const endsInStop = /\.[\u200e\u200f\u2069]*$/

function pluralForms(key: string, count: number, plurals: Intl.PluralRules): string[] {
  const own = `${key}#${plurals.select(count)}`
  if (count === 0) return [`${key}#zero`, own, key]
  return count >= 2 ? [own, `${key}s`, key] : [own, key]
}

function firstOf(words: Words, keys: readonly string[]): string | undefined {
  for (const key of keys) if (words[key] !== undefined) return words[key]
  return undefined
}
