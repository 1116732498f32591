import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { exampleShell } from '../buying.fakes.ts'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { AccountSupportPage } from './account-support-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const supportPage = (more: object = {}) =>
  ({
    ...{ pageAlias: 'accountSupportPage', reasons: ['order', 'return'], name: 'Ane Holm', email: 'ane@example.com' },
    ...more,
  }) as unknown as PageOf<'accountSupportPage'>
const shellOf = (market: 'en-gb' | 'ar-ae', parcels = true) => {
  const shell = exampleShell(market)
  const links = { trackOrderPage: '/track', returnItemsPage: '/return', storeLocatorPage: '/stores' }
  return {
    ...shell,
    links: { ...shell.links, ...links, accountSupportPage: '/support', termsConditionsPage: '/terms' },
    featureToggles: { ...shell.featureToggles, advancedMyAccount: true, parcelServiceReturnsAndTracking: parcels },
    navigation: { ...shell.navigation, service: [{ title: 'Help', url: '/help', newTab: false }] },
  }
}
const helpOf = async (market: 'en-gb' | 'ar-ae', parcels = true) => {
  const page = await browser.open(<AccountSupportPage page={supportPage()} />, shellOf(market, parcels))
  return page
    .locator('section[aria-labelledby="help-links"] a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
}

test.each(['en-gb', 'ar-ae'] as const)(
  'shows the pages that help and the form for questions in %s [B-PAGE-41, C-RTE-O7]',
  async (market) => {
    const page = await browser.open(<AccountSupportPage page={supportPage()} />, shellOf(market))

    expect(await helpOf(market)).toEqual(['/track', '/return', '/stores', '/terms', '/help'])
    expect(await page.locator('form[action="/support"] [name="email"]').inputValue()).toBe('ane@example.com')
    expect(await page.locator('form button[value="ask-support"]').count()).toBe(1)
    expect(await page.locator('h1').count()).toBe(1)
    expect(await violations(page)).toEqual([])
  },
)

test('leads to tracking and returns only where the market has them [C-TGL-16]', async () => {
  expect(await helpOf('en-gb', false)).toEqual(['/stores', '/terms', '/help'])
})

test('says that a question was sent in place of the form', async () => {
  const page = await browser.open(<AccountSupportPage page={supportPage({ done: 'sent' })} />, shellOf('en-gb'))

  expect(await page.locator('form[action="/support"]').count()).toBe(0)
  expect(await page.getByRole('status').count()).toBe(1)
})
