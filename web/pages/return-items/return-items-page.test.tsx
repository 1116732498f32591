import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import type { GoodsReturn, ReturnableLine } from '#contracts/returns.ts'
import { exampleBanner, exampleRow } from '../browsing.fakes.ts'
import { exampleShell } from '../buying.fakes.ts'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { ReturnItemsPage } from './return-items-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const line = (lineItemId: string, more: Partial<ReturnableLine> = {}): ReturnableLine => ({
  ...{ lineItemId, sku: `sku-${lineItemId}`, name: `Dress ${lineItemId}`, details: 'navy, 38', quantity: 2 },
  ...{ returnable: 2, returnableUntil: '2026-12-12' },
  ...more,
})
const goodsReturn = (more: Partial<GoodsReturn> = {}): GoodsReturn => ({
  ...{ returnId: 'r1', returnNumber: '10000012-1', orderNumber: '10000012', state: 'registered', way: 'carrier' },
  ...{ registered: '2026-11-12T10:00:00Z', sendBy: '2026-11-26', events: [], returnPortalTrackingUrl: '' },
  ...{ carrier: 'GLS', trackingNumber: 'R123', dropOffCode: 'R123-10000012-1', labelUrl: '/label' },
  lines: [{ lineItemId: '1', sku: 's', name: 'Dress 1', details: 'navy, 38', quantity: 2 }],
  refund: { amount: 79.98, currency: 'GBP' },
  ...more,
})
const offer = {
  ...{ orderNumber: '10000012', returnNumber: '10000012-2', ways: ['carrier', 'store'], returns: [goodsReturn()] },
  lines: [line('1'), line('2', { returnable: 0, notBecause: 'digital' })],
}
const pageWith = (more: object = {}) =>
  ({ pageAlias: 'returnItemsPage', zones: {}, ...more }) as unknown as PageOf<'returnItemsPage'>
const shellOf = (market: 'en-gb' | 'ar-ae') => {
  const shell = exampleShell(market)
  return { ...shell, links: { ...shell.links, returnItemsPage: `/${market}/return-items` } }
}
const show = (more: object, market: 'en-gb' | 'ar-ae' = 'en-gb') =>
  browser.open(<ReturnItemsPage page={pageWith(more)} />, shellOf(market))

test.each(['en-gb', 'ar-ae'] as const)('asks for number and address in %s [B-PAGE-16, C-RET-01]', async (market) => {
  const form = { formAction: 'find-order', values: { orderNumber: '123' }, problems: { '': ['Not found.'] } }
  const page = await show({ form }, market)

  expect(await page.locator('#orderNumber').inputValue()).toBe('123')
  expect(await page.locator('#email').getAttribute('autocomplete')).toBe('email')
  expect(await page.getByText('Not found.').count()).toBe(1)
  expect(await violations(page)).toEqual([])
})

test.each(['en-gb', 'ar-ae'] as const)(
  'offers pieces, reasons and ways in %s, and says why a line cannot come back [C-RET-O1, C-RET-01]',
  async (market) => {
    const page = await show({ offer, ticket: 't1' }, market)

    expect(await page.locator('select[name="pieces-1"] option').count()).toBe(3)
    expect(await page.locator('select[name="reason-1"] option').count()).toBe(8)
    expect(await page.locator('select[name="pieces-2"]').count()).toBe(0)
    expect(await page.locator('input[name="way"]').count()).toBe(2)
    expect(await page.locator('input[name="way"]').first().isChecked()).toBe(true)
    expect(await page.locator('main form').getAttribute('action')).toBe(`/${market}/return-items?ticket=t1`)
    expect(await page.locator('a[href$="returnid=r1"]').count()).toBe(1)
    expect(await violations(page)).toEqual([])
  },
)

test('keeps the choices of a refused form and leads to what is wrong', async () => {
  const values = { 'pieces-1': '2', 'reason-1': 'late', way: 'store' }
  const form = { formAction: 'register-return', values, problems: { 'pieces-1': ['Only 1 of these.'] } }
  const page = await show({ offer, ticket: 't1', form })

  expect(await page.locator('#pieces-1').inputValue()).toBe('2')
  expect(await page.locator('#reason-1').inputValue()).toBe('late')
  expect(await page.locator('input[value="store"]').isChecked()).toBe(true)
  expect(await page.locator('a[href="#pieces-1"]').count()).toBe(1)
  expect(await violations(page)).toEqual([])
})

test('says that nothing can be returned, without a button', async () => {
  const page = await show({
    offer: { ...offer, lines: [line('2', { returnable: 0, notBecause: 'too-late' })] },
    ticket: 't',
  })

  expect(await page.getByText('Nothing in this order can be returned now.').count()).toBe(1)
  expect(await page.getByRole('button').count()).toBe(0)
})

test.each(['en-gb', 'ar-ae'] as const)(
  'shows label, code and day of a registered return in %s [C-RET-O1, C-RET-01]',
  async (market) => {
    const page = await show({ shown: goodsReturn(), qrCode: 'data:image/svg+xml,<svg/>' }, market)

    expect(await page.locator('a[href="/label"]').count()).toBe(1)
    expect(await page.locator('img[src^="data:"]').getAttribute('alt')).toContain('R123-10000012-1')
    expect(await page.getByText(market === 'en-gb' ? '26 November 2026' : '26 نوفمبر 2026').count()).toBe(1)
    expect(await violations(page)).toEqual([])
  },
)

test('shows the result of a return: partly refunded, or refused with the reason', async () => {
  const [first] = goodsReturn().lines
  const refunded = await show({ shown: goodsReturn({ state: 'refunded', lines: [{ ...first!, accepted: 1 }] }) })
  expect(await refunded.getByText('1 accepted').count()).toBe(1)
  expect(await refunded.getByText('£79.98').count()).toBe(1)
  expect(await violations(refunded)).toEqual([])

  const refused = await show({ shown: goodsReturn({ state: 'refused', note: 'Worn outside' }) })
  expect(await refused.getByText('Worn outside').count()).toBe(1)
  expect(await refused.locator('a[href="/label"]').count()).toBe(1 - 1)
})

test('says that a return is unknown or the hour is over, and leads to a returns service where returns are off, beside the content of editors [C-RET-02, C-RET-O1]', async () => {
  expect(await (await show({ shown: null })).getByText(/We cannot find this return/).count()).toBe(1)
  expect(await (await show({ expired: true })).getByText(/Look up your order again/).count()).toBe(1)
  const zones = { rows: [exampleRow(exampleBanner())] }
  const portal = await show({ isOff: true, portalUrl: 'https://returns.example/halden', zones })
  expect(await portal.getByRole('heading', { name: 'Coats for the long way home' }).count()).toBe(1)
  expect(await portal.locator('a[href="https://returns.example/halden"]').count()).toBe(1)
  expect(await portal.locator('form').count()).toBe(0)
  expect(await violations(portal)).toEqual([])
})
