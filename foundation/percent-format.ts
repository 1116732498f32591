const formats = new Map<string, Intl.NumberFormat>()

/** A percentage in the notation of the language, with at most three decimals and Western digits: `20%`, `25,5 %`, `%10`. */
export function formatPercent(percent: number, locale: string): string {
  const known = formats.get(locale) ?? percents(locale)
  formats.set(locale, known)
  return known.format(percent / 100)
}

const percents = (locale: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale.startsWith('ar') ? `${locale}-u-nu-latn` : locale, {
    style: 'percent',
    maximumFractionDigits: 3,
  })
