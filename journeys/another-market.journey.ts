import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { objectionsOf } from './axe.ts'
import { openJourney } from './journey.ts'
import { desk, phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()
const inGermany = { extraHTTPHeaders: { 'x-visitor-country': 'DE' } }
const suggestion = (page: Page) => page.getByRole('region', { name: textsIn('en-gb')('geo.title', 'Germany') })

/** Waits longer than the suggestion and its requests take to appear. The clock of the page must be `install`ed. */
async function waitLongEnough(page: Page): Promise<void> {
  await page.clock.runFor(4000)
  await page.waitForTimeout(500)
}

/** Paths of the geolocation calls that the page makes from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/geolocation/')) calls.push(new URL(request.url()).pathname)
  })
  return calls
}

test('a visitor who seems to be in another country is asked once, after three seconds, and stays on the page [B-GEO-02] [B-GEO-03] [B-GEO-04] [B-FT-05] [B-STO-20] [B-CON-08] [B-GEO-O1]', async () => {
  const { page, browserErrors } = await shopper({ ...inGermany, viewport: phone })
  const calls = callsOf(page)
  await page.goto(`${shop}/en-gb/women`)
  await suggestion(page).waitFor()
  const askedAfterMs = await page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/geolocation/'))!.startTime,
  )
  const objections = await objectionsOf(page)
  const widths = await suggestion(page)
    .locator('button, a')
    .evaluateAll((ways) => ways.map((way) => Math.round(way.getBoundingClientRect().width)))
  const isModal = await page.locator('dialog[open]').count()
  await suggestion(page).getByRole('button').click()
  await suggestion(page).waitFor({ state: 'hidden' })
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'geoLocator')
  await page.clock.install()
  await page.reload({ waitUntil: 'networkidle' })
  await waitLongEnough(page)

  expect(askedAfterMs).toBeGreaterThanOrEqual(3000)
  expect(calls).toEqual(['/api/geolocation/suggest/en-gb'])
  expect([widths.length, new Set(widths).size, isModal]).toEqual([2, 1, 0])
  expect(objections).toEqual([])
  expect(page.url()).toBe(`${shop}/en-gb/women`)
  expect(await suggestion(page).count()).toBe(0)
  expect(cookie?.value).toBe('0')
  expect(Math.round((cookie!.expires * 1000 - Date.now()) / 3_600_000)).toBe(24)
  expect(browserErrors).toEqual([])
})

test('a visitor who chooses the other market gets the same page there, and the choice is kept [B-GEO-04] [B-MKT-18] [B-GEO-O1, B-MKT-O4]', async () => {
  const { page } = await shopper({ ...inGermany, viewport: desk })
  await page.goto(`${shop}/en-gb/women`, { waitUntil: 'networkidle' })
  await suggestion(page).getByRole('link').click()
  await page.waitForURL(/\/de-de\//)
  await page.waitForLoadState('networkidle')

  expect(page.url()).toBe(`${shop}/de-de/damen`)
  expect((await page.context().cookies()).find(({ name }) => name === 'market')?.value).toBe('de-de')
  expect((await page.context().cookies()).find(({ name }) => name === 'geoLocator')?.value).toBe('0')
})

test('a visitor whose page is in no other market is led to the home page of the other market [B-MKT-O4]', async () => {
  const { page } = await shopper({ ...inGermany, viewport: desk })
  await page.goto(`${shop}/en-gb/nowhere`)
  await suggestion(page).waitFor()

  expect(await suggestion(page).getByRole('link').getAttribute('href')).toBe('/de-de')
})

test('nobody is asked in a market that does not want it, nor in the market they are in [B-FT-05] [B-GEO-02]', async () => {
  const { page } = await shopper({ extraHTTPHeaders: { 'x-visitor-country': 'GB' } })
  const calls = callsOf(page)
  await page.clock.install()
  await page.goto(`${shop}/tr-tr`, { waitUntil: 'networkidle' })
  await waitLongEnough(page)
  const inTurkey = calls.length
  const answered = page.waitForResponse(/\/api\/geolocation\//)
  await page.goto(`${shop}/en-gb`)
  const suggested = await (await answered).json()
  await page.waitForTimeout(500)

  expect(inTurkey).toBe(0)
  expect(suggested).toEqual(['en-gb'])
  expect(await page.getByRole('region', { name: /another country/ }).count()).toBe(0)
})
