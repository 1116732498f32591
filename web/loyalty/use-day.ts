import { useMarket } from '#web/markets/index.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats a day in the market's format, with the year because rewards last for months. */
export function useDay(): (iso: string) => string {
  const { locale } = useMarket()
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(locale, format)
  return (iso) => format.format(new Date(iso))
}
