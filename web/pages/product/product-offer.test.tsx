import { expect, test } from 'vitest'
import { styleElement } from '#ui/style-sheet.fakes.ts'
import styles from '../../catalogue/buying/buy-bar.module.css'
import { examplePrice, exampleVariant } from '../browsing.fakes.ts'
import { openProductPage } from './product-page.fakes.tsx'

const { show } = await openProductPage()

test('shows what members pay only where there are members, with no word of saving [B-FT-31, D-05]', async () => {
  const price = examplePrice('tr-tr', 89.9)
  const product = { price: { ...price, shown: { ...price.shown, member: { amount: 71, currency: 'TRY' } } } }
  const page = await show(product, {}, 'tr-tr')
  const member = page.getByText('71,00').first()

  expect(await member.count()).toBe(1)
  expect(await page.locator('s').count()).toBe(0)
  expect(await (await show({ price }, {}, 'tr-tr')).getByText('71,00').count()).toBe(0)
})

test('links customers without membership to joining when there is a member price', async () => {
  const price = examplePrice('en-gb', 89.9)
  const withMember = { price: { ...price, shown: { ...price.shown, member: { amount: 71, currency: 'GBP' } } } }
  const link = (await show(withMember)).getByRole('link', { name: 'Become a member' })

  expect(await link.getAttribute('href')).toBe('/en-gb/account/rewards')
  expect(await (await show({ price })).getByRole('link', { name: 'Become a member' }).count()).toBe(0)
})

test('offers a code to copy under its own title, and nothing to copy where there is no code [B-PDP-11]', async () => {
  const page = await show({
    calloutAttributes: {
      callout: 'Two for one',
      disclaimer: 'Until Sunday',
      clipboardCode: 'TWO41',
      clipboardTitle: 'Copy the code TWO41',
      hideDiscountBadge: false,
      hideListPrice: false,
    },
  })

  expect(await page.getByText('Until Sunday').count()).toBe(1)
  expect(
    await page.locator('[data-copies]').evaluate((it) => [it.textContent, (it as HTMLElement).dataset.copies]),
  ).toEqual(['Copy the code TWO41', 'TWO41'])
  const offer = { callout: 'Two for one', clipboardTitle: 'Copy', hideDiscountBadge: false, hideListPrice: false }
  const without = await show({ calloutAttributes: offer })
  expect(await without.getByRole('button', { name: 'Copy', exact: true }).count()).toBe(0)
})

test('promises a day, and whole hours to order in, one at least, or a day and an hour if there is more than a day [B-PDP-09, B-PDP-O1]', async () => {
  const home = {
    id: 'home',
    name: 'Home delivery',
    deliveryType: 'home',
    carrier: 'post',
    freeShipping: false,
  } as const
  const within = async (predictionCutoff: number) =>
    show(
      {},
      {
        promised: { methodId: 'home' },
        shippingMethods: [
          {
            ...home,
            price: examplePrice('en-gb', 4).salesPrice,
            predictedDeliveryDate: '2026-11-26',
            ...{ predictionCutoff, predictionCutoffDate: '2026-11-23', predictionCutoffLocale: '4pm' },
          },
        ],
      },
    )

  expect(await (await within(1439)).getByText('Order within 23 h').count()).toBe(1)
  expect(await (await within(1440)).getByText('Order by Mon 23 Nov, 4pm').count()).toBe(1)
  expect(await (await within(200)).getByText('Order within 3 h').count()).toBe(1)
  expect(await (await within(179)).getByText('Order within 2 h').count()).toBe(1)
  expect(await (await within(20)).getByText('Order within 1 h').count()).toBe(1)
  expect(await (await within(200)).getByText('Delivered Thu 26 Nov').count()).toBe(1)
})

test('promises price, day and the limit of free delivery of the one way that the server chose', async () => {
  const way = (id: string, amount: number, predictedDeliveryDate: string) => ({
    ...{ id, name: id, deliveryType: 'home' as const, carrier: 'post', freeShipping: false, predictedDeliveryDate },
    price: examplePrice('en-gb', amount).salesPrice,
  })
  const shippingMethods = [way('express', 2, '2026-11-24'), way('standard', 4, '2026-11-26')]
  const said = async (promised?: object) => {
    const page = await show({}, { shippingMethods, ...(promised ? { promised: promised as never } : {}) })
    return page.locator('main').innerText()
  }
  const both = await said({ methodId: 'standard', freeOver: { amount: 60, currency: 'GBP' } })

  expect(both).toContain('Delivered Thu 26 Nov')
  expect(both).toMatch(/Delivery from £4\.00\s+Free delivery over £60\n/)
  expect(await said({ methodId: 'standard' })).not.toContain('Free delivery')
  expect(await said()).not.toMatch(/Delivery from|Delivered/)
})

test('sells a gift card by its amounts, without sizes to measure or stores to look in [B-PDP-O5]', async () => {
  const page = await show({
    isGiftCard: true,
    isDigital: true,
    hasRetail: false,
    variants: [exampleVariant('g_25', '25.00'), exampleVariant('g_50', '50.00')],
  })

  expect(await page.getByRole('group', { name: 'Amount' }).getByRole('radio').count()).toBe(2)
  expect(await page.getByText('50.00').count()).toBe(1)
  expect(await page.locator('[data-opens]').count()).toBe(0)
  expect(await page.getByText('Sent by email').count()).toBe(1)
})

test('asks for the recipient of a gift card, and keeps the typed text', async () => {
  const form = {
    formAction: 'add-gift-card',
    values: { sku: 'g_50', recipientEmail: 'maren', message: 'For you' },
    problems: { recipientEmail: ['Enter a valid email for the recipient.'] },
  }
  const variants = [exampleVariant('g_25', '25.00'), exampleVariant('g_50', '50.00')]
  const page = await show({ isGiftCard: true, isDigital: true, variants }, { form })

  expect(await page.getByLabel('Recipient’s email').inputValue()).toBe('maren')
  expect(await page.getByLabel(/Message/).inputValue()).toBe('For you')
  expect(await page.getByRole('radio', { name: '50.00' }).isChecked()).toBe(true)
  expect(await page.getByRole('button', { name: 'Add to basket' }).first().getAttribute('value')).toBe('add-gift-card')
})

test('says when something ordered ahead is sent, on the button too [B-PDP-O4]', async () => {
  const ordered = { isPreorder: true, preorderShipsOn: '2026-12-12' }
  const page = await show(ordered, { chosenSku: '100231_navy_01_36' })
  const daysIn = async (product: object) => (await show(product)).getByText('Dispatched from Sat 12 Dec').count()

  expect(await page.getByRole('button', { name: 'Pre-order' }).first().getAttribute('value')).toBe('add-to-basket')
  expect(await page.getByText('Dispatched from Sat 12 Dec').count()).toBe(2)
  expect([await daysIn(ordered), await daysIn({ ...ordered, isPreorder: false })]).toEqual([1, 0])
})

test('counts down to a launch, with its moment for those without script [B-CNT-01] [B-CNT-02]', async () => {
  const page = await show({ comingSoonProduct: true, launchDateTime: '2099-01-02T10:00:00Z' })

  expect(await page.getByRole('timer').count()).toBe(1)
  expect(await page.getByText('Fri 2 Jan, 10:00').count()).toBe(1)
})

test('shows an upcoming product without a button to buy it [B-CNT-02]', async () => {
  const page = await show({ comingSoonProduct: true })

  expect(await page.getByRole('button', { name: 'Add to basket' }).count()).toBe(0)
  expect(await page.getByText('Coming soon').first().isVisible()).toBe(true)
})

test('a product sold only in stores has no button that adds it to the basket, also in a shop without a store finder [B-CAT-O7, B-PAGE-19]', async () => {
  const variants = [exampleVariant('a_36', '36', { inStockEcom: false, inStockRetail: true })]
  for (const stockFinder of [true, false]) {
    const page = await show({ hasEcom: false, hasRetail: true, variants }, {}, 'en-gb', { stockFinder })
    const opensStores = await page.locator('form#buy [data-opens="stock-finder"]').count()
    const adds = await page.locator('button[name=formAction]').count()
    expect([stockFinder, opensStores, adds]).toEqual([stockFinder, stockFinder ? 1 : 0, 0])
  }
})

test('keeps the button at hand only where the shop wants it [B-FT-25]', async () => {
  const page = await show()
  const button = page.locator('button[form=buy]')
  expect(await button.count()).toBe(1)
  const style = styleElement('web/catalogue/buying/buy-bar.module.css', styles)
  await page.setContent((await page.content()).replace('<title>', `${style}<title>`))
  expect(await button.evaluate((it) => getComputedStyle(it.closest('[data-away]')!).position)).toBe('sticky')
  expect(await (await show({}, {}, 'en-gb', { stickyAddToBasket: false })).locator('button[form=buy]').count()).toBe(0)
  expect(await (await show({ comingSoonProduct: true })).locator('button[form=buy]').count()).toBe(0)
})
