import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleBasket, exampleBasketPage, exampleLine, exampleShell } from '../buying.fakes.ts'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { BasketPage } from './basket-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('lets every line be counted, resized and removed by forms that need no script', async () => {
  const page = await browser.open(<BasketPage page={exampleBasketPage('en-gb')} />, exampleShell('en-gb'))

  const line = page.getByRole('listitem').filter({ hasText: 'V-neck crêpe dress' }).first()
  expect(await line.getByRole('spinbutton', { name: 'Quantity of V-neck crêpe dress' }).inputValue()).toBe('2')
  expect(await line.getByRole('button', { name: 'Update' }).getAttribute('value')).toBe('set-quantity')
  expect(await line.getByRole('button', { name: 'Remove V-neck crêpe dress' }).getAttribute('value')).toBe(
    'remove-line',
  )
  expect(await line.locator('select').inputValue()).toBe('100231_navy_03_38')
  expect(await line.locator('form').first().getAttribute('action')).toBe('/en-gb/basket')
})

test('limits the quantity of a line to the available stock', async () => {
  const few = exampleBasket('en-gb', {
    lines: [exampleLine('en-gb', { maxQuantity: 3 }), exampleLine('en-gb', { id: 'l2', maxQuantity: 99 })],
  })
  const page = await browser.open(<BasketPage page={exampleBasketPage('en-gb', few)} />, exampleShell('en-gb'))

  const limits = await page
    .getByRole('spinbutton')
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('max')))
  expect(limits).toEqual(['3', '99'])
})

test('shows every price and total as it was given, and adds nothing up', async () => {
  const page = await browser.open(<BasketPage page={exampleBasketPage('en-gb')} />, exampleShell('en-gb'))

  const summary = page.getByRole('complementary', { name: 'Summary' })
  expect(await summary.getByRole('definition').allTextContents()).toEqual([
    '£301.11',
    '−£56.22',
    'from £3.95',
    '£262.44',
  ])
  expect(await page.getByText('£97.00').count()).toBe(1)
  expect(await page.getByText('£48.50 each').count()).toBe(1)
})

test('names each reduction apart, and at delivery what a promotion takes off it', async () => {
  const of = (amount: number) => ({ amount, currency: 'GBP' })
  const freight = { promotionId: 'f', name: 'Delivery on us', level: 'shipping' as const, amount: of(3.95) }
  const basket = exampleBasket('en-gb', {
    discounts: [freight],
    reductions: [
      { kind: 'goods', amount: of(40.11) },
      { kind: 'promotion', promotionId: 'p1', name: 'Three shirts', amount: of(10) },
      { kind: 'promotion', promotionId: 'p2', name: 'Ten percent', promoCode: 'WELCOME10', amount: of(6.11) },
    ],
  })

  const page = await browser.open(<BasketPage page={exampleBasketPage('en-gb', basket)} />, exampleShell('en-gb'))
  const summary = page.getByRole('complementary', { name: 'Summary' })

  expect((await summary.getByRole('term').allTextContents()).slice(1, 5)).toEqual([
    'Reduced prices',
    'Three shirts',
    'Ten percent, code WELCOME10',
    'DeliveryDelivery on us: −£3.95',
  ])
  expect((await summary.getByRole('definition').allTextContents()).slice(1, 4)).toEqual([
    '−£40.11',
    '−£10.00',
    '−£6.11',
  ])
})

test('says the lowest price of the last 30 days where the law asks for it, and the price before elsewhere', async () => {
  const british = await browser.open(<BasketPage page={exampleBasketPage('en-gb')} />, exampleShell('en-gb'))
  const american = await browser.open(<BasketPage page={exampleBasketPage('en-us')} />, exampleShell('en-us'))

  expect(await british.getByText('Lowest price last 30 days: £189.90').count()).toBe(1)
  expect(await american.getByText('Lowest price').count()).toBe(0)
  expect(await american.locator('s').textContent()).toBe('$189.90')
})

test('shows one line of included tax, and in the United States a table with one row per tax [C-TAX-O3]', async () => {
  const home = { shippingAddress: { regionCode: 'NY' }, vatName: 'State tax', vatName2: 'City tax' }
  const american = exampleBasketPage('en-us', exampleBasket('en-us', home))
  const us = await browser.open(<BasketPage page={american} />, exampleShell('en-us'))
  const gb = await browser.open(<BasketPage page={exampleBasketPage('en-gb')} />, exampleShell('en-gb'))

  const terms = await us.getByRole('complementary').getByRole('term').allTextContents()
  expect(terms).toEqual([
    'Subtotal, 3 items',
    'Discounts',
    'Delivery',
    'State tax',
    'City tax',
    'of which for delivery',
    'Total excluding tax',
    'Total before delivery',
  ])
  expect(await us.getByText('$40.77').count()).toBe(1)
  expect(await us.getByText('$218.99').count()).toBe(1)
  expect(await gb.getByText('including £43.66 VAT').count()).toBe(1)
})

test('shows the tax when the parcel goes to the billing address, and no tax before an address is known', async () => {
  const open = (more: Parameters<typeof exampleBasket>[1]) =>
    browser.open(<BasketPage page={exampleBasketPage('en-us', exampleBasket('en-us', more))} />, exampleShell('en-us'))
  const billed = await open({ billingAddress: { regionCode: 'NY' }, useBillingAddressForShipping: true })
  const unknown = await open({ useBillingAddressForShipping: true })
  const sentElsewhere = await open({ billingAddress: { regionCode: 'NY' }, useBillingAddressForShipping: false })

  const waits = 'calculated once you enter your address'
  expect(await billed.getByText(waits).count()).toBe(0)
  expect(await unknown.getByText(waits).count()).toBe(1)
  expect(await sentElsewhere.getByText(waits).count()).toBe(1)
})

test('marks a tax as an estimate when the tax service did not answer', async () => {
  const open = (taxEstimated?: boolean) =>
    browser.open(
      <BasketPage
        page={exampleBasketPage(
          'en-us',
          exampleBasket('en-us', { shippingAddress: { regionCode: 'NY' }, ...(taxEstimated ? { taxEstimated } : {}) }),
        )}
      />,
      exampleShell('en-us'),
    )

  expect(await (await open(true)).getByText('estimate').count()).toBe(1)
  expect(await (await open()).getByText('estimate').count()).toBe(0)
})

test('lists the tax rates when there are several, and no rate when there is only one', async () => {
  const pound = (amount: number) => ({ amount, currency: 'GBP' })
  const rate = (percent: number, taxable: number, vat: number) => ({
    ...{ name: 'VAT', percent },
    ...{ taxable: pound(taxable), vat: pound(vat) },
  })
  const open = (taxRates: ReturnType<typeof rate>[]) =>
    browser.open(
      <BasketPage page={exampleBasketPage('en-gb', exampleBasket('en-gb', { taxRates }))} />,
      exampleShell('en-gb'),
    )
  const several = await open([rate(20, 22.33, 4.47), rate(0, 32.14, 0)])
  const single = await open([rate(20, 22.33, 4.47)])

  expect(await several.getByRole('term').filter({ hasText: 'VAT 20% on £22.33' }).count()).toBe(1)
  expect(await several.getByRole('term').filter({ hasText: 'VAT 0% on £32.14' }).count()).toBe(1)
  expect(await single.getByText('VAT 20%').count()).toBe(0)
})

test('shows the amount left to free delivery, and when it is reached [C-TGL-04]', async () => {
  const near = await browser.open(<BasketPage page={exampleBasketPage('en-gb')} />, exampleShell('en-gb'))
  const freight = {
    freightValue: { amount: 300, currency: 'GBP' },
    remaining: { amount: 0, currency: 'GBP' },
    reachedShare: 1,
  }
  const there = await browser.open(
    <BasketPage page={exampleBasketPage('en-gb', { ...exampleBasket('en-gb'), freeFreight: freight })} />,
    exampleShell('en-gb'),
  )

  expect(await near.getByRole('progressbar', { name: '£37.56 away from free delivery' }).getAttribute('value')).toBe(
    '87',
  )
  expect(await there.getByRole('progressbar', { name: 'You get free delivery' }).getAttribute('value')).toBe('100')
})

test('names the range where a market has both bounds and the minimum where it has only one [C-THR-03]', async () => {
  const of = (amount: number) => ({ amount, currency: 'USD' })
  const bounded = (minimum: number, maximum: number) =>
    exampleBasketPage('en-us', {
      ...exampleBasket('en-us'),
      minimumThreshold: of(minimum),
      maximumThreshold: of(maximum),
    })
  const range = await browser.open(<BasketPage page={bounded(10, 200)} />, exampleShell('en-us'))
  const least = await browser.open(<BasketPage page={bounded(300, 0)} />, exampleShell('en-us'))

  expect(await range.getByText('Orders must be over $10.00 and under $200.00.').count()).toBe(1)
  expect(await least.getByText('The minimum order is $300.00.').count()).toBe(1)
  expect(await least.getByRole('link', { name: 'Checkout' }).count()).toBe(1)
})

test('keeps a refused quantity as typed, and links from the summary to its line', async () => {
  const form = {
    formAction: 'set-quantity',
    values: { line: 'l1', quantity: '120' },
    problems: { lineItem: ['At most 99 of one thing.'] },
  }
  const page = await browser.open(
    <BasketPage page={exampleBasketPage('en-gb', exampleBasket('en-gb'), form)} />,
    exampleShell('en-gb'),
  )

  const count = page.getByRole('spinbutton', { name: 'Quantity of V-neck crêpe dress' })
  expect(await count.inputValue()).toBe('120')
  expect(await count.getAttribute('aria-invalid')).toBe('true')
  const link = page.getByRole('alert').getByRole('link', { name: 'At most 99 of one thing.' })
  expect(await link.getAttribute('href')).toBe(`#${await count.getAttribute('id')}`)
})

test('says that the basket is empty, and links back to the shop', async () => {
  const page = await browser.open(<BasketPage page={exampleBasketPage('tr-tr', null)} />, exampleShell('tr-tr'))

  expect(await page.getByRole('heading', { level: 1, name: 'Sepetiniz boş' }).count()).toBe(1)
  expect(await page.getByRole('link', { name: 'Alışverişe başla' }).getAttribute('href')).toBe('/tr-tr')
})

test('is free of accessibility faults, in either direction', async () => {
  const english = await browser.open(<BasketPage page={exampleBasketPage('en-gb')} />, exampleShell('en-gb'))
  const arabic = await browser.open(<BasketPage page={exampleBasketPage('ar-ae')} />, exampleShell('ar-ae'))

  expect(await violations(english)).toEqual([])
  expect(await violations(arabic)).toEqual([])
})

test('says that the last basket has expired, and says nothing to a visitor without a previous basket [C-BSK-08]', async () => {
  const empty = { ...exampleBasketPage('en-gb'), basket: null }
  const had = await browser.open(<BasketPage page={{ ...empty, gone: true }} />, exampleShell('en-gb'))
  const first = await browser.open(<BasketPage page={empty} />, exampleShell('en-gb'))

  expect(await had.getByText('Your last basket has expired.').count()).toBe(1)
  expect(await first.getByText('Your last basket has expired.').count()).toBe(0)
})
