import { expect, test } from 'vitest'
import type { OrderDetail } from '#contracts/orders.ts'
import { exampleOrder, exampleShell } from '../pages/buying.fakes.ts'
import { renderMail } from './index.server.tsx'

const settings = { publicUrl: 'https://shop.example', shellUrl: '' }
const mailOf = (market: 'en-gb' | 'ar-ae' | 'tr-tr' | 'en-us', order: OrderDetail = exampleOrder(market)) =>
  renderMail(
    'order-confirmation',
    { order, receiptUrl: `/${market}/receipt?orderid=o` },
    exampleShell(market),
    settings,
  )

test('confirms an order with its number, goods, amounts and a way to the receipt, the same in text and HTML', () => {
  const mail = mailOf('en-gb')

  expect(mail.subject).toBe('Your order 100000008')
  for (const fact of [
    'V-neck crêpe dress',
    '£97.00',
    '£262.44',
    'including £43.66 VAT',
    'Thu 26 Nov – Fri 27 Nov',
    'High Street 12',
  ]) {
    expect(mail.text).toContain(fact)
    expect(mail.html).toContain(fact)
  }
  expect(mail.text).toContain('https://shop.example/en-gb/receipt?orderid=o')
})

test('names a payment fee in the sums, and none where none was charged [C-PAY-O4]', () => {
  const order = { ...exampleOrder('en-gb'), paymentFee: { amount: 1.9, currency: 'GBP' } }

  for (const said of [mailOf('en-gb', order).text, mailOf('en-gb', order).html]) {
    expect(said).toContain('Payment fee')
    expect(said).toContain('£1.90')
  }
  expect(mailOf('en-gb').text).not.toContain('Payment fee')
})

test('writes a mail to an Arabic market from right to left, in its words', () => {
  const mail = mailOf('ar-ae')

  expect(mail.html).toContain('<html lang="ar-AE" dir="rtl">')
  expect(mail.html).toContain('align="left"')
  expect(mail.subject).toBe('طلبك 100000008')
})

test('leads to the withdrawal function from mails in the EU and EEA only', () => {
  expect(mailOf('en-gb').text).toContain('https://shop.example/en-gb/withdraw')
  expect(mailOf('ar-ae').text).not.toContain('/withdraw')
})

test('tells the floor or flat the parcel goes to', () => {
  const order = exampleOrder('en-gb')
  const shippingAddress = { ...order.shippingAddress, line2: '3rd floor, bell 7' }

  expect(mailOf('en-gb', { ...order, shippingAddress }).text).toContain(
    'High Street 12, 3rd floor, bell 7, SW1A\u00a01AA London',
  )
})

test('lists each tax, that of delivery and the total without tax where the country has a table, and one line elsewhere [C-TAX-01, C-TAX-O3, C-TAX-04, C-CST-18]', () => {
  const two = { ...exampleOrder('en-us'), vatName: 'State tax', vatName2: 'City tax' }
  const { text } = mailOf('en-us', two)
  const british = exampleShell('en-gb')
  const table = { ...british, market: { ...british.market, taxSummary: true } }
  const data = { order: exampleOrder('en-gb'), receiptUrl: '/en-gb/receipt?orderid=o' }

  expect(text).toMatch(
    /State tax:? +\$40\.77\s+City tax:? +\$2\.88\s+of which for delivery:? +\$0\.55\s+Total excluding tax:? +\$218\.99/,
  )
  expect(text).not.toContain('including')
  expect(renderMail('order-confirmation', data, table, settings).text).toMatch(/Total excluding tax:? +£218\.99/)
  expect(mailOf('en-gb').text).not.toContain('Total excluding tax')
})

test('tells each rate of tax with what is taxed at it, 0 % too', () => {
  const pound = (amount: number) => ({ amount, currency: 'GBP' })
  const taxRates = [
    { name: 'VAT', percent: 20, taxable: pound(22.33), vat: pound(4.47) },
    { name: 'VAT', percent: 0, taxable: pound(32.14), vat: pound(0) },
  ]
  const { text } = mailOf('en-gb', { ...exampleOrder('en-gb'), taxRates })

  expect(text).toMatch(/VAT 20% on £22\.33:? +£4\.47/)
  expect(text).toMatch(/VAT 0% on £32\.14:? +£0\.00/)
})

test('names each reduction apart', () => {
  const of = (amount: number) => ({ amount, currency: 'GBP' })
  const mail = mailOf('en-gb', {
    ...exampleOrder('en-gb'),
    reductions: [
      { kind: 'goods', amount: of(50.11) },
      { kind: 'promotion', promotionId: 'p2', name: 'Ten percent', promoCode: 'WELCOME10', amount: of(6.11) },
    ],
  })

  for (const row of [/Reduced prices:? +−£50\.11/, /Ten percent, code WELCOME10:? +−£6\.11/])
    expect(mail.text).toMatch(row)
  for (const fact of ['Reduced prices', '−£50.11', 'Ten percent, code WELCOME10', '−£6.11'])
    expect(mail.html).toContain(fact)
  expect(mailOf('en-gb').text).toMatch(/Discounts:? +−£56\.22/)
})

test('escapes what shoppers typed', () => {
  const order = { ...exampleOrder('en-gb'), shippingAddress: { firstName: '<img src=x>' } }

  expect(mailOf('en-gb', order).html).not.toContain('<img src=x>')
})

test('names the pickup point before its street, in whatever order it was kept', () => {
  const [shipment] = exampleOrder('en-gb').shipments
  const pickupPointAddress = {
    city: 'London',
    name: 'Station kiosk',
    line1: '4 Market Square',
    country: 'GB',
    postalCode: 'SW1A 2BB',
  }
  const order = { ...exampleOrder('en-gb'), shipments: [{ ...shipment!, pickupPointAddress }] }

  expect(mailOf('en-gb', order).text).toContain('Station kiosk, 4 Market Square, London SW1A\u00a02BB')
})

test.each([
  ['en-gb', 'Paid with gift card …0029', 'Paid with card'],
  ['tr-tr', 'hediye kartı …0029 ile ödendi', ' ile ödendi'],
  ['ar-ae', 'تم الدفع بواسطة بطاقة هدية …0029', 'تم الدفع بواسطة'],
] as const)(
  'tells in %s how it was paid: each gift card and the rest, with the amounts, in text and HTML',
  (market, card, rest) => {
    const order = exampleOrder(market)
    const { currency } = order.total
    const paymentInformations = [
      { paymentId: 'p', paymentMethodId: 'scheme', amount: { amount: 212.5, currency } },
      { paymentId: '…0029', paymentMethodId: 'giftcard', amount: { amount: 50, currency } },
    ]

    const mail = mailOf(market, { ...order, paymentInformations })

    for (const body of [mail.text, mail.html]) {
      expect(body).toContain(card)
      expect(body.toLowerCase()).toContain(rest.toLowerCase())
    }
    if (market === 'en-gb') for (const amount of ['£212.50', '£50.00']) expect(mail.text).toContain(amount)
  },
)
