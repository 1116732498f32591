import type { Widget } from '#contracts/widgets.ts'
import { colour, field, flag, group, text } from './fields.ts'
import type { PlainRecord } from './plain-document.ts'
import { readCountdown } from './read-countdown.ts'

export type Common = Pick<
  Widget,
  | 'id'
  | 'trackingId'
  | 'alias'
  | 'disabledApp'
  | 'disabledMobile'
  | 'disabledTablet'
  | 'disabledDesktop'
  | 'backgroundColor'
  | 'countdown'
>

/** What every widget has. Screens it is left out on stand in a group or beside the other fields. */
export function readCommon(record: PlainRecord, type: string): Common {
  const hidden = { ...group(record.visibility ?? null), ...group(record.disabled ?? null) }
  const disabled = (screen: string) =>
    flag(hidden[screen.toLowerCase()] ?? null) ||
    flag(hidden[`disabled${screen}`] ?? null) ||
    flag(record[`disabled${screen}`] ?? null)
  return {
    id: text(field(record, 'id', 'udi', 'key')) ?? '',
    trackingId: text(record.trackingId ?? null) ?? '',
    alias: text(field(record, 'alias')) ?? type,
    disabledApp: disabled('App'),
    disabledMobile: disabled('Mobile'),
    disabledTablet: disabled('Tablet'),
    disabledDesktop: disabled('Desktop'),
    backgroundColor: colour(record.backgroundColor ?? null),
    countdown: readCountdown(record),
  }
}
