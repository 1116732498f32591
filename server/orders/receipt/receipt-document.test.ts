import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { OrderDetail } from '#contracts/orders.ts'
import { translator } from '#foundation/words.ts'
import { fakeMarket } from '#server/markets/markets.fakes.ts'
import { receiptDocument } from './receipt-document.ts'

const words = JSON.parse(readFileSync('words/en.json', 'utf8')) as Record<string, string>
const t = translator(words, words, 'en')

/** The rows of sums of a receipt. */
function sums(marketId: string, taxes: Partial<OrderDetail>): string[] {
  const market = fakeMarket(marketId)
  const of = (amount: number) => ({ amount, currency: market.currency })
  const order = {
    ...{ orderNumber: '10000008', created: '2026-06-15T10:00:00Z', promoCodes: [], lines: [], shipments: [] },
    ...{ subtotal: of(100), shippingTotal: of(10), totalDiscount: of(0), total: of(124.3), paymentInformations: [] },
    ...{ totalVat: of(14.3), totalVat1: of(5.5), totalVat2: of(8.8), shippingVat: of(1.3), vatName: 'GST' },
    ...taxes,
  } as unknown as OrderDetail
  const rows = receiptDocument(order, { market, shopName: 'Selvedge', t }).blocks.at(-1)
  if (rows?.kind !== 'rows') throw new Error('The receipt does not end with its sums.')
  return rows.rows.map(({ term, text }) => `${term} ${text}`.replaceAll(/\s/g, ' ').trim())
}

test('lists in Canada each tax that is added to the prices, in the order of the page [C-RCP-O2, C-TAX-04, C-TAX-O1]', () => {
  expect(sums('en-ca', { vatName2: 'PST' })).toEqual([
    ...['Subtotal $100.00', 'Delivery $10.00', 'GST $5.50', 'PST $8.80', 'of which for delivery $1.30'],
    'Total $124.30',
  ])
})

test('lists a payment fee after delivery [C-PAY-O4]', () => {
  const of = (amount: number) => ({ amount, currency: 'GBP' })

  expect(sums('en-gb', { paymentFee: of(1.9), paymentFeeVat: of(0.32), total: of(126.2) })).toEqual([
    ...['Subtotal £100.00', 'Delivery £10.00', 'Payment fee £1.90', 'Total £126.20', 'including £14.30 GST'],
  ])
})

test('lists the total without tax as well where the country has a tax summary, and elsewhere one line of included tax [C-TAX-O3]', () => {
  const totalWithoutVat = { amount: 110, currency: 'TND' }

  expect(sums('fr-tn', { totalWithoutVat })).toContain('Total excluding tax 110,000 DT')
  expect(sums('en-gb', {})).toEqual(['Subtotal £100.00', 'Delivery £10.00', 'Total £124.30', 'including £14.30 GST'])
})
