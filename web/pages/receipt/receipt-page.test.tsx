import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderDetail } from '#contracts/orders.ts'
import { leftToRight } from '#foundation/left-to-right.ts'
import { exampleOrder, exampleReceiptPage, exampleShell } from '../buying.fakes.ts'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { ReceiptPage } from './receipt-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('thanks by name, and shows the order number, the email address and the delivery day', async () => {
  const page = await browser.open(<ReceiptPage page={exampleReceiptPage('en-gb')} />, exampleShell('en-gb'))

  expect(await page.getByRole('heading', { level: 1, name: 'Thank you, Signe' }).count()).toBe(1)
  expect(await page.getByText('100000008').count()).toBe(1)
  expect(await page.getByText('We are sending your receipt to signe@example.com.').count()).toBe(1)
  expect(await page.getByText('Thu 26 Nov – Fri 27 Nov').count()).toBe(1)
})

test('says where the parcel goes in a whole sentence', async () => {
  const page = await browser.open(<ReceiptPage page={exampleReceiptPage('en-gb')} />, exampleShell('en-gb'))

  expect(await page.getByText('Delivered to High Street 12, SW1A 1AA London.').count()).toBe(1)
})

test('keeps a Latin name, an Arabic street and a parcel number each in its own direction', async () => {
  const address = { firstName: 'Maren', lastName: 'Holt', line1: '12 شارع النخيل', city: 'دبي' }
  const parcel = { orderNumber: '100000008', trackingNumber: '100000008-1', courier: 'Aramex', events: [] }
  const order = { ...exampleOrder('ar-ae'), shippingAddress: address, parcelTrackings: [parcel] } as OrderDetail
  const page = await browser.open(<ReceiptPage page={exampleReceiptPage('ar-ae', order)} />, exampleShell('ar-ae'))
  const written = page.locator('dd', { hasText: 'Maren Holt' }).first()

  expect(await written.locator('bdi').allTextContents()).toEqual(['Maren Holt', '12 شارع النخيل', 'دبي'])
  expect(await written.textContent()).toBe('Maren Holt، 12 شارع النخيل، دبي')
  expect(await page.locator('dt', { hasText: leftToRight('100000008-1') }).count()).toBe(1)
})

test('leads to the withdrawal function in the EU and EEA, and nowhere else', async () => {
  const inside = await browser.open(<ReceiptPage page={exampleReceiptPage('en-gb')} />, exampleShell('en-gb'))
  const outside = await browser.open(<ReceiptPage page={exampleReceiptPage('ar-ae')} />, exampleShell('ar-ae'))

  expect(await inside.getByRole('link', { name: 'Withdraw from contract here' }).getAttribute('href')).toBe(
    '/en-gb/withdraw',
  )
  expect(await outside.locator('a[href$="/withdraw"]').count()).toBe(0)
})

test('shows the tax table on the receipt in the United States [C-TAX-O3, C-RCP-03]', async () => {
  const page = await browser.open(<ReceiptPage page={exampleReceiptPage('en-us')} />, exampleShell('en-us'))

  const terms = await page.getByRole('complementary').getByRole('term').allTextContents()
  expect(terms).toEqual([
    'Subtotal',
    'Discounts',
    'Delivery',
    'VAT',
    'of which for delivery',
    'Total excluding tax',
    'Total',
  ])
  const british = await browser.open(<ReceiptPage page={exampleReceiptPage('en-gb')} />, exampleShell('en-gb'))
  expect(await british.getByText('Total excluding tax').count()).toBe(0)
})

test('shows no address or email to a visitor who may not see them', async () => {
  const { email: _email, shippingAddress: _shipping, billingAddress: _billing, ...rest } = exampleOrder('en-gb')
  const page = await browser.open(<ReceiptPage page={exampleReceiptPage('en-gb', rest)} />, exampleShell('en-gb'))

  expect(await page.getByRole('heading', { level: 1, name: 'Thank you' }).count()).toBe(1)
  expect(await page.getByText('signe@example.com').count()).toBe(0)
  expect(await page.getByText('High Street').count()).toBe(0)
})

test('says that an order cannot be found, with links home, to the own orders and to help [C-RCP-O4]', async () => {
  const shell = exampleShell('en-gb')
  const links = { ...shell.links, accountOrderHistoryPage: '/en-gb/account/orders', helpPage: '/en-gb/help' }
  const page = await browser.open(<ReceiptPage page={exampleReceiptPage('en-gb', null)} />, { ...shell, links })
  const ways = await page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))

  expect(await page.getByRole('heading', { level: 1, name: 'We can’t find this order' }).count()).toBe(1)
  expect(ways).toEqual(['/en-gb', '/en-gb/account/orders', '/en-gb/help'])
})

test('is free of accessibility faults', async () => {
  const page = await browser.open(<ReceiptPage page={exampleReceiptPage('ar-ae')} />, exampleShell('ar-ae'))

  expect(await violations(page)).toEqual([])
})

test('offers the receipt as a document where the shop does, and tells where parcels are and what does not come [C-RCP-03, C-ORD-01]', async () => {
  const order: OrderDetail = {
    ...exampleOrder('en-gb'),
    shippingNotifications: {
      shippedLineItems: [],
      cancelledLineItems: [{ lineItemId: '1', sku: 's', name: 'Silk scarf', quantity: 1 }],
    },
    parcelTrackings: [
      {
        orderNumber: '100000008',
        trackingNumber: 'DPD42',
        trackingLink: 'https://dpd.example/42',
        courier: 'DPD',
        events: [
          {
            createDate: '2026-11-21T10:00:00Z',
            eventtype: 'outForDelivery',
            deliveryStatus: 'outForDelivery',
            deliveryStatusLocaleShort: 'Out',
            deliveryStatusLocaleLong: 'It arrives today.',
          },
          {
            createDate: '2026-11-20T10:00:00Z',
            eventtype: 'dispatch',
            deliveryStatus: 'dispatch',
            deliveryStatusLocaleShort: 'Sent',
            deliveryStatusLocaleLong: 'The carrier has your parcel.',
          },
        ],
      },
    ],
    refundedTotal: { amount: 20, currency: 'GBP' },
  }
  const page = { ...exampleReceiptPage('en-gb', order), pdfUrl: '/receipt.pdf' }
  const shown = await browser.open(<ReceiptPage page={page} />, exampleShell('en-gb'))

  expect(await shown.getByRole('link', { name: 'Receipt as PDF' }).getAttribute('href')).toBe('/receipt.pdf')
  expect(await shown.getByText('It arrives today.').count()).toBe(1)
  expect(await shown.getByText('The carrier has your parcel.').count()).toBe(0)
  expect(await shown.getByRole('link', { name: 'Track your parcel' }).getAttribute('href')).toBe(
    'https://dpd.example/42',
  )
  expect(await shown.getByText('Silk scarf × 1').count()).toBe(1)
  expect(await shown.getByText('£20.00').count()).toBe(1)
  expect(await violations(shown)).toEqual([])
})
