import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import {
  exampleCustomerPage,
  exampleDetailsPage,
  examplePaymentPage,
  exampleShell,
  exampleShippingPage,
  exampleSummaryPage,
} from '../buying.fakes.ts'
import { CheckoutCustomerPage } from '../checkout-customer/checkout-customer-page.tsx'
import { CheckoutDetailsPage } from '../checkout-details/checkout-details-page.tsx'
import { CheckoutPaymentPage } from '../checkout-payment/checkout-payment-page.tsx'
import { CheckoutShippingPage } from '../checkout-shipping/checkout-shipping-page.tsx'
import { CheckoutSummaryPage } from '../checkout-summary/checkout-summary-page.tsx'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const shell = exampleShell('en-gb')
const noFields = { CardFields: () => null }

test('leads through the five steps in their order, with links back to those that are done [C-CHK-01]', async () => {
  const page = await browser.open(<CheckoutShippingPage page={exampleShippingPage('en-gb')} />, shell)

  const steps = page.getByRole('navigation', { name: 'Checkout steps' }).getByRole('listitem')
  expect(await steps.allTextContents()).toEqual([
    '1 Email done',
    '2 Address done',
    '3 Delivery',
    '4 Review',
    '5 Payment',
  ])
  expect(await steps.getByRole('link').count()).toBe(2)
  expect(await page.locator('[aria-current="step"]').textContent()).toBe('3 Delivery')
})

test('offers no control of a line on the summary and payment steps [C-LIN-04, C-CHK-02]', async () => {
  const summary = await browser.open(<CheckoutSummaryPage page={exampleSummaryPage('en-gb')} />, shell)
  const payment = await browser.open(
    <CheckoutPaymentPage page={examplePaymentPage('en-gb')} fields={noFields} />,
    shell,
  )

  for (const page of [summary, payment]) {
    expect(await page.getByText('V-neck crêpe dress').count()).toBeGreaterThan(0)
    expect(await page.getByRole('spinbutton').count()).toBe(0)
    expect(await page.getByRole('button', { name: /Remove|Update|Change/ }).count()).toBe(0)
  }
})

test('offers to go on as a guest first, and asks for an email address only [C-CHK-O1, C-GEN-11, C-RTE-04]', async () => {
  const page = await browser.open(<CheckoutCustomerPage page={exampleCustomerPage('en-gb')} />, shell)

  expect(await page.getByRole('button', { name: 'Continue as guest' }).getAttribute('value')).toBe('continue-as-guest')
  expect(await page.getByRole('textbox').count()).toBe(1)
  expect(await page.getByRole('textbox', { name: 'Email' }).getAttribute('autocomplete')).toBe('email')
})

test('offers to log in or to sign up beside that where the shop does, and else neither [C-TGL-08, C-CHK-O1, C-RTE-04, C-LGN-02]', async () => {
  const signIn = {
    ...{ action: '/en-gb/login?to=%2Fen-gb%2Fcheckout%2Fdetails', providers: [], terms: null },
    ...{ asksForTerms: false, asksForNews: false, asksBirthday: false },
  } as unknown as NonNullable<PageOf<'checkoutCustomerPage'>['signIn']>
  const offering = await browser.open(
    <CheckoutCustomerPage page={{ ...exampleCustomerPage('en-gb'), signIn }} />,
    shell,
  )
  const without = await browser.open(<CheckoutCustomerPage page={exampleCustomerPage('en-gb')} />, shell)
  const toLogin = (page: typeof without) =>
    page.locator('main a[href^="/en-gb/login"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')))

  expect(await toLogin(offering)).toEqual([
    '/en-gb/login?to=%2Fen-gb%2Fcheckout%2Fdetails',
    '/en-gb/login?to=%2Fen-gb%2Fcheckout%2Fdetails&view=signup',
  ])
  expect(await toLogin(without)).toEqual([])
  const order = await offering
    .locator('main button[value="continue-as-guest"], main a[href^="/en-gb/login"]')
    .evaluateAll((all) => all.map((one) => one.tagName))
  expect(order).toEqual(['BUTTON', 'A', 'A'])
})

test('offers the other providers too at the step where the shop has them [C-CHK-O1]', async () => {
  const signIn = {
    ...{ action: '/en-gb/login', terms: null, asksForTerms: false, asksForNews: false, asksBirthday: false },
    providers: ['Google', 'Apple'].map((name) => ({ id: name, name, url: `/start/${name}` })),
  } as unknown as NonNullable<PageOf<'checkoutCustomerPage'>['signIn']>
  const page = await browser.open(<CheckoutCustomerPage page={{ ...exampleCustomerPage('en-gb'), signIn }} />, shell)

  expect(await page.locator('main a[href^="/start/"]').allTextContents()).toEqual([
    ...['Continue with Google', 'Continue with Apple'],
  ])
})

test('ticks no consent box beforehand [C-CHK-O1, C-CHK-O5]', async () => {
  const customer = await browser.open(<CheckoutCustomerPage page={exampleCustomerPage('en-gb')} />, shell)
  const ofMember = { ...exampleSummaryPage('en-gb'), asksNewsletter: true }
  const summary = await browser.open(<CheckoutSummaryPage page={ofMember} />, shell)

  expect(await customer.getByRole('checkbox').count()).toBe(1)
  expect(await customer.locator('form:has([value="continue-as-guest"]) [name="acceptNewsletter"]').count()).toBe(1)
  expect(await summary.getByRole('checkbox').count()).toBe(2)
  for (const page of [customer, summary]) expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)
})

test('writes the address form from the rules of the country, districts under their province [C-ADR-05]', async () => {
  const page = await browser.open(<CheckoutDetailsPage page={exampleDetailsPage('tr-tr')} />, exampleShell('tr-tr'))

  expect(
    await page
      .locator('select[name="district"] optgroup')
      .evaluateAll((groups) => groups.map((group) => group.getAttribute('label'))),
  ).toEqual(['İstanbul', 'Ankara'])
  expect(await page.locator('[name="firstName"]').getAttribute('autocomplete')).toBe('given-name')
  expect(await page.locator('[name="mobilePhoneNumber"]').getAttribute('inputmode')).toBe('tel')
})

test('summarises the errors of a refused form with links to its fields, and keeps the typed text', async () => {
  const form = {
    formAction: 'save-address',
    values: { firstName: 'Signe', postalCode: '12' },
    problems: { postalCode: ['Write it like SW1A 1AA.'], city: ['Fill in this field.'] },
  }
  const page = await browser.open(<CheckoutDetailsPage page={exampleDetailsPage('en-gb', form)} />, shell)

  const summary = page.getByRole('alert')
  expect(await summary.getByRole('heading').textContent()).toBe('There are 2 problems')
  expect(
    await summary.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['#postalCode', '#city'])
  const postcode = page.locator('#postalCode')
  expect(await postcode.inputValue()).toBe('12')
  expect(await postcode.getAttribute('aria-invalid')).toBe('true')
  expect(await page.locator(`#${await postcode.getAttribute('aria-describedby')}`).textContent()).toBe(
    'Write it like SW1A 1AA.',
  )
  expect(await page.locator('#firstName').inputValue()).toBe('Signe')
})

test('shows each delivery method with its day and price, and the pickup points, without script', async () => {
  const page = await browser.open(<CheckoutShippingPage page={exampleShippingPage('en-gb')} />, {
    ...shell,
    featureToggles: { ...shell.featureToggles, deliveryDateInCheckout: true },
  })

  const ways = await page
    .locator('[name="shippingMethodId"]')
    .evaluateAll((radios) => radios.map((radio) => radio.closest('label')?.textContent))
  expect(ways).toEqual([
    'Home delivery £4.95 Thu 26 Nov – Fri 27 Nov · Royal Mail',
    'Pickup point £3.95 Thu 26 Nov · Evri',
  ])
  expect(await page.getByRole('radio', { name: 'Pickup point £3.95' }).isChecked()).toBe(true)
  expect(await page.getByRole('radio', { name: 'Station kiosk 0.8 mi 4 Market Square' }).isChecked()).toBe(true)
})

test('shows the legal documents of a market in full before the terms are accepted', async () => {
  const page = await browser.open(<CheckoutSummaryPage page={exampleSummaryPage('tr-tr')} />, exampleShell('tr-tr'))

  expect(await page.getByRole('group').filter({ hasText: 'Ön bilgilendirme formu' }).count()).toBe(1)
  expect(await page.getByRole('group').filter({ hasText: 'Mesafeli satış sözleşmesi' }).count()).toBe(1)
})

test('is free of accessibility faults on every step', async () => {
  const pages = [
    <CheckoutCustomerPage key="1" page={exampleCustomerPage('ar-ae')} />,
    <CheckoutDetailsPage key="2" page={exampleDetailsPage('ar-ae')} />,
    <CheckoutShippingPage key="3" page={exampleShippingPage('ar-ae')} />,
    <CheckoutSummaryPage key="4" page={exampleSummaryPage('ar-ae')} />,
    <CheckoutPaymentPage key="5" page={examplePaymentPage('ar-ae')} fields={noFields} />,
  ]

  for (const content of pages) expect(await violations(await browser.open(content, exampleShell('ar-ae')))).toEqual([])
})
