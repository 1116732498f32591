/** A day and a time of day in the local time of a market. */
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
