import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import type { ShownList, WishlistItem } from '#contracts/wishlists.ts'
import { browsingShell, exampleCard, exampleCarousel, examplePage, exampleRow } from '../browsing.fakes.ts'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { written } from '../written.fakes.tsx'
import { WishlistPage } from './wishlist-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const on = { wishlist: true, shareWishlist: true, createWishlist: true }
const shellWith = (toggles: Readonly<Record<string, boolean>> = on) => {
  const shell = browsingShell('en-gb')
  return {
    ...shell,
    links: { ...shell.links, wishlistPage: '/en-gb/wishlist' },
    featureToggles: { ...shell.featureToggles, ...toggles },
  }
}
const sizes = [
  { sku: '1_a_01_38', name: '38', inStock: true },
  { sku: '1_a_01_40', name: '40', inStock: false },
  { sku: '1_a_01_42', name: '42', inStock: true },
]
const item = (nth: number, more: Partial<WishlistItem> = {}): WishlistItem => {
  const card = exampleCard('en-gb', nth)
  return { sku: card.id, card, sizes, ...more }
}
const list = (items: WishlistItem[], more: Partial<ShownList> = {}): ShownList => ({
  ...{ id: 'l1', name: 'Summer', isDefault: true, quantity: items.length, items, page: 1, pages: 1 },
  ...more,
})
const pageOf = (more: Partial<PageOf<'wishlistPage'>> = {}) =>
  examplePage('en-gb', 'wishlistPage', { signedIn: false, list: null, lists: [], ...more })
const preview = (id: string, name: string) => ({
  ...{ id, name, isDefault: id === 'l1', isShared: id === 'l2', quantity: 3, url: `/en-gb/wishlist?list=${id}` },
  pictures: [exampleCard('en-gb', 0).images],
})
const show = (more: Partial<PageOf<'wishlistPage'>>, toggles = on) =>
  browser.open(<WishlistPage page={pageOf(more)} />, shellWith(toggles))

test('offers for each saved product its sizes that can be had, the way to the basket, and its removal [B-WISH-O1]', async () => {
  const page = await show({ list: list([item(0, { priceWhenSaved: { amount: 79, currency: 'GBP' } })]) })
  const saved = page.getByRole('listitem').first()

  expect(await saved.locator('option').allTextContents()).toEqual(['Choose a size', '38', '42'])
  await saved.locator('select[name="sku"]').selectOption({ label: '42' })
  expect(await saved.locator('select[name="sku"]').inputValue()).toBe('1_a_01_42')
  expect(await saved.getByRole('button', { name: /^Add to basket: / }).getAttribute('value')).toBe('add-to-basket')
  expect(await saved.getByRole('button', { name: /^Remove / }).getAttribute('value')).toBe('remove-product')
  expect(await saved.getByText('£79.00 when you saved it').count()).toBe(1)
  expect(await violations(page)).toEqual([])
})

test('shows the chosen size, and says if it is sold out or nearly so', async () => {
  const page = await show({
    list: list([
      item(0, { sku: '1_a_01_38', size: { name: '38', inStock: true, fewLeft: 2 }, sizes: [] }),
      item(1, { sku: '1_b_01_38', size: { name: '40', inStock: false }, sizes: [] }),
    ]),
  })
  const [first, second] = [page.getByRole('listitem').nth(0), page.getByRole('listitem').nth(1)]

  expect(await first.getByText('Only 2 left').count()).toBe(1)
  expect(await first.locator('input[name="sku"]').inputValue()).toBe('1_a_01_38')
  expect(await second.getByText('Sold out').count()).toBe(1)
  expect(await second.locator('button[value="add-to-basket"]').count()).toBe(0)
})

test('marks products that are no longer sold, with a button to remove them [B-WISH-O7]', async () => {
  const page = await show({ list: list([{ sku: 'gone_red_01', sizes: [] }]) })

  expect(await page.getByText('No longer available').count()).toBe(1)
  expect(await page.getByRole('button', { name: 'Remove A product we no longer sell' }).count()).toBe(1)
  expect(await page.locator('button[value="add-to-basket"]').count()).toBe(0)
})

test('uses on a list the badges that editors want there [B-WISH-10]', () => {
  const shell = browsingShell('en-gb')
  const badge = (places: string[]) => ({
    ...{ badgeId: 'new', badgeTitle: 'New', productDetail: null, lineItem: null },
    productTile: {
      ...{ places, position: 'topLeft', backgroundColor: null, textColor: null, borderColor: null, image: null },
    },
  })
  const card = exampleCard('en-gb', 0, { badges: [{ id: 'new', title: 'New' }] })
  const markup = (places: string[]) =>
    written(<WishlistPage page={pageOf({ list: list([item(0, { card })]) })} />, {
      ...shellWith(),
      badges: [badge(places)] as unknown as typeof shell.badges,
    }).text

  expect(markup(['wishlist'])).toContain('New')
  expect(markup(['listing'])).not.toContain('New')
})

test('shows an empty list between the rows that editors placed above and below it [B-WISH-09] [B-CMS-O3, B-CMS-03]', () => {
  const carousel = (id: string, headline: string) => ({ ...exampleCarousel('en-gb'), id, headline })
  const zones = {
    emptyWishlistTopRows: [exampleRow(carousel('above', 'Seen lately'))],
    emptyWishlistBottomRows: [exampleRow(carousel('below', 'New this week'))],
  }
  const { text } = written(<WishlistPage page={pageOf({ zones })} />, shellWith())
  const at = ['Seen lately', 'Your wishlist is empty', 'New this week'].map((said) => text.indexOf(said))

  expect(at.every((place) => place >= 0)).toBe(true)
  expect(at).toEqual(at.toSorted((one, next) => one - next))
})

test('lets a member move products, and name, empty, delete, share and make lists [B-SYS-04] [B-WISH-07]', async () => {
  const lists = [preview('l1', 'Home'), preview('l2', 'Summer')]
  const page = await show({ signedIn: true, lists, list: list([item(0)], { id: 'l2', isDefault: false }) })

  const values = await page
    .locator('main button[name="formAction"]')
    .evaluateAll((buttons) => buttons.map((button) => (button as HTMLButtonElement).value))
  expect(values).toEqual([
    ...['add-to-basket', 'move-product', 'remove-product', 'share-list', 'mail-list', 'watch-list', 'rename-list'],
    ...['empty-list', 'delete-list', 'create-list'],
  ])
  expect(await page.locator('select[name="to"] option').allTextContents()).toEqual(['Home'])
  expect(await page.getByRole('navigation', { name: 'Your lists' }).getByRole('link').count()).toBe(2)
  expect(await page.locator('form:has(button[value="rename-list"]) input[name="list"]').inputValue()).toBe('l2')
})

test('lets a member rename and empty the default list, and says why it cannot be deleted [B-WISH-O2]', () => {
  const page = pageOf({ signedIn: true, list: list([item(0)]) })
  const { markup, text } = written(<WishlistPage page={page} />, shellWith())

  expect(['rename-list', 'empty-list', 'delete-list'].map((way) => markup.includes(`value="${way}"`))).toEqual([
    ...[true, true, false],
  ])
  expect(text).toContain(shellWith().translations['wishlist.default-stays'])
})

test('offers no sharing and no further list where the market switched that off [B-FT-32] [B-FT-33] [B-WISH-06]', () => {
  const ways = (toggles: Readonly<Record<string, boolean>>) => {
    const page = pageOf({ signedIn: true, list: list([item(0)]) })
    const { markup } = written(<WishlistPage page={page} />, shellWith({ ...on, ...toggles }))
    return ['share-list', 'mail-list', 'create-list'].map((way) => markup.includes(`value="${way}"`))
  }

  expect(ways({})).toEqual([true, true, true])
  expect(ways({ shareWishlist: false })).toEqual([false, false, true])
  expect(ways({ createWishlist: false })).toEqual([true, true, false])
})

test('shows a guest one list, which can be emptied and watched; sharing is told to need a sign-in [B-WISH-05]', async () => {
  const page = await show({ list: list([item(0)]) })

  const values = await page
    .locator('main button[name="formAction"]')
    .evaluateAll((buttons) => buttons.map((button) => (button as HTMLButtonElement).value))
  expect(values).toEqual(['add-to-basket', 'remove-product', 'watch-list', 'empty-list'])
  expect(await page.getByText('Log in to share your list by link.').count()).toBe(1)
})

test('shows a shared list read-only, to buy from and to save from [B-WISH-O6]', async () => {
  const shared = list([item(0)], { shareUrl: 'https://halden.test/en-gb/wishlist?shareReference=r' })
  const page = await show({ shared })

  expect(await page.getByRole('heading', { level: 1, name: 'Summer' }).count()).toBe(1)
  expect(await page.locator('button[form="save"]').count()).toBe(1)
  expect(await page.locator('button[name="formAction"]').count()).toBe(1)
  expect(await (await show({ shared: null })).getByRole('heading', { level: 1 }).textContent()).toBe('List not found')
})

test('confirms and stops mails by buttons alone', async () => {
  const confirm = await show({ confirm: { secret: 's', email: 'a•••@example.com' } })
  const stop = await show({ stop: { token: 't', email: 'a•••@example.com' } })

  expect(await confirm.locator('button[value="confirm-watch"]').count()).toBe(1)
  expect(await (await show({ done: 'watch-confirmed' })).getByRole('status').textContent()).toContain('Confirmed.')
  expect(await stop.locator('button[value="end-watch"]').count()).toBe(1)
  expect(await (await show({ confirm: null })).getByText('This link has expired or was already used').count()).toBe(1)
  expect(await (await show({ stop: null })).getByText('You get no more emails about this list.').count()).toBe(1)
})

test('keeps the typed text of a refused form, and shows the reason', async () => {
  const form = {
    ...{ formAction: 'mail-list', values: { recipients: 'anna', message: 'Hello' } },
    problems: { recipients: ['Check this email address: anna'] },
  }
  const page = await show({ signedIn: true, list: list([item(0)]), form })

  expect(await page.locator('#mail-recipients').inputValue()).toBe('anna')
  expect(await page.locator('#mail-message').inputValue()).toBe('Hello')
  expect(await page.getByText('Check this email address: anna').isVisible()).toBe(true)
  expect(await violations(page)).toEqual([])
})

test('asks for a sign-in where the market needs one [B-WISH-04] [B-FT-34]', async () => {
  const page = await show({ signInNeeded: true })

  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Log in to use your wishlist')
})
