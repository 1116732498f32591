import { countries } from './countries.ts'
import type { CountryRecord } from './country.ts'
import type { Market } from './market.ts'

/** A possible market: a language in which a country can be served, whether or not the shop has opened it. */
export type KnownMarket = Omit<Market, 'choices'>

export const countryRecords: ReadonlyMap<string, CountryRecord> = new Map(countries.map((facts) => [facts.code, facts]))

/** Some systems call written Norwegian `nb`; here it is `no`. */
export const baseCodeOf = (language: string): string => (language === 'nb' ? 'no' : language)

const namesByLocale = new Map<string, Intl.DisplayNames>()

/** Country names by language. Creating such a list is slow, so each is created once. */
function countryNames(locale: string): Intl.DisplayNames {
  const made = namesByLocale.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' })
  namesByLocale.set(locale, made)
  return made
}

/** The country's name in that language. */
export const countryName = (code: string, locale: string): string => countryNames(locale).of(code) ?? code

/**
 * Sorts markets by priority. Markets with priority 0 come last, sorted by the name of their country in their own language,
 * then by id. Other markets with the same priority keep their order.
 */
export function byPriority<Some extends KnownMarket>(markets: readonly Some[]): Some[] {
  const collator = new Intl.Collator('en')
  const place = ({ priority }: Some) => (priority === 0 ? Number.POSITIVE_INFINITY : priority)
  const name = ({ country, locale }: Some) => countryName(country.code, locale)
  return markets.toSorted((a, b) => {
    if (place(a) !== place(b)) return place(a) - place(b)
    if (a.priority !== 0) return 0
    return collator.compare(name(a), name(b)) || (a.id < b.id ? -1 : 1)
  })
}

function marketsOf(country: CountryRecord): KnownMarket[] {
  return country.languages.map((code) => {
    const baseCode = baseCodeOf(code)
    const locale = `${baseCode}-${country.code}`
    return {
      id: locale.toLowerCase(),
      priority: country.priority,
      language: { name: languageName(baseCode), baseCode },
      locale,
      direction: baseCode === 'ar' ? 'rtl' : 'ltr',
      currency: country.currency,
      country,
    }
  })
}

/** The name of a language in that language, as shown in a list: `Dansk`. */
function languageName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

/** All 54 markets, open or not, in the order in which shoppers see them. */
export const knownMarkets: readonly KnownMarket[] = byPriority(countries.flatMap(marketsOf))
