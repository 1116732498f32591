import { daysAfter } from '#foundation/calendar-day.ts'

/** Carriers work Monday to Friday. */
export function isCarrierDay(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6
}

/** The working day `count` working days after `date`; with 0, `date` itself or the next working day. */
export function workingDaysAfter(date: string, count: number): string {
  let day = date
  while (!isCarrierDay(day)) day = daysAfter(day, 1)
  for (let left = count; left > 0; ) {
    day = daysAfter(day, 1)
    if (isCarrierDay(day)) left--
  }
  return day
}
