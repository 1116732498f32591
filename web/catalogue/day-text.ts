import { formatDeliveryDay } from '#foundation/date-format.ts'

/** `Thu 12 Nov` for a date without a time: the same day in every time zone. */
export const dayText = (day: string, locale: string): string =>
  formatDeliveryDay(new Date(`${day.slice(0, 10)}T12:00:00Z`), locale, 'UTC')
