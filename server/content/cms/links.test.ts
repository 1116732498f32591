import { expect, test } from 'vitest'
import { plainDocument } from './plain-document.ts'
import { readHtml } from './read-html.ts'
import { readLink } from './read-link.ts'
import { fakeReading } from './reading.fakes.ts'

const reading = fakeReading()
const read = (link: unknown) => readLink(plainDocument(link, { market: 'da-dk', language: 'da' }), reading)
const url = (link: unknown) => read(link)?.url

test('leads to pages and categories by reference, from either shape [B-CMS-20]', () => {
  expect(url({ link: { type: 'category', reference: { relationTo: 'categories', value: 'women' } } })).toBe(
    '/da-dk/c/women',
  )
  expect(url({ categoryId: 'women' })).toBe('/da-dk/c/women')
  expect(url({ link: { type: 'page', reference: { relationTo: 'pages', value: { id: 3, key: 'about' } } } })).toBe(
    '/da-dk/about',
  )
  expect(url({ pageId: 'about' })).toBe('/da-dk/about')
  expect(
    url([{ url: null, linkType: 'Content', route: { path: '/da-dk/kjoler/' }, queryString: '?sorting=new' }]),
  ).toBe('/da-dk/kjoler?sorting=new')
})

test('leads to an address that is written as text or as a link of its own, from either shape [B-CMS-20]', () => {
  const newTab = { type: 'url', url: 'https://example.com/a', newTab: true }

  expect(url('/kjoler')).toBe('/da-dk/kjoler')
  expect(url({ url: '/kjoler' })).toBe('/da-dk/kjoler')
  expect(read({ link: newTab })).toMatchObject({ url: 'https://example.com/a', newTab: true })
  expect(read({ link: { ...newTab, newTab: false } })).toMatchObject({ newTab: false })
})

test('leads where its type says, also if a reference names no collection, or another target was left behind [B-CMS-20]', () => {
  const women = { relationTo: 'categories', value: 'women' }

  expect(url({ link: { type: 'category', reference: 'women' } })).toBe('/da-dk/c/women')
  expect(url({ link: { type: 'page', reference: { id: 3, key: 'about' } } })).toBe('/da-dk/about')
  expect(url({ link: { type: 'url', url: '/kjoler', reference: women } })).toBe('/da-dk/kjoler')
  expect(url({ link: { type: 'category', url: '/kjoler', reference: women } })).toBe('/da-dk/c/women')
  expect(
    url({ link: { type: 'category', url: null, reference: { relationTo: 'categories', value: { id: 'women' } } } }),
  ).toBe('/da-dk/c/women')
  expect(url({ link: { reference: 'women' } })).toBeUndefined()
})

test('adds the market to a path of ours and leaves absolute links alone [B-VAL-05]', () => {
  expect(
    ['/kjoler', '/da-dk/kjoler/', '/', 'https://example.com/a?b=1', 'mailto:care@halden.example', '#top'].map(url),
  ).toEqual([
    '/da-dk/kjoler',
    '/da-dk/kjoler',
    '/da-dk',
    'https://example.com/a?b=1',
    'mailto:care@halden.example',
    '#top',
  ])
  for (const absolute of ['http://example.com/a', 'https://example.com/a/', 'HTTPS://example.com/da-dk/?a=/'])
    expect(url(absolute)).toBe(absolute)
})

test('drops links that lead nowhere or run script, and reports them', () => {
  expect(['javascript:alert(1)', '//evil.example', 'kjoler', ''].map(url)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(url({ pageId: 'nowhere' })).toBeUndefined()
  expect(reading.told).toContain('a link leads nowhere: page:nowhere')
  expect(reading.told).toContain('a link leads nowhere: javascript:alert(1)')
})

test('opens a new tab only when the editor says so [B-WID-O14, B-WID-21]', () => {
  const newTab = (link: object) => read({ url: '/x', ...link })?.newTab
  expect(
    [{}, { target: '_blank' }, { newTab: true }, { openInCurrentTab: false }, { openInCurrentTab: '1' }].map(newTab),
  ).toEqual([false, true, true, true, false])
})

test('gives a link without a title the name of its target', () => {
  expect(read({ categoryId: 'women' })?.title).toBe('category women')
  expect(read({ categoryId: 'women', title: 'Til hende' })?.title).toBe('Til hende')
})

test('resolves links inside texts too', () => {
  expect(readHtml('<p><a href="category:women">Kvinder</a> <a target="_blank" href="/om-os">Om</a></p>', reading)).toBe(
    '<p><a href="/da-dk/c/women">Kvinder</a> <a target="_blank" href="/da-dk/om-os">Om</a></p>',
  )
})
