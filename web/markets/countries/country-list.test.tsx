import { afterAll, beforeAll, expect, test } from 'vitest'
import { styleElement } from '#ui/style-sheet.fakes.ts'
import { browsingShell } from '../../pages/browsing.fakes.ts'
import { openBrowser, type Shown } from '../../pages/in-browser.fakes.tsx'
import styles from './country-list.module.css'
import { CountryList } from './country-list.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const language = (market: string, name: string) => ({
  market,
  name,
  lang: market,
  dir: 'ltr' as const,
  url: `/${market}`,
})
const countries = [
  { code: 'CH', name: 'Switzerland', languages: [language('de-ch', 'Deutsch'), language('fr-ch', 'Français')] },
]

test('links to the same page in another market when it exists there, and otherwise to its home page [B-MKT-O4, B-CSEL-O1]', async () => {
  const page = await browser.open(
    <CountryList region={{ name: 'Europe', countries }} alternates={{ 'de-ch': '/de-ch/damen' }} />,
    browsingShell('en-gb'),
  )
  const ways = await page.getByRole('link').evaluateAll((links) => links.map((it) => it.getAttribute('href')))

  expect(ways).toEqual(['/de-ch/damen', '/fr-ch'])
  expect(await page.getByRole('listitem').count()).toBe(1)
})

test.each([
  [1440, 3],
  [768, 2],
  [390, 1],
])('stands in as many columns as there is room for: at %i px in %i', async (width, wanted) => {
  const many = Array.from({ length: 9 }, (_, at) => ({ code: `C${at}`, name: `Country ${at}`, languages: [] }))
  const page = await browser.open(<CountryList region={{ name: 'Europe', countries: many }} />, browsingShell('en-gb'))
  await page.setViewportSize({ width, height: 900 })
  const sheet = styleElement('web/markets/countries/country-list.module.css', styles)
  const variables = '<style>:root { --gutter: 24px } ul { list-style: none; padding: 0 }</style>'
  await page.setContent((await page.content()).replace('<title>', `${variables}${sheet}<title>`))
  const edges = await page
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)))

  expect(new Set(edges).size).toBe(wanted)
})
