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
  'lists orders in %s with a search that works without script [B-PAGE-38]',
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

test('dates an order by day, month and year in the time of its country, in the list and on its page [B-FMT-08, B-FMT-O2]', async () => {
  const created = '2026-11-12T21:05:00Z'
  for (const [market, day] of [
    ['en-gb', '12-11-2026'],
    ['ar-ae', '13-11-2026'],
  ] as const) {
    const inList = await browser.open(
      <AccountOrdersPage page={ordersPage({ orders: [{ ...listed(market), created }] })} />,
      shellOf(market),
    )
    expect([market, await inList.getByText(day, { exact: true }).count()]).toEqual([market, 1])
    const shown = { order: { ...exampleOrder(market), created }, receiptUrl: '/receipt' }
    const alone = await browser.open(<AccountOrdersPage page={ordersPage({ shown })} />, shellOf(market))
    expect([market, await alone.getByText(day).count()]).toEqual([market, 1])
  }
})

test('tells the state of an order in words of its own, and as placed where there is none [C-ORD-02, C-ORD-O1]', async () => {
  const shell = shellOf('en-gb')
  for (const orderState of ['paymentprocessing', 'placed', 'completed', 'cancelled'] as const) {
    const word = shell.translations[`orders.state-${orderState}`]!
    const inList = await browser.open(
      <AccountOrdersPage page={ordersPage({ orders: [{ ...listed('en-gb'), orderState }] })} />,
      shell,
    )
    expect([orderState, await inList.getByText(word, { exact: true }).count()]).toEqual([orderState, 1])
    const shown = { order: { ...exampleOrder('en-gb'), orderState }, receiptUrl: '/receipt' }
    const alone = await browser.open(<AccountOrdersPage page={ordersPage({ shown })} />, shell)
    expect([orderState, await alone.getByText(word, { exact: true }).count()]).toEqual([orderState, 1])
  }
  const unknown = { ...listed('en-gb'), orderState: 'onhold' as 'placed' }
  const page = await browser.open(<AccountOrdersPage page={ordersPage({ orders: [unknown] })} />, shell)
  expect(await page.getByText(shell.translations['orders.state-placed']!, { exact: true }).count()).toBe(1)
})

test('says of a sent order what its newest parcel says, in the list and on the order alike [C-ORD-02]', async () => {
  const shell = shellOf('en-gb')
  const event = (createDate: string, text: string) => ({
    ...{ createDate, eventtype: 'any', deliveryStatus: 'any' },
    ...{ deliveryStatusLocaleShort: text, deliveryStatusLocaleLong: `${text}.` },
  })
  const parcel = (trackingNumber: string, ...events: ReturnType<typeof event>[]) => ({
    ...{ orderNumber: '100000008', trackingNumber, courier: 'Post', events },
  })
  const parcelTrackings = [
    parcel('1', event('2026-11-20T10:00:00Z', 'Sent')),
    parcel('2', event('2026-11-24T10:00:00Z', 'Delivered'), event('2026-11-21T10:00:00Z', 'On its way')),
    parcel('3', event('2026-11-22T10:00:00Z', 'On its way')),
  ]
  const sent = { ...exampleOrder('en-gb'), orderState: 'completed' as const, parcelTrackings }
  const alone = await browser.open(
    <AccountOrdersPage page={ordersPage({ shown: { order: sent, receiptUrl: '/receipt' } })} />,
    shell,
  )

  expect(await alone.getByText('Delivered', { exact: true }).count()).toBe(1)
  expect(await alone.getByText('Completed').count()).toBe(0)
})

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

const price = (market: 'en-gb' | 'ar-ae') => ({ amount: 40, currency: market === 'en-gb' ? 'GBP' : 'AED' })
const receiptOf = (market: 'en-gb' | 'ar-ae', more: object = {}) => {
  const total = price(market)
  return {
    ...{ transactionId: 'tr-1', transactionType: 'sale', createdDate: '2026-11-20T12:00:00.000Z', storeType: 'STORE' },
    ...{ storeName: 'Halden Bath', storeStreet: '9 Bartlett Street', storeCity: 'Bath', storePhone: '+44 1632 960112' },
    ...{ storeCVR: '99000012', storeZipcode: 'BA1 2QZ', employeeName: 'Ida', customerName: 'Ane Holm' },
    transactionItems: [
      {
        ...{ ean: '5700000000011', name: 'Wool coat', quantity: 2, price: total, size: '38', color: 'navy' },
        ...{ styleId: '100231', type: 'return' },
      },
    ],
    ...{ totalExVat: { ...total, amount: 30 }, totalTax: { ...total, amount: 10 }, total },
    ...{
      paymentCard: '•••• 4242',
      uniqueReceiptId: 'GB-7',
      uniqueReceiptIdQrCode: 'data:image/svg+xml;base64,PHN2Zy8+',
    },
    ...more,
  }
}

test.each(['en-gb', 'ar-ae'] as const)(
  'lists receipts of stores in %s between the orders, the newest first, with their points [C-RTL-O1, C-TGL-15]',
  async (market) => {
    const of = (day: number, points: number) => ({
      ...{ transactionId: `t${day}`, transactionType: points < 0 ? 'return' : 'sale', storeName: `Store ${day}` },
      ...{ createdDate: new Date(Date.UTC(2040, 0, day)).toISOString(), pieces: 2, total: price(market), points },
      url: `/receipt/${day}`,
    })
    const order = { ...listed(market), created: new Date(Date.UTC(2040, 0, 2)).toISOString() }
    const receipts = [of(3, 40), of(1, -40)]
    const page = await browser.open(
      <AccountOrdersPage page={ordersPage({ orders: [order], receipts })} />,
      shellOf(market),
    )

    const links = await page
      .locator('li a[href*="/receipt/"], li a[href*="?order="]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
    expect(links).toEqual(['/receipt/3', order.url, '/receipt/1'])
    if (market === 'en-gb') {
      const entries = page.locator('main li, li').filter({ hasText: 'Store' })
      expect(await entries.allInnerTexts()).toEqual([
        expect.stringMatching(/Bought in store[\s\S]*£40[\s\S]*40 points earned/),
        expect.stringMatching(/Returned[\s\S]*40 points taken back/),
      ])
    }
    expect(await violations(page)).toEqual([])
    const off = await browser.open(<AccountOrdersPage page={ordersPage({ orders: [order] })} />, shellOf(market))
    expect(await off.getByText('stores').count()).toBe(0)
  },
)

test.each(['en-gb', 'ar-ae'] as const)(
  'shows a receipt of a store in %s with all that is known of it and its code [C-RTL-01, C-RTL-O1, C-ENT-17]',
  async (market) => {
    const shownReceipt = { receipt: receiptOf(market), points: 40 }
    const page = await browser.open(<AccountOrdersPage page={ordersPage({ shownReceipt })} />, shellOf(market))

    const text = await page.locator('body').innerText()
    for (const known of [
      ...['Halden Bath', '9 Bartlett Street', 'BA1\u00a02QZ', 'Bath', '+44 1632 960112', '99000012', 'Ida', 'Ane Holm'],
      ...['5700000000011', 'Wool coat', '38', 'navy', '100231', '•••• 4242', 'GB-7', 'tr-1', '30', '10', '40'],
    ])
      expect(text).toContain(known)
    expect(await page.locator('img[src^="data:image/svg"][alt]').count()).toBe(1)
    if (market === 'en-gb') {
      for (const label of ['Bought in store', 'Returned', 'Items: 2', 'Total excl. tax', 'Tax', 'Paid by card'])
        expect(await page.getByText(label, { exact: true }).count()).toBe(1)
      expect(text).toContain('20')
    }
    expect(await violations(page)).toEqual([])
  },
)

test('a receipt that is a return says so, and one that is not there says that [C-RTL-O1, C-ENT-17]', async () => {
  const shownReceipt = { receipt: receiptOf('en-gb', { transactionType: 'return' }), points: -40 }
  const gone = await browser.open(<AccountOrdersPage page={ordersPage({ shownReceipt })} />, shellOf('en-gb'))
  const none = await browser.open(<AccountOrdersPage page={ordersPage({ shownReceipt: null })} />, shellOf('en-gb'))

  expect(await gone.getByText('What you returned').count()).toBe(1)
  expect(await gone.getByText('40 points taken back').count()).toBe(1)
  expect(await none.locator('h1').innerText()).toBe('We can’t find this order')
})

test('says that receipts cannot be shown at the moment', async () => {
  const page = ordersPage({ receipts: [], areReceiptsUnreadable: true })
  const shown = await browser.open(<AccountOrdersPage page={page} />, shellOf('en-gb'))

  expect(
    await shown.getByText('Your purchases in our stores cannot be shown at the moment.', { exact: false }).count(),
  ).toBe(1)
})
