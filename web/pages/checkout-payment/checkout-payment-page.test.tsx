import { afterAll, beforeAll, expect, test } from 'vitest'
import { examplePaymentLink, examplePaymentPage, exampleShell } from '../buying.fakes.ts'
import { openBrowser, type Shown } from '../in-browser.fakes.tsx'
import { CheckoutPaymentPage } from './checkout-payment-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const shell = exampleShell('en-gb')
const fields = { CardFields: () => <input name="cardNumber" aria-label="Card number" /> }

test('names the amount on the order button where no law words it [D-12]', async () => {
  const own = { ...shell, market: { ...shell.market, buttonNamesAmount: true as const } }
  const page = await browser.open(<CheckoutPaymentPage page={examplePaymentPage('en-gb')} fields={fields} />, own)

  expect(await page.getByRole('button', { name: 'Pay £262.44' }).getAttribute('value')).toBe('pay')
  expect(await page.getByText('obligation to pay').count()).toBe(0)
})

test('names the duty to pay on the order button, directly under the total [D-12]', async () => {
  const page = await browser.open(<CheckoutPaymentPage page={examplePaymentPage('en-gb')} fields={fields} />, shell)

  const button = page.getByRole('button', { name: 'Order with obligation to pay' })
  expect(await button.getAttribute('value')).toBe('pay')
  expect(await button.evaluate((element) => element.previousElementSibling?.textContent)).toContain('£262.44')
})

test('shows the provider’s fields for a card and none for a way to pay that leads to the provider [C-PRS-01]', async () => {
  const page = await browser.open(<CheckoutPaymentPage page={examplePaymentPage('en-gb')} fields={fields} />, shell)

  expect(await page.getByRole('radio', { name: 'Card' }).isChecked()).toBe(true)
  expect(await page.getByRole('textbox', { name: 'Card number' }).count()).toBe(1)
  expect(await page.getByText('You confirm on the next page.').count()).toBe(1)
})

test('offers no wallet before script has found that the device supports it [C-CAR-O2]', async () => {
  const wallets = (['apple-pay', 'google-pay'] as const).map((wallet) => ({
    ...{ type: wallet, name: wallet, brands: [], fields: 'redirect' as const, wallet },
  }))
  const page = examplePaymentPage('en-gb')
  const methods = [...page.payment.methods, ...wallets]
  const shown = await browser.open(
    <CheckoutPaymentPage page={{ ...page, payment: { ...page.payment, methods } }} fields={fields} />,
    shell,
  )

  expect(await shown.getByRole('radio').count()).toBe(page.payment.methods.length)
})

test('keeps the chosen payment method after a refusal, and first says that nothing was charged [C-PRS-O2]', async () => {
  const refused = examplePaymentPage('en-gb', { refusal: 'checkout.payment-refused', chosen: 'paypal' })
  const page = await browser.open(<CheckoutPaymentPage page={refused} fields={fields} />, shell)

  expect(await page.getByRole('alert').textContent()).toContain('You have not been charged and your basket is safe.')
  expect(await page.getByRole('radio', { name: 'PayPal' }).isChecked()).toBe(true)
})

test('offers no second payment attempt while the first is open, and checks its state again without script [C-PAY-05]', async () => {
  const waiting = { orderNumber: '100000008', askAgainAfterMs: 2000, gaveUp: false }
  const page = await browser.open(
    <CheckoutPaymentPage page={examplePaymentPage('en-gb', { waiting })} fields={fields} />,
    shell,
  )

  expect(await page.getByRole('button').count()).toBe(0)
  expect(await page.getByRole('radio').count()).toBe(0)
  expect(await page.getByRole('status').textContent()).toContain('Do not pay again.')
  expect(await page.locator('meta[http-equiv="refresh"]').getAttribute('content')).toBe('2')
})

test('a page with a link to pay by is loaded again without script, every five seconds [C-CST-13, C-PBL-O1]', async () => {
  const page = await browser.open(
    <CheckoutPaymentPage
      page={examplePaymentPage('en-gb', { provider: 'pay-by-link', link: examplePaymentLink })}
      fields={fields}
    />,
    shell,
  )

  expect(await page.locator('meta[http-equiv="refresh"]').getAttribute('content')).toBe('5')
})

test('stops checking the payment after a while, and says that a mail will follow', async () => {
  const waiting = { orderNumber: '100000008', askAgainAfterMs: 2000, gaveUp: true }
  const page = await browser.open(
    <CheckoutPaymentPage page={examplePaymentPage('en-gb', { waiting })} fields={fields} />,
    shell,
  )

  expect(await page.getByText('We will email you.').count()).toBe(1)
  expect(await page.getByText('100000008').count()).toBe(1)
  expect(await page.locator('meta[http-equiv="refresh"]').count()).toBe(0)
})
