import type { PreferenceSection } from '#contracts/account-pages.ts'
import { field, flag, number, records, text } from './fields.ts'
import type { Plain, PlainRecord } from './plain-document.ts'
import { readLine } from './read-html.ts'
import { readImageUrl } from './read-picture.ts'
import type { Reading } from './reading.ts'

/** Questions to members about what they like. A question without an id, a title or options is left out and reported. */
export function readPreferences(value: Plain, reading: Reading): PreferenceSection[] {
  const seen = new Set<string>()
  return records(value).flatMap((record) => {
    const id = text(record.id ?? null)
    const title = readLine(record.title ?? null, reading)
    const options = readOptions(field(record, 'userOptions', 'options'), reading)
    if (id === null || seen.has(id) || title === null || options.length === 0) {
      reading.report(`a preference without an own id, a title or options: ${id ?? title ?? '(neither)'}`)
      return []
    }
    seen.add(id)
    return [{ id, title, ...lookOf(record, reading), options }]
  })
}

const lookOf = (record: PlainRecord, reading: Reading) => ({
  type: text(record.type ?? null),
  icon: readImageUrl(record.icon ?? null),
  description: readLine(record.description ?? null, reading) ?? '',
  columns: Math.min(4, Math.max(1, Math.trunc(number(record.numberOfColumns ?? null) ?? 1))),
  isAccordion: flag(record.isAccordion ?? null),
  isAccordionOpen: flag(record.isAccordionOpen ?? null),
  isRadio: flag(record.isRadio ?? null),
})

function readOptions(value: Plain, reading: Reading): PreferenceSection['options'] {
  const options = records(value).flatMap((record) => {
    const key = text(field(record, 'key', 'alias'))
    const title = readLine(record.title ?? null, reading)
    if (key === null || title === null) return []
    return [{ key, title, description: readLine(record.description ?? null, reading) ?? '' }]
  })
  return [...new Map(options.map((option) => [option.key, option])).values()]
}
