import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Market } from '#contracts/markets.ts'
import { browsingShell, examplePage } from '../pages/browsing.fakes.ts'
import { openScriptedBrowser } from '../pages/in-scripted-browser.fakes.ts'

let browser: Awaited<ReturnType<typeof openScriptedBrowser>>
beforeAll(async () => {
  browser = await openScriptedBrowser()
})
afterAll(() => browser.close())

const address = 'http://shop.test'
const german: Market = {
  ...{ id: 'de-de', priority: 5, url: '/de-de', name: 'Deutschland', currency: 'EUR' },
  ...{ language: { name: 'Deutsch', baseCode: 'de' }, country: { name: 'Deutschland', code: 'DE' } },
}

interface Visit {
  readonly toggle?: boolean
  readonly cookie?: string
  readonly suggested?: readonly string[]
}

/** A page in Britain that has just opened for a visitor who has answered about consent, and the calls that it makes. */
async function visit({ toggle = true, cookie, suggested = ['de-de', 'en-gb'] }: Visit = {}) {
  const page = await browser.show(
    { kind: 'market-suggestion', alternates: { 'de-de': '/de-de/damen' } },
    {
      shell: { markets: [german], featureToggles: { geoLocatorFlyout: toggle } },
      answers: { '/api/geolocation/suggest/en-gb': suggested, '/de-de/damen': {}, '/api/visitor/': {} },
      clockStands: true,
    },
  )
  const values = { consent: 'action:yes,necessary:yes', ...(cookie ? { geoLocator: cookie } : {}) }
  await page.context().addCookies(Object.entries(values).map(([name, value]) => ({ name, value, url: address })))
  const calls = callsOf(page)
  return { page, calls, question: page.getByRole('region', { name: 'Are you in Germany?' }) }
}
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${address}/api/`)) calls.push(request.url().slice(address.length))
  })
  return calls
}
const answerOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name, expires }) => name === 'geoLocator' && expires > 0)

test('asks after three seconds whether to visit another market; who stays is not asked again for a day [B-FT-05, B-GEO-02, B-GEO-03, B-GEO-04, B-GEO-O1, B-STO-20]', async () => {
  const { page, calls, question } = await visit()
  await page.clock.runFor(2_999)
  expect([calls, await question.count()]).toEqual([[], 0])
  await page.clock.runFor(1)
  await question.waitFor()
  expect([calls, await answerOf(page)]).toEqual([['/api/geolocation/suggest/en-gb'], undefined])

  await question.getByRole('button', { name: 'Stay in United Kingdom' }).click()
  await question.waitFor({ state: 'hidden' })
  const { value, path, expires } = (await answerOf(page))!
  expect([value, path, Math.round((expires - Date.now() / 1000) / 3600)]).toEqual(['0', '/', 24])
  expect([page.url(), calls.length]).toEqual([`${address}/en-gb/page`, 1])
})

test('leads who goes to the same page of the other market, which the shop remembers [B-GEO-04, B-GEO-O1, B-MKT-18, B-MKT-O4]', async () => {
  const { page, calls, question } = await visit()
  await page.clock.runFor(3_000)
  await question.getByRole('link', { name: 'Go to Germany (EUR, Deutsch)' }).click()
  await page.waitForURL(`${address}/de-de/damen`)

  expect(calls).toEqual(['/api/geolocation/suggest/en-gb', '/api/visitor/de-de?chosen=true'])
  expect((await answerOf(page))?.value).toBe('0')
})

test.each<[string, Visit, readonly string[]]>([
  ['in a market that does not want it', { toggle: false }, []],
  ['that day after an answer', { cookie: '0' }, []],
  ['in the market that is suggested', { suggested: ['en-gb'] }, ['/api/geolocation/suggest/en-gb']],
])('asks nobody %s [B-FT-05, B-FT-49, B-GEO-02, B-GEO-O1, B-GEO-O2, B-STO-20]', async (_, how, wanted) => {
  const { page, calls, question } = await visit(how)
  await page.clock.runFor(10_000)
  await expect.poll(() => calls).toEqual(wanted)
  await page.clock.runFor(10_000)

  expect([await question.count(), await page.getByRole('button').count()]).toEqual([0, 0])
})

const countries = [
  ['DK', 'Denmark', 'da-dk', 'Dansk'],
  ['FR', 'France', 'fr-fr', 'Français'],
].map(([code, name, market, language]) => ({
  ...{ code: code!, name: name! },
  languages: [{ market: market!, name: language!, lang: market!, dir: 'ltr' as const, url: `/${market}` }],
}))

/** Follows the link in the footer to the countries. */
async function followToCountries(toggle: boolean) {
  const shell = browsingShell('en-gb')
  const selector = shell.links.countrySelectorPage!
  const page = await browser.show(
    { kind: 'countries', alternates: { 'da-dk': '/da-dk/om-os' } },
    {
      shell: { featureToggles: { countrySelectorDropdown: toggle } },
      answers: {
        [selector]: examplePage('en-gb', 'countrySelectorPage', { regions: [{ name: 'Europe', countries }] }),
        ...{ '/da-dk/om-os': {}, '/api/visitor/': {} },
      },
    },
  )
  const calls = callsOf(page)
  await page.locator(`footer a[href="${selector}"]`).click()
  return { page, calls, selector }
}

test('the link to the countries opens them in a flyout where a market has it, and the shop remembers the choice [B-FT-07, B-CSEL-O1, B-CSEL-O2, B-MKT-18, B-MKT-O4]', async () => {
  const { page, calls } = await followToCountries(true)
  const choices = page.locator('dialog[open] a')
  await expect.poll(() => choices.allTextContents()).toEqual(['Dansk, Denmark', 'Français, France'])
  expect(page.url()).toBe(`${address}/en-gb/page`)
  await page.locator('dialog[open] input[type="search"]').fill('den')
  await expect.poll(() => choices.allTextContents()).toEqual(['Dansk, Denmark'])
  await choices.click()
  await page.waitForURL(`${address}/da-dk/om-os`)

  expect(calls).toEqual(['/api/visitor/da-dk?chosen=true'])
})

test('the link to the countries leads to their page where a market has no flyout [B-FT-07, B-FT-49, B-CSEL-O2]', async () => {
  const { page, selector } = await followToCountries(false)

  await page.waitForURL(address + selector)
})

test('the page of countries shows those of the typed name, and says so where none has it [B-CSEL-O1]', async () => {
  const page = await browser.show({ kind: 'country-selector', regions: [{ name: 'Europe', countries }] })
  const choices = page.locator('main a')
  await expect.poll(() => choices.allTextContents()).toEqual(['Dansk, Denmark', 'Français, France'])
  await page.getByRole('searchbox').fill('den')
  await expect.poll(() => choices.allTextContents()).toEqual(['Dansk, Denmark'])
  await page.getByRole('searchbox').fill('nowhere')
  await page.getByRole('status').waitFor()

  expect([await choices.count(), await page.getByRole('status').textContent()]).toEqual([
    0,
    expect.stringContaining('nowhere'),
  ])
})
