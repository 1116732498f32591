import { expect, test } from 'vitest'
import { AccountOrdersPage } from './account-orders/account-orders-page.tsx'
import { exampleBasket, exampleOrder, exampleReceiptPage, exampleShell, exampleSummaryPage } from './buying.fakes.ts'
import { CheckoutSummaryPage } from './checkout-summary/checkout-summary-page.tsx'
import { ReceiptPage } from './receipt/receipt-page.tsx'
import { written } from './written.fakes.tsx'

type Place = 'en-us' | 'en-gb'

const twoTaxes = { vatName: 'State tax', vatName2: 'City tax', taxEstimated: false }

/** What the last step before the payment, the receipt and the order of a member say of taxes. */
function saidIn(market: Place, taxSummary?: boolean) {
  const shell = exampleShell(market)
  const settings = { ...shell.market, ...(taxSummary === undefined ? {} : { taxSummary }) }
  const order = { ...exampleOrder(market), ...twoTaxes }
  const links = { ...shell.links, accountOrderHistoryPage: `/${market}/account/orders` }
  const summary = exampleSummaryPage(market)
  const { basket } = exampleBasket(market, twoTaxes)
  const checkout = { ...summary.checkout, basket: { ...summary.checkout.basket, basket } }
  const orders = { pageAlias: 'accountOrderHistoryPage', orders: [], shown: { order, receiptUrl: '/receipt' } }
  return [
    <CheckoutSummaryPage key="summary" page={{ ...summary, checkout }} />,
    <ReceiptPage key="receipt" page={exampleReceiptPage(market, order)} />,
    <AccountOrdersPage key="order" page={orders as never} />,
  ].map((page) => written(page, { ...shell, links, market: settings }).text)
}

test('shows in the last step, the receipt and the order one row for each tax, that of delivery and the total without tax, where prices come without tax [C-TAX-O3, C-TAX-04]', () => {
  for (const said of saidIn('en-us'))
    expect(said).toContain('State tax $40.77 City tax $2.88 of which for delivery $0.55 Total excluding tax $218.99')
})

test('shows the same table where the country has one though its prices include tax, and elsewhere one line of included tax [C-TAX-O3, C-CST-18, C-TAX-01]', () => {
  for (const said of saidIn('en-gb', true))
    expect(said).toContain('City tax £2.88 of which for delivery £0.55 Total excluding tax £218.99')
  for (const said of saidIn('en-gb')) {
    expect(said).toContain('including £43.66 State tax')
    expect(said).not.toContain('Total excluding tax')
  }
})
