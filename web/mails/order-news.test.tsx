import { expect, test } from 'vitest'
import type { MailData, MailKind } from '#contracts/storefront.ts'
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
    'order-cancelled': { order, receiptUrl, goods, ...back },
    'order-refunded': { order, receiptUrl, goods, delivery: { ...order.total, amount: 3.95 }, ...back },
    'payment-refused': { orderNumber: '10000008', amount: order.total, basketUrl: `/${market}/basket` },
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
    'basket-abandoned': { lines: order.lines, basketUrl: `/${market}/basket` },
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
  for (const fact of ['DPD42', 'https://dpd.example/42', 'V-neck crêpe dress: 2 pieces', '/en-gb/receipt?orderid=o'])
    expect(text).toContain(fact)
})

test('tells what does not come, what goes back for it, and whether the order is over', () => {
  const data = news('en-gb')['order-cancelled']!

  expect(mailOf('order-cancelled', 'en-gb', data).subject).toContain('Something of your order')
  const whole = { ...data, order: { ...data.order, orderState: 'cancelled' as const } }
  expect(mailOf('order-cancelled', 'en-gb', whole).subject).toMatch(/^Your order \d+ was cancelled$/)
  expect(mailOf('order-cancelled', 'en-gb', data).text).toContain('Goes back to you: £262.44')
})

test('tells in every mail of an order how it was paid, and what goes back where', () => {
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
    for (const row of ['Back by Card: £212.44', 'Back by gift card: £50.00', 'Goes back to you: £262.44'])
      expect(text).toContain(row)
    for (const fact of ['Back by Card', '£212.44', 'Back by gift card', '£50.00']) expect(html).toContain(fact)
  }
})

test('tells after a refund for which pieces it is, and what delivery gave back', () => {
  const { subject, text } = mailOf('order-refunded', 'en-gb', news('en-gb')['order-refunded']!)

  expect(subject).toMatch(/^Money back for your order \d+$/)
  for (const fact of ['V-neck crêpe dress: 2 pieces', 'Delivery: £3.95', '/en-gb/receipt?orderid=o'])
    expect(text).toContain(fact)
})

test('gives a gift card with its number, code and day', () => {
  const { text } = mailOf('gift-card', 'en-gb', news('en-gb')['gift-card']!)

  for (const fact of ['Ada', 'Tillykke!', '6000 0000 0001', '4711', '20-11-2029']) expect(text).toContain(fact)
})
