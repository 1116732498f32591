import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inspecting } from './axe.ts'
import { buyerIn } from './buyers.ts'
import { openJourney } from './journey.ts'
import { buyDelivered, putInBasket } from './put-in-basket.ts'
import { desk, phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()

const bought = (page: Page, market: string) => buyDelivered({ page, shop }, buyerIn(market))

async function begin(page: Page, market: string, orderNumber: string): Promise<void> {
  await page.locator('#name').fill('Maren Holm')
  await page.locator('#orderNumber').fill(orderNumber)
  await page.locator('main #email').fill(`maren.${market}@example.com`)
  await page.locator('button[value="begin-withdrawal"]').click()
  await page.waitForURL(/statement=/)
}

async function confirm(page: Page): Promise<void> {
  await page.locator('button[value="confirm-withdrawal"]').click()
  await page.waitForURL(/withdrawalid=/)
}

test.each([
  ['da-dk', desk],
  ['de-de', phone],
] as const)(
  'a guest in %s at %o withdraws by the link at the end of every page, on pages that everybody can use [D-11]',
  async (market, viewport) => {
    const { page, browserErrors } = await shopper({ viewport })
    const { look, objections } = inspecting(page, market)
    const number = await bought(page, market)

    await page.goto(`${shop}/${market}`)
    await page
      .locator('footer')
      .getByRole('link', { name: textsIn(market)('orders.withdraw') })
      .click()
    await page.locator('button[value="begin-withdrawal"]').waitFor()
    await look('withdraw-first')
    await page.locator('button[value="begin-withdrawal"]').click()
    await page.locator('[role="alert"]').first().waitFor()
    await look('withdraw-refused')
    await begin(page, market, number)
    await look('withdraw-second')
    await confirm(page)
    await look('withdraw-done')

    expect(await page.locator('main').innerText()).toContain(`${number}-W1`)
    expect(objections).toEqual([])
    expect(browserErrors).toEqual([])
  },
  240_000,
)

test('a guest without script withdraws from an order that was looked up for its parcels [D-11]', async () => {
  const { page } = await shopper({ javaScriptEnabled: false, viewport: phone })
  const number = await bought(page, 'da-dk')
  await page.goto(`${shop}/da-dk/track-order`)
  await page.locator('#orderNumber').fill(number)
  await page.locator('main #email').fill('maren.da-dk@example.com')
  await page.locator('button[value="track-order"]').click()
  await page.waitForURL(/ticket=/)
  await page
    .locator('main')
    .getByRole('link', { name: textsIn('da-dk')('orders.withdraw') })
    .click()

  expect(await page.locator('#orderNumber').inputValue()).toBe(number)
  await begin(page, 'da-dk', number)
  await confirm(page)
  expect(await page.locator('main').innerText()).toContain(`${number}-W1`)
}, 240_000)

test('pages with less around them lead to the function too, those of the checkout among them [D-11]', async () => {
  const { page } = await shopper({ viewport: desk })
  await putInBasket({ page, shop }, buyerIn('da-dk'))

  for (const path of ['checkout/customer', 'unsubscribe', 'login', 'nowhere']) {
    await page.goto(`${shop}/da-dk/${path}`)
    const link = page.getByRole('link', { name: textsIn('da-dk')('orders.withdraw') })
    expect([path, await link.count()]).toEqual([path, 1])
  }
})

test('no page outside the EU leads to the function to withdraw [D-11]', async () => {
  const { page } = await shopper({ viewport: desk })

  await page.goto(`${shop}/en-gb`)
  expect(await page.locator('a[href*="withdraw"]').count()).toBe(0)
  expect((await fetch(`${shop}/en-gb/withdraw`)).status).toBe(404)
})
