const twelveHours = new Set(['en'])
const wholeHourAlone = new Set(['en', 'de', 'da', 'sv', 'no', 'nb', 'fi', 'nl'])

/**
 * An hour such as `16:00` for a sentence in this language: `4pm` in English, and `16` in languages that add a word for
 * the hour, such as `16 Uhr`.
 */
export function hourInText(hour: string, locale: string): string {
  const language = locale.slice(0, 2)
  const [hours = 0, minutes = 0] = hour.split(':').map(Number)
  const isAlone = minutes === 0 && wholeHourAlone.has(language)
  if (!twelveHours.has(language)) return isAlone ? String(hours) : hour
  const tail = isAlone ? '' : `:${String(minutes).padStart(2, '0')}`
  return `${hours % 12 || 12}${tail}${hours < 12 ? 'am' : 'pm'}`
}
