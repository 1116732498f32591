import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { buyerIn } from './buyers.ts'
import { waitForHydration } from './every-kind.ts'
import { openJourney } from './journey.ts'
import { putInBasket } from './put-in-basket.ts'
import { say } from './say.ts'
import { chooseDelivery, continueAsGuest, giveAddress, goToCheckout } from './shop-like.ts'
import { desk, phone } from './shopper.ts'

const { shop, shopper } = await openJourney()
const t = say('en-gb')
const buyer = buyerIn('en-gb')
/** Where a bill may go to another country. */
const danish = buyerIn('da-dk')

/** Scripts of a page that wait until they are let go, one after the other. */
async function holdScripts(page: Page) {
  const held: (() => void)[] = []
  let open = false
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    // The first script stands in the way of the first paint, so nobody can act before it.
    if (!open && !route.request().url().includes('entry-early')) await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  return {
    /** Lets go of those asked for so far but the last ones. */
    letGo: (count: number) => {
      for (const go of held.splice(0, count)) go()
    },
    letAllGo: () => {
      open = true
      for (const go of held.splice(0)) go()
    },
  }
}

/** Moments between first paint and last script: so many scripts have come, or all at once. */
const moments = [0, 1, 3, 6, 'all'] as const

/** Acts at one of the moments on a page whose scripts are slow, and answers once it is alive. */
async function actAt(page: Page, path: string, moment: (typeof moments)[number], act: () => Promise<void>) {
  const scripts = await holdScripts(page)
  await page.goto(shop + path, { waitUntil: 'domcontentloaded' })
  if (moment === 'all') {
    // While they are run: nobody knows which of them has been.
    const acted = act()
    scripts.letAllGo()
    await acted
  } else {
    scripts.letGo(moment)
    await act()
    scripts.letAllGo()
  }
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  await page.unroute(/\/assets\/.*\.js$/)
}

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

test.each(moments)('a size pressed when %s scripts have come is bought', async (moment) => {
  const path = await productPath()
  for (const viewport of [phone, desk]) {
    const { page, troubles } = await shopper({ viewport })
    const size = page.locator('#buy label', {
      hasNotText: new RegExp(`${t('product.sold-out')}|${t('product.gone-online')}`),
    })
    await actAt(page, path, moment, () => size.first().click())

    await page.locator('#buy button[value="add-to-basket"]').click()
    await page.getByRole('heading', { name: t('basket.added') }).waitFor()
    expect(troubles).toEqual([])
  }
})

test('of forty quick purchases none is asked for a size', async () => {
  const path = await productPath()
  for (let times = 0; times < 40; times += 1) {
    const { page, troubles } = await shopper({ viewport: desk })
    await page.goto(shop + path, { waitUntil: 'commit' })
    const size = page.locator('#buy label', {
      hasNotText: new RegExp(`${t('product.sold-out')}|${t('product.gone-online')}`),
    })
    await size.first().click()
    await page.locator('#buy button[value="add-to-basket"]').click()
    // Before the script, the basket page is the answer.
    await page.getByRole('heading', { name: new RegExp(`${t('basket.added')}|^${t('basket.title')}`) }).waitFor()
    expect(troubles).toEqual([])
    await page.context().close()
  }
})

test.each(moments)(
  'what is typed into a search when %s scripts have come stays, with focus and caret',
  async (moment) => {
    const { page, troubles } = await shopper({ viewport: phone })
    const field = page.locator('#search-page')
    await actAt(page, '/en-gb/search', moment, async () => {
      await field.focus()
      await page.keyboard.type('dres')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.type('s')
    })

    expect(await field.inputValue()).toBe('dress')
    const caret = await field.evaluate((it: HTMLInputElement) => [document.activeElement === it, it.selectionStart])
    expect(caret).toEqual([true, 4])
    // The focus was there before the script that offers suggestions.
    await page.locator('[role="combobox"][aria-expanded="true"]').waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'dress' }).waitFor()
    expect(troubles).toEqual([])
  },
)

test.each(moments)('filters and sorting pressed when %s scripts have come lead to their result', async (moment) => {
  const { page, troubles } = await shopper({ viewport: desk })
  await actAt(page, '/en-gb/women', moment, async () => {
    await page.locator('#sorting').selectOption({ index: 2 })
  })
  // To go on before the first load is over is fine, so that load is not waited for.
  await page.waitForURL(/sorting=/, { waitUntil: 'commit' })
  expect(troubles).toEqual([])

  const other = await shopper({ viewport: desk })
  await actAt(other.page, '/en-gb/women', moment, () => other.page.locator('label[data-count="2"]').click())
  await other.page.locator('#products[data-per-row="2"]').waitFor()
  expect(other.troubles).toEqual([])
})

test.each(moments)(
  'an address begun when %s scripts have come is kept, with what was opened and ticked',
  async (moment) => {
    const { page, troubles } = await shopper({ viewport: phone })
    await putInBasket({ page, shop }, danish)
    await goToCheckout(page, danish)
    await continueAsGuest(page, danish)
    const field = (name: string) => page.locator(`main [name="${name}"]`)
    await actAt(page, '/da-dk/checkout/details', moment, async () => {
      await field('firstName').fill('Maren')
      const manual = page.locator('main details[data-address]:not([open]) > summary')
      if (await manual.isVisible()) await manual.click()
      await field('line1').fill('12 Elm Row')
      await page
        .locator('main label', { has: page.locator('[name="billingElsewhere"]') })
        .click({ position: { x: 12, y: 12 } })
      await field('billing-country').selectOption('FR')
    })

    // Another country has other fields, which are asked for with all that was typed.
    await page.locator('main [name="billing-shown"][value="FR"]').waitFor({ state: 'attached' })
    expect(await field('firstName').inputValue()).toBe('Maren')
    expect(await field('line1').inputValue()).toBe('12 Elm Row')
    expect(await field('line1').isVisible()).toBe(true)
    expect(await field('billingElsewhere').isChecked()).toBe(true)
    expect(troubles).toEqual([])
  },
)

test.each(moments)('steps of the checkout sent when %s scripts have come lead on', async (moment) => {
  const { page, troubles } = await shopper({ viewport: phone })
  await putInBasket({ page, shop }, buyer)
  await goToCheckout(page, buyer)
  await actAt(page, '/en-gb/checkout/customer', moment, async () => {
    await page.locator('input[name="email"]').fill('maren@example.com')
  })
  expect(await page.locator('input[name="email"]').inputValue()).toBe('maren@example.com')
  await continueAsGuest(page, buyer, 'maren@example.com')
  await giveAddress(page, buyer)
  await chooseDelivery(page)
  await actAt(page, '/en-gb/checkout/summary', moment, async () => {
    await page
      .locator('main label', { has: page.locator('[name="acceptTerms"]') })
      .click({ position: { x: 12, y: 12 } })
  })
  await page.locator('main button[value="accept-terms"]').click()
  await page.waitForURL(/\/checkout\/payment/)
  expect(troubles).toEqual([])
})
