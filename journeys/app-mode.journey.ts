import { expect, test } from 'vitest'
import { objectionsOf, scrollsSideways } from './axe.ts'
import { navigateInPage, openHydrated, waitForHydration } from './hydration.ts'
import { openJourney } from './journey.ts'
import { phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()
const t = textsIn('en-gb')
const iPhone = { viewport: phone, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile' }

test.each([
  ['its address', '?app=true', {}],
  ['its header', '', { 'x-app-platform': 'android' }],
])(
  'in the app, told by %s, nobody is asked for consent or another country, and the footer leads to no app [B-SIM-15, B-APP-O1, B-CONS-O3]',
  async (_, query, headers) => {
    const extraHTTPHeaders = { 'x-visitor-country': 'DE', ...headers }
    const { page, browserErrors } = await shopper({ ...iPhone, extraHTTPHeaders }, 'not yet')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/geolocation/')) asked.push(request.url())
    })
    await openHydrated(page, `${shop}/en-gb${query}`)
    await page.waitForTimeout(1000)
    await page.waitForTimeout(500)
    const inFooter = await page.getByRole('navigation', { name: t('footer.apps') }).count()
    const overlays = await page.locator('dialog[open], section:popover-open').count()
    await navigateInPage(page, `${shop}/en-gb/women`)
    await page.waitForTimeout(1000)

    expect([inFooter, overlays, asked]).toEqual([0, 0, []])
    expect(await page.locator('dialog[open], section:popover-open').count()).toBe(0)
    expect(await page.getByRole('navigation', { name: t('footer.apps') }).count()).toBe(0)
    expect((await page.context().cookies()).find(({ name }) => name === 'app')).toMatchObject({ expires: -1 })
    expect(browserErrors).toEqual([])
  },
)

test('on the web the footer links to the apps, and the consent banner appears until the visitor answers', async () => {
  const { page } = await shopper(iPhone, 'not yet')
  await page.goto(`${shop}/en-gb`)
  await page.getByRole('button', { name: t('consent.accept') }).waitFor()

  expect(await page.locator('footer nav').getByText('Halden for iPhone').count()).toBe(1)
})

test.each(['en-gb', 'ar-ae'])(
  'the app begins on a page with the ways into the shop in %s [B-APP-01]',
  async (market) => {
    const { page, browserErrors } = await shopper({ ...iPhone })
    await page.goto(`${shop}/${market}/app-welcome?app=true`)
    await waitForHydration(page)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    expect(await objectionsOf(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
    expect(await page.locator('#main-menu').count()).toBe(0)
    await page.getByRole('link', { name: textsIn(market)('app.start') }).click()
    await page.waitForURL(`${shop}/${market}`)

    expect(heading).toBe(textsIn(market)('page.appwelcomepage'))
    expect(browserErrors).toEqual([])
  },
)
