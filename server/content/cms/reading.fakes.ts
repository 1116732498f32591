import { fakeMarket } from '#server/markets/markets.fakes.ts'
import type { ContentPage } from '../content.ts'
import { isPlainRecord, plainDocument } from './plain-document.ts'
import { readPage, readPlace } from './read-page.ts'
import type { Reading } from './reading.ts'

/** Reads for Denmark. Categories have addresses below /da-dk/c; reports are collected in `told`. */
export function fakeReading(changes: Partial<Reading> = {}): Reading & { readonly told: string[] } {
  const told: string[] = []
  return {
    market: fakeMarket('da-dk'),
    page: (key) => (key === 'nowhere' ? undefined : { url: `/da-dk/${key}`, title: `page ${key}` }),
    category: (id) => (id === 'nowhere' ? undefined : { url: `/da-dk/c/${id}`, title: `category ${id}` }),
    safeHtml: (html) => html,
    fillIn: (text) => text,
    report: (line) => void told.push(line),
    told,
    ...changes,
  }
}

/** Reads a whole document of either shape. */
export function readDocument(document: unknown, reading: Reading = fakeReading()): ContentPage | undefined {
  const { id, language } = reading.market
  const page = plainDocument(document, { market: id, language: language.baseCode })
  const place = readPlace('key', page, reading)
  return place && isPlainRecord(page) ? readPage(place, page, reading) : undefined
}
