/** `12-11-2026`, in the market country's main time zone; with `time`, `12-11-2026 14:05`. For lists and documents. */
export function formatDate(moment: Date, timeZone: string, time = false): string {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  const day = `${parts.day}-${parts.month}-${parts.year}`
  return time ? `${day} ${parts.hour}:${parts.minute}` : day
}

/** `Thu 12 Nov`, in the market's language: only where a delivery is promised. */
export const formatDeliveryDay = (moment: Date, locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale.startsWith('ar') ? `${locale}-u-nu-latn-ca-gregory` : locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(moment)

const moments = new Map<string, Intl.DateTimeFormat>()

/** `Thu 12 Nov, 10:00`, in the market's language and time zone: when something begins. */
export function formatMoment(moment: Date, locale: string, timeZone: string): string {
  const key = `${locale} ${timeZone}`
  const format =
    moments.get(key) ??
    new Intl.DateTimeFormat(locale.startsWith('ar') ? `${locale}-u-nu-latn-ca-gregory` : locale, {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
    })
  moments.set(key, format)
  return format.format(moment)
}
