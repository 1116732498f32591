import { afterAll, beforeAll, expect, test } from 'vitest'
import { browsingShell } from '../../pages/browsing.fakes.ts'
import { openBrowser, type Shown } from '../../pages/in-browser.fakes.tsx'
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
