import type { WidgetOf } from '#contracts/widgets.ts'
import { field, records, wholeNumber } from './fields.ts'
import type { PlainRecord } from './plain-document.ts'
import { readHtml, readLine } from './read-html.ts'
import type { Reading } from './reading.ts'
import { splitAtWord } from './split-at-word.ts'
import type { Common } from './widget-common.ts'

/** Entries without a title or a text are left out. */
export function readAccordion(record: PlainRecord, common: Common, reading: Reading): WidgetOf<'accordionText'> | null {
  const items = records(field(record, 'items', 'accordions')).flatMap((item) => {
    const title = readLine(field(item, 'title', 'headline'), reading)
    const html = readHtml(field(item, 'text', 'content'), reading)
    return title === null || html === '' ? [] : [{ title, html }]
  })
  if (items.length === 0) return null
  return { ...common, kind: 'accordionText', headline: readLine(record.headline ?? null, reading), items }
}

/** The products are looked up when the page is composed. */
export const readTrender = (record: PlainRecord, common: Common, reading: Reading): WidgetOf<'trender'> => ({
  ...common,
  kind: 'trender',
  headline: readLine(record.headline ?? null, reading),
  terms: [],
  products: [],
})

/** Left out unless it has a number of words or something to embed; the text is cut after that many words. */
export function readTrust(record: PlainRecord, common: Common, reading: Reading): WidgetOf<'trustWidget'> | null {
  const wordLength = wholeNumber(record.wordLength ?? null, 0, 0, 1000)
  const embedded = readHtml(field(record, 'embedText', 'embed'), reading)
  if (wordLength === 0 && embedded === '') return null
  const { html, rest } = splitAtWord(readHtml(field(record, 'text'), reading), wordLength)
  const shown = embedded || html + (rest && '…')
  return {
    ...common,
    kind: 'trustWidget',
    headline: readLine(record.headline ?? null, reading),
    html: shown,
    wordLength,
  }
}
