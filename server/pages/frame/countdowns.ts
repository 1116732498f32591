import type { Countdown } from '#contracts/widget-parts.ts'
import type { Row, Widget, Zones } from '#contracts/widgets.ts'

/** Months a countdown is shown after its moment. */
const monthsShown = 6

/** Shown if its moment lies in the future or within the past six months. */
export function isShownAt(at: string, now: Date): boolean {
  const moment = new Date(at)
  const until = new Date(moment)
  until.setUTCMonth(moment.getUTCMonth() + monthsShown)
  // A month that is too short for the day ends with its own last day.
  if (until.getUTCDate() !== moment.getUTCDate()) until.setUTCDate(0)
  return until >= now
}

/** The zones without countdowns that are long past. */
export const withoutPastCountdowns = (zones: Zones, now: Date): Zones => {
  const shown = (countdown: Countdown | null) => (countdown && isShownAt(countdown.at, now) ? countdown : null)
  const inRow = (row: Row): Row => ({
    ...row,
    widgets: row.widgets.map((widget) => {
      if (!countdownsOf(widget).length) return widget
      const own = { ...widget, countdown: shown(widget.countdown) }
      if (own.kind !== 'slimBanner') return own
      return { ...own, lines: own.lines.map((line) => ({ ...line, countdown: shown(line.countdown) })) }
    }),
  })
  return Object.fromEntries(Object.entries(zones).map(([name, rows]) => [name, rows.map(inRow)]))
}

/** The first moment ahead that a countdown on the page runs to. */
export function nextLaunch(zones: Zones, now: Date): Date | undefined {
  const ahead = Object.values(zones)
    .flatMap((rows) => rows.flatMap(({ widgets }) => widgets.flatMap(countdownsOf)))
    .map(({ at }) => new Date(at).getTime())
    .filter((at) => at > now.getTime())
  return ahead.length > 0 ? new Date(Math.min(...ahead)) : undefined
}

const countdownsOf = (widget: Widget): Countdown[] =>
  [widget.countdown, ...(widget.kind === 'slimBanner' ? widget.lines.map(({ countdown }) => countdown) : [])].filter(
    (it) => it !== null,
  )

/** The earliest of the moments there are. */
export function earliest(...moments: readonly (Date | undefined)[]): Date | undefined {
  const times = moments.flatMap((moment) => (moment ? [moment.getTime()] : []))
  return times.length > 0 ? new Date(Math.min(...times)) : undefined
}
