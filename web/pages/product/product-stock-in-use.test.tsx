import { expect, test } from 'vitest'
import type { ProductDetail } from '#contracts/catalogue.ts'
import { exampleVariant } from '../browsing.fakes.ts'
import { openProductInUse } from './product-in-use.fakes.ts'

const { browser, links, on, show } = openProductInUse()

/** A page that was cached with old stock, and the calls that it makes for the current stock. */
async function showWhereStockIs(quantity: number, product: Partial<ProductDetail> = {}, stockCheck = true) {
  const variants = ['36', '38'].map((size) => exampleVariant(`a_${size}`, size, { ean: `40000000${size}`, fewLeft: 3 }))
  const stock = [{ ean: '4000000038', inStock: quantity > 0, quantity, stockLocation: 'warehouse' }]
  const page = await browser.show(
    { kind: 'product', product: { allowInStockNotifications: true, variants, ...product } },
    {
      shell: { links, featureToggles: { ...on, stockCheck } },
      answers: { '/api/inventory/en-gb/get-availability': stock },
    },
  )
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/inventory/')) asked.push(new URL(request.url()).search)
  })
  await page.getByRole('radio', { name: /^38/ }).check({ force: true })
  return { page, asked }
}

test('products sold only in stores have a button to find them instead of an add-to-basket button [B-CAT-O7, B-FT-35]', async () => {
  const variants = [exampleVariant('a_36', '36', { inStockEcom: false, inStockRetail: true })]
  const page = await show({ hasEcom: false, hasRetail: true, variants })

  await page.locator('main [data-opens="stock-finder"]').first().waitFor()
  expect(await page.getByRole('button', { name: 'Add to basket' }).count()).toBe(0)
})

test('the stock of a chosen size is checked before it is bought: a size that sold out offers notify-me, and fewer pieces show as left [B-PDP-05, B-FT-28]', async () => {
  const gone = await showWhereStockIs(0)
  await gone.page.getByRole('link', { name: 'Notify me' }).first().waitFor()
  expect(gone.asked).toEqual(['?EanCodes=4000000038'])
  expect(await gone.page.getByText('Sold out').count()).toBeGreaterThan(0)

  const last = await showWhereStockIs(1)
  await last.page
    .getByText(/only 1 left/)
    .first()
    .waitFor()
  expect(await last.page.getByRole('button', { name: 'Add to basket' }).count()).toBeGreaterThan(0)
})

test('a size that is sold out in the cached page can be bought if the check says that there is a piece, for example the one in the shopper’s own basket [B-PDP-05, B-FT-28]', async () => {
  const variants = ['36', '38'].map((size) =>
    exampleVariant(`a_${size}`, size, { ean: `40000000${size}`, inStockEcom: size === '36' }),
  )
  const { page } = await showWhereStockIs(1, { variants })

  await page.getByText('38: only 1 left.').first().waitFor()
  expect(await page.getByRole('link', { name: 'Notify me' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Add to basket' }).count()).toBeGreaterThan(0)
})

test('the number of pieces left is that of the check, whatever number the cached page has [B-PDP-02, B-PDP-05, B-FT-28]', async () => {
  const ofMany = ['36', '38'].map((size) => exampleVariant(`a_${size}`, size, { ean: `40000000${size}` }))
  const shown = async (quantity: number, product: Partial<ProductDetail>) => {
    const { page } = await showWhereStockIs(quantity, product)
    return page.locator('main').getByText(/^38: /)
  }
  const isFew = await shown(3, { variants: ofMany })
  const isMany = await shown(4, {})

  await expect.poll(() => isFew.first().innerText()).toBe('38: only 3 left.')
  await expect.poll(() => isMany.first().innerText()).toBe('38: in stock.')
})

test('the stock of a chosen size is not checked with the toggle off, nor for products that never run out [B-FT-28, B-CAT-O9]', async () => {
  const asked = async (product: Partial<ProductDetail>, stockCheck?: boolean) => {
    const shown = await showWhereStockIs(0, product, stockCheck)
    await shown.page.waitForTimeout(500)
    return [shown.asked, await shown.page.getByRole('link', { name: 'Notify me' }).count()]
  }

  expect([await asked({}, false), await asked({ isNoos: true })]).toEqual([
    [[], 0],
    [[], 0],
  ])
})

test('shows the stock of the chosen size in each store, and where it can be collected [B-STORE-O3, B-PDP-05, B-FT-35]', async () => {
  const variants = ['36', '38'].map((size) =>
    exampleVariant(`a_${size}`, size, { inStockRetail: true, ean: `400000000${size}` }),
  )
  const page = await show({ hasRetail: true, variants })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/retail-stock/')) asked.push(new URL(request.url()).search)
  })
  await page.locator('main [data-opens="stock-finder"]').first().click()
  const dialog = page.locator('dialog[open]')
  await dialog.getByText('Choose a size').waitFor()
  await dialog.getByRole('radio', { name: '38' }).check({ force: true })
  const rows = dialog.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  await rows.first().waitFor()

  expect(asked).toEqual(['?Ean=40000000038'])
  expect(
    (await rows.allInnerTexts()).map((text) => [
      /\d\. (\w+)/.exec(text)![1],
      /In stock|Only \d left|Sold out/.exec(text)![0],
      text.includes('Click and collect'),
    ]),
  ).toEqual([
    ['Bath', 'In stock', true],
    ['Cork', 'Only 2 left', false],
    ['Deal', 'Only 1 left', true],
    ['Ayr', 'Sold out', false],
  ])
})
