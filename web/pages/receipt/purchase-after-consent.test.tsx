import { afterAll, beforeAll, expect, test } from 'vitest'
import { openScriptedBrowser } from '../in-scripted-browser.fakes.ts'

let browser: Awaited<ReturnType<typeof openScriptedBrowser>>
beforeAll(async () => {
  browser = await openScriptedBrowser()
})
afterAll(() => browser.close())

const purchase = {
  ...{ orderNumber: '100000008', affiliation: 'Online Store' as const, currency: 'GBP', promoCodes: [], lineItems: [] },
  ...{ revenue: 80, subTotal: 100, totalDiscount: 0, totalVat: 21, shippingTotal: 5, shippingVat: 1 },
}

test('tells analytics of a purchase once the shopper agrees to that, on the receipt too, and never twice [C-ANL-O1, C-RCP-O3]', async () => {
  const answers = { '/api/visitor/en-gb': { signedIn: true, member: true } }
  const page = await browser.show({ kind: 'receipt', purchase }, { answers })
  const purchases = () => page.evaluate(() => (window.dataLayer ?? []) as object[])
  const setCookie = (name: string, value: string) =>
    page.context().addCookies([{ name, value, url: 'http://shop.test' }])
  /** Answers about consent, or gives the same answer again. */
  const answer = async (analytics: 'yes' | 'no') => {
    await setCookie('consent', `action:yes,analytics:${analytics}`)
    await page.evaluate(() => void dispatchEvent(new Event('consent-update')))
  }
  await setCookie('orderNumber', purchase.orderNumber)
  await page.locator('html[data-member]').waitFor({ state: 'attached' })
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))))

  await answer('no')
  expect(await purchases()).toEqual([])
  await answer('yes')
  await expect.poll(purchases).toEqual([{ event: 'purchase', userStatus: 'user', ...purchase }])
  await answer('yes')
  expect(await purchases()).toHaveLength(1)
})
