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
  await page.goto(`${shop}/${market}/return-items`)
  await page.locator('#orderNumber').fill(orderNumber)
  await page.locator('main #email').fill(`maren.${market}@example.com`)
  await page.locator('button[value="find-order"]').click()
  await page.waitForURL(/ticket=/)
}

async function register(page: Page): Promise<void> {
  await page.locator('select[name^="pieces-"]').first().selectOption('1')
  await page.locator('select[name^="reason-"]').first().selectOption('too-small')
  await page.locator('button[value="register-return"]').click()
  await page.waitForURL(/returnid=/)
}

test.each([
  ['en-gb', desk],
  ['ar-ae', phone],
] as const)(
  'a guest in %s at %o returns a piece with a label, on pages that everybody can use [B-PAGE-16, C-RET-01, C-RET-O1]',
  async (market, viewport) => {
    const { page, browserErrors } = await shopper({ viewport })
    const { look, objections } = inspecting(page, market)
    const number = await bought(page, market)

    await page.goto(`${shop}/${market}/return-items`)
    await look('look-up')
    await find(page, market, number)
    await look('choose')
    await page.locator('button[value="register-return"]').click()
    await page.getByText(textsIn(market)('return.nothing-chosen')).first().waitFor()
    await look('refused')
    await register(page)
    await look('registered')

    expect(await page.locator('h1').innerText()).toContain(`${number}-1`)
    const label = await page.locator('main a[href$="/label"]').getAttribute('href')
    const document = await fetch(shop + label)
    expect([document.status, document.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(objections).toEqual([])
    expect(browserErrors).toEqual([])
  },
  240_000,
)

test('a guest without script returns a piece on a phone [C-RET-O1]', async () => {
  const { page } = await shopper({ javaScriptEnabled: false, viewport: phone })
  const number = await bought(page, 'da-dk')

  await find(page, 'da-dk', number)
  await register(page)

  expect(await page.locator('h1').innerText()).toContain(`${number}-1`)
  expect(await page.locator('main a[href$="/label"]').count()).toBe(1)
}, 240_000)
