const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  })
  clocks.set(timeZone, made)
  return made
}

/** The local time of that zone, written as if it were UTC. */
function wallMs(moment: number, timeZone: string): number {
  const parts: Record<string, string> = {}
  for (const { type, value } of clockOf(timeZone).formatToParts(moment)) parts[type] = value
  const { year, month, day, hour, minute, second } = parts
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?$/

/**
 * The moment of an ISO text. A text without an offset is a local time of the zone. A time that is skipped when summer
 * time begins counts as one hour later. Undefined for any other text.
 */
export function momentOf(text: string, timeZone: string): Date | undefined {
  const match = written.exec(text)
  if (!match) return undefined
  if (match[1] !== undefined) return dateOf(Date.parse(text))
  const asUtc = Date.parse(`${text}Z`)
  if (Number.isNaN(asUtc)) return undefined
  const seconds = Math.floor(asUtc / 1000) * 1000
  const first = seconds - (wallMs(seconds, timeZone) - seconds)
  const second = seconds - (wallMs(first, timeZone) - first)
  return dateOf(second + (asUtc - seconds))
}

const dateOf = (ms: number): Date | undefined => (Number.isNaN(ms) ? undefined : new Date(ms))
