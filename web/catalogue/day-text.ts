import { formatDeliveryDay } from '#foundation/date-format.ts'

/** `Thu 12 Nov` of a date without a time, which means the whole day wherever it is read. */
export const dayText = (day: string, locale: string): string =>
  formatDeliveryDay(new Date(`${day.slice(0, 10)}T12:00:00Z`), locale, 'UTC')
