import { expect, test } from 'vitest'
import type { Page } from '#contracts/pages.ts'
import type { Widget, Zones } from '#contracts/widgets.ts'
import type { Market } from '#server/markets/index.ts'
import { pageKinds } from '../page-kinds.ts'
import { servePages, smallShop } from '../pages.fakes.ts'
import { pageData } from './page-data.ts'

const dataOf = async ({ app }: Pick<ReturnType<typeof servePages>, 'app'>, path: string) =>
  (await app.inject(`${path}${path.includes('?') ? '&' : '?'}type=json`)).json<Page>().structuredData
const typesOf = (data: Page['structuredData']) => data.map((one) => one['@type'])

const accordion = (...titles: string[]) =>
  ({
    kind: 'accordionText',
    id: 'folded',
    items: titles.map((title) => ({ title, html: `<p>Answer to ${title}</p>` })),
  }) as unknown as Widget
const zonesOf = (...widgets: Widget[]): Zones => ({ rows: [{ id: 'r', widgets }] }) as unknown as Zones

/** The small shop, with other rows on its "about" page. */
function shopWriting(zones: Zones) {
  const { parts } = smallShop()
  const page = (market: Market, path: string) => {
    const found = parts.content.page(market, path)
    return found && path.endsWith('/about') ? { ...found, zones, robots: undefined } : found
  }
  return servePages({ parts: { content: { ...parts.content, page } } })
}

test('tells search engines of a listing its products in their order, on each of its pages from where it begins, and the way to it [B-SEO-O3]', async () => {
  const shop = servePages()
  const [list, way] = await dataOf(shop, '/da-dk/women/dresses?page=2')
  const items = list!.itemListElement as { position: number; url: string }[]

  expect(typesOf([list!, way!])).toEqual(['ItemList', 'BreadcrumbList'])
  expect([items.length, items[0], items.at(-1)!.position]).toEqual([
    60,
    { '@type': 'ListItem', position: 61, url: 'https://halden.test/da-dk/p/dress-61/100061_navy_01' },
    120,
  ])
  expect(typesOf(await dataOf(shop, '/da-dk/women/dresses?colour=red'))).toEqual(['BreadcrumbList'])
  expect(await dataOf(shop, '/da-dk/search?q=dress')).toEqual([])
})

test('tells search engines what a page to read is, and the way to it [B-SEO-O3]', async () => {
  const [page, way] = await dataOf(shopWriting({}), '/da-dk/about')

  expect(page).toEqual({
    ...{ '@context': 'https://schema.org', '@type': 'WebPage', url: 'https://halden.test/da-dk/about' },
    ...{ name: 'About us', description: 'Of us.', inLanguage: 'da-DK' },
  })
  expect(way).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ position: 1, name: 'About us' }] })
})

test('tells search engines questions with their answers, and folded texts that ask nothing as no questions [B-SEO-O3]', async () => {
  const asked = accordion('How do I return?', 'كيف أطلب؟')
  const [page] = await dataOf(shopWriting(zonesOf(asked, accordion('Care', 'Why wool?'))), '/da-dk/about')

  expect(page).toMatchObject({ '@type': 'FAQPage', name: 'About us' })
  expect(page!.mainEntity).toEqual(
    ['How do I return?', 'كيف أطلب؟'].map((name) => ({
      ...{ '@type': 'Question', name },
      acceptedAnswer: { '@type': 'Answer', text: `<p>Answer to ${name}</p>` },
    })),
  )
  const facts = { publicUrl: 'https://halden.test', path: '/da-dk/care', title: 'Care', locale: 'da-DK' }
  expect(pageData({ ...facts, zones: zonesOf(accordion('Care', 'Wool')) })['@type']).toBe('WebPage')
})

test('tells nothing of pages of one person, whatever was written of them, nor of what is not found [B-SEO-O3]', async () => {
  const { parts } = smallShop()
  const head = { metaTags: [], linkTags: [], structuredData: [{ '@type': 'Person', name: 'Anna' }] }
  const page = (market: Market, path: string) => {
    const found = parts.content.page(market, path)
    return found && { ...found, head }
  }
  const shop = servePages({ parts: { content: { ...parts.content, page } } })

  expect(pageKinds.get('basketPage')!.audience).toBe('private')
  for (const path of ['/da-dk/basket', '/da-dk/unsubscribe', '/da-dk/cookie-settings', '/da-dk/nowhere'])
    expect([path, await dataOf(shop, path)]).toEqual([path, []])
})
