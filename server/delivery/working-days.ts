/** A day and a time of day as a clock on the wall of a market shows them. */
export interface WallTime {
  /** ISO date, `2026-11-20`. */
  readonly date: string
  readonly minutes: number
}

const wallClocks = new Map<string, Intl.DateTimeFormat>()

export function wallTime(moment: Date, timeZone: string): WallTime {
  const parts = Object.fromEntries(
    wallClock(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return { date: `${parts.year}-${parts.month}-${parts.day}`, minutes: Number(parts.hour) * 60 + Number(parts.minute) }
}

function wallClock(timeZone: string): Intl.DateTimeFormat {
  const known = wallClocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  wallClocks.set(timeZone, made)
  return made
}

/** Carriers work Monday to Friday. */
export function isWorkingDay(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6
}

export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The working day `count` working days after `date`; with 0, `date` itself or the next working day. */
export function workingDaysAfter(date: string, count: number): string {
  let day = date
  while (!isWorkingDay(day)) day = daysAfter(day, 1)
  for (let left = count; left > 0; ) {
    day = daysAfter(day, 1)
    if (isWorkingDay(day)) left--
  }
  return day
}
