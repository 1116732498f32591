import type { Countdown } from '#contracts/widget-parts.ts'
import { colour, field, flag, group, text } from './fields.ts'
import type { PlainRecord } from './plain-document.ts'
import { readableColour, readableOrNone } from './readable-colour.ts'

/**
 * The fields of a countdown are in a group or among the other fields. Without a moment there is no countdown. `ground` is
 * the background of its widget: a countdown without a background of its own must be readable on it.
 */
export function readCountdown(record: PlainRecord, ground: string | null): Countdown | null {
  const settings = { ...record, ...group(field(record, 'countdown', 'countdownSettings')) }
  const moment = momentOf(text(field(settings, 'countdownDateTime', 'dateTime')) ?? '')
  if (Number.isNaN(moment)) return null
  const own = group(field(record, 'countdown', 'countdownSettings'))
  const disabled = { ...own, ...group(own.disabled ?? null) }
  const off = (screen: string) =>
    flag(disabled[`disabled${screen}`] ?? null) || flag(disabled[screen.toLowerCase()] ?? null)
  const [backgroundColor, written] = [colour(own.backgroundColor ?? null), colour(field(own, 'color', 'textColor'))]
  return {
    at: new Date(moment).toISOString(),
    backgroundColor,
    color: backgroundColor === null ? readableOrNone(written, ground) : readableColour(written, backgroundColor),
    disabledMobile: off('Mobile'),
    disabledTablet: off('Tablet'),
    disabledDesktop: off('Desktop'),
  }
}

const hasZone = /(?:z|[+-]\d{2}:?\d{2})$/i
const hasTime = /\dT\d/i

/** A moment without an offset is in UTC, whatever the time zone of the machine. */
const momentOf = (written: string): number => {
  const moment = written.trim().replace(/^(\d{4}-\d{2}-\d{2}) (?=\d)/, '$1T')
  return Date.parse(hasTime.test(moment) && !hasZone.test(moment) ? `${moment}Z` : moment)
}
