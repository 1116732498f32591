import type { WidgetOf } from '#contracts/widgets.ts'
import { field, flag, records, text } from './fields.ts'
import type { PlainRecord } from './plain-document.ts'
import { readHtml, readLine } from './read-html.ts'
import type { Reading } from './reading.ts'
import type { Common } from './widget-common.ts'

/** The form of the customer club. Pages that should not show it are given by path; other values are ignored. */
export function readClubSignup(
  record: PlainRecord,
  common: Common,
  reading: Reading,
): WidgetOf<'customerClubSignup'> | null {
  const line = (name: string) => readLine(record[name] ?? null, reading)
  return {
    ...common,
    kind: 'customerClubSignup',
    headline: line('headline'),
    html: readHtml(field(record, 'text', 'html', 'content'), reading),
    buttonText: line('buttonText'),
    terms: readHtml(record.terms ?? null, reading),
    successMessage: line('successMessage'),
    subBrands: records(field(record, 'subbrands', 'subBrands')).flatMap((brand) => {
      const [id, name] = [text(field(brand, 'id', 'key')), readLine(brand.name ?? null, reading)]
      return id === null || name === null ? [] : [{ id, name, preSelected: flag(brand.preSelected ?? null) }]
    }),
    excludedPages: pathsOf(record.excludedPages ?? null).filter((path) => path.startsWith('/')),
    asPopup: flag(record.asPopup ?? null),
  }
}

/** Reads a list of texts, or of records with a text each. */
const pathsOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap((one) => {
        const path = typeof one === 'string' ? one : (one as { path?: unknown; url?: unknown } | null)?.path
        return typeof path === 'string' ? [path.trim()] : []
      })
    : []
