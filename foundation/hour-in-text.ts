const twelveHours = new Set(['en'])
const wholeHourAlone = new Set(['en', 'de', 'da', 'sv', 'no', 'nb', 'fi', 'nl'])

/**
 * An hour such as `16:00` for a sentence in this language: `4pm` in English, `16 h` in French, and `16` in languages
 * that add a word for the hour, such as `16 Uhr`.
 */
export function hourInText(hour: string, locale: string): string {
  const language = locale.slice(0, 2)
  const [hours = 0, minutes = 0] = hour.split(':').map(Number)
  if (language === 'fr') return frenchHour(hours, minutes)
  const isAlone = minutes === 0 && wholeHourAlone.has(language)
  if (!twelveHours.has(language)) return isAlone ? String(hours) : hour
  const tail = isAlone ? '' : `:${String(minutes).padStart(2, '0')}`
  return `${hours % 12 || 12}${tail}${hours < 12 ? 'am' : 'pm'}`
}

/** `16 h` or `16 h 30`, with spaces at which a line does not break. */
const frenchHour = (hours: number, minutes: number): string =>
  [hours, 'h', ...(minutes > 0 ? [String(minutes).padStart(2, '0')] : [])].join('\u00a0')
