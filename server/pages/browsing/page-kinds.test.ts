import { expect, test } from 'vitest'
import type { Page } from '#contracts/pages.ts'
import { servePages } from '../pages.fakes.ts'

const { app } = servePages()
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
})

test('shows a category and a product at their own addresses, without a page by editors [B-PAGE-05] [B-PAGE-06]', async () => {
  expect(await shown('/da-dk/women/dresses')).toEqual([200, 'categoryPage', 'default'])
  expect(await shown('/da-dk/p/dress-7/100007_navy_01')).toEqual([200, 'productPage', 'default'])
})

test('shows search and the not-found page in the usual layout, the choice of country in a plain one [B-PAGE-04] [B-PAGE-08] [B-PAGE-28]', async () => {
  expect(await shown('/da-dk/search?q=dress')).toEqual([200, 'searchPage', 'default'])
  expect(await shown('/da-dk/404')).toEqual([404, 'notFoundPage', 'default'])
  expect(await shown('/')).toEqual([200, 'countrySelectorPage', 'plain'])
  expect(await shown('/da-dk/country-selector')).toEqual([200, 'countrySelectorPage', 'plain'])
})
