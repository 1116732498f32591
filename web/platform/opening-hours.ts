import type { PickupPoint } from '#contracts/delivery.ts'

type Hours = PickupPoint['openingHours'][number]
export interface OpenDays {
  readonly days: string
  readonly hours: string
}

/** Opening hours in a short form, where consecutive days with the same hours are one entry. */
export function openingHours(hours: readonly Hours[], locale: string): OpenDays[] {
  const runs: { first: number; last: number; hours: string }[] = []
  for (const { day, opens, closes } of [...hours].sort((a, b) => a.day - b.day)) {
    const told = `${opens}–${closes}`
    const run = runs.at(-1)
    if (run && run.last === day - 1 && run.hours === told) run.last = day
    else runs.push({ first: day, last: day, hours: told })
  }
  const name = weekdayNames(locale)
  return runs.map(({ first, last, hours }) => ({
    days: first === last ? name(first) : `${name(first)}–${name(last)}`,
    hours,
  }))
}

/** Names of the days, where 1 is Monday. 5 January 1970 was a Monday. */
export function weekdayNames(locale: string) {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return (day: number) => format.format(new Date(Date.UTC(1970, 0, 4 + day)))
}
