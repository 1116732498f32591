import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { objectionsOf, scrollsSideways } from './axe.ts'
import { buyerIn } from './buyers.ts'
import { navigateInPage, openHydrated, waitForAllParts, waitForHydration, waitForPart } from './hydration.ts'
import { openJourney } from './journey.ts'
import { linkOfMail } from './mail-links.ts'
import { putInBasket } from './put-in-basket.ts'
import { desk, phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()

const hearts = (page: Page) => page.locator('#products button[form="save"]')
const wishlist = (page: Page) => page.locator('header a[href$="/wishlist"]')
const numberOnIcon = (page: Page) => wishlist(page).locator('span[aria-hidden]').textContent()
const listing = async (page: Page, market: string) => {
  await page.goto(`${shop}/${market}`)
  await page.goto(shop + (await page.locator('#main-menu a[href]').first().getAttribute('href')))
}
const pressedCount = (page: Page) => page.locator('button[form="save"][aria-pressed="true"]').count()
const answered = (page: Page, call: string) =>
  page.waitForResponse((answer) => answer.url().includes(call) && answer.request().method() !== 'OPTIONS')

test.each([
  ['en-gb', desk],
  ['ar-ae', phone],
] as const)(
  'a guest in %s saves goods by their hearts, finds them again, and takes one out [B-FT-12] [B-NAV-12] [B-WISH-O5]',
  async (market, viewport) => {
    const t = textsIn(market)
    const { page, browserErrors } = await shopper({ viewport })
    await listing(page, market)
    await waitForHydration(page)

    const saved = answered(page, '/wishlist/add')
    await hearts(page).nth(0).click()
    await expect.poll(() => hearts(page).nth(0).getAttribute('aria-pressed')).toBe('true')
    expect((await saved).status()).toBe(200)
    const again = answered(page, '/wishlist/add')
    await hearts(page).nth(1).click()
    await again
    await page.getByRole('link', { name: t('menu.wishlist-count', 2) }).waitFor()
    expect(await numberOnIcon(page)).toBe('2')
    await page.reload()
    await expect.poll(() => pressedCount(page)).toBe(2)

    await wishlist(page).click()
    await page.getByText(t('wishlist.count', 2), { exact: true }).waitFor()
    await expect.poll(() => pressedCount(page)).toBe(2)
    await page.locator('button[value="remove-product"]').first().click()
    await page.getByText(t('wishlist.count', 1), { exact: true }).waitFor()
    await page.getByRole('link', { name: t('menu.wishlist-count', 1) }).waitFor()
    expect(await numberOnIcon(page)).toBe('1')
    expect(await scrollsSideways(page)).toBe(false)
    expect(browserErrors).toEqual([])
  },
)

test.each(['en-gb', 'ar-ae'])(
  'a guest in %s without script saves goods and takes them out by forms',
  async (market) => {
    const t = textsIn(market)
    const { page } = await shopper({ javaScriptEnabled: false, viewport: phone })
    await listing(page, market)
    await hearts(page).nth(0).click()
    await page.waitForURL(/\/wishlist$/)
    expect(await page.getByText(t('wishlist.count', 1), { exact: true }).count()).toBe(1)

    await page.locator('button[value="remove-product"]').click()
    await page.getByRole('heading', { level: 1, name: t('wishlist.empty') }).waitFor()
    expect(await page.locator('button[value="remove-product"]').count()).toBe(0)
  },
)

test('says so when a heart was refused and takes it back, and says so when further products do not load [B-TOAST-04] [B-TOAST-O1]', async () => {
  const t = textsIn('en-gb')
  const { page } = await shopper()
  await listing(page, 'en-gb')
  await waitForHydration(page)
  await page.route('**/wishlist/add*', (route) => route.abort())

  await hearts(page).nth(0).click()

  await page.getByText(t('wishlist.error_generic')).waitFor()
  await expect.poll(() => pressedCount(page)).toBe(0)

  await page.route(/[?&]page=2/, (route) => route.abort())
  await waitForPart(page, 'more-products')
  await page.getByRole('link', { name: t('listing.load-more') }).click()
  await page.getByText(t('feedback.error_products_fetch')).waitFor()
  expect(page.url()).not.toContain('page=2')
})

test('hearts of products loaded later also show what is saved, as does the product page with a chosen size [B-WISH-O1] [B-WISH-O5]', async () => {
  const { page, browserErrors } = await shopper()
  await listing(page, 'en-gb')
  await waitForHydration(page)
  const saved = answered(page, '/wishlist/add')
  await hearts(page).nth(0).click()
  await saved
  const product = await page.locator('#products article h2 a').first().getAttribute('href')

  await navigateInPage(page, `${shop}${product}`)
  await expect.poll(() => page.locator('form#buy button[form="save"]').getAttribute('aria-pressed')).toBe('true')
  await page.locator('form#buy label:has(input[type="radio"]:enabled)').first().click()
  await expect.poll(() => page.locator('form#buy button[form="save"]').getAttribute('aria-pressed')).toBe('true')
  const removed = answered(page, '/wishlist/remove')
  await page.locator('form#buy button[form="save"]').click()
  expect(((await (await removed).json()) as { skus: string[] }).skus).toEqual([])
  const again = answered(page, '/wishlist/add')
  await page.locator('form#buy button[form="save"]').click()
  expect(((await (await again).json()) as { skus: string[] }).skus).toEqual([expect.stringMatching(/_[^_]+_[^_]+_/)])
  expect(browserErrors).toEqual([])
})

test('what is saved is bought in a size, and a line of the basket moves to the wishlist', async () => {
  const t = textsIn('en-gb')
  const { page, browserErrors } = await shopper()
  await putInBasket({ page, shop }, buyerIn('en-gb'))
  await page.goto(`${shop}/en-gb/basket`)
  await waitForHydration(page)
  await page.locator('button[value="move-to-wishlist"]').click()
  await page.getByRole('heading', { level: 1, name: t('basket.empty') }).waitFor()
  await page.getByRole('link', { name: t('menu.wishlist-count', 1) }).waitFor()

  await wishlist(page).click()
  await page.locator('main button[value="add-to-basket"]').first().click()
  await page.getByRole('dialog', { name: t('basket.title') }).waitFor()
  expect(browserErrors).toEqual([])
})

test('a guest who shares gets no link, and is told how to get one [B-WISH-05] [B-WISH-07]', async () => {
  const t = textsIn('en-gb')
  const { page } = await shopper()
  await listing(page, 'en-gb')
  await waitForHydration(page)
  const saved = answered(page, '/wishlist/add')
  await hearts(page).nth(0).click()
  await saved
  await openHydrated(page, `${shop}/en-gb/wishlist`)
  const changes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') changes.push(request.url())
  })
  await page.getByRole('button', { name: t('wishlist.share'), exact: true }).click()
  const flyout = page.getByRole('dialog', { name: t('wishlist.share') })

  await flyout.getByText(t('wishlist.share-signed-out')).waitFor()
  expect(await flyout.locator('input, button[name="formAction"]').count()).toBe(0)
  expect(changes.filter((url) => url.includes('wishlist'))).toEqual([])
  expect(page.url()).toBe(`${shop}/en-gb/wishlist`)
})

test.each(['en-gb', 'ar-ae'])(
  'a guest in %s asks for mails about a list, confirms by the mail’s link, and stops them',
  async (market) => {
    const t = textsIn(market)
    const { page, browserErrors } = await shopper({ viewport: phone })
    await listing(page, market)
    await waitForHydration(page)
    const saved = answered(page, '/wishlist/add')
    await hearts(page).nth(0).click()
    await saved
    await page.goto(`${shop}/${market}/wishlist`)
    await waitForHydration(page)
    await page.getByRole('button', { name: t('wishlist.watch') }).click()
    const email = `watch-${market}@example.com`
    await page.locator('#watch-email').fill(email)
    await page.locator('button[value="watch-list"]').click()
    await page.getByText(t('wishlist.watch-asked')).first().waitFor()

    await page.goto(await linkOfMail(shop, email, /[^"\s]+\?confirm=[\w-]+/))
    const confirmed = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await page.getByRole('button', { name: t('wishlist.watch-confirm') }).click()
    await confirmed
    await page.goto(`${shop}/${market}/wishlist`)
    await waitForHydration(page)
    await page.getByRole('button', { name: t('wishlist.watch') }).click()
    await page.getByText(t('wishlist.watches', `w•••@example.com`)).waitFor()
    await page.getByRole('button', { name: t('wishlist.watch-stop') }).click()
    await page.locator('#watch-email').waitFor()
    expect(browserErrors).toEqual([])
  },
)

test.each([
  ['en-gb', desk],
  ['ar-ae', phone],
] as const)(
  'axe finds nothing on the wishlist of %s, empty, filled, and with each of its flyouts',
  async (market, viewport) => {
    const t = textsIn(market)
    const { page } = await shopper({ viewport })
    await page.goto(`${shop}/${market}/wishlist`)
    await waitForHydration(page)
    expect(await objectionsOf(page)).toEqual([])
    await listing(page, market)
    await waitForHydration(page)
    for (const at of [0, 1, 2]) {
      const saved = answered(page, '/wishlist/add')
      await hearts(page).nth(at).click()
      await saved
    }
    expect(await objectionsOf(page)).toEqual([])
    await page.goto(`${shop}/${market}/wishlist`)
    await waitForHydration(page)
    expect(await objectionsOf(page)).toEqual([])
    for (const title of ['wishlist.share', 'wishlist.watch', 'wishlist.more']) {
      await page.getByRole('button', { name: t(title), exact: true }).click()
      await page.getByRole('dialog', { name: t(title) }).waitFor()
      expect(await objectionsOf(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
  },
)

test('public pages have the same bytes for visitors with and without saved products', async () => {
  const { page } = await shopper()
  await listing(page, 'en-gb')
  await waitForHydration(page)
  const address = page.url()
  const bytes = async () => (await page.context().request.get(address)).text()
  const before = await bytes()
  const saved = answered(page, '/wishlist/add')
  await hearts(page).nth(0).click()
  await saved

  expect(await bytes()).toBe(before)
  expect(await (await fetch(address)).text()).toBe(before)
})

/** Signs up from the page, which must be a page of the shop. */
async function signUp(page: Page, market: string): Promise<string> {
  const email = `member-${market}-${Math.random().toString(36).slice(2)}@example.com`
  const answer = await page.evaluate(
    async ([catalog, address]) => {
      const values = { email: address, password: 'correct horse 42', firstName: 'Anna', lastName: 'Lind' }
      const formFields = Object.entries({ ...values, acceptTerms: 'true' }).map(([id, value]) => ({ id, value }))
      const headers = { 'content-type': 'application/json', 'x-current-market': catalog! }
      const said = await fetch('/api/auth/signup', { method: 'POST', headers, body: JSON.stringify({ formFields }) })
      return said.text()
    },
    [market, email],
  )
  expect(JSON.parse(answer)).toMatchObject({ status: 'OK' })
  return email
}

test('a guest’s goods are the member’s after signing up, and a member chooses among lists and makes one, or is told that this failed [B-WISH-O3] [B-WISH-O5] [B-WISH-07] [B-TOAST-04]', async () => {
  const t = textsIn('en-gb')
  const { page, browserErrors } = await shopper()
  await listing(page, 'en-gb')
  await waitForHydration(page)
  const saved = answered(page, '/wishlist/add')
  await hearts(page).nth(0).click()
  await saved
  await signUp(page, 'en-gb')
  await page.reload()
  await expect.poll(() => pressedCount(page)).toBe(1)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('wishlist')

  await hearts(page).nth(1).click()
  const choice = page.getByRole('dialog', { name: t('wishlist.add-to-list') })
  await choice.getByRole('checkbox', { name: t('wishlist.default-name'), checked: true }).waitFor()
  expect(await objectionsOf(page)).toEqual([])
  await choice.getByRole('button', { name: t('wishlist.new-list') }).click()
  const making = page.getByRole('dialog', { name: t('wishlist.new-list') })
  await making.getByLabel(t('wishlist.list-name')).fill(t('wishlist.default-name'))
  await making.getByRole('button', { name: t('wishlist.create') }).click()
  await making.getByText(t('wishlist.name-taken')).waitFor()
  expect(await objectionsOf(page)).toEqual([])
  await making.getByLabel(t('wishlist.list-name')).fill('Summer')
  await making.getByRole('button', { name: t('wishlist.create') }).click()
  await page.getByText(t('wishlist.saved', 'Summer')).waitFor()

  await page.goto(`${shop}/en-gb/wishlist`)
  await waitForHydration(page)
  await page
    .getByRole('navigation', { name: t('wishlist.lists') })
    .getByRole('link', { name: /Summer/ })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Summer' }).waitFor()
  expect(await objectionsOf(page)).toEqual([])
  expect(browserErrors).toEqual([])

  await listing(page, 'en-gb')
  await waitForHydration(page)
  await page.route('**/wishlist/createwishlist*', (route) => route.abort())
  await hearts(page).nth(2).click()
  await choice.getByRole('button', { name: t('wishlist.new-list') }).click()
  await making.getByLabel(t('wishlist.list-name')).fill('Autumn')
  await making.getByRole('button', { name: t('wishlist.create') }).click()
  await page.getByText(t('wishlist.create_wishlist_error')).waitFor()
  await page.route('**/wishlist/wishlists*', (route) => route.abort())
  await page.reload()
  await waitForHydration(page)
  await hearts(page).nth(2).click()
  await page.getByText(t('feedback.error_wishlist_initializing')).waitFor()
})

test('a member shares a list by a link that shows it to anybody, and by mail [B-WISH-O6] [B-FT-32]', async () => {
  const t = textsIn('ar-ae')
  const { page, browserErrors } = await shopper({ viewport: phone })
  await listing(page, 'ar-ae')
  await waitForHydration(page)
  const saved = answered(page, '/wishlist/add')
  await hearts(page).nth(0).click()
  await saved
  const email = await signUp(page, 'ar-ae')
  await page.goto(`${shop}/ar-ae/wishlist`)
  await waitForHydration(page)
  await page.getByRole('button', { name: t('wishlist.share'), exact: true }).click()
  const flyout = page.getByRole('dialog', { name: t('wishlist.share') })
  await flyout.getByRole('button', { name: t('wishlist.share-make') }).click()
  const link = await flyout.locator('input[readonly]').inputValue()
  const friend = email.replace('member', 'friend')
  await flyout.locator('#mail-recipients').fill(friend)
  await flyout.locator('#mail-message').fill('<b>Look</b>')
  await flyout.getByRole('button', { name: t('wishlist.send'), exact: true }).click()
  await page.getByText(t('wishlist.mailed')).waitFor()
  expect(await linkOfMail(shop, friend, /[^"\s]+\?shareReference=[\w-]+/)).toBe(link)

  const { page: other } = await shopper({ javaScriptEnabled: false })
  await other.goto(link)
  expect(await other.getByRole('heading', { level: 1, name: t('wishlist.default-name') }).count()).toBe(1)
  expect(await other.content()).not.toMatch(/Anna|Lind|member-/)
  await other.locator('main button[form="save"]').first().click()
  await other.waitForURL(/\/wishlist$/)
  expect(await other.getByText(t('wishlist.count', 1), { exact: true }).count()).toBe(1)
  expect(browserErrors).toEqual([])
})

test('a link without a wishlist shows a message [B-WISH-O6]', async () => {
  const t = textsIn('en-gb')
  const { page } = await shopper()
  const answer = await page.goto(`${shop}/en-gb/wishlist?shareReference=0b5f6f8e-0000-0000-0000-000000000000`)

  expect(answer?.status()).toBe(404)
  expect(await page.getByRole('heading', { level: 1, name: t('wishlist.reference-unknown-title') }).count()).toBe(1)
})

/** Makes the shop require a sign-in before anything is saved. */
const withSignIn = (page: Page) =>
  page.route(/\/api\/f\?(?!.*path=)/, async (route) => {
    const answer = await route.fetch()
    const shell = await answer.json()
    const featureToggles = { ...shell.featureToggles, requireLoginForWishlist: true }
    await route.fulfill({ json: { ...shell, featureToggles } })
  })

test('where a sign-in is needed, a heart asks for it, and the product is saved after it [B-WISH-O4]', async () => {
  const t = textsIn('en-gb')
  const { page } = await shopper()
  await withSignIn(page)
  await listing(page, 'en-gb')
  await waitForAllParts(page)
  await hearts(page).nth(0).click()
  await page.getByText(t('wishlist.login_to_use_wishlist')).waitFor()
  await expect.poll(() => pressedCount(page)).toBe(0)

  await signUp(page, 'en-gb')
  const saved = answered(page, '/wishlist/add')
  await page.reload()
  expect((await saved).status()).toBe(200)
  await page.getByText(t('wishlist.saved', t('wishlist.default-name'))).waitFor()
  await expect.poll(() => pressedCount(page)).toBe(1)
})

test('the basket shows what was saved last below it, and nothing where nothing was saved [B-WID-13]', async () => {
  const { page } = await shopper()
  const row = page.getByRole('heading', { name: 'Saved for later' })
  await page.goto(`${shop}/en-gb/basket`)
  await waitForHydration(page)
  await listing(page, 'en-gb')
  await waitForHydration(page)
  const saved = answered(page, '/wishlist/add')
  await hearts(page).nth(0).click()
  await saved
  await page.goto(`${shop}/en-gb/basket`)
  await waitForHydration(page)
  await page.mouse.wheel(0, 2000)

  await row.waitFor()
})
