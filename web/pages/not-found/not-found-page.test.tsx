import { expect, test } from 'vitest'
import { browsingShell, exampleBanner, examplePage, exampleRow } from '../browsing.fakes.ts'
import { written } from '../written.fakes.tsx'
import { NotFoundPage } from './not-found-page.tsx'

const shell = browsingShell('en-gb')
const shown = (more: object = {}) => {
  const suggestions = [{ title: 'Women', url: '/en-gb/women', newTab: false }]
  const page = examplePage('en-gb', 'notFoundPage', { status: 404, suggestions, ...more })
  return written(<NotFoundPage page={page} />, shell)
}

test('says that there is no such page, and leads on by a search, by categories and to the front page [B-PAGE-08]', () => {
  const { markup, text } = shown()
  const ways = [...markup.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, address]) => address)

  expect(markup.match(/<h1[^>]*>([^<]*)/)?.[1]).toBe('We can’t find that page')
  expect(text).toContain('It may have moved, or the address may be mistyped.')
  expect(ways).toEqual(['/en-gb/women', shell.links.homePage])
  expect(markup).toMatch(/<form[^>]*action="\/en-gb\/search"/)
})

test('shows below what editors wrote for it, and says of goods that were sold once what they were [B-PAGE-08]', () => {
  const zones = { rows: [exampleRow(exampleBanner())] }
  const { markup, text } = shown({ zones, gone: { name: 'Linen shirt' } })

  expect(markup.match(/<h1[^>]*>([^<]*)/)?.[1]).toBe('Linen shirt is no longer available')
  expect(text).toContain('Coats for the long way home')
})
