import { expect, test } from 'vitest'
import type { Page } from '#contracts/pages.ts'
import { servePages } from '../pages.fakes.ts'
import { descriptionTags, fullTitle, linksWith, metaWith } from './head.ts'

const { app } = servePages()
const page = async (path: string) => (await app.inject(`${path}?type=json`)).json<Page>()
const links = ({ linkTags }: Page, rel: string) => linkTags.filter((tag) => tag.rel === rel)

test('takes title, description and robots from the content [B-SEO-01, B-SEO-O2, B-SEO-O3]', async () => {
  const [home, about] = [await page('/da-dk'), await page('/da-dk/about')]

  expect([home.title, home.metaTags]).toEqual(['Home | Halden', [{ name: 'description', content: 'Dresses for all.' }]])
  expect([home.robots, about.robots]).toEqual(['INDEX, FOLLOW', 'INDEX, NOFOLLOW'])
  expect(home.structuredData).toMatchObject([
    { '@type': 'Organization', name: 'Halden', url: 'https://halden.test' },
    { '@type': 'WebSite' },
  ])
})

test('gives a page the tags, links and structured data that editors wrote, beside its own [B-SEO-01]', async () => {
  const about = await page('/da-dk/about')

  expect(about.metaTags).toEqual([
    { name: 'keywords', content: 'cloth' },
    { name: 'description', content: 'Of us.' },
  ])
  expect([...links(about, 'author'), ...links(about, 'help'), ...links(about, 'canonical')]).toEqual([
    { rel: 'author', href: 'https://halden.test/people' },
    { rel: 'help', href: 'https://halden.test/da-dk/help' },
    { rel: 'canonical', href: 'https://halden.test/da-dk/about' },
  ])
  expect(about.structuredData).toContainEqual({ '@type': 'AboutPage', name: 'Halden' })
})

test('prefers what editors wrote to what the shop says, and keeps one address of a page', () => {
  const own = [{ rel: 'canonical', href: 'https://halden.test/a' }]
  const written = [{ rel: 'canonical', href: '/b' }]

  expect(linksWith('https://halden.test', written, own)).toEqual([{ rel: 'canonical', href: 'https://halden.test/b' }])
  expect(metaWith([{ name: 'description', content: 'Ours' }], [{ name: 'description', content: 'Its' }])).toEqual([
    { name: 'description', content: 'Ours' },
  ])
})

test('links the same page in every market that knows it, and none where there is only one [B-SEO-O3, B-MKT-O4]', async () => {
  const [about, onlyHere] = [await page('/da-dk/about'), await page('/da-dk/kun-her')]

  expect(links(about, 'alternate').map(({ hreflang, href }) => [hreflang, href])).toEqual([
    ['en-GB', 'https://halden.test/en-gb/about'],
    ['da-DK', 'https://halden.test/da-dk/about'],
    ['ar-AE', 'https://halden.test/ar-ae/about'],
  ])
  expect(links(onlyHere, 'alternate')).toEqual([])
  expect(links(onlyHere, 'canonical')).toEqual([{ rel: 'canonical', href: 'https://halden.test/da-dk/kun-her' }])
})

test('gives a not-found page no canonical address', async () => {
  const lost = await page('/da-dk/nowhere')

  expect([lost.linkTags, lost.robots]).toEqual([[], 'NOINDEX, FOLLOW'])
})

test('names the shop once in a title', () => {
  expect([fullTitle('Dresses', 'Halden'), fullTitle('Halden for men', 'Halden')]).toEqual([
    'Dresses | Halden',
    'Halden for men',
  ])
})

test('describes a page in plain words of 160 letters at most', () => {
  const [tag] = descriptionTags(`<p>Long</p>\n${'word '.repeat(60)}`)

  expect(tag?.content).toMatch(/^Long word .*…$/)
  expect(tag!.content.length).toBeLessThanOrEqual(160)
  expect(descriptionTags('  ')).toEqual([])
})
