import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { exampleOrder, exampleShell } from '../buying.fakes.ts'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { AccountOrdersPage } from './account-orders-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const ordersPage = (more: object) =>
  ({ pageAlias: 'accountOrderHistoryPage', orders: [], ...more }) as unknown as PageOf<'accountOrderHistoryPage'>
const shellOf = (market: 'en-gb' | 'ar-ae') => {
  const shell = exampleShell(market)
  const links = { accountPage: `/${market}/account`, accountOrderHistoryPage: `/${market}/account/orders` }
  return { ...shell, links: { ...shell.links, ...links } }
}
const listed = (market: 'en-gb' | 'ar-ae') => {
  const { orderId, orderNumber, orderState, created, total } = exampleOrder(market)
  const pictures = [{ url: '/picture.webp', name: 'Dress' }]
  const url = `/${market}/account/orders?order=${orderNumber}`
  return { orderId, orderNumber, orderState, created, total, url, pieces: 2, pictures }
}

test.each(['en-gb', 'ar-ae'] as const)(
  'lists orders in %s with a search that works without script [B-PAGE-38, C-ORD-02]',
  async (market) => {
    const nextUrl = `/${market}/account/orders?after=o`
    const page = await browser.open(
      <AccountOrdersPage page={ordersPage({ orders: [listed(market)], search: 'dress', nextUrl })} />,
      shellOf(market),
    )

    expect(await page.locator('a[href$="?order=100000008"]').count()).toBe(1)
    expect(await page.locator('form[method="get"] input[name="search"]').inputValue()).toBe('dress')
    expect(await page.locator(`a[href="${nextUrl}"]`).count()).toBe(1)
    expect(await violations(page)).toEqual([])
  },
)

test('says that there are no orders, or none that were searched for [C-ORD-O2]', async () => {
  const none = await browser.open(<AccountOrdersPage page={ordersPage({})} />, shellOf('en-gb'))
  const notFound = await browser.open(<AccountOrdersPage page={ordersPage({ search: 'hat' })} />, shellOf('en-gb'))

  expect(await none.getByText('No orders yet.').count()).toBe(1)
  expect(await notFound.getByText('No order found for “hat”.').count()).toBe(1)
})

test.each(['en-gb', 'ar-ae'] as const)(
  'shows an order in %s with its goods, state, receipt and document [B-PAGE-38, C-RCP-03]',
  async (market) => {
    const shown = {
      order: exampleOrder(market),
      receiptUrl: '/receipt',
      pdfUrl: '/receipt.pdf',
      returnUrl: '/returns',
      mayCancel: true,
    }
    const page = await browser.open(<AccountOrdersPage page={ordersPage({ shown })} />, shellOf(market))

    expect(await page.locator('h1').innerText()).toContain('100000008')
    for (const href of ['/receipt', '/receipt.pdf', '/returns'])
      expect(await page.locator(`main a[href="${href}"], a[href="${href}"]`).count()).toBe(1)
    expect(await violations(page)).toEqual([])
  },
)

test('says that there is no such order [C-ORD-04]', async () => {
  const page = await browser.open(<AccountOrdersPage page={ordersPage({ shown: null })} />, shellOf('en-gb'))

  expect(await page.locator('h1').innerText()).toBe('We can’t find this order')
})

test('cancels with a second press, and says what came of it [C-GEN-03]', async () => {
  const order = { order: exampleOrder('en-gb'), receiptUrl: '/receipt', mayBuyAgain: true }
  const may = await browser.open(
    <AccountOrdersPage page={ordersPage({ shown: { ...order, mayCancel: true } })} />,
    shellOf('en-gb'),
  )
  const button = may.locator('button[value="cancel-order"]')
  expect(await button.isVisible()).toBe(false)
  await may.locator('summary', { hasText: 'Cancel this order' }).click()
  expect(await button.isVisible()).toBe(true)
  expect(await violations(may)).toEqual([])

  const done = { shown: { ...order, mayCancel: false }, done: 'cancelled' }
  const gone = await browser.open(<AccountOrdersPage page={ordersPage(done)} />, shellOf('en-gb'))
  expect(await gone.locator('[role="status"]').first().innerText()).toContain('cancelled')
  expect(await gone.locator('button[value="cancel-order"]').count()).toBe(0)

  const form = { formAction: 'cancel-order', values: {}, problems: { '': ['It is too late.'] } }
  const late = await browser.open(<AccountOrdersPage page={ordersPage({ ...done, form })} />, shellOf('en-gb'))
  expect(await late.getByRole('alert').first().innerText()).toContain('It is too late.')
})

test('buys again, and names what is no longer sold [C-GEN-03]', async () => {
  const shown = { order: exampleOrder('en-gb'), receiptUrl: '/receipt', mayCancel: false, mayBuyAgain: true }
  const some = await browser.open(
    <AccountOrdersPage page={ordersPage({ shown, done: 'bought', missing: ['Green hat'] })} />,
    shellOf('en-gb'),
  )

  expect(await some.locator('button[value="buy-again"]').count()).toBe(1)
  expect(await some.locator('[role="status"]').first().innerText()).toContain('Green hat')
  expect(await some.locator('[role="status"] a').count()).toBe(1)
  expect(await violations(some)).toEqual([])
})
