import { decodeHTMLStrict } from 'entities'
import { addressOf } from './address-of.ts'
import { text } from './fields.ts'
import { markdownHtml } from './markdown-html.ts'
import type { Plain } from './plain-document.ts'
import type { Reading } from './reading.ts'

/** Rich text as safe HTML, from any of its forms; links lead to addresses of this market. */
export function readHtml(value: Plain, reading: Reading): string {
  const written = text(value)
  if (written === null) return ''
  const html = /<[a-z!/]/i.test(written) ? written : markdownHtml(written)
  const filled = reading.fillIn(html).replace(/<p>\s*(<ul>.*?<\/ul>)\s*<\/p>/gs, '$1')
  return reading.safeHtml(withAddresses(filled, reading))
}

const withAddresses = (html: string, reading: Reading): string =>
  html.replace(/(<a\b[^>]*?\bhref=")([^"]*)(")/gi, (_, before: string, href: string, after: string) => {
    const address = addressOf(href.replaceAll('&amp;', '&'), reading)
    return before + (address ?? '').replaceAll('&', '&amp;') + after
  })

/** A line of text; markup is removed. */
export function readLine(value: Plain, reading: Reading): string | null {
  const written = text(value)
  if (written === null) return null
  const filled = reading.fillIn(written)
  const line = (/<[a-z]/i.test(filled) ? withoutMarkup(filled) : filled).replace(breakingBlanks, ' ').trim()
  return line === '' ? null : line
}

/** Non-breaking blanks stay: French has one before a colon. */
const breakingBlanks = /[^\S\u00a0\u202f]+/g

const withoutMarkup = (html: string): string => decodeHTMLStrict(html.replace(/<[^>]*>/g, ' '))
