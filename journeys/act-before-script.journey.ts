import { expect, test } from 'vitest'
import { actAt, moments, tickEarly } from './before-script.ts'
import { buyerIn } from './buyers.ts'
import { openJourney } from './journey.ts'
import { putInBasket } from './put-in-basket.ts'
import { chooseDelivery, continueAsGuest, giveAddress, goToCheckout } from './shop-like.ts'
import { desk, phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()
const t = textsIn('en-gb')
const buyer = buyerIn('en-gb')
/** A buyer in a market where the billing address may be in another country. */
const danish = buyerIn('da-dk')

const productPath = async (): Promise<string> => {
  const answer = await fetch(`${shop}/api/catalog/en-gb/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ size: 100, category: 'women-dresses' }),
  })
  const { results } = (await answer.json()) as {
    results: { url: string; inStock: boolean; comingSoonProduct: boolean }[]
  }
  return results.find(({ inStock, comingSoonProduct }) => inStock && !comingSoonProduct)!.url
}

test.each(moments)('a size pressed when %s scripts have loaded can be bought', async (moment) => {
  const path = await productPath()
  for (const viewport of [phone, desk]) {
    const { page, browserErrors } = await shopper({ viewport })
    const size = page.locator('#buy label', {
      hasNotText: new RegExp(`${t('product.sold-out')}|${t('product.gone-online')}`),
    })
    await actAt(page, `${shop}${path}`, moment, () => size.first().click())

    await page.locator('#buy button[value="add-to-basket"]').click()
    await page.getByRole('heading', { name: t('basket.added') }).waitFor()
    // The browser warns that preloaded files are not used, because the script that uses them is delayed here.
    expect(browserErrors.filter((trouble) => !trouble.includes('was preloaded using link preload'))).toEqual([])
  }
})

test('none of forty quick purchases loses the chosen size', async () => {
  const path = await productPath()
  for (let times = 0; times < 40; times += 1) {
    const { page, browserErrors } = await shopper({ viewport: desk })
    await page.goto(`${shop}${path}`, { waitUntil: 'commit' })
    const size = page.locator('#buy label', {
      hasNotText: new RegExp(`${t('product.sold-out')}|${t('product.gone-online')}`),
    })
    await size.first().click()
    await page.locator('#buy button[value="add-to-basket"]').click()
    // Without script yet, the shopper gets the basket page instead of the drawer.
    await page.getByRole('heading', { name: new RegExp(`${t('basket.added')}|^${t('basket.title')}`) }).waitFor()
    expect(browserErrors).toEqual([])
    await page.context().close()
  }
})

test.each(moments)(
  'text typed into the search when %s scripts have loaded stays, with focus and caret',
  async (moment) => {
    const { page, browserErrors } = await shopper({ viewport: phone })
    const field = page.locator('#search-page')
    await actAt(page, `${shop}/en-gb/search`, moment, async () => {
      await field.focus()
      await page.keyboard.type('dres')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.type('s')
    })

    expect(await field.inputValue()).toBe('dress')
    const caret = await field.evaluate((it: HTMLInputElement) => [document.activeElement === it, it.selectionStart])
    expect(caret).toEqual([true, 4])
    // The field had the focus before the script that offers suggestions was loaded.
    await page.locator('[role="combobox"][aria-expanded="true"]').waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'dress' }).waitFor()
    expect(browserErrors).toEqual([])
  },
)

test.each(moments)('filters and sorting pressed when %s scripts have loaded change the listing', async (moment) => {
  const { page, browserErrors } = await shopper({ viewport: desk })
  await actAt(page, `${shop}/en-gb/women`, moment, async () => {
    await page.locator('#sorting').selectOption({ index: 2 })
  })
  // The shopper may navigate before the first page has loaded, so do not wait for its load event.
  await page.waitForURL(/sorting=/, { waitUntil: 'commit' })
  expect(browserErrors).toEqual([])

  const other = await shopper({ viewport: desk })
  await actAt(other.page, `${shop}/en-gb/women`, moment, () => other.page.locator('label[data-count="2"]').click())
  await other.page.locator('#products[data-per-row="2"]').waitFor()
  expect(other.browserErrors).toEqual([])
})

test.each(moments)(
  'an address begun when %s scripts have loaded is kept, with opened parts and ticked boxes',
  async (moment) => {
    const { page, browserErrors } = await shopper({ viewport: phone })
    await putInBasket({ page, shop }, danish)
    await goToCheckout(page, danish)
    await continueAsGuest(page, danish)
    const field = (name: string) => page.locator(`main [name="${name}"]`)
    await actAt(page, `${shop}/da-dk/checkout/details`, moment, async () => {
      await field('firstName').fill('Maren')
      const manual = page.locator('main details[data-address]:not([open]) > summary')
      if (await manual.isVisible()) await manual.click()
      await field('line1').fill('12 Elm Row')
      await tickEarly(page, 'billingElsewhere')
      await field('billing-country').selectOption('FR')
    })

    // The page is loaded with the address fields of the other country and keeps everything that was typed.
    await page.locator('main [name="billing-shown"][value="FR"]').waitFor({ state: 'attached' })
    expect(await field('firstName').inputValue()).toBe('Maren')
    expect(await field('line1').inputValue()).toBe('12 Elm Row')
    expect(await field('line1').isVisible()).toBe(true)
    expect(await field('billingElsewhere').isChecked()).toBe(true)
    expect(browserErrors).toEqual([])
  },
)

test.each(moments)('checkout steps sent when %s scripts have loaded lead to the next step', async (moment) => {
  const { page, browserErrors } = await shopper({ viewport: phone })
  await putInBasket({ page, shop }, buyer)
  await goToCheckout(page, buyer)
  await actAt(page, `${shop}/en-gb/checkout/customer`, moment, async () => {
    await page.locator('input#email').fill('maren@example.com')
    await tickEarly(page, 'acceptNewsletter')
  })
  expect(await page.locator('input#email').inputValue()).toBe('maren@example.com')
  expect(await page.locator('main [name="acceptNewsletter"]').isChecked()).toBe(true)
  await continueAsGuest(page, buyer, 'maren@example.com')
  await giveAddress(page, buyer)
  await chooseDelivery(page)
  await actAt(page, `${shop}/en-gb/checkout/summary`, moment, async () => {
    await tickEarly(page, 'acceptTerms')
  })
  await page.locator('main button[value="accept-terms"]').click()
  await page.waitForURL(/\/checkout\/payment/)
  expect(browserErrors).toEqual([])
})

interface SoldOut {
  readonly id: string
  readonly variants: readonly { readonly inStockEcom: boolean }[]
}

/** A product with at least two sold-out sizes, so that the shopper has to choose one of them. */
async function twiceSoldOut(): Promise<SoldOut> {
  const answer = await fetch(`${shop}/api/catalog/en-gb/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ size: 200 }),
  })
  const { results } = (await answer.json()) as {
    results: readonly { url: string; isProductSet: boolean; comingSoonProduct: boolean }[]
  }
  for (const { url, isProductSet, comingSoonProduct } of results) {
    if (isProductSet || comingSoonProduct) continue
    const { product } = (await (await fetch(`${shop}${url}?type=json`)).json()) as { product: SoldOut }
    if (product.variants.filter(({ inStockEcom }) => !inStockEcom).length > 1) return product
  }
  throw new Error('Nothing is sold out in two sizes.')
}

test.each(moments)('a back-in-stock form begun when %s scripts have loaded is kept and can be sent', async (moment) => {
  const { page, browserErrors } = await shopper({ viewport: phone })
  const { id } = await twiceSoldOut()
  await actAt(page, `${shop}/en-gb/notify-me?productid=${id}`, moment, async () => {
    await page.locator('#notify-size').selectOption({ index: 2 })
    await page.locator('#notify-email').fill('maren@example.com')
    await tickEarly(page, 'acceptnewsletter')
  })

  expect(await page.locator('#notify-size').evaluate((it: HTMLSelectElement) => it.selectedIndex)).toBe(2)
  expect(await page.locator('#notify-email').inputValue()).toBe('maren@example.com')
  expect(await page.locator('main [name="acceptnewsletter"]').isChecked()).toBe(true)
  // One network may send ten of these forms an hour, and all journeys share one network.
  if (moment === moments[0]) {
    await page.locator('main button[value="notify-me"]').click()
    await page.getByText(t('notify-me.noted')).waitFor()
  }
  expect(browserErrors).toEqual([])
})

test.each(moments)(
  'parts opened when %s scripts have loaded stay open, with the text typed in them',
  async (moment) => {
    const { page, browserErrors } = await shopper({ viewport: phone })
    await putInBasket({ page, shop }, buyer)
    const note = page.locator('main details', { has: page.locator('#basket-note') })
    const code = page.locator('main details', { has: page.locator('#promo-code') })
    await actAt(page, `${shop}/en-gb/basket`, moment, async () => {
      await note.locator('summary').click()
      await page.locator('#basket-note').fill('Ring twice')
      await code.locator('summary').click()
      await page.locator('#promo-code').fill('WELCOME10')
    })
    expect(await page.locator('#basket-note').inputValue()).toBe('Ring twice')
    expect(await page.locator('#basket-note').isVisible()).toBe(true)
    expect(await page.locator('#promo-code').inputValue()).toBe('WELCOME10')
    await code.locator('button[value="add-promo-code"]').click()
    await page.locator('main button[value="remove-promo-code"]').waitFor()

    const other = await shopper({ viewport: phone })
    const facts = other.page.locator('main details[name="about"]').nth(1)
    await actAt(other.page, `${shop}${await productPath()}`, moment, () => facts.locator('summary').click())
    expect(await facts.evaluate((it: HTMLDetailsElement) => it.open)).toBe(true)
    for (const each of [browserErrors, other.browserErrors]) expect(each).toEqual([])
  },
)
