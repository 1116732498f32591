import type { Screen } from '#contracts/widget-parts.ts'
import type { Widget } from '#contracts/widgets.ts'
import { colour, field, flag, group, text } from './fields.ts'
import { isPlainRecord, type Plain, type PlainRecord } from './plain-document.ts'
import { readCountdown } from './read-countdown.ts'
import { textColourOn } from './readable-colour.ts'

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
  | 'textColor'
  | 'countdown'
  | 'clipboard'
>

/** The screens on which something is left out; the flags are in a group or among the other fields. */
export function screensOff(record: PlainRecord): (screen: Screen) => boolean {
  const hidden = { ...group(record.visibility ?? null), ...group(record.disabled ?? null) }
  return (screen) => {
    const switched = `disabled${screen.charAt(0).toUpperCase()}${screen.slice(1)}`
    return flag(hidden[screen] ?? null) || flag(hidden[switched] ?? null) || flag(record[switched] ?? null)
  }
}

/** Fields of every widget. */
export function readCommon(record: PlainRecord, type: string): Common {
  const disabled = screensOff(record)
  const backgroundColor = colour(record.backgroundColor ?? null)
  const textColor = textColourOn(backgroundColor)
  return {
    id: text(field(record, 'id', 'udi', 'key')) ?? '',
    trackingId: text(record.trackingId ?? null) ?? '',
    alias: text(field(record, 'alias')) ?? type,
    disabledApp: disabled('app'),
    disabledMobile: disabled('mobile'),
    disabledTablet: disabled('tablet'),
    disabledDesktop: disabled('desktop'),
    backgroundColor,
    ...(textColor === undefined ? {} : { textColor }),
    countdown: readCountdown(record, backgroundColor),
    clipboard: codeOf(record.clipboard ?? null),
  }
}

/** A code is a text, or is inside a group of settings. */
export const codeOf = (written: Plain): string | null =>
  text(isPlainRecord(written) ? field(written, 'code', 'text', 'value') : written)
