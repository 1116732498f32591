import type { WidgetOf } from '#contracts/widgets.ts'
import { field, flag, number, oneOf, records, text, wholeNumber } from './fields.ts'
import type { Plain, PlainRecord } from './plain-document.ts'
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
    ...cutAt(html, most),
    wordLimit: most,
  }
}

/** A text that was cut ends with an ellipsis, inside the elements that are still open. */
function cutAt(text: string, most: number): { readonly html: string; readonly rest: string } {
  const { html, rest } = splitAtWord(text, most)
  return { html: rest === '' ? html : html.replace(/(?:<\/[a-z0-9]+>)*$/, (closing) => `…${closing}`), rest }
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
    return [
      {
        link,
        image: readPicture(section.image ?? null),
        ctaTitle: readLine(section.ctaTitle ?? null, reading),
        trackingId: text(section.trackingId ?? null) ?? '',
      },
    ]
  })
  if (sections.length === 0) return null
  return {
    ...common,
    kind: 'multiLink',
    headline: readLine(record.headline ?? null, reading),
    textAlign: oneOf(record.textAlign ?? null, 'left', 'center', 'right'),
    slider: flag(record.slider ?? null),
    buttonsPerRow: within(record.buttonsPerRow ?? null, 1, 6),
    gap: within(record.gap ?? null, 0, 400),
    width: oneOf(record.width ?? null, 'page', 'full'),
    sections,
  }
}

/** A whole number within its range; null if there is none. */
function within(value: Plain, least: number, most: number): number | null {
  return number(value) === null ? null : wholeNumber(value, least, least, most)
}
