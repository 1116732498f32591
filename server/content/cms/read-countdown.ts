import type { Countdown } from '#contracts/widgets.ts'
import { colour, field, flag, group, text } from './fields.ts'
import type { PlainRecord } from './plain-document.ts'

/** A countdown stands in a group of its own, or its moment among the other fields. One without a moment is none. */
export function readCountdown(record: PlainRecord): Countdown | null {
  const settings = { ...record, ...group(field(record, 'countdown', 'countdownSettings')) }
  const moment = Date.parse(text(field(settings, 'countdownDateTime', 'dateTime')) ?? '')
  if (Number.isNaN(moment)) return null
  const own = group(field(record, 'countdown', 'countdownSettings'))
  const disabled = { ...own, ...group(own.disabled ?? null) }
  const off = (screen: string) =>
    flag(disabled[`disabled${screen}`] ?? null) || flag(disabled[screen.toLowerCase()] ?? null)
  return {
    at: new Date(moment).toISOString(),
    backgroundColor: colour(own.backgroundColor ?? null),
    color: colour(field(own, 'color', 'textColor')),
    disabledMobile: off('Mobile'),
    disabledTablet: off('Tablet'),
    disabledDesktop: off('Desktop'),
  }
}
