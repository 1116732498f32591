import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { waitForAllParts, waitForHydration } from './hydration.ts'
import { openJourney } from './journey.ts'
import { desk, phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()

interface Card {
  readonly id: string
  readonly url: string
  readonly isProductSet: boolean
  readonly comingSoonProduct: boolean
  readonly launchDateTime?: string
  readonly hasRetail: boolean
  readonly inStock: boolean
}
interface Detail extends Card {
  readonly allowInStockNotifications: boolean
  readonly variants: readonly {
    readonly id: string
    readonly ean?: string
    readonly inStockEcom: boolean
    readonly length?: object
  }[]
}

/** Products of a market, in the order of a listing. */
async function cardsOf(market: string, asked: object): Promise<readonly Card[]> {
  const answer = await fetch(`${shop}/api/catalog/${market}/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ size: 200, ...asked }),
  })
  return ((await answer.json()) as { results: readonly Card[] }).results
}

const find = async (market: string, asked: object, wanted: (card: Card) => boolean): Promise<Card> =>
  (await cardsOf(market, asked)).find(wanted)!

/** The first product whose details match. */
async function findDetail(market: string, asked: object, wanted: (detail: Detail) => boolean): Promise<Detail> {
  for (const { id } of await cardsOf(market, asked)) {
    const detail = (await (await fetch(`${shop}/api/catalog/${market}/product/${id}`)).json()) as Detail
    if (wanted(detail)) return detail
  }
  throw new Error('no such product')
}

/** The page reacts to clicks once its request for the visitor is answered; before that, its links load whole pages. */
const alive = waitForAllParts

const inBasket = async (page: Page, market: string): Promise<number> => {
  await page.goto(`${shop}/${market}/basket`)
  return page.locator('main form button[value="remove-line"]').count()
}

test.each([
  ['da-dk', desk, true],
  ['ar-ae', phone, false],
] as const)(
  'a shopper in %s at %o chooses size and length and buys, with script %s [B-PDP-02]',
  async (market, viewport, javaScriptEnabled) => {
    const t = textsIn(market)
    const jeans = await findDetail(market, { category: 'women-jeans' }, ({ variants }) =>
      variants.some((it) => it.length && it.inStockEcom),
    )
    const { id } = jeans.variants.find((it) => it.length && it.inStockEcom)!
    const [, , , size, length] = id.split('_')
    const { page } = await shopper({ viewport, javaScriptEnabled })
    await page.goto(shop + jeans.url)

    await page.locator(`main input[name="size"][value="${size}"]`).check({ force: true })
    await page.locator(`main input[name="length"][value="${length}"]`).check({ force: true })
    await page
      .getByRole('button', { name: t('product.add-to-basket'), exact: true })
      .first()
      .click()
    await page
      .getByRole('heading', { name: new RegExp(`${t('basket.added')}|${t('basket.title')}`) })
      .first()
      .waitFor()

    expect(await inBasket(page, market)).toBe(1)
  },
)

test.each([
  ['en-gb', desk, true],
  ['tr-tr', phone, false],
] as const)(
  'a shopper in %s at %o puts a whole set into the basket, with script %s',
  async (market, viewport, javaScriptEnabled) => {
    const t = textsIn(market)
    const set = await find(market, { category: 'kids-knitwear' }, (card) => card.isProductSet && card.inStock)
    const { page } = await shopper({ viewport, javaScriptEnabled })
    await page.goto(shop + set.url)
    const parts = page.locator('main fieldset:has(input[name^="part-"])')
    const all = page.getByRole('button', { name: t('product.add-all', 2) })

    await all.click()
    await page.getByText(t('page.choose-size')).first().waitFor()
    for (let nth = 0; nth < (await parts.count()); nth++)
      await parts.nth(nth).locator('input:not([disabled])').first().check({ force: true })
    await all.click()
    await page
      .getByRole('heading', { name: new RegExp(`${t('basket.added')}|${t('basket.title')}`) })
      .first()
      .waitFor()

    expect(await inBasket(page, market)).toBe(2)
  },
)

test.each([
  ['en-gb', desk, true],
  ['ar-ae', phone, false],
] as const)(
  'a shopper in %s at %o asks for word of a size that is gone, with script %s [B-NTFY-01]',
  async (market, viewport, javaScriptEnabled) => {
    const t = textsIn(market)
    const gone = await findDetail(
      market,
      { category: 'women-shirts' },
      (it) =>
        it.allowInStockNotifications && !it.comingSoonProduct && it.variants.some(({ inStockEcom }) => !inStockEcom),
    )
    const { page } = await shopper({ viewport, javaScriptEnabled })
    await page.goto(shop + gone.url)

    await page.locator('main [data-opens="notify-me"]').first().click()
    const size = page.locator('select[name="sku"]')
    if ((await size.locator('option[value=""]').count()) > 0) await size.selectOption({ index: 1 })
    await page.locator('input[name="email"]').last().fill('maren@example.com')
    await page.getByRole('button', { name: t('notify-me.ask'), exact: true }).click()

    await page.getByText(t('notify-me.noted')).waitFor()
  },
)

test.each([
  ['da-dk', desk],
  ['en-gb', phone],
] as const)('a shopper in %s at %o sees which stores have a size [B-PDP-05] [B-FT-35]', async (market, viewport) => {
  const t = textsIn(market)
  const worn = await findDetail(
    market,
    { category: 'women-shirts' },
    (it) => it.hasRetail && it.variants.every(({ ean }) => ean),
  )
  const { page, browserErrors } = await shopper({ viewport })
  await page.goto(shop + worn.url)

  await alive(page)
  const asked = page.waitForResponse(/get-retail-availability\?Ean=\d+/)
  await page.locator('main [data-opens="stock-finder"]').first().click()
  await page.getByRole('dialog').getByText(t('stores.choose-size')).waitFor()
  await page.getByRole('dialog').locator('label').first().click()
  const stores = (await (await asked).json()) as object[]
  await page.getByRole('dialog').locator('li').first().waitFor()

  expect(await page.getByRole('dialog').locator('li').count()).toBe(stores.length)
  expect(browserErrors).toEqual([])
})

test('the shopper gets a size suggestion only after agreeing that their measurements are sent [B-FT-24] [B-SIM-07, D-16]', async () => {
  const t = textsIn('en-gb')
  const dress = await find('en-gb', { category: 'women-dresses' }, (card) => card.inStock && !card.comingSoonProduct)
  const { page } = await shopper({ viewport: phone })
  await page.context().addCookies([{ name: 'consent', value: 'action:yes,necessary:yes,functional:no', url: shop }])
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/api/size-advisor/') && sent.push(request.url()))
  await page.goto(shop + dress.url)

  await alive(page)
  await page.locator('[data-opens="size-advisor"]').click()
  await page.locator('input[name="height"]').fill('170')
  await page.locator('input[name="weight"]').fill('62')
  await page.getByRole('button', { name: t('size-advisor.ask') }).click()
  await page.getByText(t('size-advisor.consent-missing')).waitFor()
  expect(sent).toEqual([])

  await page.locator('input[name="agreed"]').check({ force: true })
  await page.getByRole('button', { name: t('size-advisor.ask') }).click()
  await page.getByText(/We suggest \S+|None of the sizes fit/).waitFor()
  expect(sent).toHaveLength(1)
})

test('a shopper is asked what may be remembered, and what was looked at is remembered only after a yes and until that is taken back, by a banner that Escape does not close and that can be accepted, refused or answered category by category [B-CONS-04, B-CONS-O1, B-CONS-O3, B-SIM-10]', async () => {
  const t = textsIn('ar-ae')
  const { page } = await shopper({ viewport: phone }, 'not yet')
  const wanted = (card: Card) => card.inStock && !card.comingSoonProduct
  const [coat, dress] = [
    await find('ar-ae', { category: 'women-coats' }, wanted),
    await find('ar-ae', { category: 'women-dresses' }, wanted),
  ]
  const rows = page.locator('#product-rows')

  await page.goto(shop + coat.url)
  const banner = page.getByRole('dialog', { name: t('consent.title') })
  await banner.waitFor()
  const behind = await banner.evaluate((it) => getComputedStyle(it, '::backdrop').backgroundColor)
  const [red, green, blue, cover] = behind.match(/[\d.]+/g)!.map(Number)
  expect(Math.max(red!, green!, blue!)).toBeLessThan(64)
  expect(cover ?? 1).toBeGreaterThan(0.2)
  await page.keyboard.press('Escape')
  expect(await banner.getByRole('button').allInnerTexts()).toEqual(
    ['accept', 'refuse', 'choose'].map((answer) => t(`consent.${answer}`)),
  )
  await banner.getByRole('button', { name: t('consent.choose') }).click()
  const boxes = banner.getByRole('checkbox')
  expect(await boxes.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked))).toEqual([
    ...[true, false, false, false, false],
  ])
  await page.reload()
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([])
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('consent')
  await banner.getByRole('button', { name: t('consent.accept') }).click()
  await banner.waitFor({ state: 'detached' })

  await page.reload()
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.waitForFunction((id) => localStorage.getItem('viewed-products')?.includes(id), coat.id)
  await page.goto(shop + dress.url)
  await page.locator('footer').scrollIntoViewIfNeeded()
  await rows.getByRole('heading', { name: t('product.recently-viewed') }).waitFor()
  await rows.locator(`[data-product="${coat.id}"]`).first().waitFor()

  expect(await banner.count()).toBe(0)
  await page.goto(`${shop}/ar-ae/cookie-settings`)
  await waitForHydration(page)
  await page.locator('#consent-functional').uncheck()
  await page.getByRole('button', { name: t('consent.keep') }).click()
  await page.getByText(t('consent.kept')).waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('viewed-products'))).toBeNull()
})

test('nobody is asked again who allowed more than the necessary category, whoever stored that [B-CONS-04]', async () => {
  const { page } = await shopper({}, 'not yet')
  const question = page.getByRole('dialog', { name: textsIn('en-gb')('consent.title') })
  const code: string[] = []
  page.on('request', (request) => request.url().includes('/consent-dialog-') && code.push(request.url()))
  const open = async (value: string) => {
    await page.context().addCookies([{ name: 'consent', value: encodeURIComponent(value), url: shop }])
    await page.goto(`${shop}/en-gb`)
    await waitForHydration(page)
  }

  await open('consentid:a,consent:,action:,necessary:yes')
  await question.waitFor()
  expect(code).not.toEqual([])
  code.length = 0
  await open('consentid:a,consent:yes,action:,necessary:yes,functional:yes')
  await waitForAllParts(page)
  expect(code).toEqual([])
  expect(await question.count()).toBe(0)
})

test('an upcoming product can be bought at its launch time, by the clock of the shop and without a reload [B-CNT-02, B-CNT-O1, B-PDP-O4]', async () => {
  const t = textsIn('en-gb')
  const coming = await find('en-gb', {}, ({ launchDateTime }) => launchDateTime !== undefined)
  const { page } = await shopper({ viewport: desk })
  const openedAt = Date.now()
  await page.clock.setFixedTime(openedAt)
  const almost = new Date(Date.parse(coming.launchDateTime!) - 60_000).toUTCString()
  await page.route('**/api/visitor/*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, headers: { ...answer.headers(), date: almost } })
  })
  await page.goto(shop + coming.url)
  const add = page.getByRole('button', { name: t('product.add-to-basket'), exact: true })

  await expect.poll(() => page.getByRole('timer').innerText()).toMatch(/^00\D+00\D+01\D+00/)
  expect(await add.count()).toBe(0)
  await page.clock.setFixedTime(openedAt + 61_000)
  await add.first().waitFor()
})
