import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inspecting } from './axe.ts'
import { buyerIn } from './buyers.ts'
import { openJourney } from './journey.ts'
import { buyDelivered } from './put-in-basket.ts'
import { desk, phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()

const bought = (page: Page, market: string) => buyDelivered({ page, shop }, buyerIn(market))

async function find(page: Page, market: string, orderNumber: string): Promise<void> {
  await page.locator('#orderNumber').fill(orderNumber)
  await page.locator('main #email').fill(`maren.${market}@example.com`)
  await page.locator('button[value="track-order"]').click()
}

test.each([
  ['en-gb', desk],
  ['ar-ae', phone],
] as const)(
  'a guest in %s at %o sees where a parcel is, on pages that everybody can use [B-PAGE-15, C-TRK-O1, C-TRK-05]',
  async (market, viewport) => {
    const { page, browserErrors } = await shopper({ viewport })
    const { look, objections } = inspecting(page, market)
    const number = await bought(page, market)

    await page.goto(`${shop}/${market}/track-order`)
    await look('track-look-up')
    await find(page, market, '99999999')
    await page.getByText(textsIn(market)('tracking.none')).first().waitFor()
    await look('track-unknown')
    await find(page, market, number)
    await page.waitForURL(/ticket=/)
    await look('tracked')

    expect(await page.locator('h1').innerText()).toContain(number)
    expect(await page.locator('main h2').first().innerText()).toBe(textsIn(market)('orders.parcel-delivered'))
    expect(objections).toEqual([])
    expect(browserErrors).toEqual([])
  },
  240_000,
)

test('a guest without script sees where a parcel is on a phone [C-TRK-O1, B-PAGE-15]', async () => {
  const { page } = await shopper({ javaScriptEnabled: false, viewport: phone })
  const number = await bought(page, 'da-dk')

  await page.goto(`${shop}/da-dk/track-order`)
  await find(page, 'da-dk', number)
  await page.waitForURL(/ticket=/)

  expect(await page.locator('main h2').first().innerText()).toBe(textsIn('da-dk')('orders.parcel-delivered'))
  expect(await page.locator('main ol li').count()).toBe(2)
}, 240_000)

test('an order that was not found is reported to analytics once, if the shopper agreed [C-TRK-05, C-TRK-O1, B-TRK-04, C-ANL-04]', async () => {
  const { page } = await shopper({ viewport: desk })
  const value = encodeURIComponent('consentid:1,consent:yes,action:yes,necessary:yes,analytics:yes')
  await page.context().addCookies([{ name: 'consent', value, url: shop }])
  const label = 'No Tracking Info Found For This Order Number'

  await page.goto(`${shop}/en-gb/track-order`)
  await find(page, 'en-gb', '99999999')
  await page.getByText(textsIn('en-gb')('tracking.none')).first().waitFor()
  const told = () =>
    page.evaluate(() =>
      ((window as unknown as { dataLayer?: { event: string }[] }).dataLayer ?? []).filter(
        ({ event }) => event === 'error',
      ),
    )
  await expect.poll(told).not.toEqual([])

  expect(await told()).toEqual([{ event: 'error', category: 'tracking', label }])
}, 120_000)
