import { expect, test } from 'vitest'
import { exampleProduct, exampleVariant } from '../browsing.fakes.ts'
import { openProductInUse } from './product-in-use.fakes.ts'

const { show } = openProductInUse()

test('a press on add to basket without a size opens the choice with a message; a chosen size is named and sent [B-PDP-O2]', async () => {
  const page = await show()
  await page.getByRole('button', { name: 'Add to basket' }).first().click()

  await page.getByRole('alert').getByText('Choose a size.').waitFor()
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('radio')
  await page.getByRole('radio', { name: /^36/ }).check({ force: true })
  await page.getByRole('alert').waitFor({ state: 'detached' })
  const form = page.locator('form#buy')
  expect(await form.evaluate((it) => new FormData(it as HTMLFormElement).get('sku'))).toBe('100231_navy_01_36')
})

test('a single size needs no choice, and the size is kept on the way to another colour [B-PDP-O2]', async () => {
  const single = await show({ variants: [exampleVariant('100231_navy_01_one', 'one')] })
  const sent = single.locator('form#buy')
  await sent.waitFor()
  expect(await sent.evaluate((it) => new FormData(it as HTMLFormElement).get('sku'))).toBe('100231_navy_01_one')

  const styleOptions = exampleProduct('en-gb').styleOptions.map((option) => ({
    ...option,
    variants: ['36', '38'].map((sizeId) => ({
      ...{ id: `${option.id}_${sizeId}`, sizeId, inStockEcom: true, inStockRetail: false },
    })),
  }))
  const page = await show({ styleOptions })
  const camel = page.getByRole('link', { name: 'Camel' })
  expect(await camel.getAttribute('href')).toBe('/en-gb/p/v-neck-dress-100231-camel')
  await page.getByRole('radio', { name: /^38/ }).check({ force: true })
  await expect.poll(() => camel.getAttribute('href')).toBe('/en-gb/p/v-neck-dress-100231-camel?sku=100231_camel_01_38')
})

test('the page of a product keeps in the browser that it was looked at, where the shopper agreed [B-REC-O2]', async () => {
  const page = await show()

  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('viewed-products')))
    .toBe(JSON.stringify([exampleProduct('en-gb').id]))
})

test('a press copies the code of an offer [B-PDP-11]', async () => {
  const callout = { callout: 'Two for one', clipboardCode: 'TWO41', hideDiscountBadge: false, hideListPrice: false }
  const page = await show({ calloutAttributes: callout })
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => Object.assign(document, { title: text }) },
    }),
  )
  await page.getByRole('button', { name: 'Copy code' }).first().click()

  await expect.poll(() => page.title()).toBe('TWO41')
})

test('a sold-out size stays, struck through, and offers word of its return where product and shop allow it [B-PDP-O2, B-CAT-O8, B-FT-21, B-NTFY-01]', async () => {
  const offers = async (allowInStockNotifications: boolean, toggles = {}) => {
    const page = await show({ allowInStockNotifications }, {}, toggles)
    const gone = page.getByRole('radio', { name: /^40/ })
    await gone.check({ force: true })
    const struck = await page.locator('label', { has: gone }).evaluate((it) => getComputedStyle(it).backgroundImage)
    await page.getByText(/^40:/).waitFor()
    return [struck, (await page.getByRole('link', { name: 'Notify me when it is back' }).count()) > 0]
  }
  const [struck, offered] = await offers(true)

  expect(struck).toContain('linear-gradient')
  expect(offered).toBe(true)
  expect((await offers(false))[1]).toBe(false)
  expect((await offers(true, { detailNotifyMe: false }))[1]).toBe(false)
})

test('a pre-order says so on its button with the day it is sent; what is coming counts down there instead [B-PDP-O4, B-CNT-O1, B-CNT-01]', async () => {
  const ordered = await show({ isPreorder: true, preorderShipsOn: '2026-12-12' }, { chosenSku: '100231_navy_01_36' })
  await ordered.getByRole('button', { name: 'Pre-order' }).first().waitFor()
  expect(await ordered.getByText('Dispatched from Sat 12 Dec').count()).toBeGreaterThan(0)
  expect(await ordered.getByRole('button', { name: 'Add to basket' }).count()).toBe(0)

  const coming = await show({
    ...{ comingSoonProduct: true, launchDateTime: new Date(Date.now() + 91_800_000).toISOString() },
  })
  await expect.poll(() => coming.getByRole('timer').innerText()).toMatch(/^01\D+01\D+\d\d\D+\d\d/)
  expect(await coming.getByRole('button', { name: 'Add to basket' }).count()).toBe(0)
  expect(await coming.locator('form#buy').count()).toBe(0)
})

test('word of a launch is asked for by the call of launches, with the address and the product [B-NTFY-02]', async () => {
  const page = await show({ comingSoonProduct: true, launchDateTime: '2099-01-02T10:00:00Z' })
  await page.locator('main [data-opens="notify-me"]').first().click()
  const flyout = page.getByRole('dialog')
  await flyout.getByRole('textbox', { name: 'Email' }).fill('maren@example.com')
  const optIn = page.waitForRequest(/\/optin$/)
  await flyout.getByRole('button', { name: 'Notify me', exact: true }).click()
  const asked = await optIn

  expect([asked.method(), new URL(asked.url()).pathname]).toEqual(['PUT', '/api/productgoinglive/en-gb/optin'])
  expect(asked.postDataJSON()).toEqual({ email: 'maren@example.com', productId: exampleProduct('en-gb').id })
})

test('a digital gift card is bought by its amount, without a store finder, even if stores sell it [B-PDP-O5, B-CAT-10]', async () => {
  const page = await show({
    ...{ isGiftCard: true, isDigital: true, hasRetail: true },
    variants: [exampleVariant('g_25', '25.00'), exampleVariant('g_50', '50.00')],
  })
  const amounts = page.getByRole('group', { name: 'Amount' }).getByRole('radio')
  await amounts.first().waitFor()

  expect(
    await page
      .getByRole('group', { name: 'Amount' })
      .getByText(/^\d+\.\d\d$/)
      .allTextContents(),
  ).toEqual([...['25.00', '50.00']])
  expect(await page.locator('[data-opens="stock-finder"]').count()).toBe(0)
})

test('a markdown and an additional promotion are shown separately, each with its own text [B-CAT-O5, B-CAT-08]', async () => {
  const money = (amount: number) => ({ amount, currency: 'GBP' })
  const page = await show({
    price: {
      ...{ salesPrice: money(48), discounts: [] },
      shown: {
        ...{ now: money(48), isReduced: true, before: money(80), percent: 40 },
        discounts: [
          { kind: 'markdown', off: money(20), callout: 'End of season' },
          { kind: 'promotion', off: money(12), name: 'Friends’ days', callout: 'Extra 20%' },
        ],
      },
    },
  })
  const price = page.getByText('Friends’ days').first().locator('xpath=..')
  await price.waitFor()

  const told = await price.evaluate((it) => [...it.children].map((one) => one.textContent))
  expect(told.slice(-4)).toEqual(['Sale −£20.00', 'End of season', 'Friends’ days −£12.00', 'Extra 20%'])
})
