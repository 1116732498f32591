import { leftToRight } from './left-to-right.ts'

/** A format takes long to create and is quick to use, so each one is created once. */
function remembered(make: (locale: string, timeZone: string) => Intl.DateTimeFormat) {
  const known = new Map<string, Intl.DateTimeFormat>()
  return (locale: string, timeZone: string): Intl.DateTimeFormat => {
    const key = `${locale} ${timeZone}`
    const format = known.get(key) ?? make(locale, timeZone)
    known.set(key, format)
    return format
  }
}

const dates = remembered(
  (locale, timeZone) =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** `12-11-2026`, in the market country's main time zone; with `time`, `12-11-2026 14:05`. For lists and documents. */
export function formatDate(moment: Date, timeZone: string, time = false): string {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of dates('en-GB', timeZone).formatToParts(moment)) parts[type] = value
  const day = `${parts.day}-${parts.month}-${parts.year}`
  return time ? `${day} ${parts.hour}:${parts.minute}` : day
}

/** The same format for a day without a time, such as `2026-11-12`. */
export const formatDay = (day: string): string => leftToRight(day.split('-').toReversed().join('-'))

const days = remembered(
  (locale, timeZone) =>
    new Intl.DateTimeFormat(locale, { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
)

/** The day of a moment in a time zone as `2026-11-12`, to compare with other days. */
export const isoDay = (moment: Date, timeZone: string): string => days('en-CA', timeZone).format(moment)

const writtenDays = remembered(
  (locale, timeZone) =>
    new Intl.DateTimeFormat(inLatinDigits(locale), { timeZone, day: 'numeric', month: 'long', year: 'numeric' }),
)

/** A day without a time as `12 November 2026`, in the market's language. For sentences that shoppers read. */
export const formatWrittenDay = (day: string, locale: string): string =>
  writtenDays(locale, 'UTC').format(new Date(`${day}T00:00:00Z`))

const writtenMoments = remembered(
  (locale, timeZone) =>
    new Intl.DateTimeFormat(inLatinDigits(locale), { timeZone, dateStyle: 'long', timeStyle: 'short' }),
)

/** `12 November 2026 at 14:05`, in the market's language and time zone. For the moment at which something was received. */
export const formatWrittenMoment = (moment: Date, locale: string, timeZone: string): string =>
  writtenMoments(locale, timeZone).format(moment)

/** The day of a moment as `12 November 2026`, in the given time zone. */
export const formatWrittenDate = (moment: Date, locale: string, timeZone: string): string =>
  formatWrittenDay(isoDay(moment, timeZone), locale)

const deliveryDays = remembered(
  (locale, timeZone) =>
    new Intl.DateTimeFormat(inLatinDigits(locale), { timeZone, weekday: 'short', day: 'numeric', month: 'short' }),
)

/** `Thu 12 Nov`, in the market's language. Used only for promised delivery days. */
export const formatDeliveryDay = (moment: Date, locale: string, timeZone: string): string =>
  deliveryDays(locale, timeZone).format(moment)

const moments = remembered(
  (locale, timeZone) =>
    new Intl.DateTimeFormat(inLatinDigits(locale), {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
    }),
)

/** `Thu 12 Nov, 10:00`, in the market's language and time zone: when something begins. Midnight is left out. */
export const formatMoment = (moment: Date, locale: string, timeZone: string): string =>
  formatDate(moment, timeZone, true).endsWith(' 00:00')
    ? formatDeliveryDay(moment, locale, timeZone)
    : moments(locale, timeZone).format(moment)

const inLatinDigits = (locale: string): string => (locale.startsWith('ar') ? `${locale}-u-nu-latn-ca-gregory` : locale)
