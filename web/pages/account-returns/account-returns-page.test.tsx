import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import type { GoodsReturn } from '#contracts/returns.ts'
import { exampleShell } from '../buying.fakes.ts'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { AccountReturnsPage } from './account-returns-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const goodsReturn = (more: Partial<GoodsReturn> = {}): GoodsReturn => ({
  ...{ returnId: 'r1', returnNumber: '10000012-1', orderNumber: '10000012', state: 'registered', way: 'carrier' },
  ...{ registered: '2026-11-12T10:00:00Z', sendBy: '2026-11-26', events: [], returnPortalTrackingUrl: '' },
  labelUrl: '/label',
  lines: [{ lineItemId: '1', sku: 's', name: 'Dress', details: 'navy, 38', quantity: 2 }],
  refund: { amount: 79.98, currency: 'GBP' },
  ...more,
})
const show = (more: object, market: 'en-gb' | 'ar-ae' = 'en-gb') => {
  const shell = exampleShell(market)
  const own = { accountPage: `/${market}/account`, accountReturnsPage: `/${market}/account/returns` }
  const links = { ...shell.links, ...own, returnItemsPage: `/${market}/return-items` }
  const page = { pageAlias: 'accountReturnsPage', returns: [], returnable: [], ...more }
  return browser.open(<AccountReturnsPage page={page as unknown as PageOf<'accountReturnsPage'>} />, {
    ...shell,
    links,
    featureToggles: { ...shell.featureToggles, advancedMyAccount: true },
  })
}

test.each(['en-gb', 'ar-ae'] as const)(
  'shows in %s what can be returned, and each return with state, label and refund [B-PAGE-40]',
  async (market) => {
    const url = `/${market}/return-items?order=10000013`
    const returnable = [{ orderNumber: '10000013', created: '2026-11-10T10:00:00Z', url }]
    const refunded = goodsReturn({ returnId: 'r2', returnNumber: '10000012-2', state: 'refunded', labelUrl: undefined })
    const page = await show({ returnable, returns: [goodsReturn(), refunded] }, market)

    expect(await page.locator(`a[href="${url}"]`).count()).toBe(1)
    expect(await page.locator('a[href="/label"]').count()).toBe(1)
    for (const id of ['r1', 'r2']) expect(await page.locator(`a[href$="returnid=${id}"]`).count()).toBe(1)
    expect(await page.getByText(market === 'en-gb' ? '26 November 2026' : '26 نوفمبر 2026').count()).toBe(1)
    expect(await page.locator('nav a[aria-current="page"]').getAttribute('href')).toBe(`/${market}/account/returns`)
    if (market === 'en-gb') {
      const entry = (id: string) =>
        page.getByRole('listitem').filter({ has: page.locator(`a[href$="returnid=${id}"]`) })
      expect(await entry('r1').innerText()).toMatch(
        /Status\s+Registered\s.*Refund if everything is accepted\s+£79\.98/s,
      )
      expect(await entry('r2').innerText()).toMatch(/Status\s+Refunded\s.*Refunded\s+£79\.98/s)
    }
    expect(await violations(page)).toEqual([])
  },
)

test('says that there is nothing to return and no return yet, and where returns are off shows only the link to a returns service [B-PAGE-40, C-RET-02, C-RET-O1]', async () => {
  const none = await show({})
  expect(await none.getByText('None of your recent orders can be returned.').count()).toBe(1)
  expect(await none.getByText('No returns yet.').count()).toBe(1)
  expect(await violations(none)).toEqual([])

  const elsewhere = await show({ isOff: true, portalUrl: 'https://returns.example/halden' })
  expect(await elsewhere.locator('a[href="https://returns.example/halden"]').count()).toBe(1)
  expect(await elsewhere.locator('main a:not(nav a)').count()).toBe(1)
  expect(await elsewhere.getByRole('heading').allTextContents()).toEqual(['Return items'])
})
