import type { Countdown } from '#contracts/widget-parts.ts'
import type { Widget } from '#contracts/widgets.ts'

/** Months a countdown is shown after its moment. */
const monthsShown = 6

/** The last moment a countdown to `at` is shown. */
export function lastShown(at: string): Date {
  const moment = new Date(at)
  const until = new Date(moment)
  until.setUTCMonth(moment.getUTCMonth() + monthsShown)
  // A month that is too short for the day ends with its own last day.
  if (until.getUTCDate() !== moment.getUTCDate()) until.setUTCDate(0)
  return until
}

/** The countdowns of a widget and of its lines. */
export const countdownsOf = (widget: Widget): Countdown[] =>
  [widget.countdown, ...(widget.kind === 'slimBanner' ? widget.lines.map(({ countdown }) => countdown) : [])].filter(
    (it) => it !== null,
  )

/** The widget without countdowns that are long past; its texts stay. */
export function withoutPastCountdowns<Shown extends Widget>(widget: Shown, now: Date): Shown {
  if (countdownsOf(widget).length === 0) return widget
  const shown = (countdown: Countdown | null) => (countdown && lastShown(countdown.at) >= now ? countdown : null)
  const own = { ...widget, countdown: shown(widget.countdown) }
  if (own.kind !== 'slimBanner') return own
  return { ...own, lines: own.lines.map((line) => ({ ...line, countdown: shown(line.countdown) })) }
}
