import { expect, test } from 'vitest'
import type { Page, PageOf } from '#contracts/pages.ts'
import { servePages, smallShop } from '../pages.fakes.ts'
import type { Parts } from '../parts.ts'

const { app, state } = servePages()
const shown = async (address: string) => {
  const answer = await app.inject({ url: address, query: { type: 'json' } })
  const { pageAlias, layout } = answer.json<Page>()
  return [answer.statusCode, pageAlias, layout]
}

test('shows the front page at the address of the market alone [B-PAGE-01]', async () => {
  expect(await shown('/da-dk')).toEqual([200, 'homePage', 'default'])
})

test('gives the front page the title that editors chose [B-PAGE-01]', async () => {
  const answer = await app.inject({ url: '/da-dk', query: { type: 'json' } })

  expect(answer.json<Page>().title).toMatch(/^Home/)
})

test('shows what editors wrote at the address they chose [B-PAGE-02]', async () => {
  expect(await shown('/da-dk/about')).toEqual([200, 'contentPage', 'default'])
  const general = await app.inject('/da-dk/contract?type=json')
  const [text] = general.json<Page>().zones.rows!.flatMap(({ widgets }) => widgets)
  expect(text).toMatchObject({ kind: 'text', html: expect.stringContaining('<h2>Buyer</h2>') })
})

test('shows every version of the terms at its address, in the usual layout [B-PAGE-03]', async () => {
  const { content } = smallShop().parts
  const terms: Parts['content'] = {
    ...content,
    page: (market, path) => {
      const about = content.page(market, `/${market.id}/about`)!
      const version = /\/terms-and-conditions\/(\d)$/.exec(path)?.[1]
      return version ? { ...about, pageAlias: 'termsConditionsPage', title: `Terms ${version}` } : undefined
    },
  }
  const versions = servePages({ parts: { content: terms } }).app
  for (const version of ['1', '2']) {
    const answer = await versions.inject(`/da-dk/terms-and-conditions/${version}?type=json`)
    const { pageAlias, layout, title } = answer.json<Page>()
    expect([answer.statusCode, pageAlias, layout]).toEqual([200, 'termsConditionsPage', 'default'])
    expect(title).toMatch(`Terms ${version}`)
  }
})

test('shows of a category its goods, of a search what was searched for, and of a product its facts [B-PAGE-04] [B-PAGE-05] [B-PAGE-06] [B-SYS-04]', async () => {
  await shown('/da-dk/women/dresses')
  expect(state.asked).toMatchObject({ category: 'dresses' })
  await shown('/da-dk/women')
  expect(state.asked).toMatchObject({ category: 'women' })
  await shown('/da-dk/search?q=dress')
  expect(state.asked).toMatchObject({ searchTerms: 'dress' })
  const product = await app.inject('/da-dk/p/dress-7/100007_navy_01?type=json')
  expect(product.json<PageOf<'productPage'>>().product).toMatchObject({ id: '100007_navy_01', name: 'Dress 7' })
})

test('shows a category and a product at their own addresses, without a page by editors [B-PAGE-05] [B-PAGE-06]', async () => {
  expect(await shown('/da-dk/women/dresses')).toEqual([200, 'categoryPage', 'default'])
  expect(await shown('/da-dk/p/dress-7/100007_navy_01')).toEqual([200, 'productPage', 'default'])
})

test('shows everybody the same page of a product, without a sign-in [B-PAGE-06]', async () => {
  const answer = await app.inject('/da-dk/p/dress-7/100007_navy_01')

  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, expect.stringMatching(/^public,/)])
})

test('shows search and the not-found page in the usual layout, the choice of country in a plain one [B-PAGE-04] [B-PAGE-08] [B-PAGE-28]', async () => {
  expect(await shown('/da-dk/search?q=dress')).toEqual([200, 'searchPage', 'default'])
  expect(await shown('/da-dk/404')).toEqual([404, 'notFoundPage', 'default'])
  expect(await shown('/')).toEqual([200, 'countrySelectorPage', 'plain'])
  expect(await shown('/da-dk/country-selector')).toEqual([200, 'countrySelectorPage', 'plain'])
})
