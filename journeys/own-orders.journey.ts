import { expect, test } from 'vitest'
import { objectionsOf, scrollsSideways } from './axe.ts'
import { buyerIn } from './buyers.ts'
import { waitForHydration } from './hydration.ts'
import { openJourney } from './journey.ts'
import {
  acceptTerms,
  addToBasket,
  chooseDelivery,
  findGoods,
  giveAddress,
  payByCard,
  readReceipt,
} from './shop-like.ts'
import { desk, phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()

test.each([
  ['en-gb', desk, true],
  ['ar-ae', phone, false],
] as const)(
  'a member finds an order, buys it again and cancels it: %s, %o, with script: %s [B-PAGE-38, C-GEN-03, C-ORD-O2]',
  async (market, viewport, javaScriptEnabled) => {
    const extraHTTPHeaders = { 'x-forwarded-for': javaScriptEnabled ? '198.51.100.211' : '198.51.100.212' }
    const { page, browserErrors } = await shopper({ viewport, javaScriptEnabled, extraHTTPHeaders })
    const [buyer, objections] = [buyerIn(market), [] as string[]]
    const look = async (what: string) => {
      if (javaScriptEnabled) objections.push(...(await objectionsOf(page)).map((objection) => `${what}: ${objection}`))
      if (await scrollsSideways(page)) objections.push(`${what}: scrolls sideways`)
      if (process.env.PICTURES)
        await page.screenshot({ path: `${process.env.PICTURES}/${what}-${market}.png`, fullPage: true })
    }
    await page.goto(`${shop}/${market}/login?view=signup`)
    await page.locator('#login-email').fill(`ane-${process.pid}-${Date.now()}@example.com`)
    await page.locator('#login-password').fill('blue horses walk')
    await page.locator('#login-firstName').fill('Ane')
    await page.locator('#login-lastName').fill('Holm')
    await page.locator('button[value="sign-up"]').click()
    await page.waitForURL(/\/account/)
    await page.goto(`${shop}/${market}/account/orders`)
    await look('no-orders')
    await findGoods(page, shop, buyer)
    await addToBasket(page, shop, buyer)
    await page.goto(`${shop}/${market}/checkout/details`)
    await giveAddress(page, buyer)
    await chooseDelivery(page)
    await acceptTerms(page)
    await payByCard(page)
    const number = await readReceipt(page)

    await page.goto(`${shop}/${market}/account`)
    await page.locator('main nav a[href$="/account/orders"]').click()
    await page.waitForURL(/\/account\/orders/)
    await look('orders')
    await page.locator('main #order-search').fill(number)
    await page.locator('main form[method="get"] button').click()
    await page.locator(`main a[href$="?order=${number}"]`).click()
    await page.waitForURL(/order=/)
    await look('order')
    await page.locator('button[value="buy-again"]').click()
    await page.waitForURL(/\/basket/)
    await page.goto(`${shop}/${market}/account/orders?order=${number}`)
    await page.locator('main details summary', { has: page.locator('xpath=../button[@value="cancel-order"]') }).click()
    await page.locator('button[value="cancel-order"]').click()
    await page.waitForURL(/done=cancelled/)
    await page.locator('main [role=status]').first().waitFor()
    await look('cancelled')

    expect(await page.locator('button[value="cancel-order"]').count()).toBe(0)
    expect(objections).toEqual([])
    expect(browserErrors).toEqual([])
  },
  240_000,
)

test('an error message appears when a member’s orders cannot be read, and the page stays usable [C-ORD-05, C-TST-19]', async () => {
  const t = textsIn('en-gb')
  const { page, browserErrors } = await shopper({
    ...{ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.213' } },
  })
  await page.goto(`${shop}/en-gb/login?view=signup`)
  await page.locator('#login-email').fill(`bo-${process.pid}-${Date.now()}@example.com`)
  await page.locator('#login-password').fill('blue horses walk')
  await page.locator('#login-firstName').fill('Bo')
  await page.locator('#login-lastName').fill('Holm')
  await page.locator('button[value="sign-up"]').click()
  await page.waitForURL(/\/account/)
  await page.route(/\/account\/orders\?type=json/, async (route) => {
    const payload = await (await route.fetch()).json()
    await route.fulfill({ json: { ...payload, isUnreadable: true } })
  })
  await page.goto(`${shop}/en-gb/account`)
  await waitForHydration(page)
  await page.locator('main nav a[href$="/account/orders"]').click()

  const told = page.locator('[role="alert"]', { hasText: t('feedback.error_no_order_history') })
  await expect.poll(() => told.count()).toBe(2)
  expect(await page.getByText(t('orders.none')).count()).toBe(0)
  expect(await objectionsOf(page)).toEqual([])
  await page.locator('main #order-search').fill('dress')
  await page.locator('main form[method="get"] button').click()
  await page.getByText(t('orders.none-found', 'dress')).waitFor()
  expect(browserErrors).toEqual([])
})
