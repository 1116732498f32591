import { expect, test } from 'vitest'
import {
  isOurs,
  isPageOfMarket,
  isSameListing,
  landedAt,
  type NavigationAttempt,
  pageAddress,
  payloadAddress,
  withPreview,
} from './page-address.ts'

const here = { origin: 'https://shop.example', market: 'da-dk' }
const ask = (url: string, more: Partial<NavigationAttempt> = {}): NavigationAttempt => ({
  url: new URL(url, here.origin).href,
  canIntercept: true,
  hashChange: false,
  download: false,
  posted: false,
  wholePage: false,
  ...more,
})

test('takes over links to pages of its own market', () => {
  expect(isOurs(ask('/da-dk/kvinder?size=38'), here)).toBe(true)
  expect(isOurs(ask('/DA-DK'), here)).toBe(true)
})

test('leaves addresses that are not pages of this market to the browser', () => {
  for (const url of [
    'https://elsewhere.example/da-dk',
    '/tr-tr/kadin',
    '/',
    '/api/visitor/da-dk',
    '/images/a/1/1.jpeg',
    '/assets/a.js',
  ]) {
    expect(isPageOfMarket(url, here), url).toBe(false)
  }
})

test('leaves downloads, new tabs and other special links to the browser', () => {
  for (const more of [
    { canIntercept: false },
    { hashChange: true },
    { download: true },
    { posted: true },
    { wholePage: true },
  ]) {
    expect(isOurs(ask('/da-dk', more), here), JSON.stringify(more)).toBe(false)
  }
})

test('asks for the payload at the address of the page, and knows the page by where the payload was', () => {
  expect(payloadAddress('https://shop.example/da-dk?size=38#top')).toBe('https://shop.example/da-dk?size=38&type=json')
  expect(pageAddress('https://shop.example/da-dk?size=38&type=json')).toBe('https://shop.example/da-dk?size=38')
  expect(pageAddress('https://shop.example/da-dk?type=json')).toBe('https://shop.example/da-dk')
})

test('shows the note of the last page after a redirect from a page beyond it, and after no other [B-SRCH-10]', () => {
  const list = 'https://shop.example/da-dk/kjoler'
  const landed = (asked: string, came: string) => landedAt(`${list}${came}`, asked)

  expect(landed(`${list}?page=99`, '?page=3&type=json')).toBe(`${list}?page=3#last-page`)
  expect(landed(`${list}?page=2`, '?type=json')).toBe(`${list}#last-page`)
  expect(landed(`${list}?page=3`, '?page=3&type=json')).toBe(`${list}?page=3`)
  expect(landed(`${list}?page=2.4`, '?page=2&type=json')).toBe(`${list}?page=2`)
  expect(landed(`${list}?page=abc`, '?type=json')).toBe(list)
  expect(landed('https://shop.example/da-dk/old?page=9', '?type=json')).toBe(list)
})

test('stays where it is when filters change, and goes up for another page of the list', () => {
  const listing = 'https://shop.example/da-dk/kjoler'

  expect(isSameListing(listing, `${listing}?size=38`)).toBe(true)
  expect(isSameListing(`${listing}?page=2`, `${listing}?size=38`)).toBe(true)
  expect(isSameListing(listing, `${listing}?page=2`)).toBe(false)
  expect(isSameListing(listing, 'https://shop.example/da-dk/bukser')).toBe(false)
})

test('carries the preview of the query along to pages of ours, and nowhere else [B-PAGE-50]', () => {
  const from = 'https://shop.example/da-dk?preview=2026-12-24T09:00Z'
  expect(withPreview(from, 'https://shop.example/da-dk/kvinder?size=38')).toBe(
    'https://shop.example/da-dk/kvinder?size=38&preview=2026-12-24T09%3A00Z',
  )
  expect(withPreview(from, 'https://shop.example/da-dk?preview=true')).toBeUndefined()
  expect(withPreview(from, 'https://elsewhere.example/da-dk')).toBeUndefined()
  expect(withPreview(from, 'https://shop.example/images/a/1/1.jpeg')).toBeUndefined()
  expect(withPreview('https://shop.example/da-dk', 'https://shop.example/da-dk/kvinder')).toBeUndefined()
})
