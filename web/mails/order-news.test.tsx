import { expect, test } from 'vitest'
import type { MailData, MailKind } from '#contracts/mails.ts'
import { type ExampleMarket, exampleOrder, exampleShell } from '../pages/buying.fakes.ts'
import { renderMail } from './index.server.tsx'

const settings = { publicUrl: 'https://shop.example', shellUrl: '' }
const languages: readonly ExampleMarket[] = ['en-gb', 'ar-ae', 'tr-tr', 'en-us']
const mailOf = <Kind extends MailKind>(kind: Kind, market: ExampleMarket, data: MailData[Kind]) =>
  renderMail(kind, data, exampleShell(market), settings)

const goods = [{ name: 'V-neck crêpe dress', quantity: 2 }]
const news = (market: ExampleMarket): { readonly [Kind in MailKind]?: MailData[Kind] } => {
  const order = exampleOrder(market)
  const receiptUrl = `/${market}/receipt?orderid=o`
  const part = (amount: number) => ({ ...order.total, amount })
  const back = {
    refund: order.total,
    backTo: [
      { paymentMethodId: 'scheme', amount: part(212.44) },
      { paymentMethodId: 'giftcard', amount: part(50) },
    ],
  }
  return {
    'order-shipped': {
      order,
      receiptUrl,
      parcel: { courier: 'DPD', trackingNumber: 'DPD42', trackingLink: 'https://dpd.example/42', goods },
    },
    'parcel-news': {
      ...{ change: 'delayed', order, receiptUrl },
      parcel: { courier: 'DPD', trackingNumber: 'DPD42', trackingLink: 'https://dpd.example/42', goods },
      promised: { start: '2026-06-18', end: '2026-06-19' },
      expected: { start: '2026-06-22', end: '2026-06-22' },
    },
    'order-cancelled': { order, receiptUrl, goods, ...back },
    'order-refunded': { order, receiptUrl, goods, delivery: { ...order.total, amount: 3.95 }, ...back },
    'payment-refused': {
      orderNumber: '10000008',
      amount: order.total,
      basketUrl: `/${market}/basket`,
    },
    'money-back': { amount: order.total },
    'gift-card': {
      giftCardNumber: '6000 0000 0001',
      validationCode: '4711',
      amount: order.total,
      recipientName: 'Ada',
      senderName: '<b>Eve</b>',
      message: 'Tillykke!',
      expiresAt: '2029-11-20T00:00:00Z',
    },
    'basket-abandoned': {
      ...{ lines: order.lines, basketUrl: `/${market}/basket` },
      unsubscribeUrl: `https://halden.test/${market}/unsubscribe`,
    },
  }
}

test('writes every mail in every language, from the side it is read, the same as text and as HTML', () => {
  for (const market of languages)
    for (const [kind, data] of Object.entries(news(market))) {
      const mail = mailOf(kind as 'money-back', market, data as MailData['money-back'])

      expect(mail.subject, `${kind} ${market}`).not.toMatch(/mails?\.|undefined/)
      expect(mail.text, `${kind} ${market}`).not.toMatch(/mails?\.|undefined|NaN/)
      expect(mail.html).toContain(market === 'ar-ae' ? 'dir="rtl"' : 'dir="ltr"')
      expect(mail.html).not.toContain('<b>Eve')
    }
})

test('tells what is in a parcel and how to follow it', () => {
  const { subject, text } = mailOf('order-shipped', 'en-gb', news('en-gb')['order-shipped']!)

  expect(subject).toMatch(/^Your order \d+ is on its way$/)
  for (const fact of ['DPD42', 'https://dpd.example/42', 'V-neck crêpe dress: 2 items', '/en-gb/receipt?orderid=o'])
    expect(text).toContain(fact)
})

test('writes each change of a parcel in every language, with its days, and without advertising', () => {
  const changes = [
    'out-for-delivery',
    'ready-to-collect',
    'delivered',
    'delayed',
    'failed-attempt',
    'returned',
  ] as const
  for (const market of languages) {
    const written = changes.map((change) => mailOf('parcel-news', market, { ...news(market)['parcel-news']!, change }))
    expect(new Set(written.map(({ subject }) => subject)).size).toBe(6)
    for (const { subject, text, html } of written) {
      expect(`${subject} ${text}`).not.toMatch(/mails\.|tracking\.|undefined|Invalid/)
      expect(text).toContain('DPD42')
      // Only links to the carrier and to the order, no product links.
      expect([...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url)).toEqual([
        'https://dpd.example/42',
        `https://shop.example/${market}/receipt?orderid=o`,
      ])
    }
  }
})

test('tells in mails of a parcel the days promised and expected, the day it came, and where it is collected', () => {
  const data = news('en-gb')['parcel-news']!
  const late = mailOf('parcel-news', 'en-gb', data)
  expect(late.subject).toMatch(/^Your order \d+ is delayed$/)
  for (const fact of ['Promised: Thu 18 Jun – Fri 19 Jun', 'Expected: Mon 22 Jun', 'V-neck crêpe dress: 2 items'])
    expect(late.text).toContain(fact)

  const { expected: _expected, ...rest } = data
  const there = { ...rest, change: 'delivered' as const, deliveredAt: '2026-06-18T23:30:00Z' }
  expect(mailOf('parcel-news', 'en-gb', there).text).toContain('Delivered: Fri 19 Jun')
  expect(mailOf('parcel-news', 'en-gb', there).text).not.toContain('Expected')
  const ready = { ...rest, change: 'ready-to-collect' as const, pickup: ['Kiosk Nord', 'Nordgade 1'] }
  expect(mailOf('parcel-news', 'en-gb', ready).text).toMatch(/Collect at: Kiosk Nord.+Nordgade 1/)
})

test('shows cancelled products, their refund, and whether the order is finished', () => {
  const data = news('en-gb')['order-cancelled']!

  expect(mailOf('order-cancelled', 'en-gb', data).subject).toContain('Part of your order')
  const whole = { ...data, order: { ...data.order, orderState: 'cancelled' as const } }
  expect(mailOf('order-cancelled', 'en-gb', whole).subject).toMatch(/^Your order \d+ was cancelled$/)
  expect(mailOf('order-cancelled', 'en-gb', data).text).toContain('Refund: £262.44')
})

test('shows in every order mail how it was paid, and which amount is refunded to which payment method', () => {
  const all = news('en-gb')
  const paidBy = (kind: 'order-shipped' | 'order-cancelled' | 'order-refunded') => {
    const data = all[kind]!
    const order = { ...data.order, paymentInformations: [...data.order.paymentInformations, card] }
    return mailOf(kind, 'en-gb', { ...data, order } as never)
  }
  const card = { paymentId: '…0029', paymentMethodId: 'giftcard', amount: { amount: 50, currency: 'GBP' } }

  for (const kind of ['order-shipped', 'order-cancelled', 'order-refunded'] as const) {
    const { text } = paidBy(kind)
    expect(text).toContain('Paid with Card: £262.44')
    expect(text).toContain('Paid with gift card …0029: £50.00')
  }
  for (const kind of ['order-cancelled', 'order-refunded'] as const) {
    const { text, html } = paidBy(kind)
    for (const row of ['Refunded to Card: £212.44', 'Refunded to gift card: £50.00', 'Refund: £262.44'])
      expect(text).toContain(row)
    for (const fact of ['Refunded to Card', '£212.44', 'Refunded to gift card', '£50.00']) expect(html).toContain(fact)
  }
})

test('shows after a refund the refunded products and the refunded delivery cost', () => {
  const { subject, text } = mailOf('order-refunded', 'en-gb', news('en-gb')['order-refunded']!)

  expect(subject).toMatch(/^Refund for your order \d+$/)
  for (const fact of ['V-neck crêpe dress: 2 items', 'Delivery: £3.95', '/en-gb/receipt?orderid=o'])
    expect(text).toContain(fact)
})

test('names a refunded payment fee apart from delivery [C-PAY-O4]', () => {
  const data = news('en-gb')['order-refunded'] as MailData['order-refunded']
  const { text } = mailOf('order-refunded', 'en-gb', { ...data, paymentFee: { amount: 1.9, currency: 'GBP' } })

  expect(text).toContain('Delivery: £3.95')
  expect(text).toContain('Payment fee: £1.90')
})

test('gives a gift card with its number, code and day', () => {
  const { text } = mailOf('gift-card', 'en-gb', news('en-gb')['gift-card']!)

  for (const fact of ['Ada', 'Tillykke!', '6000 0000 0001', '4711', '20-11-2029']) expect(text).toContain(fact)
})
