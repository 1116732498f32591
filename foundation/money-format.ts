import { exponentOf, type Money, majorOf } from './money.ts'

/** The position of a currency sign: by the retailer's rules first, then by the usage of the locale. */
export type Placement = { readonly sign: string; readonly leads: boolean }

const swissLocales = new Set(['de-CH', 'fr-CH', 'it-CH', 'de-LI'])
const numberFormats = new Map<string, Intl.NumberFormat>()
const noBreak = '\u00a0'

/** Formats an amount for a market: `199,95 KR`, `29,95 €`, `€ 29,95` (Italian), `CHF 29.95`, `299,95 TL`. */
export function formatMoney(amount: Money, locale: string): string {
  const value = majorOf(amount)
  const placement = houseRule(amount.currency, locale)
  if (!placement) return standardFormat(amount.currency, locale).format(value)
  const figure =
    placement.sign === 'CHF' ? swissFigure(value, locale) : plainFormat(amount.currency, locale).format(value)
  return placement.leads ? `${placement.sign}${noBreak}${figure}` : `${figure}${noBreak}${placement.sign}`
}

function houseRule(currency: string, locale: string): Placement | undefined {
  if (swissLocales.has(locale) && currency === 'CHF') return { sign: 'CHF', leads: true }
  if (currency === 'EUR') return { sign: '€', leads: locale.startsWith('it') }
  const trailing: Record<string, string> = { DKK: 'KR', NOK: 'KR', SEK: 'KR', TRY: 'TL', RON: 'LEI', CZK: 'Kč' }
  const sign = trailing[currency]
  return sign ? { sign, leads: false } : undefined
}

/** The same for a sentence, where a round amount has no decimals (`£60`), unless its currency always shows them. */
export function formatMoneyInText(amount: Money, locale: string): string {
  const value = majorOf(amount)
  if (!Number.isInteger(value) || houseRule(amount.currency, locale)) return formatMoney(amount, locale)
  return standardFormat(amount.currency, locale, 0).format(value)
}

/** The sign of a currency in a market, and whether it stands before the figure: for a field that takes an amount. */
export function currencySign(currency: string, locale: string): Placement {
  const rule = houseRule(currency, locale)
  if (rule) return rule
  const parts = standardFormat(currency, locale).formatToParts(0)
  const at = parts.findIndex(({ type }) => type === 'currency')
  return { sign: parts[at]!.value, leads: at < parts.findIndex(({ type }) => type === 'integer') }
}

const plainFormat = (currency: string, locale: string): Intl.NumberFormat => {
  const digits = exponentOf(currency)
  return cached(
    `${locale} ${digits}`,
    () => new Intl.NumberFormat(western(locale), { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  )
}

/** French-speaking Swiss write a decimal comma, but a point in amounts. */
const swissFigure = (value: number, locale: string): string =>
  standardFormat('CHF', locale)
    .formatToParts(value)
    .filter(({ type }) => type !== 'currency' && type !== 'literal')
    .map((part) => part.value)
    .join('')

const standardFormat = (currency: string, locale: string, digits = exponentOf(currency)): Intl.NumberFormat =>
  cached(
    `${locale} ${currency} ${digits}`,
    () =>
      new Intl.NumberFormat(western(locale), {
        style: 'currency',
        currency,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  )

/** Arabic markets show Western digits, as their shoppers expect for prices and order numbers. */
const western = (locale: string): string => (locale.startsWith('ar') ? `${locale}-u-nu-latn` : locale)

function cached(key: string, make: () => Intl.NumberFormat): Intl.NumberFormat {
  const known = numberFormats.get(key)
  if (known) return known
  const made = make()
  numberFormats.set(key, made)
  return made
}
