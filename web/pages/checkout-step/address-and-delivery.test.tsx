import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import {
  exampleDetailsPage,
  exampleLine,
  exampleOrder,
  examplePaymentPage,
  exampleReceiptPage,
  exampleShell,
  exampleShippingPage,
  exampleSummaryPage,
} from '../buying.fakes.ts'
import { CheckoutDetailsPage } from '../checkout-details/checkout-details-page.tsx'
import { CheckoutPaymentPage } from '../checkout-payment/checkout-payment-page.tsx'
import { CheckoutShippingPage } from '../checkout-shipping/checkout-shipping-page.tsx'
import { CheckoutSummaryPage } from '../checkout-summary/checkout-summary-page.tsx'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { ReceiptPage } from '../receipt/receipt-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const shell = exampleShell('en-gb')
const withToggle = (key: string) => ({ ...shell, featureToggles: { ...shell.featureToggles, [key]: true } })
const amount = (value: number) => ({ amount: value, currency: 'GBP' })

function detailsPage(more: Partial<PageOf<'checkoutDetailsPage'>>): PageOf<'checkoutDetailsPage'> {
  const page = exampleDetailsPage('en-gb')
  return { ...page, ...more }
}

test('asks for at most eight fields at first sight where addresses are searched, and keeps the others one press away [C-AVL-07, C-TGL-07, C-CHK-05]', async () => {
  const page = await browser.open(<CheckoutDetailsPage page={detailsPage({ addressValidation: true })} />, shell)
  const plain = await browser.open(<CheckoutDetailsPage page={detailsPage({})} />, shell)

  const place = page.locator('details[data-address]')
  expect(await place.getAttribute('open')).toBeNull()
  expect(await place.locator('summary').textContent()).toBe('Enter address manually')
  expect(await page.locator('form input:not([type=hidden]), form select').count()).toBeLessThanOrEqual(8 + 6)
  expect(await place.locator('[name="line1"], [name="postalCode"], [name="city"]').count()).toBe(3)
  expect(await plain.locator('details[data-address]').count()).toBe(0)
  expect(await plain.getByRole('textbox', { name: 'Street' }).count()).toBe(1)
})

test('opens the address again as soon as something about it is refused', async () => {
  const form = {
    formAction: 'save-address',
    values: { line1: 'Elm Row' },
    problems: { city: ['Fill in this field.'] },
  }
  const page = await browser.open(<CheckoutDetailsPage page={detailsPage({ addressValidation: true, form })} />, shell)

  expect(await page.locator('details[data-address]').getAttribute('open')).not.toBeNull()
  expect(await page.locator('#city').getAttribute('aria-invalid')).toBe('true')
})

test('asks for another billing address in separate fields, behind a box that is not ticked beforehand [C-ADR-O1]', async () => {
  const fields = exampleDetailsPage('en-gb').address.fields.slice(0, 2)
  const billing = {
    elsewhere: false,
    saved: [],
    fields: fields.map((field) => ({ ...field, name: `billing-${field.name}` })),
    values: { 'billing-country': 'GB' },
  }
  const page = await browser.open(<CheckoutDetailsPage page={detailsPage({ billing })} />, shell)

  expect(await page.locator('[name="billingElsewhere"]').isChecked()).toBe(false)
  expect(await page.getByRole('group', { name: 'Billing address' }).getByRole('textbox').count()).toBe(2)
  expect(await page.locator('[name="billing-shown"]').getAttribute('value')).toBe('GB')
  expect(await violations(page)).toEqual([])
})

test('offers the saved addresses for the bill, with the chosen one and what is wrong with it [C-ACC-O3]', async () => {
  const fields = exampleDetailsPage('en-gb').address.fields.slice(0, 2)
  const billing = {
    elsewhere: true,
    saved: [{ id: 'home', name: 'Ane Holm', lines: ['4 Market Square', 'London'], isPreferred: false }],
    fields: fields.map((field) => ({ ...field, name: `billing-${field.name}` })),
    values: { 'billing-country': 'GB', 'billing-saved': 'home' },
  }
  const page = await browser.open(<CheckoutDetailsPage page={detailsPage({ billing })} />, shell)
  const group = page.getByRole('group', { name: 'Billing address' })

  const choice = group.getByLabel('Your addresses')
  expect(await choice.locator('option').allTextContents()).toEqual([
    'Another address',
    'Ane Holm, 4 Market Square, London',
  ])
  expect(await choice.inputValue()).toBe('home')
  expect(await violations(page)).toEqual([])

  const problems = { 'billing-saved': ['We cannot find this address.'] }
  const form = { formAction: 'save-address', values: { billingElsewhere: 'true', 'billing-saved': '' }, problems }
  const refused = await browser.open(<CheckoutDetailsPage page={detailsPage({ billing, form })} />, shell)
  expect(await refused.getByLabel('Your addresses').inputValue()).toBe('')
  expect(await refused.getByLabel('Your addresses').getAttribute('aria-invalid')).toBe('true')
})

test('shows at the field why the shopper was sent back to the address step [C-CHK-04]', async () => {
  const page = await browser.open(
    <CheckoutDetailsPage page={detailsPage({ sentBack: 'checkout.address-must-be-corrected' })} />,
    shell,
  )

  expect(await page.getByText('Correct your address, then choose your delivery.').count()).toBe(1)
})

test('lets each parcel be chosen for by itself, with what is in it [C-SHP-05, C-TGL-06]', async () => {
  const page = exampleShippingPage('en-gb')
  const { methods } = page.shipping
  const parcels = [
    { id: 'warehouse', lineIds: ['l1'], methods, chosen: 'home' },
    { id: 'store-7', lineIds: ['l2'], methods },
  ]
  const shown = await browser.open(
    <CheckoutShippingPage page={{ ...page, shipping: { ...page.shipping, parcels } }} />,
    shell,
  )

  const warehouse = shown.getByRole('region', { name: 'From our warehouse' })
  const store = shown.getByRole('region', { name: 'From a store' })
  expect(await warehouse.getByRole('radio', { name: 'Home delivery' }).getAttribute('name')).toBe(
    'shippingMethodId.warehouse',
  )
  expect(await store.getByRole('radio', { name: 'Home delivery' }).getAttribute('name')).toBe(
    'shippingMethodId.store-7',
  )
  expect(await warehouse.getByText('V-neck crêpe dress').count()).toBe(1)
  expect(await shown.locator('button[value="choose-shipping"]').count()).toBe(1)
  expect(await violations(shown)).toEqual([])
})

test('asks for the customer number of a parcel machine only when the delivery method needs it [C-SHP-03, C-ADR-03]', async () => {
  const page = exampleShippingPage('en-gb')
  const shipping = { ...page.shipping, postNumberFor: ['pickup'] }
  const asked = await browser.open(<CheckoutShippingPage page={{ ...page, shipping }} />, shell)
  const not = await browser.open(<CheckoutShippingPage page={page} />, shell)

  expect(await asked.getByRole('textbox', { name: 'Your customer number with the carrier' }).count()).toBe(1)
  expect(await not.locator('[name="carrierPostNumber"]').count()).toBe(0)
})

test('says on which day a parcel arrives, and until when to order for it, only where the shop tells delivery dates in the checkout [C-TGL-05, C-CHK-05, C-DLV-03]', async () => {
  const page = exampleShippingPage('en-gb')
  const methods = page.shipping.methods.map((method) => ({ ...method, predictionCutoffLocale: '4pm' }))
  const content = <CheckoutShippingPage page={{ ...page, shipping: { ...page.shipping, methods } }} />
  const on = await browser.open(content, withToggle('deliveryDateInCheckout'))
  const off = await browser.open(content, shell)

  expect(await on.getByText('Order by 4pm').count()).toBe(2)
  expect(await off.getByText('Order by 4pm').count()).toBe(0)
  expect(await on.getByText('26 Nov').count()).toBe(2)
  expect(await off.getByText('26 Nov').count()).toBe(0)
})

test('takes codes up to the choice of delivery and gift cards up to paying, where the market takes any [C-TGL-02, C-PRO-07, C-CHK-02]', async () => {
  const shipping = <CheckoutShippingPage page={exampleShippingPage('en-gb')} />
  const open = withToggle('redeemPromoCodeAndGiftCard')
  const chosen = await browser.open(shipping, open)
  expect(await chosen.locator('form:has([value="add-promo-code"])').getAttribute('action')).toBe(
    '/en-gb/checkout/shipping',
  )
  const content = <CheckoutPaymentPage page={examplePaymentPage('en-gb')} fields={{ CardFields: () => null }} />
  const on = await browser.open(content, open)
  const off = await browser.open(content, shell)
  const unasked = await browser.open(shipping, shell)
  const summary = await browser.open(<CheckoutSummaryPage page={exampleSummaryPage('en-gb')} />, open)

  expect(await unasked.locator('[value="add-promo-code"], [value="apply-gift-card"]').count()).toBe(0)
  expect(await summary.locator('[value="add-promo-code"]').count()).toBe(0)
  expect(await on.locator('form:has([value="apply-gift-card"])').getAttribute('action')).toBe('/en-gb/checkout/payment')
  expect(await on.locator('[value="add-promo-code"]').count()).toBe(0)
  expect(await off.locator('[value="apply-gift-card"]').count()).toBe(0)
})

test('says at the choice of delivery why a code is refused, beside its field [C-PRO-03]', async () => {
  const problems = { promoCode: ['Promotion code not found'] }
  const form = { formAction: 'add-promo-code', values: { promoCode: 'NONE' }, problems }
  const content = <CheckoutShippingPage page={exampleShippingPage('en-gb', form)} />
  const field = (await browser.open(content, withToggle('redeemPromoCodeAndGiftCard'))).locator('#promo-code')

  expect([await field.inputValue(), await field.getAttribute('aria-invalid')]).toEqual(['NONE', 'true'])
  expect(await field.evaluate((it) => it.closest('form')?.textContent)).toContain('Promotion code not found')
})

test('names the way of delivery beside its cost where the shop wants it [C-TGL-03]', async () => {
  const content = <CheckoutPaymentPage page={examplePaymentPage('en-gb')} fields={{ CardFields: () => null }} />
  const on = await browser.open(content, withToggle('shippingTitleInBasket'))
  const off = await browser.open(content, shell)

  const told = (page: typeof on) => page.getByRole('complementary').getByText('Home delivery').count()
  expect([await told(on), await told(off)]).toEqual([1, 0])
})

test('names the marks that are accepted [C-PAY-04]', async () => {
  const payment = examplePaymentPage('en-gb', {
    icons: ['visa', 'bancontact', 'american-express', 'visa-dankort', 'maestro', 'mastercard', 'ratepay', 'klarna'],
  })
  const page = await browser.open(<CheckoutPaymentPage page={payment} fields={{ CardFields: () => null }} />, shell)

  const marks = page.getByRole('list', { name: 'We accept' }).getByRole('listitem')
  expect(await marks.allTextContents()).toEqual([
    ...['Visa', 'Bancontact', 'American Express', 'Dankort', 'Maestro', 'Mastercard', 'Ratepay', 'Klarna'],
  ])
})

test('shows a payment link as a code, as a way on and with its end [C-PBL-01]', async () => {
  const link = {
    ...{ url: 'https://pay.example/l1', qrCode: 'data:image/svg+xml,<svg/>', linkId: 'l1', status: 'Active' as const },
    ...{ expiresAt: '2026-11-21T10:00:00Z', askAgainAfterMs: 5000 },
  }
  const payment = examplePaymentPage('en-gb', { provider: 'pay-by-link', methods: [], link })
  const page = await browser.open(<CheckoutPaymentPage page={payment} fields={{ CardFields: () => null }} />, shell)

  expect(await page.getByRole('img', { name: 'Scan to pay' }).getAttribute('src')).toBe(link.qrCode)
  expect(await page.getByRole('link', { name: 'Open the payment page' }).getAttribute('href')).toBe(link.url)
  expect(await page.getByText(/The link is valid until Sat 21 Nov/).count()).toBe(1)
  expect(await page.locator('meta[http-equiv="refresh"]').getAttribute('content')).toBe('5')
})

test('says on the receipt what was paid by card and what by gift card [C-GFT-06]', async () => {
  const paymentInformations = [
    { paymentId: 'p', paymentMethodId: 'scheme', amount: amount(200) },
    { paymentId: '1234', paymentMethodId: 'giftcard', amount: amount(62.44) },
  ]
  const order = { ...exampleOrder('en-gb'), paymentInformations, note: 'Ring twice' }
  const page = await browser.open(<ReceiptPage page={exampleReceiptPage('en-gb', order)} />, shell)

  expect(await page.getByText('Card £200.00, gift card £62.44').count()).toBe(1)
  expect(await page.getByText('Ring twice').count()).toBe(1)
})

test('offers the receipt as a document where the shop does [C-TGL-14, C-RCP-03]', async () => {
  const pdfUrl = '/api/order/en-gb/order/receipt/o/pdf'
  const on = await browser.open(<ReceiptPage page={{ ...exampleReceiptPage('en-gb'), pdfUrl }} />, shell)
  const off = await browser.open(<ReceiptPage page={exampleReceiptPage('en-gb')} />, shell)

  const link = on.getByRole('link', { name: 'Receipt as PDF' })
  expect([await link.getAttribute('href'), await link.getAttribute('download')]).toEqual([pdfUrl, expect.any(String)])
  expect(await off.getByRole('link', { name: 'Receipt as PDF' }).count()).toBe(0)
})

test('shows the recipient of a gift card and the day it is sent', async () => {
  const giftCard = { recipientName: 'Ida', recipientEmail: 'ida@example.com', deliveryDate: '2026-12-24' }
  const order = { ...exampleOrder('en-gb'), lines: [exampleLine('en-gb', { giftCard, isDigital: true })] }
  const page = await browser.open(<ReceiptPage page={exampleReceiptPage('en-gb', order)} />, shell)

  expect(await page.getByText('Sent to Ida by email, Thu 24 Dec').count()).toBe(1)
})
