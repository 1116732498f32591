import { expect, test } from 'vitest'
import { browsingShell, exampleListing, examplePage } from '../pages/browsing.fakes.ts'
import { documentOf } from './document.ts'

const component = (name: string) => ({
  scripts: [`/assets/of-${name}.js`, `/assets/${name}.js`],
  component: { script: `/assets/${name}.js`, name },
})
const assets = {
  build: 'b',
  layouts: { default: component('header'), checkout: component('checkout') },
  pages: { categoryPage: { styles: ['/assets/page.css'], ...component('page') } },
  entry: {
    styles: ['/assets/shop.css'],
    early: '/assets/early.js',
    script: '/assets/entry.js',
    preload: ['/assets/shared.js'],
  },
  fonts: { latin: ['/assets/inter.woff2'], arabic: ['/assets/plex.woff2'] },
}
const settings = { publicUrl: 'https://shop.example', shellUrl: '/api/f?market=en-gb&v=1' }
const write = (id: 'en-gb' | 'ar-ae', heading = 'Dresses', consent: 'ask' | 'granted' = 'ask') =>
  documentOf({
    page: examplePage(id, 'categoryPage', {
      title: `${heading} | Halden`,
      listing: exampleListing(id, { heading }),
      metaTags: [{ name: 'description', content: 'Linen & wool' }],
      linkTags: [
        { rel: 'canonical', href: 'https://shop.example/en-gb' },
        { rel: 'next', href: 'https://shop.example/en-gb?page=2' },
      ],
      structuredData: [{ '@type': 'BreadcrumbList', name: heading }],
    }),
    shell: browsingShell(id),
    assets,
    consent,
    settings,
    body: ['<main></main>'],
  }).join('')

test('names the code of its kind of page and its layout for later, and that of no other', () => {
  const html = write('en-gb')

  expect(html).toContain(
    '<link rel="stylesheet" href="/assets/shop.css"><link rel="stylesheet" href="/assets/page.css">',
  )
  expect(html).toContain('<script type="module" src="/assets/early.js" async blocking="render"></script>')
  expect(JSON.parse(/id="later">(.*?)<\/script>/.exec(html)![1]!)).toEqual({
    entry: '/assets/entry.js',
    modules: [
      '/assets/shared.js',
      '/assets/of-header.js',
      '/assets/header.js',
      '/assets/of-page.js',
      '/assets/page.js',
    ],
    shell: '/api/f?market=en-gb&v=1',
    view: { script: '/assets/page.js', name: 'page' },
    layout: { script: '/assets/header.js', name: 'header' },
  })
})

test('names the language of its market, which is the first part of the market’s name [B-SEO-03]', () => {
  expect(write('en-gb')).toMatch(/^<!doctype html><html lang="en" dir="ltr">/)
  expect(write('ar-ae')).toMatch(/^<!doctype html><html lang="ar" /)
})

test('writes an Arabic market from right to left, with its own font first [B-SEO-O1, D-15]', () => {
  const html = write('ar-ae')

  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('/assets/plex.woff2')
  expect(html).not.toContain('/assets/inter.woff2')
})

test('escapes all user text so that it cannot open or close an element', () => {
  const html = write('en-gb', '</script><script>alert(1)</script>"')

  expect(html).not.toContain('<script>alert')
  expect(html).toContain('<title>&lt;/script&gt;')
})

test('runs scripts from files only, never inline', () => {
  const scripts = write('en-gb').match(/<script[^>]*>/g) ?? []

  expect(scripts.every((it) => it.includes('src=') || /type="application\/(?:ld\+)?json"/.test(it))).toBe(true)
})

test('describes the page in its head for search engines and link previews [B-SEO-01, B-SEO-02]', () => {
  const html = write('en-gb')

  expect(html).toContain('<title>Dresses | Halden</title>')
  expect(html).toContain('<meta name="robots" content="index, follow" data-page>')
  expect(html).toContain('<link rel="canonical" href="https://shop.example/en-gb" data-page>')
  expect(html).toContain('<meta name="description" content="Linen &amp; wool" data-page>')
  expect(html).toContain('<link rel="next" href="https://shop.example/en-gb?page=2" data-page>')
  expect(html).toContain('<script type="application/ld+json">{"@type":"BreadcrumbList","name":"Dresses"}</script>')
})

test('shows a note on the page only when all consent counts as given [B-CONS-03]', () => {
  expect(write('ar-ae', 'Dresses', 'granted')).toContain('<p role="note">هذا المتجر قيد التطوير')
  expect(write('en-gb')).not.toContain('role="note"')
  expect(write('ar-ae', 'Dresses', 'granted')).toContain(' data-consent="granted">')
  expect(write('en-gb')).not.toContain('data-consent')
})
