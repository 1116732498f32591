import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { goWithin, waitForHydration } from './alive.ts'
import { objectionsOf, scrollsSideways } from './axe.ts'
import { buyerIn } from './buyers.ts'
import { openJourney } from './journey.ts'
import { putInBasket } from './put-in-basket.ts'
import { say } from './say.ts'
import { desk, phone } from './shopper.ts'

const { shop, shopper } = await openJourney()

const hearts = (page: Page) => page.locator('#products button[form="save"]')
const wishlist = (page: Page) => page.locator('header a[href$="/wishlist"]')
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
  'a guest in %s saves goods by their hearts, finds them again, and takes one out [B-FT-12] [B-NAV-12]',
  async (market, viewport) => {
    const t = say(market)
    const { page, troubles } = await shopper({ viewport })
    await listing(page, market)
    await waitForHydration(page)

    const saved = answered(page, '/wishlist/add')
    await hearts(page).nth(0).click()
    expect(await hearts(page).nth(0).getAttribute('aria-pressed')).toBe('true')
    expect((await saved).status()).toBe(200)
    const again = answered(page, '/wishlist/add')
    await hearts(page).nth(1).click()
    await again
    await page.getByRole('link', { name: t('menu.wishlist-count', 2) }).waitFor()
    await page.reload()
    await expect.poll(() => pressedCount(page)).toBe(2)

    await wishlist(page).click()
    await page.getByText(t('wishlist.count', 2)).waitFor()
    await expect.poll(() => pressedCount(page)).toBe(2)
    await page.locator('button[value="remove-product"]').first().click()
    await page.getByText(t('wishlist.count', 1)).waitFor()
    await page.getByRole('link', { name: t('menu.wishlist-count', 1) }).waitFor()
    expect(await scrollsSideways(page)).toBe(false)
    expect(troubles).toEqual([])
  },
)

test.each(['en-gb', 'ar-ae'])(
  'a guest in %s without script saves goods and takes them out by forms',
  async (market) => {
    const t = say(market)
    const { page } = await shopper({ javaScriptEnabled: false, viewport: phone })
    await listing(page, market)
    await hearts(page).nth(0).click()
    await page.waitForURL(/\/wishlist$/)
    expect(await page.getByText(t('wishlist.count', 1)).count()).toBe(1)

    await page.locator('button[value="remove-product"]').click()
    await page.getByRole('heading', { level: 1, name: t('wishlist.empty') }).waitFor()
    expect(await page.locator('button[value="remove-product"]').count()).toBe(0)
  },
)

test('a press that is refused is taken back, and said [B-TOAST-04] [B-TOAST-O1]', async () => {
  const t = say('en-gb')
  const { page } = await shopper()
  await listing(page, 'en-gb')
  await waitForHydration(page)
  await page.route('**/wishlist/add*', (route) => route.abort())

  await hearts(page).nth(0).click()

  await page.getByText(t('wishlist.error_generic')).waitFor()
  await expect.poll(() => pressedCount(page)).toBe(0)
})

test('hearts of goods that come later show what is saved too, and the product’s page with a chosen size', async () => {
  const { page, troubles } = await shopper()
  await listing(page, 'en-gb')
  await waitForHydration(page)
  const saved = answered(page, '/wishlist/add')
  await hearts(page).nth(0).click()
  await saved
  const product = await page.locator('#products article h2 a').first().getAttribute('href')

  await goWithin(page, `${shop}${product}`)
  await expect.poll(() => page.locator('form#buy button[form="save"]').getAttribute('aria-pressed')).toBe('true')
  await page.locator('form#buy label:has(input[type="radio"]:enabled)').first().click()
  expect(await page.locator('form#buy button[form="save"]').getAttribute('aria-pressed')).toBe('true')
  const removed = answered(page, '/wishlist/remove')
  await page.locator('form#buy button[form="save"]').click()
  expect(((await (await removed).json()) as { skus: string[] }).skus).toEqual([])
  const again = answered(page, '/wishlist/add')
  await page.locator('form#buy button[form="save"]').click()
  expect(((await (await again).json()) as { skus: string[] }).skus).toEqual([expect.stringMatching(/_[^_]+_[^_]+_/)])
  expect(troubles).toEqual([])
})

test('what is saved is bought in a size, and a line of the basket moves to the wishlist', async () => {
  const t = say('en-gb')
  const { page, troubles } = await shopper()
  await putInBasket({ page, shop }, buyerIn('en-gb'))
  await page.goto(`${shop}/en-gb/basket`)
  await waitForHydration(page)
  await page.locator('button[value="save-line"]').click()
  await page.getByRole('heading', { level: 1, name: t('basket.empty') }).waitFor()
  await page.getByRole('link', { name: t('menu.wishlist-count', 1) }).waitFor()

  await wishlist(page).click()
  await page.locator('main button[value="add-to-basket"]').first().click()
  await page.getByRole('dialog', { name: t('basket.title') }).waitFor()
  expect(troubles).toEqual([])
})

test('a guest who shares gets no link, and is told how to get one [B-WISH-05] [B-WISH-07]', async () => {
  const t = say('en-gb')
  const { page } = await shopper()
  await listing(page, 'en-gb')
  await waitForHydration(page)
  const saved = answered(page, '/wishlist/add')
  await hearts(page).nth(0).click()
  await saved
  await page.goto(`${shop}/en-gb/wishlist`)
  await waitForHydration(page)
  await page.getByRole('button', { name: t('wishlist.share'), exact: true }).click()
  const flyout = page.getByRole('dialog', { name: t('wishlist.share') })

  await flyout.getByText(t('wishlist.share-signed-out')).waitFor()
  expect(await flyout.locator('input[readonly]').count()).toBe(0)
})

test.each(['en-gb', 'ar-ae'])(
  'a guest in %s asks for mails about a list, confirms by the mail’s link, and stops them',
  async (market) => {
    const t = say(market)
    const { page, troubles } = await shopper({ viewport: phone })
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

    await page.goto(await linkOfMail(email, /[^"\s]+\?confirm=[\w-]+/))
    await page.getByRole('button', { name: t('wishlist.watch-confirm') }).click()
    await page.waitForURL(/\/wishlist/)
    await page.goto(`${shop}/${market}/wishlist`)
    await waitForHydration(page)
    await page.getByRole('button', { name: t('wishlist.watch') }).click()
    await page.getByText(t('wishlist.watches', `w•••@example.com`)).waitFor()
    await page.getByRole('button', { name: t('wishlist.watch-stop') }).click()
    await page.locator('#watch-email').waitFor()
    expect(troubles).toEqual([])
  },
)

test.each([
  ['en-gb', desk],
  ['ar-ae', phone],
] as const)(
  'axe finds nothing on the wishlist of %s, empty, filled, and with each of its flyouts',
  async (market, viewport) => {
    const t = say(market)
    const { page } = await shopper({ viewport, bypassCSP: true })
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

test('public pages are the same bytes for who saved something and who did not', async () => {
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

/** A link in the newest mail to an address, once the mail is written. */
async function linkOfMail(email: string, link: RegExp): Promise<string> {
  const text = async (path: string) => (await fetch(`${shop}${path}`)).text()
  const find = async () => {
    const row = (await text('/dev/outbox')).split('<tr').find((one) => one.includes(email))
    const mail = row && /\/dev\/outbox\/\d+/.exec(row)?.[0]
    return mail && link.exec(await text(mail))?.[0]
  }
  await expect.poll(find, { timeout: 60_000 }).toBeDefined()
  return (await find())!.replaceAll('&amp;', '&')
}
