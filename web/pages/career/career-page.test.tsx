import { afterAll, beforeAll, expect, test } from 'vitest'
import { browsingShell, examplePage } from '../browsing.fakes.ts'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { CareerPage } from './career-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const job = {
  ...{ id: '101', title: 'Store manager', department: 'Stores', location: 'Aarhus', country: 'DK' },
  ...{ countryName: 'Denmark', deadline: '2099-01-31', url: 'https://jobs.example.com/101' },
}

test('shows the positions that are open with department, place and last day, and where to apply [B-PAGE-14]', async () => {
  const jobs = [job, { ...job, id: '102', title: 'Buyer', deadline: null }]
  const page = await browser.open(
    <CareerPage page={examplePage('en-gb', 'careerPage', { heading: 'Careers', jobs })} />,
    browsingShell('en-gb'),
  )
  const items = await page.getByRole('list').last().getByRole('listitem').allInnerTexts()

  expect(items.map((text) => text.split(/\n+/).filter(Boolean))).toEqual([
    ['Store manager', 'Stores · Aarhus · Denmark', 'Apply by 31 January 2099'],
    ['Buyer', 'Stores · Aarhus · Denmark'],
  ])
  expect(await page.getByRole('link', { name: 'Store manager' }).getAttribute('href')).toBe(job.url)
  expect(await violations(page)).toEqual([])
})

test('says so where no position is open, in an Arabic market too [B-PAGE-14]', async () => {
  for (const [market, words] of [
    ['en-gb', 'No positions are open right now.'],
    ['ar-ae', 'لا توجد وظائف شاغرة حاليًا.'],
  ] as const) {
    const page = await browser.open(
      <CareerPage page={examplePage(market, 'careerPage', { heading: 'Careers', jobs: [] })} />,
      browsingShell(market),
    )
    expect(await page.getByText(words).count()).toBe(1)
    expect(await violations(page)).toEqual([])
  }
})
