import type { WidgetOf } from '#contracts/widgets.ts'
import { field, records, text, wholeNumber } from './fields.ts'
import type { PlainRecord } from './plain-document.ts'
import { readHtml, readLine } from './read-html.ts'
import { readLink } from './read-link.ts'
import { readPicture } from './read-picture.ts'
import type { Reading } from './reading.ts'
import { splitAtWord } from './split-at-word.ts'
import type { Common } from './widget-common.ts'

const wordLimit = 2500

export function readText(record: PlainRecord, common: Common, reading: Reading): WidgetOf<'text'> | null {
  const html = readHtml(field(record, 'text', 'html', 'content'), reading)
  const headline = readLine(record.headline ?? null, reading)
  if (html === '' && headline === null) return null
  const most = wholeNumber(record.wordLimit ?? null, wordLimit, 1, 100_000)
  return {
    ...common,
    kind: 'text',
    headline,
    ...splitAtWord(html, most),
    wordLimit: most,
  }
}

export function readSeoText(record: PlainRecord, common: Common, reading: Reading): WidgetOf<'seo'> | null {
  const html = readHtml(field(record, 'text', 'html', 'content'), reading)
  return html === '' ? null : { ...common, kind: 'seo', headline: readLine(record.headline ?? null, reading), html }
}

/** Up to four selling points. */
export function readUsp(record: PlainRecord, common: Common, reading: Reading): WidgetOf<'usp'> | null {
  const points = records(field(record, 'points', 'items')).flatMap((point) => {
    const title = readLine(point.title ?? null, reading)
    if (title === null) return []
    return [
      {
        icon: text(point.icon ?? null) ?? 'check',
        title,
        text: readLine(point.text ?? null, reading) ?? '',
        link: readLink(point.link ?? null, reading),
      },
    ]
  })
  return points.length === 0 ? null : { ...common, kind: 'usp', points: points.slice(0, 4) }
}

export function readMultiLink(record: PlainRecord, common: Common, reading: Reading): WidgetOf<'multiLink'> | null {
  const sections = records(field(record, 'sections', 'items')).flatMap((section) => {
    const link = readLink(section, reading)
    if (!link) return []
    return [{ link, image: readPicture(section.image ?? null), ctaTitle: readLine(section.ctaTitle ?? null, reading) }]
  })
  if (sections.length === 0) return null
  const textAlign = text(record.textAlign ?? null) ?? 'left'
  return { ...common, kind: 'multiLink', headline: readLine(record.headline ?? null, reading), textAlign, sections }
}
