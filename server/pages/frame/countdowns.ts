import type { Row, Zones } from '#contracts/widgets.ts'
import { countdownsOf, withoutPastCountdowns } from '#server/content/index.ts'

/** The zones without countdowns that are long past. */
export const zonesAt = (zones: Zones, now: Date): Zones => {
  const inRow = (row: Row): Row => ({ ...row, widgets: row.widgets.map((it) => withoutPastCountdowns(it, now)) })
  return Object.fromEntries(Object.entries(zones).map(([name, rows]) => [name, rows.map(inRow)]))
}

/** The next moment at which a countdown on the page ends. */
export function nextLaunch(zones: Zones, now: Date): Date | undefined {
  const ahead = Object.values(zones)
    .flatMap((rows) => rows.flatMap(({ widgets }) => widgets.flatMap(countdownsOf)))
    .map(({ at }) => new Date(at).getTime())
    .filter((at) => at > now.getTime())
  return ahead.length > 0 ? new Date(Math.min(...ahead)) : undefined
}

/** The earliest of the moments there are. */
export function earliest(...moments: readonly (Date | undefined)[]): Date | undefined {
  const times = moments.flatMap((moment) => (moment ? [moment.getTime()] : []))
  return times.length > 0 ? new Date(Math.min(...times)) : undefined
}
